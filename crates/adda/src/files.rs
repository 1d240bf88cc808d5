//! How many sockets a process may have.

/// Raises the limit of open files, sockets among them, to the most that the system allows: the
/// usual one is enough for a few hundred people only.
pub(crate) fn allow_most() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        if setrlimit(Resource::Nofile, limit).is_err() {
            tracing::warn!("the limit of open files stays as it is");
        }
    }
}

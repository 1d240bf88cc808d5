//! The pages of accounts as HTML.

mod login;

use std::fmt::Write as _;

use boards::escape;
use protocol::Refused;
use store::{Account, KeptPasskey};
use table::Millis;
use words::{Arg, Words};

pub(super) use self::login::login;
use super::{Act, OTHERS, Said};
use crate::http::pages::top::top;
use crate::node::Session;

/// The style sheet of these pages, beside the one of all.
pub(super) const STYLE: &str = "account.css";

/// A form of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Claim,
    Name,
    Password,
    Codes,
    Sessions,
    Delete,
    Login,
    Recover,
    Passkey,
}

impl Part {
    /// The form that an act comes from.
    pub(super) const fn of(act: &Act) -> Self {
        match act {
            Act::Claim { .. } | Act::ClaimPasskey { .. } => Self::Claim,
            Act::AddPasskey { .. } | Act::RemovePasskey { .. } => Self::Passkey,
            Act::Name { .. } => Self::Name,
            Act::Password { .. } => Self::Password,
            Act::Codes { .. } => Self::Codes,
            Act::End { .. } | Act::Leave {} => Self::Sessions,
            Act::Delete { .. } => Self::Delete,
        }
    }
}

/// Says messages as HTML.
struct Say<'a>(&'a Words);

impl Say<'_> {
    fn plain(&self, key: &str) -> String {
        escape(&self.0.say(key, &[]))
    }

    fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        escape(&self.0.say(key, args))
    }

    fn refused(&self, refused: &Refused) -> String {
        let args = refused.args.iter();
        let args = args.map(|(name, value)| (name.as_str(), value.as_str()));
        let (code, sentence) = (escape(&refused.code), self.0.refused(&refused.code, args));
        format!(
            "<p class=\"error\" role=\"alert\" data-testid=\"error\" data-code=\"{code}\">{}</p>\n",
            escape(&sentence)
        )
    }

    /// What was refused in this form, if it was.
    fn fault(&self, part: Part, refused: Option<&(Part, Refused)>) -> String {
        let own = refused.filter(|(of, _)| *of == part);
        own.map_or_else(String::new, |(_, why)| self.refused(why))
    }

    /// A field with its label above it.
    fn field(&self, label: &str, id: &str, attributes: &str) -> String {
        let label = self.plain(label);
        format!("<label for=\"{id}\">{label}</label>\n<input id=\"{id}\" {attributes}>\n")
    }

    fn name(&self, id: &str, value: &str) -> String {
        let value = escape(value);
        let rest = format!(
            "name=\"name\" value=\"{value}\" required maxlength=\"24\" autocomplete=\"username\" \
             autocapitalize=\"none\" spellcheck=\"false\" data-testid=\"{id}\""
        );
        self.field("account-name", id, &rest)
    }

    fn new_password(&self, id: &str) -> String {
        let rest = format!(
            "name=\"password\" type=\"password\" required minlength=\"8\" maxlength=\"128\" \
             autocomplete=\"new-password\" aria-describedby=\"{id}-hint\" data-testid=\"{id}\""
        );
        let field = self.field("account-password", id, &rest);
        let hint = self.plain("account-password-hint");
        format!("{field}<p class=\"small muted\" id=\"{id}-hint\">{hint}</p>\n")
    }
}

/// A form that is sent to its own page.
fn form(to: &str, act: &str, inner: &str) -> String {
    format!(
        "<form class=\"stack\" method=\"post\" action=\"{to}\" data-testid=\"form-{act}\">\n\
         <input type=\"hidden\" name=\"do\" value=\"{act}\">\n{inner}</form>\n"
    )
}

fn button(class: &str, id: &str, text: &str) -> String {
    format!("<button class=\"{class}\" data-testid=\"{id}\">{text}</button>\n")
}

/// A button that asks the browser for a passkey and sends its form with the answer, as `act`. It shows where browser and page
/// can do that.
fn passkey_button(class: &str, wish: &str, act: &str, text: &str) -> String {
    format!(
        "<button type=\"button\" class=\"{class}\" data-testid=\"{act}\" data-passkey=\"{wish}\" data-do=\"{act}\" hidden>{text}</button>\n"
    )
}

/// Says that the browser has given none.
fn passkey_failed(say: &Say<'_>) -> String {
    let failed = say.plain("passkey-failed");
    format!(
        "<p class=\"error\" role=\"alert\" data-passkey-failed data-testid=\"passkey-failed\" hidden>{failed}</p>\n"
    )
}

/// A panel with a heading, which the address can name.
fn panel(id: &str, heading: &str, inner: &str) -> String {
    format!(
        "<section class=\"panel stack\" id=\"{id}\" aria-labelledby=\"{id}-heading\">\n\
         <h2 id=\"{id}-heading\">{heading}</h2>\n{inner}</section>\n"
    )
}

/// What stands around each of these pages.
fn around(words: &Words, heading: &str, main: &str) -> String {
    let say = Say(words);
    let (top, skip, portal) = (
        top(words),
        say.plain("skip-to-content"),
        say.plain("to-portal"),
    );
    format!(
        "<a class=\"skip\" href=\"#main\">{skip}</a>\n{top}\
         <main class=\"page account stack\" id=\"main\" data-testid=\"account\">\n<h1>{heading}</h1>\n{main}\
         <p><a class=\"button\" href=\"/\" data-testid=\"to-portal\">{portal}</a></p>\n</main>\n"
    )
}

/// `/account`.
pub(super) struct Sheet<'a> {
    pub(super) account: Option<Account>,
    /// The passkeys of the account; none where the house can have none.
    pub(super) passkeys: Option<Vec<KeptPasskey>>,
    pub(super) sessions: Vec<Session>,
    /// Whether nothing asks for the password.
    pub(super) fresh: bool,
    pub(super) session: Option<&'a Session>,
    pub(super) words: &'a Words,
    pub(super) now: Millis,
    pub(super) said: &'a Said,
}

impl Sheet<'_> {
    pub(super) fn body(&self) -> String {
        let say = Say(self.words);
        let main = match (&self.account, self.session) {
            (Some(account), Some(session)) => self.own(account, session),
            (_, session) => self.guest(session),
        };
        around(self.words, &say.plain("account"), &main)
    }

    fn fault(&self, part: Part) -> String {
        Say(self.words).fault(part, self.said.refused.as_ref())
    }

    /// What a guest sees, or somebody who is not even that yet.
    fn guest(&self, session: Option<&Session>) -> String {
        let say = Say(self.words);
        let name = session.map_or("", |session| &*session.person.name);
        let lead = if name.is_empty() {
            say.plain("account-nobody")
        } else {
            say.with("account-guest", &[("name", Arg::Text(name))])
        };
        let typed = self.said.name.as_deref().unwrap_or_default();
        let hint = say.plain("account-name-hint");
        let make = button("primary", "claim", &say.plain("account-make"));
        let by_passkey = self.passkeys.as_ref().map_or_else(String::new, |_| {
            let text = say.plain("passkey-claim");
            let about = say.plain("passkeys-about");
            format!(
                "<div class=\"stack\" data-passkey-part hidden>\n<p class=\"small muted\">{about}</p>\n{}{}</div>\n",
                passkey_button("", "new", "claim-passkey", &text),
                passkey_failed(&say)
            )
        });
        let inner = format!(
            "{}{}<p class=\"small muted\">{hint}</p>\n{}{make}{by_passkey}",
            self.fault(Part::Claim),
            say.name("name", typed),
            say.new_password("password")
        );
        let claim = panel(
            "claim",
            &say.plain("account-make"),
            &form("/account", "claim", &inner),
        );
        let login = format!(
            "<p>{} <a href=\"/login\" data-testid=\"to-login\">{}</a></p>\n",
            say.plain("account-have"),
            say.plain("login")
        );
        format!(
            "<p>{lead}</p>\n{claim}{login}{}",
            self.data(session.is_some())
        )
    }

    fn own(&self, account: &Account, session: &Session) -> String {
        let say = Say(self.words);
        let name = escape(&session.person.name);
        let done = self.said.done.map_or_else(String::new, |key| {
            format!(
                "<p class=\"banner\" data-tone=\"good\" role=\"status\">{}</p>\n",
                say.plain(key)
            )
        });
        let leave = button("", "logout", &say.plain("account-leave"));
        let parts = [
            format!("<p class=\"lead\" data-testid=\"own-name\">{name}</p>\n"),
            done,
            // Sent again by somebody who has an account by now.
            self.fault(Part::Claim),
            self.codes(account),
            form("/account", "leave", &leave),
            self.name(session),
            self.password(),
            self.passkeys(),
            self.list(session),
            self.data(true),
            self.delete(),
        ];
        parts.concat()
    }

    /// The recovery codes: told where they are new, else how many are left.
    fn codes(&self, account: &Account) -> String {
        let say = Say(self.words);
        if self.said.codes.is_empty() {
            let count = i64::from(account.codes);
            let left = say.with("codes-left", &[("count", Arg::Number(count))]);
            let renew = button("", "renew-codes", &say.plain("codes-renew"));
            let current = self.current("codes-current");
            let inner = format!("{}{current}{renew}", self.fault(Part::Codes));
            let text = format!("<p data-testid=\"codes-left\">{left}</p>\n");
            return panel(
                "codes",
                &say.plain("codes"),
                &(text + &form("/account", "codes", &inner)),
            );
        }
        let codes = self.said.codes.iter();
        let codes: String = codes
            .map(|code| {
                format!(
                    "<li data-testid=\"recovery-code\"><code>{}</code></li>\n",
                    escape(code)
                )
            })
            .collect();
        let text = say.plain("codes-about");
        panel(
            "codes",
            &say.plain("codes"),
            &format!("<p>{text}</p>\n<ul class=\"codes\">\n{codes}</ul>\n"),
        )
    }

    fn name(&self, session: &Session) -> String {
        let say = Say(self.words);
        let typed = self.said.name.as_deref().unwrap_or(&session.person.name);
        let save = button("", "rename", &say.plain("name-save"));
        let inner = format!(
            "{}{}{save}",
            self.fault(Part::Name),
            say.name("new-name", typed)
        );
        panel(
            "name",
            &say.plain("account-name"),
            &form("/account", "name", &inner),
        )
    }

    fn password(&self) -> String {
        let say = Say(self.words);
        let save = button("", "set-password", &say.plain("name-save"));
        let mut about = say.plain("account-password-about");
        if self.passkeys.as_ref().is_some_and(|all| !all.is_empty()) {
            about += " ";
            about += &say.plain("passkeys-stay");
        }
        let inner = format!(
            "{}<p class=\"small muted\">{about}</p>\n{}{}{save}",
            self.fault(Part::Password),
            self.current("password-current"),
            say.new_password("new-password")
        );
        let heading = say.plain("account-password-new");
        panel("password", &heading, &form("/account", "password", &inner))
    }

    /// The passkeys, and how to add one.
    fn passkeys(&self) -> String {
        let Some(passkeys) = &self.passkeys else {
            return self.fault(Part::Passkey);
        };
        let say = Say(self.words);
        let mut rows = String::new();
        for passkey in passkeys {
            let device = self.device(&passkey.device);
            let used = self.ago("passkey-used", passkey.used);
            let remove = if self.fresh {
                let id = format!(
                    "<input type=\"hidden\" name=\"id\" value=\"{}\">\n",
                    escape(&passkey.id)
                );
                let remove = button("", "remove-passkey", &say.plain("passkey-remove"));
                form("/account", "remove-passkey", &(id + &remove))
            } else {
                String::new()
            };
            let _ = writeln!(
                rows,
                "<li class=\"session\" data-testid=\"passkey\"><span>{device}<br>\
                 <span class=\"small muted\">{used}</span></span>{remove}</li>"
            ); // a String takes everything
        }
        let list = if rows.is_empty() {
            String::new()
        } else {
            format!("<ul class=\"sessions\">\n{rows}</ul>\n")
        };
        let add = if self.fresh {
            let add = passkey_button("", "new", "add-passkey", &say.plain("passkey-add"));
            form("/account", "add-passkey", &(add + &passkey_failed(&say)))
        } else {
            format!(
                "<p class=\"small muted\">{}</p>\n",
                say.plain("passkey-again")
            )
        };
        let (fault, about) = (self.fault(Part::Passkey), say.plain("passkeys-about"));
        let inner = format!("{fault}<p class=\"small muted\">{about}</p>\n{list}{add}");
        panel("passkeys", &say.plain("passkeys"), &inner)
    }

    /// The field for the present password, where it is asked for.
    fn current(&self, id: &str) -> String {
        let say = Say(self.words);
        if self.fresh {
            return String::new();
        }
        if self
            .account
            .as_ref()
            .is_some_and(|account| account.password.is_none())
        {
            let text = say.plain("passkey-again");
            return format!("<p class=\"small muted\">{text}</p>\n");
        }
        let rest = format!(
            "name=\"current\" type=\"password\" required maxlength=\"128\" \
             autocomplete=\"current-password\" data-testid=\"{id}\""
        );
        say.field("account-password-current", id, &rest)
    }

    /// The browsers that are logged in.
    fn list(&self, own: &Session) -> String {
        let say = Say(self.words);
        let mut rows = String::new();
        for session in &self.sessions {
            let device = self.device(&session.device);
            let seen = self.ago("session-seen", session.seen);
            let is_own = session.hash == own.hash;
            let end = if is_own {
                format!("<strong>{}</strong>", say.plain("session-this"))
            } else {
                let field = format!(
                    "<input type=\"hidden\" name=\"session\" value=\"{}\">\n",
                    session.hash.name()
                );
                let end = button("", "end-session", &say.plain("session-end"));
                form("/account", "end", &(field + &end))
            };
            let _ = writeln!(
                rows,
                "<li class=\"session\" data-testid=\"session\"><span>{device}<br>\
                 <span class=\"small muted\">{seen}</span></span>{end}</li>"
            ); // a String takes everything
        }
        let others = if self.sessions.len() > 1 {
            let field = format!("<input type=\"hidden\" name=\"session\" value=\"{OTHERS}\">\n");
            let end = button("", "end-others", &say.plain("sessions-end"));
            form("/account", "end", &(field + &end))
        } else {
            String::new()
        };
        let fault = self.fault(Part::Sessions);
        let inner = format!("{fault}<ul class=\"sessions\">\n{rows}</ul>\n{others}");
        panel("sessions", &say.plain("sessions"), &inner)
    }

    /// A device as it says itself, if it does.
    fn device(&self, device: &str) -> String {
        if device.is_empty() {
            Say(self.words).plain("session-unknown")
        } else {
            escape(device)
        }
    }

    /// How long ago something was, by days: nobody needs it finer.
    fn ago(&self, key: &str, then: Millis) -> String {
        let days = self.now.saturating_sub(then) / (24 * 60 * 60 * 1000);
        Say(self.words).with(key, &[("days", Arg::Number(days.max(0)))])
    }

    fn data(&self, known: bool) -> String {
        if !known {
            return String::new();
        }
        let say = Say(self.words);
        let own = say.plain("profile-own");
        format!(
            "<p><a class=\"button\" href=\"/me\" data-testid=\"to-profile\">{own}</a></p>\n\
             <p><a class=\"button\" href=\"/account/data\" data-testid=\"export\">{}</a></p>\n",
            say.plain("account-data")
        )
    }

    fn delete(&self) -> String {
        let say = Say(self.words);
        let sure =
            "<input type=\"checkbox\" name=\"sure\" value=\"yes\" required data-testid=\"sure\">";
        let inner = format!(
            "{}<p>{}</p>\n{}<label class=\"row\">{sure}<span class=\"grow\">{}</span></label>\n{}",
            self.fault(Part::Delete),
            say.plain("delete-about"),
            self.current("delete-current"),
            say.plain("delete-sure"),
            button("danger", "delete", &say.plain("delete")),
        );
        let refused = self.said.refused.as_ref();
        let open = refused.is_some_and(|(part, _)| *part == Part::Delete);
        let open = if open { " open" } else { "" };
        format!(
            "<details class=\"panel\" data-testid=\"by-delete\"{open}>\n<summary>{}</summary>\n{}</details>\n",
            say.plain("delete"),
            form("/account", "delete", &inner)
        )
    }
}

//! `adda serve`: a house.

use std::io::IsTerminal as _;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use coins::Tariff;
use server::node::Calendar;
use server::{Config, Limits, Origin};
use tracing_subscriber::EnvFilter;

use crate::fault::Fault;

#[derive(Args)]
#[command(args_override_self = true)]
pub(crate) struct Options {
    /// A file of settings in TOML: each is one of these options by its name, as `port = 8080`. What the
    /// environment or the command line says is stronger.
    #[arg(long, env = "ADDA_CONFIG")]
    config: Option<PathBuf>,
    /// The address to listen on; 0.0.0.0 or :: for every one.
    #[arg(long, default_value = "127.0.0.1", env = "ADDA_LISTEN")]
    listen: IpAddr,
    /// The port to listen on; 0 for a free one.
    #[arg(long, default_value_t = 8080, env = "ADDA_PORT")]
    port: u16,
    /// The SQLite file; it is made if it is not there.
    #[arg(long, default_value = "adda.sqlite", env = "ADDA_DB")]
    db: PathBuf,
    /// The address and port to serve metrics on, one that outsiders cannot reach.
    #[arg(long, env = "ADDA_METRICS")]
    metrics: Option<SocketAddr>,
    /// The address people know the house by, as https://play.example.org, if it is behind a proxy.
    #[arg(long, env = "ADDA_PUBLIC_URL")]
    public_url: Option<Origin>,
    /// Believes what a reverse proxy says by X-Forwarded-For, -Proto and -Host; only behind one.
    #[arg(long, env = "ADDA_TRUST_PROXY")]
    trust_proxy: bool,
    /// What the house is called.
    #[arg(long, env = "ADDA_HOUSE_NAME")]
    house_name: Option<String>,
    /// What the computer player is called.
    #[arg(long, env = "ADDA_BOT_NAME")]
    bot_name: Option<String>,
    /// What the coins are called.
    #[arg(long, env = "ADDA_COIN_NAME")]
    coin_name: Option<String>,
    /// What a win pays against the computer: easy, medium, hard, master.
    #[arg(long, value_parser = levels, default_value = "5,10,20,30", env = "ADDA_COINS")]
    coins: [u32; 4],
    /// What a win pays against a person.
    #[arg(long, default_value_t = Tariff::default().person, env = "ADDA_COINS_PERSON")]
    coins_person: u32,
    /// The most coins that a person earns in a day.
    #[arg(long, default_value_t = Tariff::default().day, env = "ADDA_COINS_DAY")]
    coins_day: u32,
    /// With fewer moves a match that somebody resigned or left pays nothing.
    #[arg(long, default_value_t = Tariff::default().moves, env = "ADDA_COINS_MOVES")]
    coins_moves: u32,
    /// Where the day turns at midnight, as a name of the time zone database.
    #[arg(long, default_value = "Asia/Dhaka", env = "ADDA_TIME_ZONE")]
    time_zone: Calendar,
    /// Writes the log as JSON, one object a line.
    #[arg(long, env = "ADDA_LOG_JSON")]
    log_json: bool,
    /// Limits nobody: for load tests on a closed network.
    #[arg(long, env = "ADDA_NO_LIMITS")]
    no_limits: bool,
}

impl Options {
    fn tariff(&self) -> Tariff {
        Tariff {
            levels: self.coins,
            person: self.coins_person,
            day: self.coins_day,
            moves: self.coins_moves,
        }
    }
}

/// One number for each level.
fn levels(text: &str) -> Result<[u32; 4], String> {
    let numbers: Option<Vec<u32>> = text.split(',').map(|number| number.parse().ok()).collect();
    let levels = numbers.and_then(|numbers| numbers.try_into().ok());
    levels.ok_or_else(|| "not four numbers like 5,10,20,30".to_owned())
}

/// Serves until the process is asked to end.
pub(crate) fn run(options: &Options) -> Result<(), Fault> {
    log(options.log_json);
    crate::files::allow_most();
    let config = Config {
        listen: SocketAddr::new(options.listen, options.port),
        db: options.db.clone(),
        metrics: options.metrics,
        public_url: options.public_url.clone(),
        house: options.house_name.clone(),
        bot: options.bot_name.clone(),
        coin: options.coin_name.clone(),
        tariff: options.tariff(),
        calendar: options.time_zone.clone(),
        trust_proxy: options.trust_proxy,
        limits: if options.no_limits {
            Limits::none()
        } else {
            Limits::default()
        },
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    Ok(runtime.block_on(server::serve(config))?)
}

/// The log goes to stderr; `RUST_LOG` says how much of it.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.init();
    }
}

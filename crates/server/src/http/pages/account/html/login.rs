//! `/login` as HTML.

use words::{Arg, Words};

use super::{Part, Say, around, button, form, panel, passkey_button, passkey_failed};
use crate::http::pages::account::login::Said;

/// `/login`; `guest` is what this browser's guest is called.
pub(in crate::http::pages::account) fn login(
    words: &Words,
    name: &str,
    guest: Option<&str>,
    passkeys: bool,
    said: &Said,
) -> String {
    let say = Say(words);
    let refused = said.refused.as_ref();
    let gone = if said.gone {
        let text = say.plain("delete-done");
        format!("<p class=\"banner\" data-tone=\"good\" role=\"status\">{text}</p>\n")
    } else {
        String::new()
    };
    let lead = guest.map_or_else(String::new, |guest| {
        let text = say.with("login-guest", &[("name", Arg::Text(guest))]);
        format!("<p>{text}</p>\n")
    });
    let password = say.field(
        "account-password",
        "password",
        "name=\"password\" type=\"password\" required maxlength=\"128\" autocomplete=\"current-password\" \
         data-testid=\"password\"",
    );
    let enter = button("primary", "login", &say.plain("login-enter"));
    let inner = format!(
        "{}{}{password}{enter}",
        say.fault(Part::Login, refused),
        say.name("name", name)
    );
    let by_password = panel(
        "login",
        &say.plain("login-password"),
        &form("/login", "password", &inner),
    );
    let by_passkey = if passkeys {
        let enter = passkey_button("primary", "known", "passkey", &say.plain("passkey-enter"));
        let about = say.plain("passkeys-about");
        let inner = format!(
            "{}<p class=\"small muted\">{about}</p>\n{enter}{}",
            say.fault(Part::Passkey, refused),
            passkey_failed(&say)
        );
        let inner = form("/login", "passkey", &inner);
        let open = if refused.is_some_and(|(part, _)| *part == Part::Passkey) {
            ""
        } else {
            " hidden"
        };
        format!("<section class=\"panel stack\" data-passkey-part{open}>\n{inner}</section>\n")
    } else {
        say.fault(Part::Passkey, refused)
    };
    let code = say.field(
        "login-code",
        "code",
        "name=\"code\" required maxlength=\"40\" autocomplete=\"off\" autocapitalize=\"none\" \
         spellcheck=\"false\" data-testid=\"code\"",
    );
    let enter = button("", "recover", &say.plain("login-enter"));
    let hint = say.plain("login-recover-about");
    let inner = format!(
        "<p class=\"small muted\">{hint}</p>\n{}{}{code}{enter}",
        say.fault(Part::Recover, refused),
        say.name("recover-name", name)
    );
    let open = refused.is_some_and(|(part, _)| *part == Part::Recover);
    let open = if open { " open" } else { "" };
    let by_code = format!(
        "<details class=\"panel\" data-testid=\"by-code\"{open}>\n<summary>{}</summary>\n{}</details>\n",
        say.plain("login-recover"),
        form("/login", "code", &inner)
    );
    let none = format!(
        "<p>{} <a href=\"/account\" data-testid=\"to-account\">{}</a></p>\n",
        say.plain("login-none"),
        say.plain("login-make")
    );
    let main = format!("{gone}{lead}{by_passkey}{by_password}{by_code}{none}");
    around(words, &say.plain("login"), &main)
}

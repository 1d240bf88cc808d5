//! The sheet of what can be said, and of who is not to be heard.

use boards::escape;
use js_sys::Function;
use protocol::Phrase;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDialogElement};
use words::Words;

use super::mutes::{self, Speaker};
use super::{call, face, say};
use crate::browser;
use crate::guest::element::{listen, set, value};
use crate::guest::page::words;

/// Opens the sheet; whether it could be. `text` is as [`OPEN`](super::OPEN) has it.
pub(super) fn open(text: &str, page: Function) -> Option<bool> {
    let (at, others) = text.split_once('\n')?;
    let others: Vec<(&str, &str)> = others.lines().filter_map(|l| l.split_once(' ')).collect();
    let is_muted = |seat: &str| mutes::with(|mutes| mutes.mutes(Speaker { at, seat }));
    let rows: Vec<_> = others
        .iter()
        .map(|(seat, name)| (*seat, *name, is_muted(seat)))
        .collect();
    let dialog: HtmlDialogElement = {
        let made = browser::document().create_element("dialog").ok()?;
        made.dyn_into().ok()?
    };
    dialog.set_class_name("dialog talk");
    set(&dialog, "aria-labelledby", "talk-heading");
    set(&dialog, "data-testid", "talk-sheet");
    dialog.set_inner_html(&html(&words(), &rows));
    browser::document().body()?.append_child(&dialog).ok()?;
    let (at, sheet) = (at.to_owned(), dialog.clone());
    listen(&dialog, &["click"], move |event| {
        press(&event, &sheet, &at, &page);
    });
    let gone = dialog.clone();
    listen(&dialog, &["close"], move |_| Element::remove(&gone));
    dialog.show_modal().ok()?;
    Some(true)
}

fn press(event: &Event, sheet: &HtmlDialogElement, at: &str, page: &Function) -> Option<()> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let button = target.closest("button").ok()??;
    if let Some(seat) = value(&button, "data-mute") {
        let speaker = Speaker { at, seat: &seat };
        let muted = mutes::with(|mutes| {
            let muted = !mutes.mutes(speaker);
            mutes.set(speaker, muted);
            muted
        });
        set(&button, "aria-pressed", &muted.to_string());
        return Some(());
    }
    sheet.close();
    if let Some(phrase) = value(&button, "data-phrase") {
        call(page, &phrase);
    }
    Some(())
}

/// What stands on the sheet. Of the other persons: seat, name, and whether they are muted.
fn html(words: &Words, others: &[(&str, &str, bool)]) -> String {
    let line = |key: &str| escape(&words.say(key, &[]));
    let mut text = format!(
        r#"<h2 id="talk-heading">{}</h2><div class="talk-words">"#,
        line("talk-heading")
    );
    for phrase in Phrase::ALL.into_iter().filter(|phrase| !phrase.is_face()) {
        let said = escape(&say(words, phrase));
        text += &format!(r#"<button data-phrase="{phrase}" data-testid="phrase">{said}</button>"#);
    }
    text += r#"</div><div class="talk-faces">"#;
    for phrase in Phrase::ALL {
        if let Some(face) = face::of(phrase) {
            let said = escape(&say(words, phrase));
            text += &format!(
                r#"<button class="icon" data-phrase="{phrase}" data-testid="phrase" aria-label="{said}">{face}</button>"#
            );
        }
    }
    text += "</div>";
    for (seat, name, muted) in others {
        let label = escape(&words.say("talk-mute", &[("name", (*name).into())]));
        text += &format!(
            r#"<button class="quiet wide talk-mute" data-mute="{}" data-testid="mute" aria-pressed="{muted}">{label}</button>"#,
            escape(seat)
        );
    }
    text + &format!(
        r#"<p class="small muted">{}</p><button class="wide" data-testid="talk-close">{}</button>"#,
        line("talk-about"),
        line("close")
    )
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;
    use crate::talk::texts;

    #[test]
    fn every_phrase_is_there_and_hostile_names_are_only_text() {
        for lang in Lang::ALL {
            let words = Words::from_pressed(lang, &words::press(lang, texts(lang)));
            let name = r#"<img src=x onerror="alert(1)">"#;
            let text = html(&words, &[("1", name, true)]);
            for phrase in Phrase::ALL {
                assert!(
                    text.contains(&format!(r#"data-phrase="{phrase}""#)),
                    "{lang} {phrase}"
                );
            }
            assert!(!text.contains("<img") && text.contains("&lt;img"), "{lang}");
            assert!(text.contains(r#"aria-pressed="true""#));
        }
    }
}

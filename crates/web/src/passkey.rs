//! Asks the browser for a passkey and sends the form with the answer: a module of its own for the pages of accounts, which
//! the house writes whole and which work without it.
//!
//! A button with `data-passkey` says what is asked for (`new`, `known`), its `data-do` what the form is to be sent as. What
//! the house or the form refuses is said by the page that comes then; what the browser refuses, by `data-passkey-failed`.

use js_sys::{Array, JSON, Object, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlFormElement, HtmlInputElement, Request, RequestInit, Response};

use crate::browser::{document, window};

/// Where the house says what to ask for.
const ASK: &str = "/account/passkey";

/// Shows the buttons, where this browser knows passkeys.
pub fn start() {
    let knows = Reflect::has(&window(), &"PublicKeyCredential".into());
    if !knows.unwrap_or_default() {
        return;
    }
    for part in all("[data-passkey-part], [data-passkey]") {
        let _ = part.remove_attribute("hidden");
    }
    for button in all("[data-passkey]") {
        let pressed = button.clone();
        let press = Closure::<dyn Fn()>::new(move || spawn_local(press(pressed.clone())));
        let _ = button.add_event_listener_with_callback("click", press.as_ref().unchecked_ref());
        press.forget();
    }
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    let found = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok());
    found.collect()
}

/// Why there is no answer.
enum Failed {
    /// The house has refused: it says why when the form is sent.
    Refused,
    /// The browser or the person has.
    Browser,
}

impl From<JsValue> for Failed {
    fn from(_: JsValue) -> Self {
        Self::Browser
    }
}

async fn press(button: Element) {
    let form = button.closest("form").ok().flatten();
    let Some(form) = form.and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) else {
        return;
    };
    let field = |name: &str| -> Option<HtmlInputElement> {
        let found = form.query_selector(&format!("[name=\"{name}\"]")).ok()??;
        found.dyn_into().ok()
    };
    let name = field("name");
    if name.as_ref().is_some_and(|name| !name.report_validity()) {
        return;
    }
    show_failed(&form, false);
    let wish = button.get_attribute("data-passkey").unwrap_or_default();
    let name = name.map(|name| name.value()).unwrap_or_default();
    let answer = match answer(&wish, &name).await {
        Ok(answer) => answer,
        Err(Failed::Refused) => String::new(),
        Err(Failed::Browser) => return show_failed(&form, true),
    };
    if let Some(act) = field("do") {
        act.set_value(&button.get_attribute("data-do").unwrap_or_default());
    }
    if let Ok(input) = document().create_element("input")
        && let Ok(input) = input.dyn_into::<HtmlInputElement>()
    {
        input.set_type("hidden");
        input.set_name("credential");
        input.set_value(&answer);
        let _ = form.append_child(&input);
    }
    let _ = form.submit();
}

fn show_failed(form: &HtmlFormElement, failed: bool) {
    if let Ok(Some(line)) = form.query_selector("[data-passkey-failed]") {
        let _ = line.toggle_attribute_with_force("hidden", !failed);
    }
}

/// What the browser answers to what the house asks, as JSON.
async fn answer(wish: &str, name: &str) -> Result<String, Failed> {
    let options = asked(wish, name).await?;
    let asked = Object::new();
    Reflect::set(&asked, &"publicKey".into(), &options)?;
    let credentials = Reflect::get(&window().navigator(), &"credentials".into())?;
    let how = if wish == "new" { "create" } else { "get" };
    let how: js_sys::Function = Reflect::get(&credentials, &how.into())?.dyn_into()?;
    let promise: js_sys::Promise = how.call1(&credentials, &asked)?.dyn_into()?;
    told(&JsFuture::from(promise).await?)
}

/// What the house asks for, with bytes in place of their base64url.
async fn asked(wish: &str, name: &str) -> Result<JsValue, Failed> {
    let init = RequestInit::new();
    init.set_method("POST");
    let name = String::from(js_sys::encode_uri_component(name));
    init.set_body(&format!("for={wish}&name={name}").into());
    let request = Request::new_with_str_and_init(ASK, &init)?;
    let kind = "application/x-www-form-urlencoded";
    request.headers().set("content-type", kind)?;
    let response = JsFuture::from(window().fetch_with_request(&request)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(Failed::Refused);
    }
    let options = JsFuture::from(response.json()?).await?;
    read_bytes(&options, "challenge")?;
    let user = Reflect::get(&options, &"user".into())?;
    if user.is_object() {
        read_bytes(&user, "id")?;
    }
    for list in ["excludeCredentials", "allowCredentials"] {
        let list = Reflect::get(&options, &list.into())?;
        if let Some(list) = list.dyn_ref::<Array>() {
            for credential in list.iter() {
                read_bytes(&credential, "id")?;
            }
        }
    }
    Ok(options)
}

/// What has to be told of a credential; `toJSON` is too new for many phones.
fn told(credential: &JsValue) -> Result<String, Failed> {
    let get = |name: &str| Reflect::get(credential, &name.into());
    let (all, response) = (Object::new(), Object::new());
    let set = |object: &Object, name: &str, value: &JsValue| {
        Reflect::set(object, &name.into(), value).map(drop)
    };
    for name in ["id", "type", "authenticatorAttachment"] {
        set(&all, name, &get(name)?)?;
    }
    set(&all, "rawId", &get("id")?)?;
    set(&all, "clientExtensionResults", &Object::new())?;
    let from = get("response")?;
    for name in [
        "clientDataJSON",
        "attestationObject",
        "authenticatorData",
        "signature",
        "userHandle",
    ] {
        let bytes = Reflect::get(&from, &name.into())?;
        // An attestation's data are part of its object.
        let again =
            name == "authenticatorData" && Reflect::has(&response, &"attestationObject".into())?;
        if bytes.is_object() && !again {
            set(
                &response,
                name,
                &base64url(&Uint8Array::new(&bytes))?.into(),
            )?;
        }
    }
    set(&all, "response", &response)?;
    Ok(JSON::stringify(&all)?.into())
}

fn read_bytes(object: &JsValue, name: &str) -> Result<(), JsValue> {
    let text = Reflect::get(object, &name.into())?
        .as_string()
        .unwrap_or_default();
    let text = window().atob(&text.replace('-', "+").replace('_', "/"))?;
    let bytes: Vec<u8> = text.chars().map(|byte| byte as u8).collect();
    Reflect::set(object, &name.into(), &Uint8Array::from(&*bytes)).map(drop)
}

fn base64url(bytes: &Uint8Array) -> Result<String, JsValue> {
    let text: String = bytes.to_vec().into_iter().map(char::from).collect();
    let text = window().btoa(&text)?;
    Ok(text
        .trim_end_matches('=')
        .replace('+', "-")
        .replace('/', "_"))
}

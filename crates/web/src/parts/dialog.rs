//! A question that has to be answered first.

use leptos::html;
use leptos::prelude::*;

/// A modal dialog: it takes the focus, Escape is its "no", and the focus goes back to where it was.
/// It is gone from the page when it is closed.
#[component]
pub(crate) fn Dialog(
    /// Whether it is asked; set to false when it is closed.
    open: RwSignal<bool>,
    /// What browser tests know it by.
    testid: &'static str,
    /// The heading.
    #[prop(into)]
    heading: String,
    /// What it says, and its buttons, which close it by [`close`].
    children: ChildrenFn,
) -> impl IntoView {
    let heading = StoredValue::new(heading);
    let children = StoredValue::new(children);
    view! {
        <Show when=move || open.get()>
            <Modal open testid>
                <h2 id=HEADING>{heading.get_value()}</h2>
                {children.with_value(|children| children())}
            </Modal>
        </Show>
    }
}

/// What a dialog is called by. There is one at a time.
const HEADING: &str = "dialog-heading";

#[component]
fn Modal(open: RwSignal<bool>, testid: &'static str, children: Children) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = node.get()
            && dialog.is_connected()
            && !dialog.open()
        {
            let _ = dialog.show_modal();
        }
    });
    let closer = Closer(node);
    provide_context(closer);
    view! {
        <dialog
            class="dialog"
            aria-labelledby=HEADING
            data-testid=testid
            node_ref=node
            on:close=move |_| open.set(false)
        >
            {children()}
        </dialog>
    }
}

/// Closes the dialog around a component. The browser then gives the focus back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Closer(NodeRef<html::Dialog>);

impl Closer {
    /// The dialog that this is called in.
    pub(crate) fn of_this() -> Self {
        expect_context()
    }

    /// Closes it.
    pub(crate) fn close(self) {
        if let Some(dialog) = self.0.get_untracked() {
            dialog.close();
        }
    }
}

/// A question with yes and no.
#[component]
pub(crate) fn Confirm(
    /// Whether it is asked.
    open: RwSignal<bool>,
    /// The question.
    #[prop(into)]
    heading: String,
    /// What "yes" means.
    #[prop(into)]
    text: String,
    /// The button that does it.
    #[prop(into)]
    yes: String,
    /// Does it.
    on_yes: Callback<()>,
) -> impl IntoView {
    let (text, yes) = (StoredValue::new(text), StoredValue::new(yes));
    view! {
        <Dialog open testid="confirm" heading>
            <ConfirmBody text=text.get_value() yes=yes.get_value() on_yes />
        </Dialog>
    }
}

#[component]
fn ConfirmBody(text: String, yes: String, on_yes: Callback<()>) -> impl IntoView {
    let closer = Closer::of_this();
    view! {
        <p>{text}</p>
        <div class="dialog-buttons">
            <button class="quiet" data-testid="confirm-no" on:click=move |_| closer.close()>
                {crate::texts::say("confirm-no")}
            </button>
            <button
                class="danger"
                data-testid="confirm-yes"
                on:click=move |_| {
                    closer.close();
                    on_yes.run(());
                }
            >
                {yes}
            </button>
        </div>
    }
}

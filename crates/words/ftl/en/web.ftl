# The client's pages: buttons, headings, dialogs, messages.

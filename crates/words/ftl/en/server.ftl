# Page titles and descriptions that the server writes into the page before the client has loaded.

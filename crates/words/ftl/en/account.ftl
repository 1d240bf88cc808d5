# The pages of accounts, which the server writes whole; the browser does not load it.

page-account-title = Your account – { $house }
page-account-about = Keep your matches under a name and a password. No e-mail address is needed.
page-login-title = Log in – { $house }
page-login-about = Log in with your name and password.

account-nobody = With an account you find your matches again on every device. No e-mail address is needed.
account-guest = You play here as the guest { $name }. With an account you keep your matches and find them again on every device. No e-mail address is needed.
account-make = Make an account
account-made = Your account is made. Please write the codes below down.
account-have = Do you have an account?
account-name = Name
account-name-hint = 3 to 24 letters or digits of one script. This is how others see you, so children should not take their full name.
account-password = Password
account-password-hint = At least 8 letters. Several words are good.
account-password-current = Your password now
account-password-new = New password
account-password-about = All other devices are logged out by it.
account-leave = Log out
account-data = Everything the house knows about you, as a file

login = Log in
login-guest = You play here as the guest { $name }. The matches of this guest come with you.
login-password = With your password
login-enter = Log in
login-recover = I forgot my password
login-recover-about = Use one of the codes that you wrote down when you made the account. Each works once. Then set a new password.
login-code = Code
login-none = Do you have no account yet?
login-make = Make one

codes = Codes for when you forget your password
codes-about = Write these down now: they are shown only once. Each of them lets you in once, with your name.
codes-left = { $count ->
    [one] You have 1 code left.
   *[other] You have { $count } codes left.
}
codes-renew = Make new codes

sessions = Where you are logged in
session-this = This device
session-unknown = Some device
session-seen = { $days ->
    [0] last seen today
    [one] last seen yesterday
   *[other] last seen { $days } days ago
}
session-end = Log out there
sessions-end = Log out everywhere else

passkeys = Passkeys
passkeys-about = With a passkey you log in by your fingerprint, your face or the lock of your screen, without a password.
passkey-claim = Make it with a passkey
passkey-enter = Log in with a passkey
passkey-add = Add a passkey
passkey-remove = Remove
passkey-used = { $days ->
    [0] last used today
    [one] last used yesterday
   *[other] last used { $days } days ago
}
passkey-failed = That did not work. Try again, or use a password.
passkey-again = To change this, please log out and log in again.
passkeys-stay = Your passkeys stay. Remove below those that you do not know.

delete = Delete the account
delete-about = Your name, your password and everything about you are deleted for good. Matches that go on are lost. What you played stays for the others, without your name.
delete-sure = Yes, delete it for good.
delete-done = The account is deleted.

refused-name-short = This name is too short: take at least { $least } letters.
refused-name-letters = Please use letters and digits only, with “-”, “_” or “.” in between.
refused-name-scripts = Please write the name in one script only.
refused-bad-password = Please take a password of { $least } to { $most } letters.
refused-password-common = Everybody would guess this password. Please take another.
refused-wrong-login = Name and password do not fit.
refused-wrong-code = Name and code do not fit, or the code was used already.
refused-wrong-password = This is not your password.
refused-log-in-again = Please log out and log in again first.
refused-wrong-passkey = This passkey did not work. Please try again.
refused-unknown-passkey = Nobody here has this passkey. It may have been removed.
refused-last-passkey = This is your only way to log in. Set a password or add another passkey first.
refused-too-many-passkeys = You have { $most } passkeys already. Remove one first.
refused-no-passkeys = Passkeys do not work at this address. Please use a password.
refused-has-account = You have an account already.
refused-no-account = You have no account yet.
refused-own-match = In this browser you play as a guest against this very account. Please finish that match first.

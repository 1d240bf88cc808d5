// Passkeys: an account without a password, on two devices; added, removed, and what is refused.

import assert from "node:assert/strict";

import { Authenticator } from "../harness/authenticator.js";
import { scene } from "../harness/scene.js";

const PASSWORD = "a mango tree";

scene("passkey: a guest makes an account with one in the middle of a match, and comes in by it elsewhere", async (stage) => {
  const ann = await stage.person({ named: true });
  const phone = await Authenticator.in(ann.page);
  await ann.open();
  await ann.portal.playComputer("ataxx");
  await ann.match.untilPhase("playing");
  const id = await ann.match.id();
  await ann.open("/account");
  await ann.account.makeByPasskey("Anita-7");
  assert.equal((await ann.account.name()).trim(), "Anita-7");
  assert.equal((await ann.account.codes()).length, 10);
  assert.equal(await ann.account.passkeys(), 1);
  await ann.open(`/m/${id}`);
  await ann.match.untilPhase("playing");
  assert.ok(await ann.match.page.getByTestId("resign").isVisible(), "the seat stays");

  const desk = await stage.person({ named: true });
  const other = await Authenticator.in(desk.page);
  await other.take(await phone.passkeys());
  await desk.open("/login");
  await desk.account.logInByPasskey();
  assert.equal((await desk.account.name()).trim(), "Anita-7");
  assert.equal(await desk.account.sessions(), 2);
});

scene("passkey: added to an account, used, and removed; the last way in stays", async (stage) => {
  const ann = await stage.person({ named: true });
  ann.expectRefusals();
  await Authenticator.in(ann.page);
  await ann.open("/account");
  await ann.account.make("Mina", PASSWORD);
  await ann.account.addPasskey();
  assert.equal(await ann.account.passkeys(), 1);
  await ann.account.logOut();
  await ann.account.logInByPasskey();
  assert.equal((await ann.account.name()).trim(), "Mina");
  await ann.account.removePasskey();
  assert.equal(await ann.account.passkeys(), 0);
  // The browser still has it; the house does not know it any more.
  await ann.account.logOut();
  await ann.account.logInByPasskey();
  assert.equal(await ann.account.refusal(), "unknown-passkey");

  const bob = await stage.person({ named: true });
  bob.expectRefusals();
  await Authenticator.in(bob.page);
  await bob.open("/account");
  await bob.account.makeByPasskey("Ravi-7");
  await bob.open("/account");
  await bob.account.removePasskey();
  assert.equal(await bob.account.refusal(), "last-passkey");
  assert.equal(await bob.account.passkeys(), 1);
  // With a password there is another way in.
  await bob.account.setPassword(PASSWORD);
  await bob.account.removePasskey();
  assert.equal(await bob.account.passkeys(), 0);
});

scene("passkey: whoever cannot unlock the phone, takes a name that is had, or sends an answer twice is told so", async (stage) => {
  const ann = await stage.person({ named: true });
  ann.expectRefusals();
  const phone = await Authenticator.in(ann.page, { willing: false });
  await ann.open("/account");
  await ann.account.makeByPasskey("Anita-8");
  await ann.page.getByTestId("passkey-failed").waitFor();
  assert.equal(await ann.page.getByTestId("recovery-code").count(), 0);
  await phone.setWilling(true);
  await ann.account.makeByPasskey("admin");
  assert.equal(await ann.account.refusal(), "name-reserved");
  assert.deepEqual(await phone.passkeys(), [], "nothing is made for a name that cannot be had");
  await ann.account.makeByPasskey("Anita-8");
  assert.equal(await ann.account.passkeys(), 1);

  // What was sent once opens nothing a second time, nor what was made up.
  await ann.account.logOut();
  const sent = ann.page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/login"));
  await ann.account.logInByPasskey();
  const { credential } = Object.fromEntries(new URLSearchParams((await sent).postData()));
  for (const again of [credential, "", "{}", credential.replace('"signature":"', '"signature":"AAAA')]) {
    const answer = await ann.page.request.post(`${ann.url}/login`, {
      form: { do: "passkey", credential: again },
      headers: { origin: ann.url },
      maxRedirects: 0,
    });
    assert.equal(answer.status(), 401, again);
    assert.match(await answer.text(), /data-code="wrong-passkey"/);
  }
});

scene("passkey: nothing of it is shown where an address is a number, or the browser knows none", async (stage) => {
  const ann = await stage.person();
  for (const address of ["/account", "/login"]) {
    await ann.open(address);
    assert.equal(await ann.page.locator("[data-passkey]").count(), 0, address);
  }
  const old = await stage.person({ named: true });
  await old.page.addInitScript(() => delete window.PublicKeyCredential);
  for (const address of ["/account", "/login"]) {
    await old.open(address);
    await old.page.waitForLoadState("networkidle");
    assert.equal(await old.page.locator("[data-passkey]").count(), 1, address);
    assert.equal(await old.page.locator("[data-passkey]").isVisible(), false, address);
  }
});

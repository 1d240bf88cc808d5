// Accounts: a guest makes one and keeps everything, logs in elsewhere, forgets the password, and goes.

import assert from "node:assert/strict";

import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";

const PASSWORD = "a mango tree";

scene("account: a guest makes one in the middle of a match, and plays on on another device", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  await ann.match.act();
  const address = ann.page.url();
  await ann.goHome();
  await ann.page.getByTestId("to-account").click();
  await ann.account.make("Anita-7", PASSWORD);
  assert.equal((await ann.account.codes()).length, 10);
  assert.equal((await ann.account.name()).trim(), "Anita-7");
  await ann.open(address);
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "0");

  const desk = await stage.person({ device: DESKTOP });
  await desk.open("/login");
  await desk.account.logIn("anita-7", PASSWORD);
  assert.equal((await desk.account.name()).trim(), "Anita-7");
  assert.equal(await desk.account.sessions(), 2);
  await desk.open(address);
  await desk.match.untilPhase("playing");
  assert.equal(await desk.match.you(), "0");
  await bob.match.untilTurn();
  await bob.match.act();
  await desk.match.untilTurn();
  await desk.match.act();
  await bob.match.untilPly(3);
  await bob.page.reload();
  await bob.page.getByText("Anita-7").first().waitFor();
});

scene("account: to log in during a match as a guest keeps the seat", async (stage) => {
  const owner = await stage.person({ device: DESKTOP });
  await owner.open("/account");
  await owner.account.make("Ravi", PASSWORD);
  const [ann] = await stage.pair("ataxx");
  const address = ann.page.url();
  await ann.open("/login");
  await ann.account.logIn("Ravi", PASSWORD);
  await ann.open(address);
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "0");
  await ann.match.act();
});

scene("account: the page says what is wrong, and a name that looks like another's is not to be had", async (stage) => {
  const ann = await stage.person();
  await ann.open("/account");
  await ann.account.make("Mina", PASSWORD);
  const bob = await stage.person();
  bob.expectRefusals();
  await bob.open("/account");
  await bob.account.make("MINA", PASSWORD);
  assert.equal(await bob.account.refusal(), "name-taken");
  await bob.account.make("Sona", "password123");
  assert.equal(await bob.account.refusal(), "password-common");
  await bob.open("/login");
  await bob.account.logIn("Mina", "not the password");
  assert.equal(await bob.account.refusal(), "wrong-login");
});

scene("account: a forgotten password, a new one, and a session that is ended elsewhere", async (stage) => {
  const ann = await stage.person();
  await ann.open("/account");
  await ann.account.make("Mina", PASSWORD);
  const [code] = await ann.account.codes();
  await ann.open("/account");
  await ann.account.logOut();

  await ann.account.recover("Mina", code.toUpperCase());
  await ann.account.setPassword("another mango");
  await ann.account.logOut();
  ann.expectRefusals();
  await ann.account.recover("Mina", code);
  assert.equal(await ann.account.refusal(), "wrong-code");
  await ann.open("/login");
  await ann.account.logIn("Mina", "another mango");

  const desk = await stage.person({ device: DESKTOP });
  await desk.open("/login");
  await desk.account.logIn("Mina", "another mango");
  await desk.account.endOthers();
  assert.equal(await desk.account.sessions(), 1);
  await ann.open("/account");
  await ann.page.getByTestId("claim").waitFor();
});

scene("account: another name, the own data as a file, and the end", async (stage) => {
  const ann = await stage.person();
  await ann.open("/account");
  await ann.account.make("Mina", PASSWORD);
  await ann.account.rename("Mina-Roy");
  assert.equal((await ann.account.name()).trim(), "Mina-Roy");
  const data = await ann.account.data();
  assert.equal(data.name, "Mina-Roy");
  await ann.account.delete();
  await ann.page.getByTestId("login").waitFor();
  ann.expectRefusals();
  await ann.account.logIn("Mina-Roy", PASSWORD);
  assert.equal(await ann.account.refusal(), "wrong-login");
});

scene("account: all of it works without JavaScript", async (stage) => {
  const ann = await stage.person({ like: { javaScriptEnabled: false } });
  await ann.open("/account");
  await ann.account.make("Mina", PASSWORD);
  assert.equal((await ann.account.codes()).length, 10);
  await ann.open("/account");
  await ann.account.logOut();
  await ann.account.logIn("Mina", PASSWORD);
  assert.equal((await ann.account.name()).trim(), "Mina");
});

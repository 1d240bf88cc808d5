// Rated matches: both agree, both have accounts, and both ratings move.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

const PASSWORD = "a mango tree";

/** Somebody with an account. */
async function known(stage, name) {
  const person = await stage.person();
  await person.open("/account");
  await person.account.make(name, PASSWORD);
  await person.open();
  return person;
}

/** Opens a rated match of Ataxx and gives the link. */
async function invites(person) {
  const card = await person.portal.card("ataxx");
  await card.getByTestId("setup-open").click();
  await card.getByTestId("setup-rated").check();
  await card.getByTestId("invite").click();
  await person.page.getByTestId("rated").waitFor();
  return person.match.inviteLink();
}

scene("rating: a rated match moves both ratings, and the profile shows them", async (stage) => {
  const stamp = Date.now().toString(36);
  const ann = await known(stage, `Anita-${stamp}`);
  const link = await invites(ann);
  assert.equal(await ann.page.getByTestId("fill-easy").count(), 0, "no computer player");

  // A guest is told what it is and how to take part; then it is one press.
  const bob = await stage.person();
  await bob.open(link);
  assert.match(await bob.page.getByTestId("rated").textContent(), /1500\?/);
  await bob.page.getByTestId("rated-account").waitFor();
  assert.equal(await bob.page.getByTestId("take-seat").count(), 0);
  await bob.page.getByTestId("rated-account").click();
  await bob.account.make(`Babul-${stamp}`, PASSWORD);
  await bob.open(link);
  await bob.match.takeSeat();
  for (const person of [ann, bob]) await person.match.ready();
  for (const person of [ann, bob]) await person.match.untilPhase("playing");
  await ann.page.getByTestId("rated").waitFor();
  await bob.match.askToResign();
  await bob.match.yes();
  const said = async (person) => person.page.getByTestId("rating").textContent();
  assert.equal(await said(ann), "Rating: 1500 → 1662?");
  assert.equal(await said(bob), "Rating: 1500 → 1338?");

  // It is there after a reload too, and on the profile that others see.
  await ann.page.reload();
  assert.equal(await said(ann), "Rating: 1500 → 1662?");
  await bob.open(`/@Anita-${stamp}`);
  assert.equal(await bob.page.getByTestId("rating-ataxx").textContent(), "Rating 1662?");
});

scene("rating: a rematch of a rated match is rated, a friendly never", async (stage) => {
  const stamp = Date.now().toString(36);
  const ann = await known(stage, `Anita-${stamp}`);
  const bob = await known(stage, `Babul-${stamp}`);
  await bob.open(await invites(ann));
  await bob.match.takeSeat();
  for (const person of [ann, bob]) await person.match.ready();
  await bob.match.untilPhase("playing");
  await bob.match.askToResign();
  await bob.match.yes();
  const first = await ann.match.id();
  for (const person of [ann, bob]) await person.page.getByTestId("rematch").click();
  await ann.page.waitForFunction((id) => !location.pathname.endsWith(id), first);
  await bob.match.untilPhase("playing");
  await ann.match.untilPhase("playing");
  await bob.match.askToResign();
  await bob.match.yes();
  assert.match(await ann.page.getByTestId("rating").textContent(), /^Rating: 1662 → 1[67]/);

  await ann.goHome();
  await ann.portal.playComputer("boxes");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.page.getByTestId("rated").count(), 0);
});

scene("rating: who has no account is led to one, and other options are refused kindly", async (stage) => {
  const guest = await stage.person();
  await guest.open();
  const card = await guest.portal.card("boxes");
  await card.getByTestId("setup-open").click();
  assert.equal(await card.getByTestId("setup-rated").count(), 0);
  assert.match(await card.getByTestId("rated-guest").textContent(), /account/);

  const ann = await known(stage, `Anita-${Date.now().toString(36)}`);
  ann.expectRefusals();
  const own = await ann.portal.card("boxes");
  await own.getByTestId("setup-open").click();
  await own.getByTestId("setup-rated").check();
  await own.getByTestId("setup-size").selectOption("3x3");
  await own.getByTestId("invite").click();
  await ann.page.getByText("A rated match is played with the usual options").waitFor();
});

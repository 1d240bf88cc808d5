// What those who run a house do, as the people in it see it: a match is ended, somebody is kept out and let in again.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

const id = async (person) => (await (await person.page.request.get(`${person.url}/api/v1/me`)).json()).id;

scene("admin: a match that is ended counts for nobody, and both are told", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  await stage.house.admin("end", await ann.match.id());
  for (const person of [ann, bob]) {
    await person.match.untilPhase("over");
    await person.page.getByText("The house has ended this match").first().waitFor();
  }
  await ann.open("/me");
  await ann.page.getByTestId("profile").waitFor();
  assert.equal(await ann.page.getByTestId("match-line").count(), 0);
});

scene("admin: who is kept out is told until when and why, and plays again when let in", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  bob.expectRefusals();
  bob.expectTrouble();
  const who = await id(bob);
  await stage.house.admin("ban", who, "--until", "2126-12-24", "--reason", "a bad joke");
  // What goes on is lost, and the other one does not have to wait.
  await ann.match.untilPhase("over");
  await ann.page.getByTestId("result").waitFor();
  assert.equal(await ann.page.getByTestId("result").getAttribute("data-result"), "win");

  await bob.open("/");
  await bob.portal.playComputer("boxes");
  const error = bob.page.getByTestId("error").first();
  await error.waitFor();
  assert.equal(await error.getAttribute("data-code"), "banned");
  assert.match(await error.textContent(), /a bad joke/);

  await stage.house.admin("unban", who);
  await eventually("the house to let him in", async () => (await bob.page.request.get(`${bob.url}/api/v1/me`)).ok());
  await bob.open("/");
  await bob.portal.playComputer("boxes");
  await bob.match.untilPhase("playing");
  assert.equal(await id(bob), who, "the same person as before");
});

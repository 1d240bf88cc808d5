// Who sits where: seats that are picked, seats that friends take, and seats that the computer gets.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

/** The dice and planes of these people do not keep anybody waiting. */
async function settle(people) {
  for (const person of people) await person.flight.settle({ pace: "off", alone: false });
}

scene("four seats: two people in two browsers, two computers; one leaves and the rest play on", async (stage) => {
  const [ann, ben] = [await stage.person(), await stage.person()];
  await ann.open();
  await ann.portal.invite("aeroplane", { players: "4", seat: "1" });
  await ann.match.untilPhase("open");
  const path = new URL(await ann.match.inviteLink()).pathname;
  await ann.match.fill(2, "easy");
  await ann.match.fill(3, "medium");
  await ben.open(path);
  await ben.match.takeSeat();
  await ben.match.untilPhase("open");
  assert.equal(await ben.page.getByTestId("fill-easy").count(), 0, "the seats are the host's to fill");
  await ann.match.ready();
  await ben.match.ready();
  await ann.match.untilPhase("playing");
  await ben.match.untilPhase("playing");
  assert.deepEqual([await ann.match.you(), await ben.match.you()], ["1", "0"]);
  await settle([ann, ben]);

  const leave = async () => {
    await ben.match.playOn({ plies: 40 });
    await ben.match.askToResign();
    await ben.match.yes();
  };
  await Promise.all([ann.match.playOn({ plies: 90 }), leave()]);
  for (const { match } of [ann, ben]) {
    await match.untilPly(90);
    assert.equal(await match.phase(), "playing", "the rest play on");
  }
  assert.deepEqual(await ben.match.board.legal(), []);
  assert.ok((await ben.flight.planes()).every(([plane]) => !plane.startsWith("0:")), "who is out has no planes");
});

scene("against the computer: one plays the colour that was picked", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("ataxx", "easy", { seat: "1" });
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "1");
  await ann.match.playOn({ plies: 4 });
  assert.ok((await ann.match.ply()) >= 4);
});

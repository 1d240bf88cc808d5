// A rematch is a new match in which the other one starts.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

scene("both ask for a rematch and the other one starts", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  const id = await ann.match.id();
  await bob.match.askToResign();
  await bob.match.yes();
  await ann.match.untilPhase("over");

  await ann.match.rematch();
  assert.equal(await ann.match.id(), id, "one alone does not start it");
  await bob.match.rematch();
  await ann.match.untilOtherThan(id);
  await bob.match.untilOtherThan(id);
  assert.equal(await ann.match.id(), await bob.match.id());
  await bob.match.untilPhase("playing");
  assert.deepEqual([await ann.match.you(), await bob.match.you()], ["1", "0"]);
  await bob.match.act();
  await ann.match.untilPly(1);
});

scene("against the computer a rematch starts at once", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("boxes");
  await ann.match.act();
  const id = await ann.match.id();
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.rematch();
  await ann.match.untilOtherThan(id);
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "1");
  await ann.match.untilPly(1);
});

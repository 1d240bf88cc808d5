// Out of time is a loss.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

scene("a flag falls by itself, and both see it", async (stage) => {
  const [ann, bob] = await stage.pair("boxes", { clock: "3+0" });
  await ann.match.act();
  await bob.match.untilPly(1);
  await ann.match.untilPhase("over");
  await bob.match.untilPhase("over");
  const [a, b] = [await ann.match.result(), await bob.match.result()];
  assert.deepEqual([a.result, b.result], ["win", "loss"]);
  assert.equal(a.reason, b.reason);
  assert.match(a.reason, /time/);
  assert.equal(await bob.match.clock(1), 0);
});

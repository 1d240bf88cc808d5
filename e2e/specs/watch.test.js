// Whoever else opens the page of a match watches it live.

import assert from "node:assert/strict";

import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";

scene("a watcher sees every move and can make none", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  await ann.match.act();
  const cleo = await stage.person({ device: DESKTOP });
  await cleo.open(ann.page.url());
  await cleo.match.untilPly(1);
  assert.equal(await cleo.match.you(), "none");

  await bob.match.untilPly(1);
  await bob.match.act();
  await cleo.match.untilPly(2);
  assert.deepEqual(await cleo.match.board.legal(), []);
  for (const control of ["resign", "ready", "take-seat", "rematch"]) {
    assert.equal(await cleo.page.getByTestId(control).count(), 0, control);
  }
  assert.equal(await cleo.match.copyPosition(), await ann.match.copyPosition());

  await ann.match.askToResign();
  await ann.match.yes();
  await cleo.match.untilPhase("over");
  assert.equal((await cleo.match.result()).result, "1");
});

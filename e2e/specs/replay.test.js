// After the end: stepping through, flipping, copying, taking the record along and bringing it back.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

const START = "x5o/7/7/7/7/7/o5x x 0 1";

scene("a finished match can be stepped through, and its record opened again", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("ataxx");
  await ann.match.playOn({ plies: 4 });
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.untilPhase("over");
  const end = await ann.match.copyPosition();

  await ann.match.step("first");
  assert.equal(await ann.match.replayPly(), 0);
  assert.equal(await ann.match.copyPosition(), START);
  await ann.match.step("next");
  assert.equal(await ann.match.replayPly(), 1);
  assert.notEqual(await ann.match.copyPosition(), START);
  await ann.match.step("prev");
  assert.equal(await ann.match.copyPosition(), START);
  await ann.match.step("last");
  assert.equal(await ann.match.copyPosition(), end);

  const corner = ann.match.board.square("a1");
  const before = await corner.boundingBox();
  await ann.match.flip();
  const after = await corner.boundingBox();
  assert.ok(Math.abs(before.y - after.y) > 100, "a1 is at the other side");

  const record = await ann.match.downloadRecord();
  await ann.open("/");
  await ann.portal.importRecord(record);
  await ann.match.untilPhase("over");
  await ann.match.step("first");
  assert.equal(await ann.match.copyPosition(), START);
  await ann.match.step("last");
  assert.equal(await ann.match.copyPosition(), end);
});

scene("a file that is no record is refused with a reason, and nothing else happens", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.root.waitFor();
  await ann.portal.importRecord("this is a shopping list\n");
  await ann.portal.error.waitFor();
  assert.match(await ann.portal.error.getAttribute("data-code"), /^[a-z]+(-[a-z]+)*$/);
  assert.ok(await ann.portal.root.isVisible());
});

// The house dies without warning in the middle of a match.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

const DOWN_MS = 6_000;

scene("after a kill -9 both pages find the house again and the match goes on", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  await ann.match.act();
  await bob.match.untilPly(1);
  await bob.match.act();
  await ann.match.untilPly(2);
  const position = await ann.match.copyPosition();

  for (const person of [ann, bob]) person.expectTrouble();
  await stage.house.kill();
  await ann.match.untilLink("down");
  await bob.match.untilLink("down");
  const before = await ann.match.clock(0);
  await sleep(DOWN_MS);
  await stage.house.start();
  const started = performance.now();
  await ann.match.untilLink("up");
  await bob.match.untilLink("up");

  assert.equal(await ann.match.ply(), 2);
  assert.equal(await ann.match.copyPosition(), position);
  await eventually("the time in which the house was down, given back", async () => {
    const lost = before - (await ann.match.clock(0));
    return lost < performance.now() - started + DOWN_MS / 2;
  });
  await ann.match.act();
  await bob.match.untilPly(3);
  await bob.match.act();
  await ann.match.untilPly(4);
});

scene("a match against the computer goes on after a kill -9", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("boxes");
  await ann.match.playOn({ plies: 4 });
  ann.expectTrouble();
  await stage.house.kill();
  await ann.match.untilLink("down");
  await stage.house.start();
  await ann.match.untilLink("up");
  await ann.match.playOn();
  assert.equal((await ann.match.score(0)) + (await ann.match.score(1)), 25);
});

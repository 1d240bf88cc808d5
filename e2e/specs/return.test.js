// Closing, reloading and losing the network are never an exit.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

scene("a reload comes back to the same position, and the clock ran on", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  await ann.match.act();
  await bob.match.untilPly(1);
  const position = await ann.match.copyPosition();
  const before = await ann.match.clock(1);
  await ann.page.reload();
  await ann.match.untilPly(1);
  assert.equal(await ann.match.copyPosition(), position);
  assert.equal(await ann.match.you(), "0");
  assert.ok((await ann.match.clock(1)) < before);
  await bob.match.act();
  await ann.match.untilPly(2);
});

scene("a lost network is noticed, and what was missed comes when it is back", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx", { host: { wired: true } });
  await ann.match.act();
  await bob.match.untilPly(1);
  await ann.loseNetwork();
  await ann.match.untilLink("down");
  await bob.match.act();
  assert.equal(await ann.match.ply(), 1);
  await ann.regainNetwork();
  await ann.match.untilLink("up");
  await ann.match.untilPly(2);
  await ann.match.act();
  await bob.match.untilPly(3);
});

scene("the front page leads straight back into the live match", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  await ann.match.act();
  const id = await ann.match.id();
  await ann.newTab();
  await ann.open("/");
  await ann.match.untilMatch(id);
  await ann.match.untilPly(1);

  await bob.match.askToResign();
  await bob.match.yes();
  await ann.match.untilPhase("over");
  await ann.open("/");
  await ann.portal.root.waitFor();
});

scene("with several live matches the front page shows a banner", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  const first = await ann.match.id();
  const cleo = await stage.person();
  await cleo.open();
  await cleo.portal.invite("ataxx");
  await ann.open(await cleo.match.inviteLink());
  await ann.match.takeSeat();
  await ann.match.ready();
  await cleo.match.ready();
  await cleo.match.untilPhase("playing");
  const second = await cleo.match.id();

  await ann.open("/");
  assert.deepEqual((await ann.portal.liveMatches()).sort(), [first, second].sort());
  await ann.portal.goToLiveMatch(first);
  await ann.match.untilMatch(first);
  await ann.match.act();
  await bob.match.untilPly(1);
});

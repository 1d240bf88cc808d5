// Resigning and exiting: asked first, and a loss; before the start neither.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

for (const [word, ask] of [
  ["resign", "askToResign"],
  ["exit", "askToExit"],
]) {
  scene(`${word}: "no" goes on, "yes" is a loss, also out of turn`, async (stage) => {
    const [ann, bob] = await stage.pair("boxes");
    await ann.match.act();
    await bob.match.untilPly(1);

    await ann.match[ask]();
    assert.match(await ann.match.confirm.textContent(), /loss/i);
    await ann.match.no();
    await bob.match.act();
    await ann.match.untilPly(2);

    await bob.match[ask]();
    await bob.match.yes();
    await ann.match.untilPhase("over");
    const { result, reason } = await ann.match.result();
    assert.equal(result, "win");
    assert.match(reason, new RegExp(word));
  });
}

scene("leaving before the start is not asked about", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.invite("ataxx");
  await ann.match.inviteLink();
  await ann.match.askToExit();
  await ann.portal.root.waitFor();
  assert.equal(await ann.match.confirm.count(), 0);
});

// Two people by a link, from the invitation to the end.

import assert from "node:assert/strict";

import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { playOut } from "../pages/match.js";

for (const game of ["ataxx", "boxes"]) {
  scene(`${game}: a friend comes by a link and both play to the end`, async (stage) => {
    const [ann, bob] = await stage.pair(game, { friend: { device: DESKTOP } });
    assert.equal(await ann.match.id(), await bob.match.id());
    assert.deepEqual([await ann.match.you(), await bob.match.you()], ["0", "1"]);

    await playOut([ann.match, bob.match]);

    const [a, b] = [await ann.match.result(), await bob.match.result()];
    assert.equal(a.reason, b.reason);
    assert.deepEqual([a.result, b.result].sort(), a.result === "draw" ? ["draw", "draw"] : ["loss", "win"]);
    for (const seat of [0, 1]) assert.equal(await ann.match.score(seat), await bob.match.score(seat));
  });
}

scene("opening the link takes no seat; pressing the button does, once", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.invite("boxes");
  const link = await ann.match.inviteLink();
  const code = ann.page.getByTestId("invite-qr");
  await code.evaluate((image) => image.decode());
  assert.equal(new URL(await code.getAttribute("src"), link).href, `${link}/qr.svg`);

  const preview = await fetch(link);
  assert.equal(preview.status, 200);
  const bob = await stage.person();
  await bob.open(link);
  await bob.page.getByTestId("invite-from").waitFor();
  const cleo = await stage.person();
  await cleo.open(link);
  await cleo.page.getByTestId("invite-from").waitFor();
  assert.equal(await ann.match.seatState(1), "open");

  await bob.match.takeSeat();
  await ann.page.locator('[data-testid="seat"][data-seat="1"][data-state="taken"]').waitFor();
  await cleo.page.reload();
  assert.equal(await cleo.page.getByTestId("take-seat").count(), 0);
});

scene("another tab of the same browser has the same seat", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  const id = await ann.match.id();
  const first = ann.match;
  await ann.newTab();
  await ann.open();
  await ann.match.untilMatch(id);
  // The page knows which match it is before the house has said who sits where.
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "0");
  await ann.match.act();
  await first.untilPly(1);
  await bob.match.untilPly(1);
});

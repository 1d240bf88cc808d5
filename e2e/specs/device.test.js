// Play with no network: two people on one device, and the computer inside the browser.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

scene("two people on one device play to the end with the network off", async (stage) => {
  const ann = await stage.person({ wired: true });
  await ann.open();
  await (await ann.portal.card("boxes")).waitFor();
  // What plays inside the browser is fetched while there is a network, not before the first page is shown.
  await ann.prepared();
  await ann.loseNetwork();
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "both");
  assert.equal(await ann.match.place(), "browser");
  await ann.match.offlineNotice.waitFor();

  await ann.match.playOn();

  const { result } = await ann.match.result();
  const [x, o] = [await ann.match.score(0), await ann.match.score(1)];
  assert.equal(x + o, 25);
  assert.equal(result, x > o ? "0" : "1");
});

scene("with the network off the computer plays inside the browser, and the page says so", async (stage) => {
  const ann = await stage.person({ wired: true });
  await ann.open();
  await (await ann.portal.card("ataxx")).waitFor();
  await ann.prepared();
  await ann.loseNetwork();
  await ann.portal.playComputer("ataxx");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.place(), "browser");
  await ann.match.offlineNotice.waitFor();
  await ann.match.playOn({ plies: 10 });
  assert.ok((await ann.match.ply()) >= 10);
});

scene("a browser without workers plays inside the page itself", async (stage) => {
  const ann = await stage.person();
  await ann.page.addInitScript(() => delete window.Worker);
  await ann.open();
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  await ann.match.playOn({ plies: 3 });
  await ann.page.reload();
  await ann.match.untilPly(3);
  assert.equal(await ann.match.place(), "browser");
  await ann.match.act();
  await ann.match.untilPly(4);
});

scene("a match that this browser does not hold says so, and leads back", async (stage) => {
  const ann = await stage.person();
  await ann.open("/local/2wcqxrf39fcn");
  await ann.match.root.getByTestId("error").waitFor();
  await ann.match.root.locator('a[href="/"]').click();
  await (await ann.portal.card("boxes")).waitFor();
});

scene("a browser that keeps nothing plays as long as the page is open", async (stage) => {
  const ann = await stage.person();
  await ann.page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => null }));
  await ann.open();
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  await ann.match.playOn({ plies: 3 });
  assert.equal(await ann.match.place(), "browser");
});

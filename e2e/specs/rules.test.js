// The Rules pages: read without JavaScript, and the button that starts a match.

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";

scene("rules: read without JavaScript, in another language, and on to the other game", async (stage) => {
  const ann = await stage.person({ device: { ...PHONE, javaScriptEnabled: false } });
  await ann.open("/rules");
  await ann.rules.goTo("rules-ataxx");
  assert.equal(await ann.rules.path(), "/rules/ataxx");
  assert.match(await ann.rules.heading(), /Ataxx/);
  // Everything is there and nothing has to be scrolled sideways on a phone.
  assert.equal(await ann.rules.pictures(), 9);
  assert.equal(await ann.rules.overflow(), 0);

  await ann.rules.goTo("lang-te");
  assert.equal(await ann.rules.lang(), "te");
  assert.equal(await ann.rules.path(), "/rules/ataxx");
  assert.equal(await ann.rules.overflow(), 0);

  await ann.rules.goTo("lang-bn");
  assert.equal(await ann.rules.lang(), "bn");
  assert.equal(await ann.rules.overflow(), 0);

  await ann.rules.goTo("lang-en");
  await ann.rules.goTo("rules-boxes");
  assert.match(await ann.rules.heading(), /Dots and Boxes/);
  await ann.rules.jump("questions");
});

for (const game of ["ataxx", "boxes"]) {
  scene(`rules of ${game}: from the front page, and straight into a match against the computer`, async (stage) => {
    const ann = await stage.person({ device: DESKTOP });
    await ann.open();
    await (await ann.portal.card(game)).getByTestId("to-rules").click();
    await ann.rules.goTo("rules-start-easy");
    await ann.match.untilPhase("playing");
    assert.equal(await ann.match.root.getAttribute("data-game"), game);
    assert.equal(await ann.match.you(), "0");
    assert.equal(await ann.match.place(), "house");
    await ann.match.playOn({ plies: 1 });
    assert.ok((await ann.match.ply()) >= 1);

    // The rules are read beside the match, which stays.
    const read = ann.page.waitForEvent("popup");
    await ann.page.getByTestId("to-rules").click();
    const beside = await read;
    await beside.getByTestId("rules").waitFor();
    assert.equal(new URL(beside.url()).pathname, `/rules/${game}`);
    await beside.close();

    // "Back" leads to the rules and starts no other match.
    await ann.page.goBack();
    await ann.rules.root.waitFor();
    assert.equal(await ann.rules.path(), `/rules/${game}`);
  });
}

scene("rules: without a network the page can be read again, and its button starts a match in the browser", async (stage) => {
  const ann = await stage.person({ wired: true });
  await ann.open();
  await ann.prepared();
  await ann.open("/rules/ataxx");
  await ann.rules.root.waitFor();
  await ann.loseNetwork();
  await ann.open("/rules/ataxx");
  assert.match(await ann.rules.heading(), /Ataxx/);
  await ann.rules.goTo("rules-start-easy");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.place(), "browser");
  await ann.match.offlineNotice.waitFor();
});

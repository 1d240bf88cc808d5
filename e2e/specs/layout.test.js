// What can be reached without scrolling, in every language of the house: its words are not equally long.

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";

const DEVICES = { phone: PHONE, desktop: DESKTOP };

/** Where things with a `data-testid` lie in the window. */
async function places(page, ids) {
  const boxes = {};
  for (const id of ids) boxes[id] = await page.getByTestId(id).first().boundingBox();
  return boxes;
}

/** No text is wider or higher than what it stands in, and the page is no wider than the window. */
async function nothingIsCut(page, where = "") {
  const cut = await page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll("button, .button, h1, h2, h3, .status, select, .clock")) {
      if (element.closest(".hidden-text") || getComputedStyle(element).clipPath !== "none") continue;
      const wide = element.scrollWidth > element.clientWidth + 1;
      // Letters of a heading may reach out of their line: nothing is cut there.
      const high = !element.matches("h1, h2, h3") && element.scrollHeight > element.clientHeight + 1;
      if (element.clientWidth > 0 && (wide || high)) found.push(element.textContent);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page");
    return found;
  });
  assert.deepEqual(cut, [], where);
}

for (const [name, device] of Object.entries(DEVICES)) {
  for (const locale of ["en-IN", "bn-BD", "te-IN"]) {
    scene(`${name}, ${locale}: what is needed first is on the first screen`, async (stage) => {
      const ann = await stage.person({ device: { ...device, locale } });
      const { width, height } = device.viewport;
      await ann.open();
      const card = await ann.portal.card("ataxx");
      for (const level of ["easy", "medium", "hard", "master"]) {
        const button = await card.getByTestId(`level-${level}`).boundingBox();
        assert.ok(button.y + button.height <= height, `${level} is below the first screen`);
        assert.ok(button.height >= 44 && button.width >= 44, `${level} is too small for a finger`);
      }
      await nothingIsCut(ann.page);

      await ann.portal.playComputer("ataxx");
      await ann.match.untilPhase("playing");
      const seen = await places(ann.page, ["board", "flip", "copy-position", "resign", "exit", "status", "clock"]);
      for (const [id, box] of Object.entries(seen)) {
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${id} is not on the screen`);
        if (!["board", "status", "clock"].includes(id)) assert.ok(box.height >= 44, `${id} is too low for a finger`);
      }
      const { board } = seen;
      assert.ok(Math.abs(board.width - board.height) < 1, "a square board is a square");
      const side = Math.min(width, height - 60);
      assert.ok(board.width >= 0.9 * side, `the board has ${board.width} of ${side} px`);
      await nothingIsCut(ann.page);
    });
  }
}

const GAMES = ["ataxx", "boxes", "tacocat", "stratego", "aeroplane"];
const PAGES = ["/", "/settings", "/account", "/leaderboard", "/rules/stratego", "/learn", "/learn/ataxx", "/puzzles", "/puzzles/boxes"];

for (const locale of ["en-IN", "bn-BD", "te-IN"]) {
  scene(`large text on a phone, ${locale}: nothing is cut or wider than the window`, async (stage) => {
    const ann = await stage.person({ device: { ...PHONE, locale } });
    await ann.page.context().addCookies([{ name: "large", value: "on", url: ann.url }]);
    for (const address of PAGES) {
      await ann.open(address);
      await ann.page.locator('html[data-text="large"]').waitFor();
      await ann.page.locator("h1").first().waitFor({ state: "attached" });
      await ann.page.waitForLoadState("networkidle");
      await nothingIsCut(ann.page, address);
    }
    await ann.open();
    for (const game of GAMES) {
      await ann.portal.playComputer(game);
      await ann.match.untilPhase("playing");
      await ann.page.getByTestId("board").first().waitFor();
      await nothingIsCut(ann.page, game);
      await ann.goHome();
    }
  });
}

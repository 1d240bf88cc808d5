// The review of a match that is over: it grows, one steps through it, mistakes lead to their place with what would have been better,
// luck stands apart, and a match that goes on has none.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { findings } from "../harness/axe.js";
import { scene } from "../harness/scene.js";

const record = (game) =>
  readFileSync(new URL(`../../crates/adda/tests/records/${game}.txt`, import.meta.url), "utf8");

/** Opens a record as a file, and its review from there. */
const open = async (person, game) => {
  await person.open();
  await person.portal.importRecord(record(game));
  await person.match.untilPhase("over");
  await person.page.getByTestId("review").click();
  await person.page.locator('[data-testid="review"][data-done]').waitFor({ timeout: 120_000 });
};

for (const game of ["ataxx", "aeroplane", "tacocat", "stratego"]) {
  scene(`review ${game}: its chances, its mistakes, a better move`, async (stage) => {
    const ann = await stage.person();
    await open(ann, game);
    const { page } = ann;
    const get = (id) => page.getByTestId(id);
    const events = record(game).split("\n\n")[1].trim().split("\n").length;
    assert.equal(await get("review-graph").getAttribute("data-plies"), `${events}`);
    assert.ok(await get("review-progress").isHidden());

    // A mistake leads to its place and says what would have been better.
    const mistakes = get("review-mistake");
    assert.ok((await mistakes.count()) > 0);
    await mistakes.first().click();
    assert.equal(await mistakes.first().getAttribute("aria-current"), "true");
    assert.ok(Number(await get("replay-ply").getAttribute("data-ply")) > 0);
    assert.match(await get("review-verdict").textContent(), /% of the chance to win given away/);
    assert.match(await get("review-better-said").textContent(), /^Better: ./);
    await get("review-better").click();
    await get("review-better-said").waitFor({ state: "hidden" });

    // Buttons, the slider and keys step.
    await get("replay-first").click();
    assert.equal(await get("replay-ply").getAttribute("data-ply"), "0");
    await page.keyboard.press("ArrowRight");
    assert.equal(await get("replay-ply").getAttribute("data-ply"), "1");
    await get("review-slider").fill(`${events}`);
    assert.equal(await get("replay-ply").getAttribute("data-ply"), `${events}`);
    assert.match(await get("review-slider").getAttribute("aria-valuetext"), /%/);

    const luck = page.getByRole("rowheader", { name: "Luck" });
    assert.equal(await luck.count(), ["aeroplane", "tacocat", "stratego"].includes(game) ? 1 : 0);
    assert.deepEqual((await findings(page)).grave, []);
  });
}

scene("review: what is hidden is looked at through either player's eyes", async (stage) => {
  const ann = await stage.person();
  await open(ann, "tacocat");
  const eyes = ann.page.getByTestId("review-eyes");
  assert.equal(await eyes.count(), 2);
  await ann.page.getByTestId("replay-next").click();
  const hand = () => ann.page.getByTestId("board").textContent();
  const before = await hand();
  await eyes.nth(1).click();
  assert.equal(await eyes.nth(1).getAttribute("aria-pressed"), "true");
  await ann.page.waitForFunction(
    (before) => document.querySelector('[data-testid="board"]')?.textContent !== before,
    before,
  );
});

scene("review: an own match against the computer, stopped and gone on with", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("boxes");
  await ann.match.playOn({ plies: 8 });
  const address = new URL(ann.page.url()).pathname;

  // While it goes on there is no review.
  await ann.open(address.replace("/m/", "/review/"));
  const refused = ann.page.locator("[data-code]");
  await refused.waitFor();
  assert.match(await refused.getAttribute("data-code"), /^[a-z-]+$/);

  await ann.open(address);
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.untilPhase("over");
  await ann.page.getByTestId("review").click();
  await ann.page.locator('[data-testid="review"][data-done]').waitFor();
  assert.ok(await ann.page.getByTestId("review-tally").isVisible());
  await ann.page.reload();
  await ann.page.locator('[data-testid="review"][data-done]').waitFor();
});

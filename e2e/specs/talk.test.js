// What people say to each other at a table: by a list, each in their own language; and not hearing somebody.

import assert from "node:assert/strict";

import { findings } from "../harness/axe.js";
import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";

/** Opens the sheet and says something. */
async function say(person, phrase) {
  await person.page.getByTestId("talk").click();
  await person.page.getByTestId("talk-sheet").locator(`[data-phrase="${phrase}"]`).click();
  await person.page.getByTestId("talk-sheet").waitFor({ state: "detached" });
}

const bubble = (person, seat, phrase) =>
  person.page.locator(`.player[data-seat="${seat}"] [data-testid="bubble"][data-phrase="${phrase}"]`);

scene("each says it in their own language, and who looks on hears nothing", async (stage) => {
  const [ann, bob] = await stage.pair("boxes", { friend: { device: DESKTOP, like: { locale: "bn" } } });
  const cleo = await stage.person({ device: DESKTOP });
  await cleo.open(ann.page.url());
  await cleo.match.untilPhase("playing");
  assert.equal(await cleo.page.getByTestId("talk").count(), 0);

  await say(ann, "played");
  await bubble(bob, 0, "played").waitFor();
  assert.equal(await bubble(bob, 0, "played").textContent(), "ভালো খেলেছেন!");
  assert.match(await bob.page.getByTestId("said").textContent(), /ভালো খেলেছেন!/);
  await bubble(ann, 0, "played").waitFor();
  assert.equal(await bubble(ann, 0, "played").textContent(), "Well played!");

  await say(bob, "heart");
  await bubble(ann, 1, "heart").waitFor();
  assert.match(await ann.page.getByTestId("said").textContent(), /a heart/);
  assert.equal(await cleo.page.getByTestId("bubble").count(), 0);

  // It goes away, and nothing of it comes back.
  await bubble(ann, 1, "heart").waitFor({ state: "detached" });
  await ann.page.reload();
  await ann.match.untilPhase("playing");
  assert.equal(await ann.page.getByTestId("bubble").count(), 0);
});

scene("who is muted is not heard, in later matches neither, until the switch is set back", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  const mute = ann.page.getByTestId("mute");
  await ann.page.getByTestId("talk").click();
  await mute.click();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await ann.page.getByTestId("talk-close").click();
  await say(bob, "hello");
  await bubble(bob, 1, "hello").waitFor();
  // Something that surely comes after it.
  await say(ann, "smile");
  await bubble(ann, 0, "smile").waitFor();
  assert.equal(await bubble(ann, 1, "hello").count(), 0);

  // The next match of the same two: muted by person.
  await ann.match.askToResign();
  await ann.match.yes();
  await bob.match.untilPhase("over");
  const before = await ann.match.id();
  await ann.page.getByTestId("rematch").click();
  await bob.page.getByTestId("rematch").click();
  for (const person of [ann, bob]) {
    await person.page.waitForFunction((id) => document.querySelector("[data-testid=match]")?.dataset.match !== id, before);
    await person.match.untilPhase("playing");
  }
  // There the two have changed seats.
  await say(bob, "luck");
  await bubble(bob, 0, "luck").waitFor();
  await say(ann, "star");
  await bubble(ann, 1, "star").waitFor();
  assert.equal(await bubble(ann, 0, "luck").count(), 0);

  await ann.page.getByTestId("talk").click();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await mute.click();
  await ann.page.getByTestId("talk-close").click();
  await say(bob, "thanks");
  await bubble(ann, 0, "thanks").waitFor();
});

scene("the sheet works by keyboard, fits a small phone and is clean, in every language", async (stage) => {
  for (const lang of ["en", "bn", "te"]) {
    const [ann, bob] = await stage.pair("boxes", { host: { like: { locale: lang } } });
    await ann.page.getByTestId("talk").focus();
    await ann.page.keyboard.press("Enter");
    const sheet = ann.page.getByTestId("talk-sheet");
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 360 && box.height <= 740, `${lang}: ${JSON.stringify(box)}`);
    for (const button of await sheet.getByRole("button").all()) {
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${lang}: ${await button.innerHTML()} ${width} x ${height}`);
    }
    assert.deepEqual((await findings(ann.page)).grave, [], lang);
    await ann.page.screenshot({ path: `results/talk-${lang}.png` });
    await ann.page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    assert.equal(await ann.page.evaluate(() => document.activeElement.dataset.testid), "talk");

    await ann.page.keyboard.press("Enter");
    await sheet.waitFor();
    await ann.page.keyboard.press("Tab");
    await ann.page.keyboard.press("Space");
    await bob.page.getByTestId("bubble").waitFor();
    await ann.page.getByTestId("bubble").waitFor();
    await ann.page.screenshot({ path: `results/talk-bubble-${lang}.png` });
    assert.deepEqual((await findings(ann.page)).grave, [], lang);
  }
});

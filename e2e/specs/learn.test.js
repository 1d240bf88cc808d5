// How to play: whole lessons on the real boards, what happens after a wrong move, other languages, the keyboard alone, and
// the first match with hints.

import assert from "node:assert/strict";

import { findings } from "../harness/axe.js";
import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";

const of = (person) => {
  const { page } = person;
  const get = (id) => page.getByTestId(id);
  return {
    page,
    get,
    open: async (game, lang = "en") => {
      await person.open(`/learn/${game}?lang=${lang}`);
      await get("board").waitFor();
    },
    state: () => get("lesson").getAttribute("data-state"),
    step: () => get("lesson").getAttribute("data-step"),
    until: (state) => page.locator(`[data-testid="lesson"][data-state="${state}"]`).waitFor(),
  };
};

for (const game of ["ataxx", "boxes", "aeroplane", "tacocat", "stratego"]) {
  scene(`learn ${game}: every step to the last, and it is kept`, async (stage) => {
    const ann = await stage.person();
    const lesson = of(ann);
    await lesson.open(game);
    const count = await ann.page.locator(".steps button").count();
    assert.ok(count >= 10, `${count} steps`);
    for (let i = 0; i < count; i++) {
      assert.ok((await lesson.get("lesson-text").textContent()).length > 20);
      // Of several moves each is shown when the one before is through.
      for (let moves = 0; moves < 6 && (await lesson.state()) !== "done"; moves++) {
        const go = ann.page.locator('[data-testid="learn-answer"]:not([disabled])');
        await go.or(lesson.get("learn-again")).first().waitFor();
        if (await go.isVisible()) await go.click();
      }
      await lesson.until("done");
      if (i + 1 < count) await lesson.get("learn-next").click();
    }
    await ann.page.reload();
    await lesson.get("board").waitFor();
    assert.equal(await ann.page.locator(".steps [data-done]").count(), count);
    assert.deepEqual((await findings(ann.page)).grave, []);
  });
}

scene("learn: a wrong move is told kindly, and one tries again", async (stage) => {
  const ann = await stage.person();
  const lesson = of(ann);
  await lesson.open("boxes");
  await lesson.get("step-box").click();
  assert.equal(await lesson.step(), "box");
  const before = await lesson.get("board").getAttribute("data-legal");
  await ann.page.locator('[data-line="a1h"]').click();
  await lesson.until("wrong");
  assert.match(await lesson.get("verdict").textContent(), /closes no box/);
  assert.equal(await lesson.get("board").getAttribute("data-legal"), before);
  await ann.page.locator('[data-line="c2v"]').click();
  await lesson.until("done");
  await lesson.get("learn-again").click();
  await lesson.until("asks");
  await lesson.get("learn-back").click();
  assert.equal(await lesson.step(), "line");
});

scene("learn: in other languages, and to the rules and back", async (stage) => {
  const ann = await stage.person();
  const lesson = of(ann);
  await ann.open("/");
  await ann.portal.root.waitFor();
  await lesson.get("to-learn").click();
  await lesson.get("lesson-card").first().waitFor();
  assert.equal(await lesson.get("lesson-card").count(), 5);
  for (const [lang, letters] of [["bn", /[\u0980-\u09ff]{3}/], ["te", /[\u0c00-\u0c7f]{3}/]]) {
    await lesson.open("ataxx", lang);
    assert.match(await lesson.get("lesson-text").textContent(), letters);
    const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${lang} is ${wide} px too wide`);
  }
  await lesson.get("to-rules").click();
  await ann.rules.root.waitFor();
  await lesson.get("rules-learn").click();
  await lesson.get("lesson").waitFor();
});

scene("learn: by keys alone", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  const lesson = of(ann);
  await lesson.open("ataxx");
  const { keyboard } = ann.page;
  const focused = (selector) => ann.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let i = 0; i < 40 && !(await focused("[data-square]")); i++) await keyboard.press("Tab");
  // From the middle to the piece on c3, then to the square beside it.
  for (const key of ["ArrowLeft", "ArrowDown", "Enter", "ArrowUp", "Enter"]) await keyboard.press(key);
  await lesson.until("done");
  for (let i = 0; i < 40 && !(await focused('[data-testid="learn-next"]')); i++) await keyboard.press("Tab");
  await keyboard.press("Enter");
  assert.equal(await lesson.step(), "jump");
  assert.ok(await focused("h2"), "the focus is at the new step");
});

scene("learn: the first match, to its end by hints alone", async (stage) => {
  const ann = await stage.person();
  const lesson = of(ann);
  await lesson.open("boxes");
  await lesson.get("learn-first").click();
  const match = lesson.get("first-match");
  await match.waitFor();
  // The first hint comes unasked.
  await lesson.get("follow").waitFor();
  assert.ok((await lesson.get("verdict").textContent()).length > 10);
  assert.equal(await ann.page.locator("[data-hint]").count(), 1);
  for (let i = 0; i < 60 && (await match.getAttribute("data-state")) !== "over"; i++) {
    const hint = ann.page.locator('[data-testid="hint"]:not([hidden]):not([disabled])');
    const follow = ann.page.locator('[data-testid="follow"]:not([hidden])');
    const end = ann.page.locator('[data-testid="first-again"]:not([hidden])');
    await hint.or(follow).or(end).first().waitFor();
    if (await follow.isVisible()) await follow.click();
    else if (await hint.isVisible()) await hint.click();
  }
  assert.equal(await match.getAttribute("data-state"), "over");
  await lesson.get("to-lesson").click();
  await lesson.get("lesson").waitFor();
});

// Who asks for less motion gets none.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

/** Counts the animations that run in a page at any time from now on. */
async function watch(page) {
  await page.evaluate(() => {
    window.moved = new Set();
    const look = () => {
      for (const { animationName, transitionProperty } of document.getAnimations()) {
        window.moved.add(animationName ?? transitionProperty ?? "script");
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const moved = (page) => page.evaluate(() => [...window.moved]);

async function play(stage, reducedMotion) {
  const ann = await stage.person({ like: { reducedMotion } });
  await ann.open();
  await ann.portal.passAndPlay("ataxx");
  await ann.match.untilPhase("playing");
  await watch(ann.page);
  for (const action of ["a7a5", "g6", "b5"]) await ann.match.act({ action });
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.result();
  await ann.page.waitForTimeout(300);
  return moved(ann.page);
}

scene("with reduced motion nothing moves in a whole match", async (stage) => {
  assert.deepEqual(await play(stage, "reduce"), []);
});

scene("without it moves are animated", async (stage) => {
  const names = await play(stage, "no-preference");
  assert.ok(names.includes("grow") && names.includes("jump"), names.join());
});

// The checks of `accessible.test.js` find what they look for.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { findings } from "../harness/axe.js";
import { browser, closeBrowser } from "../harness/browser.js";
import { cuts } from "../harness/cut.js";
import { smallTargets } from "../harness/targets.js";

after(closeBrowser);

test("what is wrong is found", async () => {
  const page = await (await browser()).newPage({ viewport: { width: 360, height: 740 } });
  await page.setContent(`<!doctype html><html lang="en"><title>x</title><main><h1>x</h1>
    <img src="data:,"><button style="width: 20px; overflow: hidden; white-space: nowrap">much too long</button>
    <p style="width: 500px; white-space: nowrap; position: relative; left: 300px">out of the window</p>
    <a href="/" style="position: absolute; top: 0; left: 0; width: 99px; height: 400px">over all</a></main>`);
  const { grave } = await findings(page);
  assert.ok(grave.some((line) => line.startsWith("image-alt")), grave.join("\n"));
  const lies = await cuts(page);
  for (const kind of ["the page is", "outside the window", "cut by button", "over each other"]) {
    assert.ok(lies.some((line) => line.startsWith(kind)), `${kind} in\n${lies.join("\n")}`);
  }
  assert.equal((await smallTargets(page)).length, 1);
  await page.close();
});

// A page that is older than the house says so, and plays on.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

scene("a page of another build than the house asks to be loaded again", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("ataxx");
  await ann.match.untilPhase("playing");
  const build = await ann.page.locator('meta[name="adda-build"]').getAttribute("content");
  assert.match(build, /^[0-9a-f]{16}$/);
  assert.equal(await ann.page.getByTestId("outdated").count(), 0);

  // The page says that it is of another build, until it is loaded anew by its button.
  await ann.page.addInitScript(() => {
    new MutationObserver(() => {
      const meta = document.querySelector('meta[name="adda-build"]');
      if (meta && !sessionStorage.getItem("renewed")) meta.content = "0123456789abcdef";
    }).observe(document, { subtree: true, childList: true });
  });
  await ann.page.reload();
  await ann.page.getByTestId("outdated").waitFor();
  await ann.match.act();
  await ann.match.untilPly(1);

  await ann.page.evaluate(() => sessionStorage.setItem("renewed", "yes"));
  await ann.page.getByTestId("outdated").getByRole("button").click();
  await ann.match.untilPhase("playing");
  await ann.page.getByTestId("outdated").waitFor({ state: "detached" });
});

// Profiles: what one sees of oneself, what others see, and how to show it to nobody.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

const PASSWORD = "a mango tree";

/** Two people, the second of whom has resigned. */
async function over(stage) {
  const [ann, bob] = await stage.pair("ataxx");
  await bob.match.askToResign();
  await bob.match.yes();
  await ann.match.untilPhase("over");
  await bob.match.untilPhase("over");
  return [ann, bob];
}

scene("profile: a match that is over stands on it, is found by filters, and leads back to the match", async (stage) => {
  const [ann] = await over(stage);
  await ann.open("/leaderboard");
  await ann.page.getByTestId("to-profile").click();
  const at = (id) => ann.page.getByTestId(id);
  await at("profile").waitFor();
  assert.match(await at("results-all").textContent(), /Won 1 · Drawn 0 · Lost 0/);
  await at("results-ataxx").locator("summary").click();
  await at("results-ataxx").getByRole("cell", { name: "1" }).waitFor();
  await at("choose").locator("summary").click();
  await at("filter-result").selectOption("lost");
  await at("filter-show").click();
  await at("no-match").waitFor();
  assert.equal(await at("filter-result").inputValue(), "lost");
  await at("filter-result").selectOption("");
  await at("filter-against").selectOption("person");
  await at("filter-since").selectOption("week");
  await at("filter-show").click();
  await at("match-line").locator("a").first().click();
  await ann.match.untilPhase("over");
});

scene("profile: a friend sees what came of their matches, until it is shown to nobody else", async (stage) => {
  const [ann, bob] = await over(stage);
  bob.expectRefusals();
  await ann.open("/account");
  await ann.account.make("Anita-8", PASSWORD);
  await bob.open("/@Anita-8");
  assert.match(await bob.page.getByTestId("between").textContent(), /Won 0 · Drawn 0 · Lost 1/);
  await bob.page.getByTestId("between-list").click();
  await bob.page.getByTestId("with-all").waitFor();
  assert.equal(await bob.page.getByTestId("match-line").count(), 1);

  await ann.open("/me");
  await ann.page.getByTestId("profile-hide").click();
  await ann.page.getByTestId("profile-show").waitFor();
  await bob.open("/@Anita-8");
  assert.equal(await bob.page.getByTestId("profile").count(), 0);
});

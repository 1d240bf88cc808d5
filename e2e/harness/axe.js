// What axe-core finds in a page.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const SOURCE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The criteria of WCAG 2.2 at levels A and AA, and what axe-core's makers hold to be good besides. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Impacts that fail a test; what is less grave is told. */
const GRAVE = ["serious", "critical"];

/** The findings in a page as lines: `{ grave, slight }`. */
export async function findings(page) {
  // By the debugger's way in, which the page's policy does not close.
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (rules) => axe.run(document, { runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] }),
    RULES,
  );
  const lines = (grave) =>
    violations
      .filter(({ impact }) => GRAVE.includes(impact) === grave)
      .flatMap(({ id, impact, nodes }) => nodes.map(({ target, html }) => `${id} (${impact}): ${target} ${html.slice(0, 160)}`));
  return { grave: lines(true), slight: lines(false) };
}

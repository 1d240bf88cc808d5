// Lighthouse, as on a cheap phone with a slow network (its mobile preset), over the pages people come to first, and those where they learn.
// `node lighthouse/lighthouse.js [WORD ...]`: the pages whose name holds one of the words. Fails below 95 anywhere but where a page says another number.

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import lighthouse from "lighthouse";

import { browser, closeBrowser } from "../harness/browser.js";
import { named } from "../harness/places.js";
import { freePort } from "../harness/port.js";
import { Tour } from "../harness/tour.js";

const FOLDER = fileURLToPath(new URL("../results/lighthouse", import.meta.url));
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const LEAST = 95;

/** The least speed of pages whose program is larger: what they show first was there before it, but the model counts it in. */
const LEAST_SPEED = { learn: 90, puzzles: 90 };

/** Runs of which the one in the middle counts: what else the machine does changes how fast a page is. */
const RUNS = 3;

/** The pages by name, with their addresses. */
const PAGES = {
  portal: () => "/",
  rules: () => "/rules/ataxx",
  learn: () => "/learn/boxes",
  puzzles: () => "/puzzles/ataxx",
  match: (tour) => `/m/${tour.matches.ataxx.id}`,
};

/** One run over one page. */
async function measure(url, port) {
  const { lhr, report } = await lighthouse(url, { port, output: "html", logLevel: "error", onlyCategories: CATEGORIES });
  return { lhr, report };
}

/** The scores of a run, of 100. */
const scores = ({ lhr }) => CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));

/** Why a run is not at 100, a line for each audit. */
function reasons({ lhr }) {
  return CATEGORIES.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `  ${name}: ${id} ${lhr.audits[id].displayValue ?? ""} (${lhr.audits[id].title})`),
  );
}

/** The run in the middle by speed, of all three; its other scores are the worst of them. */
async function middle(name, url, port) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await measure(url, port));
  runs.sort((a, b) => scores(a)[0] - scores(b)[0]);
  const run = runs[Math.floor(RUNS / 2)];
  await writeFile(path.join(FOLDER, `${name}.html`), run.report);
  const worst = CATEGORIES.map((_, i) => Math.min(...runs.map((each) => scores(each)[i])));
  return { run, all: runs.map((each) => scores(each)[0]), got: [scores(run)[0], ...worst.slice(1)] };
}

async function main() {
  const words = process.argv.slice(2);
  const names = Object.keys(PAGES).filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (names.length === 0) throw new Error("no page has such a name");
  await mkdir(FOLDER, { recursive: true });
  const port = await freePort();
  const chromium = await browser(`--remote-debugging-port=${port}`);
  const tour = await Tour.open(named(["match-ataxx"]));
  let isLow = false;
  try {
    // The player of the match, for the window that Lighthouse opens itself.
    const { cookies } = await tour.host.belongings();
    const session = await chromium.newBrowserCDPSession();
    await session.send("Storage.setCookies", { cookies });
    console.log(`${"page".padEnd(10)} ${CATEGORIES.join("  ")}`);
    for (const name of names) {
      const { run, all, got } = await middle(name, tour.house.named + PAGES[name](tour), port);
      const row = got.map((score, i) => String(score).padStart(CATEGORIES[i].length));
      console.log(`${name.padEnd(10)} ${row.join("  ")}   (${RUNS} runs: ${all.join(", ")})`);
      const { audits } = run.lhr;
      const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
      console.log(`  ${times.map((id) => `${id} ${audits[id].displayValue}`).join(", ")}`);
      for (const line of reasons(run)) console.log(line);
      isLow ||= got.some((score, i) => score < ((i === 0 && LEAST_SPEED[name]) || LEAST));
    }
  } finally {
    await tour.close();
    await closeBrowser();
  }
  if (isLow) {
    console.error(`a score is below ${LEAST}`);
    process.exitCode = 1;
  }
}

await main();

// Pictures of every page of the house, in every language, theme and size, made anew; and what is wrong with how they
// lie on the screen. `node shots/shots.js [--readme] [WORD ...]`: the places whose name holds one of the words.

import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { browser, closeBrowser } from "../harness/browser.js";
import { cuts } from "../harness/cut.js";
import { named } from "../harness/places.js";
import { LANGS, SIZES, THEMES, Tour } from "../harness/tour.js";
import { README_PLACES, readmePictures } from "./readme.js";
import { sheets } from "./sheets.js";

const FOLDER = fileURLToPath(new URL("../results/shots", import.meta.url));

/** Goes round once for each language, size and theme. */
async function shoot(tour, places) {
  const shots = [];
  const faults = [];
  for (const lang of Object.keys(LANGS)) {
    for (const size of Object.keys(SIZES)) {
      for (const theme of THEMES) {
        const trouble = await tour.round({ lang, theme, size, places }, async ({ place, person }) => {
          const name = `${lang}-${size}-${theme}-${place.name}`;
          // Fonts and pictures that come a moment later are part of the page.
          await person.page.evaluate(() => document.fonts.ready);
          const file = `${name}.png`;
          await person.page.screenshot({ path: path.join(FOLDER, file), fullPage: !place.window, animations: "disabled" });
          shots.push({ lang, size, theme, place: place.name, file });
          for (const cut of await cuts(person.page)) faults.push(`${name}: ${cut}`);
        });
        faults.push(...trouble.map((fault) => `${lang}-${size}-${theme}: ${fault}`));
      }
      console.log(`${lang} ${size}: ${shots.length} pictures`);
    }
  }
  return { shots, faults };
}

async function main() {
  const words = process.argv.slice(2).filter((word) => word !== "--readme");
  const forReadme = process.argv.includes("--readme");
  const places = named(words);
  if (places.length === 0) throw new Error("no place has such a name");
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const tour = await Tour.open(forReadme ? [...places, ...README_PLACES] : places);
  try {
    if (forReadme) await readmePictures(tour);
    const { shots, faults } = await shoot(tour, places);
    await sheets(await browser(), FOLDER, shots);
    await writeFile(path.join(FOLDER, "faults.txt"), faults.map((fault) => `${fault}\n`).join(""));
    for (const fault of faults) console.error(fault);
    console.log(`${shots.length} pictures in ${path.relative(process.cwd(), FOLDER)}, ${faults.length} faults`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await tour.close();
    await closeBrowser();
  }
}

await main();

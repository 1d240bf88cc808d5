// The two pictures in the README: a match on a phone and the front page on a desk.

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { browser } from "../harness/browser.js";
import { PLACES } from "../harness/places.js";

const FOLDER = new URL("../../docs/pictures/", import.meta.url);

/** The most one picture may weigh, in bytes. */
const LIMIT = 120_000;

const PICTURES = [
  { file: "match.webp", place: "match-ataxx-selected", lang: "bn", theme: "light", size: "phone", scale: 2 },
  { file: "portal.webp", place: "portal", lang: "en", theme: "light", size: "desktop", scale: 1 },
];

/** What these pictures need of a tour. */
export const README_PLACES = PLACES.filter(({ name }) => PICTURES.some(({ place }) => place === name));

/** Makes them anew. */
export async function readmePictures(tour) {
  await mkdir(FOLDER, { recursive: true });
  for (const { file, place, scale, ...where } of PICTURES) {
    const places = PLACES.filter(({ name }) => name === place);
    const like = { deviceScaleFactor: scale };
    await tour.round({ ...where, places, like }, async ({ person }) => {
      await person.page.evaluate(() => document.fonts.ready);
      const webp = await asWebp(await person.page.screenshot({ animations: "disabled" }));
      if (webp.length > LIMIT) throw new Error(`${file} weighs ${webp.length} bytes`);
      await writeFile(fileURLToPath(new URL(file, FOLDER)), webp);
      console.log(`${file}: ${webp.length} bytes`);
    });
  }
}

/** Chromium writes PNG pictures of pages; as WebP they weigh a third. */
async function asWebp(png) {
  const page = await (await browser()).newPage();
  const url = await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.9);
  }, png.toString("base64"));
  await page.close();
  return Buffer.from(url.split(",")[1], "base64");
}

// Contact sheets: all pictures of one language and size at a glance, and a page with all of them.

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** How wide one picture is on a sheet, in pixels, and how many stand in a row. */
const COLUMNS = { phone: [180, 8], desktop: [400, 4] };

const STYLE = `body { margin: 8px; font: 12px sans-serif; background: #888 }
div { display: grid; gap: 8px; align-items: start }
figure { margin: 0 } img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; display: block }`;

function page(shots, size) {
  const [width, columns] = COLUMNS[size];
  const figures = shots.map(
    ({ file, theme, place }) =>
      `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${place}, ${theme}</figcaption></figure>`,
  );
  return `<div style="grid-template-columns: repeat(${columns}, ${width}px)">${figures.join("")}</div>`;
}

const whole = (body) => `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>${body}`;

/** Writes `sheet-LANG-SIZE.png` for each language and size, and `index.html`. */
export async function sheets(browser, folder, shots) {
  const groups = grouped(shots);
  const index = [];
  for (const [name, group] of groups) {
    const { size } = group[0];
    const [width, columns] = COLUMNS[size];
    const body = page(group, size);
    index.push(`<h2>${name}</h2>${body}`);
    const file = path.join(folder, `sheet-${name}.html`);
    await writeFile(file, whole(body));
    const sheet = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 800 } });
    await sheet.goto(pathToFileURL(file).href, { waitUntil: "load" });
    await sheet.screenshot({ path: path.join(folder, `sheet-${name}.png`), fullPage: true });
    await sheet.close();
  }
  await writeFile(path.join(folder, "index.html"), whole(index.join("")));
}

const key = ({ lang, size }) => `${lang}-${size}`;

function grouped(shots) {
  const groups = new Map();
  for (const shot of shots) groups.set(key(shot), [...(groups.get(key(shot)) ?? []), shot]);
  return groups;
}

// The one Chromium of a process.

import { chromium } from "playwright-core";

let launched;

/** Launches it, the first time with more arguments if there are any. */
export function browser(...more) {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
  return launched;
}

export async function closeBrowser() {
  await (await launched)?.close();
}

// What is so at last, however slow the machine is.

import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any computer player thinks, and than a page takes to come back after trouble. */
const PATIENCE_MS = 45_000;

/** Waits until `check` gives something true, and gives it back. `what` names it, should it never be. */
export async function eventually(what, check) {
  const end = Date.now() + PATIENCE_MS;
  do {
    const found = await check();
    if (found) return found;
    await sleep(25);
  } while (Date.now() < end);
  throw new Error(`waited in vain for ${what}`);
}

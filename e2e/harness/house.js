// The house under test: the real `adda serve` on a free port with an SQLite file of its own.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { freePort } from "./port.js";

const ADDA = process.env.ADDA ?? fileURLToPath(new URL("../../target/debug/adda", import.meta.url));
const READY_WITHIN_MS = 20_000;

export class House {
  #folder;
  #process;
  #said = "";

  /** Starts a house with an empty database. */
  static async open() {
    const house = new House();
    house.#folder = await mkdtemp(path.join(tmpdir(), "adda-e2e-"));
    house.port = await freePort();
    await house.start();
    return house;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The same by a name: for a mere number browsers make no passkeys. */
  get named() {
    return `http://localhost:${this.port}`;
  }

  /** Starts the process, again on the same port and file after a kill, and waits until it can play. */
  async start() {
    const db = path.join(this.#folder, "house.sqlite");
    this.#process = spawn(ADDA, ["serve", "--port", String(this.port), "--db", db], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    // A missing binary is told by `#ready`, not by an uncaught event.
    this.#process.on("error", (error) => (this.#said += `${error}\n`));
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.on("data", (data) => (this.#said = (this.#said + data).slice(-20_000)));
    }
    await this.#ready();
  }

  /** `adda admin` with these words, beside the house that runs; what it prints. */
  async admin(...words) {
    const db = path.join(this.#folder, "house.sqlite");
    const { stdout } = await promisify(execFile)(ADDA, ["admin", "--db", db, ...words]);
    return stdout;
  }

  async #ready() {
    const end = Date.now() + READY_WITHIN_MS;
    while (Date.now() < end && this.#process.exitCode === null) {
      try {
        const answer = await fetch(`${this.url}/readyz`);
        if (answer.ok) return;
      } catch {
        // Not listening yet.
      }
      await sleep(50);
    }
    throw new Error(`the house does not get ready (${ADDA}):\n${this.#said}`);
  }

  /** Ends the process as a power cut does. */
  async kill() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await gone;
  }

  /** Ends the house and removes its files. */
  async close() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

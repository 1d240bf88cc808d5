// A house that can be renewed while its pages are open: a way to the house under test on which, from a moment on, every
// file has another address, the old ones are gone, and the build has another name, as after a new version was installed.

import { once } from "node:events";
import http from "node:http";

const TEXTS = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
const HASH = /-([0-9a-f]{16})\./g;

const turn = (text) => text.replaceAll(HASH, (_, hash) => `-${[...hash].reverse().join("")}.`);

export class Renewal {
  #server;
  #port;
  #build = null;
  #isNew = false;
  #change = (text) => text;

  /** A way to a house. `change` is done to the service worker's text. */
  static async of(house, { change } = {}) {
    const way = new Renewal();
    way.#port = house.port;
    way.#build = (await (await fetch(`${house.url}/build.txt`)).text()).trim();
    if (change) way.#change = change;
    way.#server = http.createServer((asked, answer) => way.#pass(asked, answer)).listen(0, "127.0.0.1");
    await once(way.#server, "listening");
    return way;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** The name of the build that is served now. */
  get build() {
    return this.#isNew ? [...this.#build].reverse().join("") : this.#build;
  }

  /** From now on the house is of another build. */
  renew() {
    this.#isNew = true;
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(asked, answer) {
    const gone = this.#isNew && !this.#knows(asked.url);
    const path = gone ? "/assets/gone" : this.#isNew ? turn(asked.url) : asked.url;
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    delete headers["if-none-match"];
    const { method } = asked;
    const far = http.request({ host: "127.0.0.1", port: this.#port, method, path, headers }, async (found) => {
      const parts = [];
      for await (const part of found) parts.push(part);
      let body = Buffer.concat(parts);
      if (TEXTS.test(found.headers["content-type"] ?? "")) body = Buffer.from(this.#text(asked.url, body.toString()));
      const { "content-length": _, etag: __, ...rest } = found.headers;
      answer.writeHead(found.statusCode, rest);
      answer.end(body);
    });
    far.on("error", () => answer.destroy());
    asked.pipe(far);
  }

  /** The addresses of the new build, and all that have no hash. */
  #knows(path) {
    return !this.#old.has(path);
  }

  #old = new Set();

  #text(path, text) {
    const named = path === "/sw.js" ? this.#change(text) : text;
    if (!this.#isNew) {
      for (const [address] of named.matchAll(/\/assets\/[\w/.-]+-[0-9a-f]{16}\.\w+/g)) this.#old.add(address);
      return named;
    }
    return turn(named).replaceAll(this.#build, this.build);
  }
}

// The way between a browser and the house, which can be cut. A browser's own "offline" switch leaves open
// WebSockets alone; a cut wire does not.

import { once } from "node:events";
import net from "node:net";

export class Wire {
  #server;
  #sockets = new Set();
  #isCut = false;

  /** A wire to a port of this machine. */
  static async to(port) {
    const wire = new Wire();
    wire.#server = net.createServer((near) => wire.#connect(near, port)).listen(0, "127.0.0.1");
    await once(wire.#server, "listening");
    wire.port = wire.#server.address().port;
    return wire;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  #connect(near, port) {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = net.connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  }

  /** Nothing goes through any more. */
  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** New connections go through again. */
  mend() {
    this.#isCut = false;
  }

  close() {
    this.cut();
    this.#server.close();
  }
}

// Lets the house be visited without a network: pages come from the network if there is one, everything with a
// hash in its name from here. Build {{build}}.

const SHELL = "/index.html";
/** What is asked for by its own name, and has to be there without a network. */
const NAMED = ["/adda.webmanifest"];
const CACHE = "adda-{{build}}";
const ASSETS = {{assets}};

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

// The house inside the browser and the texts of every language among them: they are needed just when there is no
// network.
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...NAMED, ...ASSETS]);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url.pathname));
  else if (NAMED.includes(url.pathname)) event.respondWith(fresh(request, request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** A page from the network. Without one the client draws it, but a Rules page is what it was when last read. */
async function page(request, path) {
  if (path !== "/rules" && !path.startsWith("/rules/")) return fresh(request, SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
    return response;
  } catch {
    return (await caches.match(request)) ?? fresh(request, SHELL);
  }
}

/** From the network; without one, what is kept. */
async function fresh(request, kept) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

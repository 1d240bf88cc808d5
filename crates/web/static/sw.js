// Lets the house be visited without a network: pages come from the network if there is one, everything with a
// hash in its name from here. Build {{build}}.

const SHELL = "/index.html";
const CACHE = "adda-{{build}}";
const ASSETS = {{assets}};

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

// The computer player among them: it is needed just when there is no network.
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, "/adda.webmanifest", ...ASSETS]);
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
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

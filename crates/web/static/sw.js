// Lets the house be visited without a network: pages come from the network if there is one, everything with a
// hash in its name from here. Build {{build}}.
//
// Each build has a cache of its own. Older ones stay until no page of theirs is open, so that a match that goes on finds
// what it has not loaded yet.

const BUILD = "{{build}}";
const SHELL = "/index.html";
/** What people learn with is a program of its own, with a page of its own. */
const STUDY = "/study.html";
/** What is asked for by its own name, and has to be there without a network. */
const NAMED = ["/adda.webmanifest"];
const ASSETS = {{assets}};
const LANGS = ["en", "bn", "te"];
/** Pages that are whole as the house writes them, for everybody the same: kept in every language. */
const GAMES = ["ataxx", "boxes", "aeroplane", "tacocat", "stratego"];
const PAGES = ["/rules", ...GAMES.map((game) => `/rules/${game}`)];
/** How long a page takes at most until it is there in place of the one before. */
const TURN_MS = 4000;

/** Who pays for every byte is spared: only what is looked at is kept, without being fetched ahead. */
const SPARES = Boolean(self.navigator.connection?.saveData);

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

// The house inside the browser and the texts of every language among them: they are needed just when there is no
// network. One after the other, so that they do not hold up what the page asks for.
async function fill() {
  const cache = await own();
  const shell = await fetch(SHELL, { cache: "reload" });
  if (!(await shell.clone().text()).includes(BUILD)) throw new Error("the house has another build by now");
  await cache.put(SHELL, shell);
  await cache.addAll([STUDY, ...NAMED]);
  if (SPARES) return;
  for (const address of ASSETS) await take(cache, address);
  for (const path of PAGES) {
    for (const lang of LANGS) await foresee(cache, `${path}?lang=${lang}`);
  }
}

/** A file with a hash in its name: what an older build has of it is the same. */
async function take(cache, address) {
  if (await cache.match(address)) return;
  const kept = await caches.match(address);
  await (kept ? cache.put(address, kept) : cache.add(new Request(address, { priority: "low" })));
}

/** A page as somebody new would see it. Without it all else works. */
async function foresee(cache, address) {
  const page = await fetch(address, { credentials: "omit", priority: "low" }).catch(() => null);
  if (page?.ok && !page.redirected) await cache.put(address, page);
}

/** The names of the caches of this build and of those before it, with the time when each was begun. */
async function begun() {
  const names = await caches.keys();
  return names.map((name) => {
    const [, time, build] = name.match(/^adda-(\d+)-(.*)$/) ?? [];
    return { name, time: Number(time ?? 0), build };
  });
}

async function own() {
  const found = (await begun()).find(({ build }) => build === BUILD);
  return caches.open(found?.name ?? `adda-${Date.now()}-${BUILD}`);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request, url));
    event.waitUntil(clear(event.resultingClientId));
  } else if (NAMED.includes(url.pathname)) event.respondWith(fresh(request, request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Drops what older builds have left, if the page that comes now is the only one. */
async function clear(comes) {
  await new Promise((done) => setTimeout(done, TURN_MS));
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => id !== comes)) return;
  const all = await begun();
  const mine = all.find(({ build }) => build === BUILD);
  const older = all.filter(({ time }) => mine && time < mine.time);
  await Promise.all(older.map(({ name }) => caches.delete(name)));
}

/** A page from the network. Without one the client draws it, but a page that is whole is what it was when last read. */
async function page(request, url) {
  if (/^\/(learn|puzzles|review)(\/|$)/.test(url.pathname)) return fresh(request, STUDY);
  if (!PAGES.includes(url.pathname)) return fresh(request, SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await keep(url.pathname, response.clone());
    return response;
  } catch {
    const lang = url.searchParams.get("lang") ?? (await spoken());
    return (await latest(`${url.pathname}?lang=${lang}`)) ?? fresh(request, SHELL);
  }
}

async function keep(path, response) {
  const html = await response.clone().text();
  const lang = html.match(/<html lang="(\w+)"/)?.[1];
  if (lang) await (await own()).put(`${path}?lang=${lang}`, response);
}

/** The language that was chosen, else the first of the browser's that the house speaks. */
async function spoken() {
  const chosen = (await self.cookieStore?.get("lang"))?.value;
  const wanted = [chosen, ...self.navigator.languages.map((lang) => lang.split("-")[0])];
  return wanted.find((lang) => LANGS.includes(lang)) ?? LANGS[0];
}

/** From the network; without one, what is kept. */
async function fresh(request, kept) {
  try {
    return await fetch(request);
  } catch {
    return (await latest(kept)) ?? Response.error();
  }
}

/** What this build keeps, or one before it. */
async function latest(request) {
  return (await (await own()).match(request)) ?? caches.match(request);
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await own()).put(request, response.clone());
  return response;
}

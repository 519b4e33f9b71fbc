/**
 * The service worker: keeps all files of one build in a cache, so that the workbench works offline after the first
 * visit.
 *
 * Files have a hash of their content in their name, except for a few such as index.html. Those few are fetched and
 * served from the cache when the network does not answer; the others come from the cache at once.
 */

/** Filled in when the workbench is built: the files, separated by blanks, and a name for this set of files. */
const FILES = '__LILYPAD_FILES__'.split(' ');
const VERSION = '__LILYPAD_VERSION__';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
/** Two workbenches of one origin, under different paths, must not share files. */
const PREFIX = `lilypad ${scope.registration.scope} `;
const CACHE = PREFIX + VERSION;

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const here = request.url.startsWith(scope.registration.scope);
  if (request.method === 'GET' && here) event.respondWith(answer(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })));
  await scope.skipWaiting();
}

/** Deletes old builds. An open page of an old build has loaded what it needs, or reloads. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  // A folder stands for the page in it; pages of a documentation beside the workbench have names of their own.
  const named = url.pathname.endsWith('/') ? new URL('index.html', url) : url;
  const kept = await cache.match(named.href, { ignoreSearch: true });
  if (kept !== undefined && url.pathname.includes('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

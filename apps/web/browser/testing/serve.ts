/** Serves a folder on this machine under a path, as a static host would. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Names in assets/ contain a hash of the content, so these files never change. */
const headersOf = (name: string): Record<string, string> => ({
  'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
  'cache-control': name.startsWith('assets/') ? 'max-age=3600, immutable' : 'no-cache',
});

/** `base` begins and ends with a slash. */
export async function serveFolder(folder: string, base: string): Promise<Site> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const named = path.endsWith('/') ? `${path}index.html` : path;
    const name = named.startsWith(base) ? normalize(named.slice(base.length)) : '..';
    const body = name.startsWith('..') ? null : await readFile(join(folder, name)).catch(() => null);
    if (body === null) response.writeHead(404).end();
    else response.writeHead(200, headersOf(name)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

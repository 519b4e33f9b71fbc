/**
 * The files of the workbench. A request names a file by path segments. Nothing outside the folder is
 * ever read: segments that lead elsewhere are refused, and so are links that do.
 */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type Answer, HttpError } from './answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A page with these headers, and workers with them, may share memory between threads. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

/** The file that decoded path segments name in a folder; throws HttpError 404. */
export async function fileAnswer(folder: string, segments: readonly string[]): Promise<Answer> {
  if (segments.some((name) => name === '..' || name === '.' || /[\0/\\]/.test(name))) throw notFound();
  const root = await realpath(folder).catch(() => null);
  if (root === null) throw notFound();
  const names = segments.filter((name) => name !== '');
  const wanted = names.length === 0 ? join(root, 'index.html') : join(root, ...names);
  const file = await realpath(wanted).catch(() => null);
  if (file === null || !file.startsWith(root + sep)) throw notFound();
  const { size } = await regular(file);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const headers = { ...ISOLATED, 'content-type': type, 'content-length': String(size), 'cache-control': 'no-cache' };
  return { status: 200, headers, body: () => createReadStream(file) };
}

async function regular(file: string): Promise<{ size: number }> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) throw notFound();
  return found;
}

const notFound = (): HttpError => new HttpError(404, 'The workbench has no such file.');

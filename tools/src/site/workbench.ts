/**
 * The built workbench as a part of the site: it is told that there is a documentation, and its service worker keeps
 * the pages of that, too, for use offline.
 */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Copies the workbench to the root of the site; gives its style sheets, as places in the site. */
export function copyWorkbench(site: string): string[] {
  const built = fileURLToPath(import.meta.resolve('@lilypad/web/dist/index.html'));
  cpSync(dirname(built), site, { recursive: true });
  const page = readFileSync(built, 'utf8');
  const told = page.replace('</head>', '  <meta name="lilypad-documentation" content="./docs/" />\n  </head>');
  writeFileSync(join(site, 'index.html'), told);
  return [...page.matchAll(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"/g)].map(([, style = '']) => style);
}

/** Adds files to those that the service worker keeps. */
export function keepOffline(site: string, files: readonly string[]): void {
  const worker = join(site, 'sw.js');
  writeFileSync(worker, withFiles(readFileSync(worker, 'utf8'), site, files));
}

/** The build of the workbench wrote the list of its files and the name of this set of files into the worker. */
function withFiles(code: string, site: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(site, file)));
  const listed = replaceOnce(
    code,
    /(["'`])((?:[^"'`\s]+ )+index\.html(?: [^"'`\s]+)*)\1/g,
    (_, quote, list) => quote + [list, ...files].join(' ') + quote,
  );
  return replaceOnce(listed, /(["'`])([0-9a-f]{16})\1/g, (_, quote, version) => {
    hash.update(version);
    return quote + hash.digest('hex').slice(0, 16) + quote;
  });
}

function replaceOnce(
  text: string,
  pattern: RegExp,
  replacement: (match: string, quote: string, content: string) => string,
): string {
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) throw new Error(`The service worker has ${count} places for ${pattern.source}.`);
  return text.replace(pattern, replacement);
}

/**
 * Where a file of the workspace stands in the site. Markdown becomes a page at the same path; a few documents at the
 * root of the workspace, and the READMEs of the packages, are moved to where readers look for them. Everything else
 * that a page links to is copied to its own path.
 */
import { dirname, posix } from 'node:path';

const MOVED: Readonly<Record<string, string>> = {
  'README.md': 'docs/index.html',
  'CONTRIBUTING.md': 'docs/contributing.html',
  'CHANGELOG.md': 'docs/changelog.html',
  LICENSE: 'docs/license.txt',
};

/** The path of a file of the workspace in the site. */
export function placeOf(path: string): string {
  const moved = MOVED[path];
  if (moved !== undefined) return moved;
  const [, name] = /^packages\/([^/]+)(?:\/README\.md)?$/.exec(path) ?? [];
  if (name !== undefined) return `reference/${name}.html`;
  return path.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');
}

/** The address of one place in the site, seen from another. */
export const fromTo = (from: string, to: string): string => posix.relative(dirname(from), to);

/** The file of the workspace that an address in a document leads to, and the part after #; null if it leads elsewhere. */
export function fileLinked(document: string, address: string): { readonly path: string; readonly part: string } | null {
  if (/^(?:[a-z]+:|#|\/)/i.test(address)) return null;
  const [path = '', part = ''] = address.split('#');
  return { path: posix.join(dirname(document), decodeURIComponent(path)), part };
}

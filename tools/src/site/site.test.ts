/** The site as a whole: built once, and every link in it followed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build.ts';
import { renderMarkdown, slug } from './markdown.ts';
import { placeOf } from './places.ts';
import { commentHtml } from './reference.ts';

describe('the site', () => {
  const site = mkdtempSync(join(tmpdir(), 'lilypad-site-'));
  const pages = new Map<string, string>();

  beforeAll(() => {
    buildSite(site);
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
      if (/^(?:docs|reference)\/.*\.html$/.test(name)) pages.set(name, readFileSync(join(site, name), 'utf8'));
    }
  });
  afterAll(() => rmSync(site, { recursive: true, force: true }));

  it('has the documents, a page a theorem, and the reference of each package', () => {
    expect(pages.size).toBeGreaterThan(60);
    for (const name of ['docs/index.html', 'docs/theorems/A33.html', 'docs/theorems/T2.html', 'reference/games.html']) {
      expect(pages.has(name), name).toBe(true);
    }
    expect(pages.get('reference/games.html')).toMatch(/<a href="#api-dyadic">Dyadic<\/a>/);
  });

  it('has no link that leads nowhere, and none to another host but those in the texts', () => {
    const broken: string[] = [];
    for (const [page, html] of pages) {
      const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        if (/^https?:/.test(address)) continue;
        const [path = '', part = ''] = address.replaceAll('&amp;', '&').split('#');
        const target = path === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(path));
        const known = target === page ? ids : idsOf(pages.get(target));
        const isPart = part === '' || part.startsWith('/') || known.has(part);
        if (path.startsWith('/') || !existsSync(join(site, target)) || !isPart) broken.push(`${page}: ${address}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('is found from the workbench, searched and kept for use offline', () => {
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('name="lilypad-documentation"');
    const worker = readFileSync(join(site, 'sw.js'), 'utf8');
    for (const file of ['assets/', 'docs/checker.html', 'docs/search.js', 'reference/toads.html']) {
      expect(worker).toContain(file);
    }
    const index = readFileSync(join(site, 'docs/search.js'), 'utf8');
    expect(index).toMatch(/^window\.lilypadSearch = \[.*\];\n$/s);
    expect(index).toContain('docs/theorems/T2.html');
  });
});

const idsOf = (html = ''): Set<string | undefined> => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));

describe('documents', () => {
  it.each([
    ['README.md', 'docs/index.html'],
    ['docs/rules.md', 'docs/rules.html'],
    ['docs/theorems/README.md', 'docs/theorems/index.html'],
    ['packages/games/README.md', 'reference/games.html'],
    ['packages/prover/library/A11.json', 'packages/prover/library/A11.json'],
  ])('%s stands at %s', (file, place) => {
    expect(placeOf(file)).toBe(place);
  });

  it('have headings that can be linked to, and are cut into sections for the search', () => {
    const { title, html, sections } = renderMarkdown(
      '# A *b*\n\nText <x>.\n\n## C & D\n\n[l](m.md)\n\n## C & D\n',
      (to) => to.replace('.md', '.html'),
    );
    expect(title).toBe('A b');
    expect(sections.map(({ id, text }) => [id, text])).toEqual([
      ['a-b', 'Text .'],
      ['c--d', 'l'],
      ['c--d-1', ''],
    ]);
    expect(html).toContain('<a href="m.html">l</a>');
    expect(slug('`lilypad check FILE`')).toBe('lilypad-check-file');
  });

  it('of exports have their tags in a list', () => {
    expect(commentHtml('Half.\n\n@param n - squares\n@returns squares')).toMatch(
      /Half.*<dt>param<\/dt><dd><p><code>n<\/code>: squares.*<dt>returns<\/dt>/s,
    );
  });
});

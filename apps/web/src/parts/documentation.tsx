/**
 * Links to the documentation, where there is one: the site that has both tells the workbench by a `meta` element. The
 * workbench alone has no links that lead nowhere.
 */
import type { Place } from '../router/route.ts';

const ABOUT: Readonly<Partial<Record<Place, readonly (readonly [file: string, title: string])[]>>> = {
  explore: [
    ['notation', 'Notation'],
    ['games-theory', 'The theory of games'],
    ['compare', 'How sums are compared'],
  ],
  play: [['solver', 'How games are solved']],
  worksheet: [
    ['language', 'The language'],
    ['coming-from-cgsuite', 'Coming from CGSuite'],
  ],
  tables: [['tables', 'About the tables']],
  theorems: [
    ['theorems/index', 'All theorems'],
    ['proving', 'How they are proved'],
    ['checker', 'The checker'],
    ['rocq', 'In Rocq'],
  ],
  learn: [
    ['glossary', 'Glossary'],
    ['games-theory', 'The theory of games'],
  ],
};

/** The address of the documentation, with a slash at its end; null if there is none. */
function documentationAddress(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="lilypad-documentation"]')?.content ?? null;
}

/** What the documentation has on a page of the workbench. */
export function DocumentationLinks({ page }: { readonly page: Place }) {
  const address = documentationAddress();
  if (address === null) return null;
  return (
    <nav class="documentation" aria-label="Documentation">
      {[...(ABOUT[page] ?? []), ['index', 'Documentation'] as const].map(([file, title]) => (
        <a key={file} href={`${address}${file}.html`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

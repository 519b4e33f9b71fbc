/**
 * The current place in the workbench: a page and its parameters, in the part of the address after #, so that any static
 * host under any path serves every page, and every state can be bookmarked, shared and gone back to.
 *
 *     #/explore?sum=TT..FF+%2B+TF.
 */
export const PAGES = ['play', 'puzzles', 'learn', 'explore', 'worksheet', 'tables', 'theorems'] as const;
export type Page = (typeof PAGES)[number];
/** The page of an address, the front page if it names none, or nothing that is there. */
export type Place = Page | 'front' | 'missing';

export type Parameters = Readonly<Record<string, string>>;

export interface Route {
  readonly page: Place;
  readonly parameters: Parameters;
}

const isPage = (name: string): name is Page => (PAGES as readonly string[]).includes(name);

/**
 * The route of a hash: the front page if it names none, and no page if it names one that is not there. Parameters
 * without a page belong to Explore, which was once the first page.
 */
export function parseRoute(hash: string): Route {
  const [path, query] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  const first = query === '' ? 'front' : 'explore';
  const page = path === '' ? first : isPage(path) ? path : 'missing';
  return { page, parameters: Object.fromEntries(new URLSearchParams(query)) };
}

/** The hash of a route; parameters that are empty are left out. */
export function printRoute({ page, parameters }: Route): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  // These are allowed unescaped in a fragment, and keep boards readable.
  const readable = query.replaceAll('%5E', '^').replaceAll('%7C', '|').replaceAll('%2C', ',');
  return `#/${page === 'front' ? '' : page}${readable === '' ? '' : `?${readable}`}`;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

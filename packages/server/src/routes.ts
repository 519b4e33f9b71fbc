/**
 * Which request gets which answer.
 *
 *     /                                               the games; in a browser, the workbench if it is there
 *     /toadsandfrogs/                                 the game and its variants
 *     /toadsandfrogs/<variant>/                       a variant
 *     /toadsandfrogs/<variant>/positions/?p=<position>
 *     /toadsandfrogs/<variant>/instructions/?locale=en
 *     /health                                         whether the server works
 *     /metrics                                        what it counts, for Prometheus
 *     /openapi.json                                   the description of all this
 *     /workbench/...
 *
 * A slash at the end may be left out.
 */
import { type Answer, HttpError, json, jsonText } from './answer.ts';
import {
  GAME,
  gameDocument,
  gamesDocument,
  instructionsDocument,
  positionOf,
  quote,
  variantDocument,
  variantOf,
} from './catalogue.ts';
import { fileAnswer } from './files.ts';
import type { Metrics } from './metrics.ts';
import { OPEN_API } from './openapi.ts';
import type { Positions } from './positions.ts';

export interface Site {
  readonly positions: Positions;
  readonly metrics: Metrics;
  /** The folder of the workbench, or null if there is none. */
  readonly workbench: string | null;
}

/** Answers do not change while the server runs, so clients may keep them for a day. */
const LASTING = { 'cache-control': 'public, max-age=86400' };
const FRESH = { 'cache-control': 'no-store' };

/** The answer to GET; throws HttpError. `accept` is the header of that name. */
export async function route(site: Site, url: string, accept: string): Promise<Answer> {
  const { segments, query } = split(url);
  const [first, ...rest] = segments;
  if (first === undefined) return frontPage(site, accept);
  if (rest.length === 0) {
    if (first === 'health') return json(200, healthDocument(site), FRESH);
    if (first === 'metrics') return plainText(site.metrics.text(site.positions));
    if (first === 'openapi.json') return json(200, OPEN_API, LASTING);
  }
  if (first === 'workbench') return workbench(site, url, rest);
  if (first !== GAME.id) throw new HttpError(404, `No game is called ${quote(first)}; there is ${GAME.id}.`);
  return gameRoute(site, rest, query);
}

/** The name under which requests are counted: one of a few, whatever the address. */
export function routeName(url: string): string {
  const [first, variant, what] = (url.split('?', 1)[0] ?? '').split('/').filter((segment) => segment !== '');
  if (first === undefined) return 'games';
  if (first !== GAME.id) return ['health', 'metrics', 'openapi.json', 'workbench'].includes(first) ? first : 'unknown';
  if (variant === undefined) return 'game';
  if (what === undefined) return 'variant';
  return what === 'positions' || what === 'instructions' ? what : 'unknown';
}

const healthDocument = ({ positions }: Site) => ({
  status: 'ok',
  uptimeSeconds: Math.round(process.uptime()),
  cachedPositions: positions.cache.size,
  solvedVariants: positions.tables.size,
  openPositions: positions.open,
});

const plainText = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', ...FRESH },
  body: Buffer.from(text),
});

async function gameRoute(site: Site, segments: readonly string[], query: string): Promise<Answer> {
  const [id, what, ...more] = segments;
  if (id === undefined) return json(200, gameDocument(), LASTING);
  const variant = variantOf(id);
  if (what === undefined) return json(200, variantDocument(variant), LASTING);
  if (what === 'instructions' && more.length === 0) return json(200, instructionsDocument(), LASTING);
  if (what !== 'positions' || more.length > 0) {
    throw new HttpError(404, 'A variant has positions/?p=... and instructions/, and nothing else.');
  }
  const text = parameter(query, 'p');
  if (text === undefined) throw new HttpError(400, 'The position is missing: say positions/?p=1_R---L.');
  return jsonText(200, await site.positions.document(positionOf(variant, text)), LASTING);
}

function frontPage(site: Site, accept: string): Answer {
  if (site.workbench !== null && /\btext\/html\b/.test(accept)) {
    return { status: 302, headers: { location: '/workbench/', vary: 'accept' }, body: Buffer.alloc(0) };
  }
  return json(200, gamesDocument(), { ...LASTING, vary: 'accept' });
}

async function workbench(site: Site, url: string, segments: readonly string[]): Promise<Answer> {
  if (site.workbench === null) throw new HttpError(404, 'The workbench is not built here.');
  // Without the slash, the relative addresses in the page would be wrong.
  if (/^\/workbench(\?|$)/.test(url)) {
    return { status: 308, headers: { location: '/workbench/' }, body: Buffer.alloc(0) };
  }
  return fileAnswer(site.workbench, segments);
}

/** The decoded segments of the path, without the empty one behind a slash at the end, and the query. */
function split(url: string): { segments: string[]; query: string } {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (!path.startsWith('/')) throw new HttpError(400, 'The path of a request begins with a slash.');
  const segments = path.slice(1).split('/').map(decode);
  if (segments.at(-1) === '') segments.pop();
  return { segments, query };
}

/** The first value of a query parameter. */
function parameter(query: string, name: string): string | undefined {
  for (const pair of query.split('&')) {
    const [key = '', value = ''] = pair.split(/=(.*)/s, 2);
    if (decode(key) === name) return decode(value.replaceAll('+', ' '));
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpError(400, `${quote(text)} is not a correct percent-encoding of UTF-8.`);
  }
}

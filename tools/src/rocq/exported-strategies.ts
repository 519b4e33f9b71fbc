/**
 * The claims and goals of an exported strategy, read back from the text and compared with the certificate that it was
 * made from, at points.
 */
import { Arena, type GameId } from '@lilypad/games';
import { named, type Point } from '../meaning/meaning.ts';
import { namesIn, type StrategyCertificate, sideAt, wordAt } from '../meaning/strategies.ts';
import { definitionIn, items, parts, type Term } from './exported.ts';

/** Points are 0, 1, 2, ..., turned round by this for each of them. */
const POINTS = 5;

interface Told {
  readonly word: string;
  readonly side: string;
  /** Is the word turned round, and the side negative? */
  readonly isMirrored: boolean;
}

/** Where the text differs from the certificate; null if it does not. */
export function strategyDifference(text: string, module: string, certificate: StrategyCertificate): string | null {
  const names = namesIn(textsIn(certificate));
  const claims = definitionIn(text, `${module}_claims`);
  if (claims === null) return 'it has no claims';
  const rows = items(claims).map((row) => parts(row)[1]);
  if (rows.length !== certificate.claims.length) return 'it has another number of claims';
  const arena = new Arena();
  for (const [i, { word, atMost }] of certificate.claims.entries()) {
    if (!isAlike(arena, rows[i], { word, side: atMost, isMirrored: false }, names)) return `claim ${i} differs`;
  }
  for (const [i, told] of certificate.statements.flatMap(goalsOf).entries()) {
    const goal = definitionIn(text, `${module}_goal${i + 1}`);
    if (goal === null || !isAlike(arena, goal, told, names)) return `goal ${i + 1} differs`;
  }
  return null;
}

/** All texts of the certificate in which variables occur. */
function textsIn({ claims, statements }: StrategyCertificate): string[] {
  const splits = JSON.stringify(claims).matchAll(/"split":\[\d+,"\w+","([a-z]\d*)"\]/g);
  const words = [...claims, ...statements].map(({ word }) => word);
  const sides = [...claims.map(({ atMost }) => atMost), ...statements.map(({ game }) => game)];
  return [...words, ...sides, ...[...splits].map((match) => match[1])];
}

/** What a statement says of the word, and of its mirror image. */
function goalsOf({ word, relation, game }: StrategyCertificate['statements'][number]): Told[] {
  const side = relation === 'infinitesimal' ? 'eps' : game;
  const [upper, lower] = [false, true].map((isMirrored) => ({ word, side, isMirrored }));
  return relation === '<=' ? [upper] : relation === '>=' ? [lower] : [upper, lower];
}

function isAlike(arena: Arena, goal: Term, { word, side, isMirrored }: Told, names: readonly string[]): boolean {
  const [, boards, bound] = parts(goal);
  for (let turn = 0; turn < POINTS; turn++) {
    const point = names.map((_, i) => (3 * i + turn * (i + 1)) % POINTS);
    const at: Point = named(names, point);
    const [text, game] = [wordAt(word, at), sideAt(arena, side, at)];
    const written = items(boards).map((board) => boardText(board, point));
    if (written.join('#') !== (isMirrored ? mirrored(text) : text)) return false;
    // Infinitesimal: the mirror image is at most eps, too.
    if (sideGame(arena, bound, point) !== (isMirrored && side !== 'eps' ? arena.negate(game) : game)) return false;
  }
  return true;
}

const MIRRORED: Readonly<Record<string, string>> = { T: 'F', F: 'T', '<': '>', '>': '<' };

const mirrored = (word: string): string =>
  [...word]
    .reverse()
    .map((sign) => MIRRORED[sign] ?? sign)
    .join('');

function boardText(board: Term, point: readonly number[]): string {
  return items(board)
    .map((item) => {
      const [kind, first, second, third] = parts(item);
      if (kind === 'Run') return (first === 'E' ? '.' : String(first)).repeat(formAt(second, point));
      const letter = (term: Term): string => (term === 'None' ? '' : String(parts(term)[1]));
      return `<${letter(first)}~${letter(second)}>${third === 'true' ? '' : '+'}`;
    })
    .join('');
}

/** Side n star eps [left] [right]. */
function sideGame(arena: Arena, term: Term, point: readonly number[]): GameId {
  const [, form, star, eps, left, right] = parts(term);
  const options = (list: Term): GameId[] => items(list).map((option) => sideGame(arena, option, point));
  const sum = [
    arena.integer(formAt(form, point)),
    ...(star === 'true' ? [sideAt(arena, '*', {})] : []),
    ...(eps === 'true' ? [sideAt(arena, 'eps', {})] : []),
    arena.game(options(left), options(right)),
  ];
  return sum.reduce((x, y) => arena.add(x, y));
}

/** Aff c [k0; k1; ...]; factors that are not written are 0. */
function formAt(term: Term, point: readonly number[]): number {
  const [name, constant, factors] = parts(term);
  if (name !== 'Aff') throw new Error(`Aff is expected, not ${String(name)}`);
  return items(factors).reduce<number>((sum, factor, i) => sum + Number(factor) * point[i], Number(constant));
}

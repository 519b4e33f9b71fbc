/**
 * Wrong certificates, made from a right one by small changes. Each is false at a known point, so a check that
 * accepts it is unsound. Formulas are functions, and predicates say exactly where something holds:
 * anything that differs from them at a point is wrong there.
 */
import { Arena, type GameId } from '@lilypad/games';
import {
  endOf,
  gameAt,
  type HoldsEnd,
  type JsonCertificate,
  type JsonCorollary,
  type JsonStanding,
  type JsonTree,
  type JsonWord,
  named,
  type ValueEnd,
} from './meaning.ts';

/** Points at which claims are compared have small gaps or, some of them, gaps up to this. */
const WIDE = 30;
const POINTS = 400;

type End = ValueEnd | HoldsEnd;
type Entry = JsonWord | JsonCorollary;

/** A change to one word or corollary of a certificate. */
interface Change {
  readonly before: Entry;
  readonly after: Entry;
  readonly mutant: JsonCertificate;
}

/** Up to `most` wrong certificates, spread over the words and the kinds of change. */
export function wrongMutants(certificate: JsonCertificate, most: number): JsonCertificate[] {
  const arena = new Arena();
  const all = [...changes(certificate)];
  const wrong: JsonCertificate[] = [];
  // Every nth change, then those next to them, and so on.
  const step = Math.ceil(all.length / most);
  for (let start = 0; start < step; start++) {
    for (let i = start; i < all.length && wrong.length < most; i += step) {
      if (isWrong(all[i], arena)) wrong.push(all[i].mutant);
    }
  }
  return wrong;
}

function* changes(certificate: JsonCertificate): Generator<Change> {
  const { words, corollaries = [] } = certificate;
  for (const [i, before] of words.entries()) {
    for (const after of wordChanges(before)) {
      yield { before, after, mutant: { ...certificate, words: words.with(i, after) } };
    }
  }
  for (const [i, before] of corollaries.entries()) {
    for (const formula of treeChanges(before.formula, valueChanges)) {
      const after = { ...before, formula };
      yield { before, after, mutant: { ...certificate, corollaries: corollaries.with(i, after) } };
    }
  }
}

function* wordChanges(entry: JsonWord): Generator<JsonWord> {
  if (entry.formula !== undefined) {
    for (const formula of treeChanges(entry.formula, valueChanges)) yield { ...entry, formula };
  }
  for (const [rival, standing] of Object.entries(entry.against ?? {})) {
    const put = (part: Partial<JsonStanding>): JsonWord => ({
      ...entry,
      against: { ...entry.against, [rival]: { ...standing, ...part } },
    });
    for (const atLeast of treeChanges(standing.atLeast, truthChanges)) yield put({ atLeast });
    for (const atMost of treeChanges(standing.atMost, truthChanges)) yield put({ atMost });
  }
}

function* treeChanges<E extends End>(tree: JsonTree<E>, endChanges: (end: E) => Iterable<E>): Generator<JsonTree<E>> {
  if (!('if' in tree)) {
    yield* endChanges(tree);
    return;
  }
  const { if: condition, then: yes, else: no } = tree;
  yield branch(condition, no, yes);
  yield branch(
    condition.replace(/\d+(?=\s*$|\s*\()/, (n) => String(Number(n) + 1)),
    yes,
    no,
  );
  for (const part of treeChanges(yes, endChanges)) yield branch(condition, part, no);
  for (const part of treeChanges(no, endChanges)) yield branch(condition, yes, part);
}

// biome-ignore lint/suspicious/noThenProperty: a key of the format; trees are never awaited.
const branch = <E>(condition: string, yes: JsonTree<E>, no: JsonTree<E>) => ({ if: condition, then: yes, else: no });

const truthChanges = ({ holds }: HoldsEnd): HoldsEnd[] => [{ holds: !holds }];

function* valueChanges({ value }: ValueEnd): Generator<ValueEnd> {
  if (value === '0' || value === '*') yield { value: value === '0' ? '*' : '0' };
  yield { value: `{${value}|}` };
  yield { value: `{|${value}}` };
  for (const number of value.matchAll(/(?<![\d/])\d+(?![\d/a-z])/g)) {
    const [before, after] = [value.slice(0, number.index), value.slice(number.index + number[0].length)];
    yield { value: `${before}${Number(number[0]) + 1}${after}` };
  }
}

/** Whether a change makes a difference at one of the points; false also if the result cannot be read. */
function isWrong({ before, after }: Change, arena: Arena): boolean {
  try {
    const right = claimsOf(before, arena);
    return claimsOf(after, arena).some((claim, i) => claim !== right[i]);
  } catch {
    return false;
  }
}

/** What a word or corollary says at the points: games and truth values. */
function claimsOf(entry: Entry, arena: Arena): (GameId | boolean)[] {
  const trees: JsonTree<End>[] = entry.formula === undefined ? [] : [entry.formula];
  if ('against' in entry) {
    for (const { atLeast, atMost } of Object.values(entry.against ?? {})) trees.push(atLeast, atMost);
  }
  return points(entry.parameters.length).flatMap((point) => {
    const at = named(entry.parameters, point);
    return trees.map((tree) => {
      const end = endOf(tree, at);
      return 'holds' in end ? end.holds : gameAt(arena, end.value, at);
    });
  });
}

/** Some of the small points, and some that are spread widely; always the same. */
export function points(n: number): number[][] {
  const total = 5 ** n;
  const step = Math.max(1, Math.floor(total / POINTS) | 1);
  const small: number[][] = [];
  for (let i = 0; i < total; i += step) small.push(Array.from({ length: n }, (_, k) => Math.floor(i / 5 ** k) % 5));
  let seed = 1;
  const next = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % (WIDE + 1);
  };
  return [...small, ...Array.from({ length: POINTS }, () => Array.from({ length: n }, next))];
}

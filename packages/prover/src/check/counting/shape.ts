/**
 * Shapes of boards. A shape says for each frog whether there is a toad between the frog before it (or the left edge)
 * and itself, and names the numbers that matter:
 *
 *   X T .^b F V    one frog, a toad somewhere before it: X is the part before the last of these toads, b holes between
 *                  that toad and the frog, V the part behind the frog; X and V are any words over T and '.'
 *   .^b F V        one frog, no toad before it
 *
 * and so on for more frogs. Each board with that many frogs has exactly one of these shapes, with exactly one choice of
 * its words and runs (`read`). The letters on which the moves of frogs depend are shown singly, so the moves of all
 * boards of a shape can be listed at once.
 *
 * Trusted: `openings` leaves no board of the shape out, and `read` finds the shape and the numbers of a row.
 */
import type { Questions } from '../cases.ts';
import { combine, type Form, plus } from '../form.ts';
import { clip, Misread } from '../misread.ts';
import { missing } from '../missing.ts';
import { type Row, totalOf, type Word } from './part.ts';

export interface Shape {
  /** As written, such as "X T .^b F V". */
  readonly text: string;
  readonly segments: readonly Segment[];
  /** The short names that were given: {"l": "holes of X"}. */
  readonly names: ReadonlyMap<string, string>;
  /** Names of the counts: for each segment the toads and holes of its word, and the length of its run. */
  readonly counts: readonly string[];
}

/** The part before a frog, `X T .^b` or `.^b`, or behind the last one, `V`: the names of word and run. */
interface Segment {
  readonly word: string | null;
  readonly run: string | null;
}

const WORD = /^[A-Z]$/;
const RUN = /^\.\^([a-z])$/;

/** Reads a shape. `names` may give short names to counts: {"l": "holes of X"}. */
export function readShape(text: string, names: ReadonlyMap<string, string>): Shape {
  const segments = text.split(' F ').map((segment, i, all): Segment => {
    const tokens = segment.split(' ');
    const word = tokens[0] ?? missing();
    const run = RUN.exec(tokens.at(-1) ?? missing())?.[1] ?? null;
    const isWord = WORD.test(word) && word !== 'T' && word !== 'F';
    if (i === all.length - 1 && tokens.length === 1 && isWord) return { word, run: null };
    if (i < all.length - 1 && tokens.length === 1 && run !== null) return { word: null, run };
    if (i < all.length - 1 && tokens.length === 3 && isWord && tokens[1] === 'T' && run !== null) return { word, run };
    throw new Misread(`"${clip(text)}" is no shape such as "X T .^b F V"`);
  });
  if (segments.length < 2) throw new Misread(`the shape "${clip(text)}" has no frog`);
  const short = new Map([...names].map(([name, count]) => [count, name]));
  const full = segments.flatMap(({ word, run }) => [
    ...(word === null ? [] : [`toads of ${word}`, `holes of ${word}`]),
    ...(run === null ? [] : [run]),
  ]);
  for (const name of names.keys()) {
    if (full.includes(name)) throw new Misread(`the run "${name}" of "${clip(text)}" has a name already`);
  }
  if (short.size !== names.size) throw new Misread(`a count of "${clip(text)}" has two names`);
  for (const count of short.keys()) {
    if (!full.includes(count)) throw new Misread(`the shape "${clip(text)}" has no "${clip(count)}"`);
  }
  const counts = full.map((count) => short.get(count) ?? count);
  if (new Set(counts).size !== counts.length) throw new Misread(`two counts of "${clip(text)}" have one name`);
  return { text, segments, names, counts };
}

/** Which segments before frogs have a toad: shapes with the same answer have the same boards. */
export const patternOf = ({ segments }: Shape): string =>
  segments.map(({ word }) => (word === null ? '-' : 'T')).join('');

/** All patterns of boards with so many frogs. */
export function patternsOf(frogs: number): string[] {
  if (frogs === 0) return ['T'];
  return patternsOf(frogs - 1).flatMap((rest) => [`-${rest}`, `T${rest}`]);
}

/** A row that stands for some boards of a shape, all those with certain forms >= 0. */
export interface Opening {
  readonly row: Row;
  readonly facts: readonly Form[];
}

/** The number of unknowns of a question about a shape: its counts, and for each word the holes at its end. */
export const unknownsOf = ({ counts, segments }: Shape): number => counts.length + segments.length;

/**
 * The boards of a shape as rows, in the unknowns of the shape. A word over T and '.' has no toad; or it is .^h T^t, in
 * which no toad can slide; or it has a toad with a hole to its right, and begins with a toad or with a hole. (How the
 * first word begins makes no difference.)
 */
export function openings(shape: Shape): Opening[] {
  const size = unknownsOf(shape);
  const unknown = (i: number): Form => Array.from({ length: size + 1 }, (_, k) => (k === i ? 1 : 0));
  let all: Opening[] = [{ row: [], facts: [] }];
  let next = 0;
  shape.segments.forEach(({ word, run }, i) => {
    const tail = unknown(shape.counts.length + i);
    const words = word === null ? [NO_WORD] : wordOpenings(unknown(next++), unknown(next++), tail, i > 0);
    const behind: Row = [
      ...(word === null || run === null ? [] : (['T'] as const)),
      ...(run === null ? [] : [{ kind: 'run', holes: unknown(next++) } as const, 'F' as const]),
    ];
    all = all.flatMap(({ row, facts }) =>
      words.map((opening) => ({ row: [...row, ...opening.row, ...behind], facts: [...facts, ...opening.facts] })),
    );
  });
  return all;
}

const NO_WORD: Opening = { row: [], facts: [] };

function wordOpenings(toads: Form, holes: Form, tail: Form, beginningMatters: boolean): Opening[] {
  const zero = combine(0, toads, 0, toads);
  const known = (head: Form | null, end: Form, slides: boolean): Word => ({
    kind: 'word',
    toads,
    holes,
    head,
    tail: end,
    slides,
  });
  const someToad = plus(toads, -1);
  const difference = combine(1, holes, -1, tail);
  // Without a hole at the end, the toad that slides is not the last one.
  const sliding = [someToad, difference, plus(holes, -1), plus(combine(1, toads, 1, tail), -2)];
  const bare = { row: [{ kind: 'run', holes } as const], facts: [combine(-1, toads, 0, toads)] };
  const stuck = { row: [known(holes, zero, false)], facts: [someToad] };
  if (!beginningMatters) return [bare, stuck, { row: [known(null, tail, true)], facts: sliding }];
  const toadFirst = { row: [known(zero, tail, true)], facts: sliding };
  const holeFirst = {
    row: [known(plus(zero, 1), tail, true)],
    facts: [...sliding, plus(difference, -1), plus(holes, -2)],
  };
  return [bare, stuck, toadFirst, holeFirst];
}

/** The pattern of a row and its counts in the order of a shape; null if the last toad before a frog is not known. */
export function read(row: Row, ask: Questions, unknowns: number): { pattern: string; counts: Form[] } | null {
  const frogs = row.flatMap((part, i) => (part === 'F' ? [i] : []));
  let pattern = '';
  const counts: Form[] = [];
  let start = 0;
  for (const frog of frogs) {
    const segment = readSegment(row.slice(start, frog), ask, unknowns);
    if (segment === null) return null;
    pattern += segment.length === 1 ? '-' : 'T';
    counts.push(...segment);
    start = frog + 1;
  }
  const last = row.slice(start);
  counts.push(totalOf(last, 'T', unknowns), totalOf(last, '.', unknowns));
  return { pattern: `${pattern}T`, counts };
}

/** [b] for .^b; [toads of X, holes of X, b] for X T .^b. */
function readSegment(segment: Row, ask: Questions, unknowns: number): Form[] | null {
  let holes: Form = new Array<number>(unknowns + 1).fill(0);
  for (let i = segment.length - 1; i >= 0; i--) {
    const part = segment[i] ?? missing();
    const before = segment.slice(0, i);
    const found = (rest: Row): Form[] => [totalOf(rest, 'T', unknowns), totalOf(rest, '.', unknowns), holes];
    if (part === 'T') return found(before);
    if (typeof part === 'object' && part.kind === 'word' && ask.atLeastZero(plus(part.toads, -1))) {
      if (part.tail === null) return null;
      holes = combine(1, holes, 1, part.tail);
      const rest = { ...part, toads: plus(part.toads, -1), holes: combine(1, part.holes, -1, part.tail) };
      return found([...before, rest]);
    }
    holes = combine(1, holes, 1, totalOf([part], '.', unknowns));
  }
  return [holes];
}

/**
 * A board that is known in part: a row of letters, runs of holes, and words over T and '.' of which only some numbers
 * are known. All numbers are linear forms in the unknowns of a question.
 *
 * Trusted: `takeLast` and `takeFirst` remove the letter at that end, and leave the rest unchanged.
 */
import type { Questions } from '../cases.ts';
import { combine, type Form, plus } from '../form.ts';

export type Letter = 'T' | '.' | 'F';

export type Part = Letter | Run | Word;

/** So many holes. */
interface Run {
  readonly kind: 'run';
  readonly holes: Form;
}

/** Any word over T and '.' with these numbers. What is null is not known. */
export interface Word {
  readonly kind: 'word';
  readonly toads: Form;
  readonly holes: Form;
  /** At least 1 exactly if the word begins with a hole. */
  readonly head: Form | null;
  /** The number of holes behind its last toad, if it has a toad. */
  readonly tail: Form | null;
  /** Does a toad of the word have a hole of the word to its right? */
  readonly slides: boolean | null;
}

export type Row = readonly Part[];

/** A letter at an end of a row, and the row without it. The letter is null if there is none, or it is not known. */
export type Taken =
  | { readonly letter: Letter; readonly rest: Row }
  | { readonly letter: null; readonly known: boolean };

const NOTHING: Taken = { letter: null, known: true };
const UNKNOWN: Taken = { letter: null, known: false };

const isPositive = (form: Form, ask: Questions): boolean => ask.atLeastZero(plus(form, -1));

/** The last letter of a row. */
export function takeLast(row: Row, ask: Questions): Taken {
  const part = row.at(-1);
  const before = row.slice(0, -1);
  if (part === undefined) return NOTHING;
  if (typeof part === 'string') return { letter: part, rest: before };
  if (part.kind === 'run') {
    if (!isPositive(part.holes, ask)) return takeLast(before, ask);
    return { letter: '.', rest: [...before, shorter(part)] };
  }
  if (!isPositive(part.toads, ask)) return takeLast([...before, { kind: 'run', holes: part.holes }], ask);
  if (part.tail === null) return UNKNOWN;
  if (!isPositive(part.tail, ask)) return { letter: 'T', rest: [...before, without('T', part, { tail: null })] };
  return { letter: '.', rest: [...before, without('.', part, { tail: plus(part.tail, -1) })] };
}

/** The first letter of a row. */
export function takeFirst(row: Row, ask: Questions): Taken {
  const [part, ...behind] = row;
  if (part === undefined) return NOTHING;
  if (typeof part === 'string') return { letter: part, rest: behind };
  if (part.kind === 'run') {
    if (!isPositive(part.holes, ask)) return takeFirst(behind, ask);
    return { letter: '.', rest: [shorter(part), ...behind] };
  }
  if (!isPositive(part.toads, ask)) return takeFirst([{ kind: 'run', holes: part.holes }, ...behind], ask);
  if (part.head === null) return UNKNOWN;
  const letter = isPositive(part.head, ask) ? '.' : 'T';
  return { letter, rest: [without(letter, part, { head: null }), ...behind] };
}

const shorter = (run: Run): Run => ({ kind: 'run', holes: plus(run.holes, -1) });

/**
 * A word that loses a letter at an end: what else is known of that end is given. A word that loses its last toad may
 * have no other.
 */
function without(letter: 'T' | '.', word: Word, end: Partial<Word>): Word {
  const toads = letter === 'T' ? plus(word.toads, -1) : word.toads;
  const holes = letter === '.' ? plus(word.holes, -1) : word.holes;
  const other = letter === 'T' ? { head: null, tail: null } : {};
  return { ...word, toads, holes, slides: null, ...other, ...end };
}

/** How many of each letter a part has. */
export function countsOf(part: Part, unknowns: number): Readonly<Record<Letter, Form>> {
  const zero: Form = new Array<number>(unknowns + 1).fill(0);
  const none = { T: zero, '.': zero, F: zero };
  if (typeof part === 'string') return { ...none, [part]: plus(zero, 1) };
  return part.kind === 'run' ? { ...none, '.': part.holes } : { ...none, T: part.toads, '.': part.holes };
}

/** How many of a letter a row without frogs has. */
export function totalOf(row: Row, letter: Letter, unknowns: number): Form {
  const zero: Form = new Array<number>(unknowns + 1).fill(0);
  return row.reduce<Form>((sum, part) => combine(1, sum, 1, countsOf(part, unknowns)[letter]), zero);
}

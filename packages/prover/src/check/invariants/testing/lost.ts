/** What the sets of an invariant contain and Left loses if Right begins: found by plain play on strips, some with * beside them. */
import type { InvariantJson } from './set-mutants.ts';

/** Plays positions out, and remembers the results. */
export class Play {
  private readonly known = new Map<string, boolean>();

  /** Strips of the sets with gaps of these sums that are not won; those with a star end in `+*`. */
  lostIn({ words }: InvariantJson, from: number, to: number): string[] {
    return words.flatMap(({ word, parameters, contains, withStar }) => {
      const lost = (tree: Tree, star: boolean): string[] => {
        const isIn = compiled(tree, parameters);
        const found: string[] = [];
        for (let sum = from; sum <= to; sum++) {
          for (const gaps of gapsOfSum(parameters.length, sum)) {
            if (!isIn(gaps)) continue;
            const strip = stripOf(word, gaps);
            if (this.winsMoving('F', strip, star)) found.push(star ? `${strip}+*` : strip);
          }
        }
        return found;
      };
      return [...lost(contains, false), ...(withStar === undefined ? [] : lost(withStar, true))];
    });
  }

  /** A strip that the set of a changed certificate contains, not that of the certificate, and that is not won; null if none was found on edges. */
  lostOnEdges(changed: InvariantJson, { words }: InvariantJson, sum: number): string | null {
    for (const [place, { word, parameters, contains }] of changed.words.entries()) {
      const before = words[place];
      if (before === undefined || before.contains === contains) continue;
      const [isIn, wasIn] = [compiled(contains, parameters), compiled(before.contains, parameters)];
      let tries = 0;
      for (const gaps of gapsOnEdges(parameters.length, sum)) {
        if (!isIn(gaps) || wasIn(gaps)) continue;
        const strip = stripOf(word, gaps);
        if (this.winsMoving('F', strip, false)) return strip;
        if (++tries === TRIES) break;
      }
    }
    return null;
  }

  /** Does the player of these pieces win, moving first? */
  private winsMoving(piece: 'T' | 'F', strip: string, star: boolean): boolean {
    const key = piece + strip + star;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const other = piece === 'T' ? 'F' : 'T';
    const onStrip = [...strip].some((_, i) =>
      MOVES[piece].some(([from, to]) => {
        if (!strip.startsWith(from, i)) return false;
        return !this.winsMoving(other, strip.slice(0, i) + to + strip.slice(i + from.length), star);
      }),
    );
    const wins = onStrip || (star && !this.winsMoving(other, strip, false));
    this.known.set(key, wins);
    return wins;
  }
}

const MOVES = {
  T: [
    ['T.', '.T'],
    ['TF.', '.FT'],
  ],
  F: [
    ['.F', 'F.'],
    ['.TF', 'FT.'],
  ],
} as const;

/** So many strips are played out at most for one change. */
const TRIES = 2;

const stripOf = (word: string, gaps: readonly number[]): string =>
  gaps.map((size, i) => '.'.repeat(size) + (word[i] ?? '')).join('');

/** All gaps of a sum with two of them at most that are not 0. */
function* gapsOnEdges(count: number, sum: number): Generator<number[]> {
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      for (const [x = 0, y = 0] of gapsOfSum(2, sum)) {
        const gaps = new Array<number>(count).fill(0);
        [gaps[i], gaps[j]] = [x, y];
        yield gaps;
      }
    }
  }
}

function* gapsOfSum(count: number, sum: number): Generator<number[]> {
  if (count === 1) {
    yield [sum];
    return;
  }
  for (let x = 0; x <= sum; x++) for (const rest of gapsOfSum(count - 1, sum - x)) yield [x, ...rest];
}

type Gaps = readonly number[];
type Tree = InvariantJson['words'][number]['contains'];

function compiled(tree: Tree, names: readonly string[]): (gaps: Gaps) => boolean {
  if ('holds' in tree) return () => tree.holds;
  const [isTrue, yes, no] = [condition(tree.if, names), compiled(tree.then, names), compiled(tree.else, names)];
  return (gaps) => (isTrue(gaps) ? yes(gaps) : no(gaps));
}

/** A condition such as "2a+b >= d+1" or "a+b = 1 (mod 3)". */
function condition(text: string, names: readonly string[]): (gaps: Gaps) => boolean {
  const congruence = /^(.*) = (.*) \(mod (\d+)\)$/.exec(text);
  const [, left = '', relation = '', right = ''] = congruence ?? /^(.*) (>=|<=|=) (.*)$/.exec(text) ?? [];
  const above = sum(left, names);
  if (congruence !== null) {
    const [below, modulus] = [sum(congruence[2] ?? '', names), Number(congruence[3])];
    return (gaps) => (above(gaps) - below(gaps)) % modulus === 0;
  }
  const below = sum(right, names);
  const holds = { '>=': (x: number) => x >= 0, '<=': (x: number) => x <= 0, '=': (x: number) => x === 0 }[relation];
  if (holds === undefined) throw new Error(`what is ${text}?`);
  return (gaps) => holds(above(gaps) - below(gaps));
}

/** A sum such as "2a-b+3". */
function sum(text: string, names: readonly string[]): (gaps: Gaps) => number {
  const terms = [...text.replaceAll(' ', '').matchAll(/([+-]?)(\d*)([a-z]?)/g)]
    .filter(([term]) => term !== '')
    .map(([, sign, digits, name = '']) => {
      const factor = (digits === '' ? 1 : Number(digits)) * (sign === '-' ? -1 : 1);
      return { factor, gap: names.indexOf(name) };
    });
  return (gaps) => terms.reduce((total, { factor, gap }) => total + factor * (gaps[gap] ?? 1), 0);
}

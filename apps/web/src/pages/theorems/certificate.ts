/** What a certificate claims, ready to be looked at: words, regions, and positions at a point. */
import type { Point } from './affine.ts';
import { holdsAt } from './condition.ts';
import type { CertificateDocument } from './document.ts';
import { type OutcomeWord, outcomeWordOf } from './outcome.ts';
import { type Region, regionsOf, type Tree } from './region.ts';

/** A word with the names of its gaps. */
export interface Word {
  readonly word: string;
  readonly parameters: readonly string[];
}

/** A word with its regions, for its value. */
export interface WordTheorem extends Word {
  readonly kind: 'value';
  readonly regions: readonly Region[];
  /** Finds the region of a point. */
  readonly tree: Tree;
}

export interface ClassTheorem {
  readonly name: string;
  readonly gap: string;
  readonly words: readonly (WordTheorem | OutcomeWord)[];
}

export function theoremOf(document: CertificateDocument): ClassTheorem {
  return {
    name: document.target,
    gap: document.gap,
    words: document.words.map((entry) => {
      const { word, parameters } = entry;
      if ('against' in entry) return outcomeWordOf(word, parameters, entry.against);
      return { kind: 'value', word, parameters, ...regionsOf(entry.formula) };
    }),
  };
}

/** Which region holds at a point. */
export function regionAt({ tree }: WordTheorem, point: Point): number {
  let node = tree;
  while (typeof node !== 'number') node = holdsAt(node.condition, point) ? node.yes : node.no;
  return node;
}

/** The position at a point, in the notation of boards. */
export function boardAt({ word, parameters }: Word, gap: string, point: Point): string {
  const gapOf = (i: number): string => gap.repeat(point[parameters[i]!] ?? 0);
  return gapOf(0) + [...word].map((letter, i) => letter + gapOf(i + 1)).join('');
}

/** The word with its gaps, in LaTeX. */
export function wordLatex({ word, parameters }: Word, gap: string): string {
  const letter = (sign: string): string => (sign === '.' ? '\\Box' : sign);
  const gapOf = (i: number): string => `${letter(gap)}^{${parameters[i]}}`;
  return [gapOf(0), ...[...word].flatMap((sign, i) => [letter(sign), gapOf(i + 1)])].join('\\,');
}

/** The same in plain text. */
export function wordText({ word, parameters }: Word, gap: string): string {
  return [`${gap}^${parameters[0]}`, ...[...word].flatMap((sign, i) => [sign, `${gap}^${parameters[i + 1]}`])].join(
    ' ',
  );
}

/** A word whose gaps are sums of other parameters, in the notation of families: TT.^(n+7)FF. */
export function familyText(word: string, gaps: readonly string[], gap: string): string {
  const power = (size: string): string => (size === '0' ? '' : `${gap}^${size.length > 1 ? `(${size})` : size}`);
  return gaps.map((size, i) => power(size) + (word[i] ?? '')).join('');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "two empty squares, one frog, and any number of toads in each gap". */
export function describeClass({ key, gap }: Pick<CertificateDocument, 'key' | 'gap'>): string {
  const names: Readonly<Record<string, readonly [string, string]>> = {
    '.': ['empty square', 'empty squares'],
    T: ['toad', 'toads'],
    F: ['frog', 'frogs'],
  };
  const counted = Object.entries(key).map(
    ([letter, n]) => `${NUMBERS[n] ?? n} ${names[letter]?.[n === 1 ? 0 : 1] ?? letter}`,
  );
  return `${counted.join(', ')}, and any number of ${names[gap]?.[1] ?? gap} in each gap`;
}

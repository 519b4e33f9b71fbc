/**
 * What a certificate means at a point, computed independently of the checker: numbers are put in for the parameters in
 * the texts themselves, which are then read by the notation of games; and what the position there is worth, by the
 * evaluator.
 */
import { readFileSync } from 'node:fs';
import { Arena, type GameId, parseGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';

export type FormulaJson = { value: string } | { if: string; then: FormulaJson; else: FormulaJson };

export interface WordJson {
  word: string;
  parameters: string[];
  formula: FormulaJson;
}

export interface CertificateJson {
  format: string;
  target: string;
  claim: string;
  key: Record<string, number>;
  gap: string;
  rules: unknown[];
  words: WordJson[];
  made?: unknown;
}

export const FIXTURES = ['A11', 'B11', 'A21', 'A12', 'A31'] as const;

export function fixture(name: string): CertificateJson {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
}

/** All points with n coordinates from low to high. */
export function* box(n: number, low: number, high: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const rest of box(n - 1, low, high)) for (let x = low; x <= high; x++) yield [...rest, x];
}

/** The strip of a word with its gaps filled. */
export function strip(gap: string, word: string, gaps: readonly number[]): string {
  return gap.repeat(gaps[0] as number) + [...word].map((key, i) => key + gap.repeat(gaps[i + 1] as number)).join('');
}

export class Meaning {
  private readonly arena = new Arena();
  private readonly evaluator = new Evaluator(this.arena);
  private readonly games = new Map<string, GameId>();
  private readonly strips = new Map<string, GameId>();

  /** Is the claim for a word true at a point? */
  isTrue(gap: string, claim: WordJson, point: readonly number[]): boolean {
    const { word, parameters, formula } = claim;
    const value = (name: string): number => point[parameters.indexOf(name)] as number;
    return this.hasValue(strip(gap, word, point), formula, value);
  }

  /** Is the value of a strip what a formula says? */
  hasValue(strip: string, formula: FormulaJson, value: (name: string) => number): boolean {
    let here = formula;
    while ('if' in here) here = conditionHolds(here.if, value) ? here.then : here.else;
    return this.game(putIn(here.value, value)) === this.position(strip);
  }

  /** Is a game at most the value of a strip? */
  atMost(game: string, strip: string): boolean {
    return this.arena.le(this.game(game), this.position(strip));
  }

  /** Is a game at least the value of a strip? */
  atLeast(game: string, strip: string): boolean {
    return this.arena.le(this.position(strip), this.game(game));
  }

  private position(text: string): GameId {
    return known(this.strips, text, () => this.evaluator.value(boardOf(text)));
  }

  private game(text: string): GameId {
    return known(this.games, text, () => {
      const parsed = parseGame(this.arena, text);
      if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
      return parsed.value;
    });
  }
}

function known(memo: Map<string, GameId>, key: string, compute: () => GameId): GameId {
  const value = memo.get(key) ?? compute();
  memo.set(key, value);
  return value;
}

/** The notation of games has no star behind brackets and no plus without a term before it. */
const putIn = (text: string, value: (name: string) => number): string =>
  text
    .replace(/\s/g, '')
    .replace(/(^|[{|,(])\+/g, '$1')
    .replace(/(\d*)([a-z])((?:\/\d+)?)/g, (_, factor: string, name: string, over: string) => {
      return `(${Number(factor || 1) * value(name)}${over})`;
    })
    .replace(/(?<=[\d)])\*/g, '+*');

export function conditionHolds(text: string, value: (name: string) => number): boolean {
  const [, left = '', sign = '', right = '', modulus] =
    /^(.*?)(>=|<=|>|<|=)(.*?)(?:\(mod(\d+)\))?$/.exec(text.replace(/\s/g, '')) ?? [];
  const difference = sum(left, value) - sum(right, value);
  if (modulus !== undefined) return difference % Number(modulus) === 0;
  return (
    (sign.includes('=') && difference === 0) ||
    (sign[0] === '>' && difference > 0) ||
    (sign[0] === '<' && difference < 0)
  );
}

function sum(text: string, value: (name: string) => number): number {
  let total = 0;
  for (const [, sign, factor, name] of text.matchAll(/([-+]?)(\d*)([a-z]?)/g)) {
    if (factor === '' && name === '') continue;
    total += (sign === '-' ? -1 : 1) * Number(factor || 1) * (name === '' ? 1 : value(name as string));
  }
  return total;
}

/**
 * Certificates by strategies: what they say about boards, read independently of the prover, and wrong variants of them.
 * Whether a variant is wrong is found by valuing small instances.
 */
import { Arena, type GameId } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { gameAt, named, type Point, quarters } from './meaning.ts';
import { pointsOfSum } from './points.ts';

interface StrategyClaim {
  readonly word: string;
  readonly atMost: string;
  readonly proof: unknown;
}

export interface StrategyCertificate {
  readonly target: string;
  readonly claim: 'strategy';
  readonly claims: readonly StrategyClaim[];
  readonly statements: readonly StrategyStatement[];
}

interface StrategyStatement {
  readonly word: string;
  readonly relation: '<=' | '>=' | '=' | 'infinitesimal';
  readonly game: string;
}

export const isStrategy = (json: { readonly claim: string }): json is StrategyCertificate => json.claim === 'strategy';

/** The names of variables in some texts, in order. */
export const namesIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.replaceAll('eps', '').match(/[a-z]\d*/g) ?? []))].sort();

const PART = /([TF.])(?:\^(\d*[a-z]\d*|\d+|\([^)]*\)))?|<[TF]?~[TF]?>\+?|#/g;

/** A word with its powers written out, and its wildcards as they are. */
export const wordAt = (word: string, at: Point): string =>
  word.replace(PART, (all, letter: string | undefined, power: string | undefined) => {
    if (letter === undefined || power === undefined) return letter ?? all;
    return letter.repeat(quarters(power.replace(/[()]/g, ''), at) / 4);
  });

/** The game of a side, with 2^-12 for eps: a number with or without *, eps and a switch, each of which may be missing. */
export function sideAt(arena: Arena, side: string, at: Point): GameId {
  const [, number = '', eps, choice] = /^([^{]*?)\+?(eps)?\+?(\{.*)?$/.exec(side) ?? [];
  const parts = [number, eps === undefined ? '' : EPS, choice ?? ''].filter((part) => part !== '');
  return parts.map((part) => gameAt(arena, part, at)).reduce((x, y) => arena.add(x, y), arena.zero);
}
const EPS = `{0|${'{0|'.repeat(11)}1${'}'.repeat(11)}}`;

const LARGEST_SUM = 4;
const LONGEST = 12;
const FILLINGS = ['', 'T', 'F', 'TF', 'FT', 'TT'];
const MOST_LOWERED = 12;

/** Up to `most` certificates with the side of one claim lowered, each false for a small board. */
export function wrongStrategyMutants(certificate: StrategyCertificate, most: number): StrategyCertificate[] {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const wrong: StrategyCertificate[] = [];
  for (let down = 1; down <= MOST_LOWERED; down++) {
    for (const [i, claim] of certificate.claims.entries()) {
      if (wrong.length === most) return wrong;
      const changed = { ...claim, atMost: lowered(claim.atMost, down) };
      if (isFalse(arena, evaluator, changed))
        wrong.push({ ...certificate, claims: certificate.claims.with(i, changed) });
    }
  }
  return wrong;
}

/** The side less an integer. */
function lowered(side: string, by: number): string {
  if (side.startsWith('{')) return `-${by}+${side}`;
  const [, number = '', rest = ''] = /^(.*?)(\*|\+?eps)?$/.exec(side) ?? [];
  const less = `${number.replace(/^\((.*)\)$/, '$1')}-${by}`;
  return rest === '*' ? `(${less})*` : less + (rest === '' ? '' : '+eps');
}

function isFalse(arena: Arena, evaluator: Evaluator, { word, atMost }: StrategyClaim): boolean {
  const names = namesIn([word, atMost]);
  for (let sum = 0; sum <= LARGEST_SUM; sum++) {
    for (const point of names.length === 0 ? [[]] : pointsOfSum(names.length, sum, sum)) {
      const at = named(names, point);
      const side = sideAt(arena, atMost, at);
      const value = (text: string): GameId => (text === '' ? arena.zero : evaluator.value(boardOf(text)));
      for (const text of filled(wordAt(word, at)).filter((one) => one.length <= LONGEST)) {
        const sumOf = text
          .split('#')
          .map(value)
          .reduce((x, y) => arena.add(x, y), arena.zero);
        if (!arena.le(sumOf, side)) return true;
      }
    }
  }
  return false;
}

/** A word with a few fillings for its wildcards. */
function filled(word: string): string[] {
  const match = /<([TF]?)~([TF]?)>(\+?)/.exec(word);
  if (match === null) return [word];
  const [all, first, last, full] = match;
  const allowed = FILLINGS.filter((text) => (text === '' ? full === '' : text.at(0) !== first && text.at(-1) !== last));
  return allowed.flatMap((text) => filled(word.replace(all, text)));
}

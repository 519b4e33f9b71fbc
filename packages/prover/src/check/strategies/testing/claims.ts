/**
 * What the claims of a strategy certificate mean, computed independently of the checker: numbers are put in for the
 * variables in the texts themselves, wildcards and reservoirs are filled, and the game on the other side is read by the
 * notation of games.
 */
import { readFileSync } from 'node:fs';
import { Arena, type GameId, LEFT, parseGame, RIGHT } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { mirrorText, reservoirs } from './expand.ts';

export interface ClaimJson {
  word: string;
  atMost: string;
  proof: unknown;
}

export interface StrategyJson {
  format: string;
  target: string;
  claim: string;
  claims: ClaimJson[];
  statements: { word: string; relation: string; game: string; proofs: unknown[] }[];
}

/** The certificates by strategies that come with the program. */
export const FIXTURES = ['L4.5', 'Theorem1', 'L5.1', 'Theorem2', 'E1', 'Reservoirs', 'E2', 'B3'] as const;

export const fixture = (name: string): StrategyJson =>
  JSON.parse(readFileSync(new URL(`../../../../library/${name}.json`, import.meta.url), 'utf8'));

/** A number from 0 up to, but without, the one given. */
export type Random = (below: number) => number;

/** The names of the variables in texts. */
const namesIn = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.replaceAll('eps', '').match(/[a-z]\d*/g) ?? [])),
];

/** A form with numbers for its variables. */
function formAt(text: string, point: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [, sign, digits, name] of text.matchAll(/([-+]?)(\d*)([a-z]\d*)?/g)) {
    if (digits === '' && name === undefined) continue;
    const factor = digits === '' ? 1 : Number(digits);
    sum += (sign === '-' ? -1 : 1) * factor * (name === undefined ? 1 : (point[name] as number));
  }
  return sum;
}

const PART =
  /([TF.]|\(TF\)|\(FT\))(?:\^(\d*[a-z]\d*|\d+|\([^)]*\)))?|<(?:([A-Z]\d*):)?([TF]?)~([TF]?)>(\+?)|([UV])\(([^,]*),([^)]*)\)|#/g;

/** Words for wildcards with names. */
type Fillings = Map<string, string>;

/**
 * A random instance of a word at a point, with '#' between boards; null if there is none that short. Wildcards with names get
 * the words that are there for them, or new ones.
 */
function instanceAt(
  word: string,
  point: Readonly<Record<string, number>>,
  random: Random,
  fillings: Fillings,
): string | null {
  let text = '';
  for (const [all, letter, power, name, first, last, full, reservoir, pieces, extra] of word.matchAll(PART)) {
    if (letter !== undefined)
      text += letter.replace(/[()]/g, '').repeat(power === undefined ? 1 : formAt(power, point));
    else if (all === '#') text += '#';
    else if (reservoir !== undefined) {
      const toads = formAt(pieces as string, point);
      const found = reservoirs(toads, toads + formAt(extra as string, point), 6);
      if (found.length === 0) return null;
      const part = found[random(found.length)] as string;
      text += reservoir === 'U' ? part : mirrorText(part);
    } else {
      const known = name === undefined ? undefined : fillings.get(name);
      const part = known ?? filling(first as string, last as string, full === '+', random);
      if (name !== undefined) fillings.set(name, part);
      text += part;
    }
  }
  return text;
}

function filling(first: string, last: string, isFull: boolean, random: Random): string {
  for (;;) {
    const word = Array.from({ length: random(5) }, () => 'TF'[random(2)]).join('');
    if (word === '' ? !isFull : word[0] !== first && word.at(-1) !== last) return word;
  }
}

export class ClaimMeaning {
  private readonly arena = new Arena();
  private readonly evaluator = new Evaluator(this.arena);
  private readonly games = new Map<string, GameId>();

  /**
   * Is an instance at most the game at the point, with eps = 2^-8 and, being an infinitesimal then, for all smaller
   * ones?
   */
  holds(text: string, side: string, point: Readonly<Record<string, number>>, fillings: Fillings): boolean {
    return this.arena.le(this.value(text), this.game(side, point, fillings));
  }

  private value(text: string): GameId {
    const boards = text
      .split('#')
      .map((board) => (board === '' ? this.arena.zero : this.evaluator.value(boardOf(board))));
    return boards.reduce((sum, board) => this.arena.add(sum, board), this.arena.zero);
  }

  private game(side: string, point: Readonly<Record<string, number>>, fillings: Fillings): GameId {
    const text = nestsAt(
      side.replace(/\[([^\]]*)\]/g, (_, board: string) => {
        return spelled(this.arena, this.value(instanceAt(board, point, () => 0, fillings) as string));
      }),
      point,
    )
      .replace(/\(([^()]*)\)\*/g, '$1+*')
      .replace(/(\w)\*/g, '$1+*')
      .replace(/eps|(\d*)([a-z]\d*)/g, (all, digits: string, name: string) => {
        if (all === 'eps') return `1/${2 ** 16}`;
        return `${(digits === '' ? 1 : Number(digits)) * (point[name] as number)}`;
      });
    let game = this.games.get(text);
    if (game === undefined) {
      const parsed = parseGame(this.arena, text);
      if (!parsed.ok) throw new Error(`cannot read ${text}`);
      game = parsed.value;
      this.games.set(text, game);
    }
    return game;
  }
}

/** A game in braces. */
function spelled(arena: Arena, game: GameId): string {
  const number = arena.asNumber(game);
  if (number !== null) return `${number}`;
  const [left, right] = ([LEFT, RIGHT] as const).map((side) => arena.options(game, side));
  const all = (options: readonly GameId[] = []) => options.map((option) => spelled(arena, option)).join(',');
  return `{${all(left)}|${all(right)}}`;
}

/** O^f(x) and Q^f(x) as braces, the innermost first. */
function nestsAt(side: string, point: Readonly<Record<string, number>>): string {
  const opened = side.replace(
    /([OQ])\^(\d*[a-z]\d*|\d+|\([^()]*\))\(([^()]*)\)/g,
    (_, kind: string, power: string, inner: string) => {
      const times = formAt(power, point);
      return kind === 'O'
        ? '{0|'.repeat(times) + inner + '}'.repeat(times)
        : '{'.repeat(times) + inner + '|0}'.repeat(times);
    },
  );
  return opened === side ? side : nestsAt(opened, point);
}

/** Looks for an instance at which a claim fails, among all small points with random fillings. */
export function findFalse(
  meaning: ClaimMeaning,
  { word, atMost }: Pick<ClaimJson, 'word' | 'atMost'>,
  random: Random,
  limits: { readonly most: number; readonly longest: number; readonly tries: number },
): { readonly tried: number; readonly text: string | null } {
  const names = namesIn(word, atMost);
  let tried = 0;
  for (let i = 0; i < limits.tries; i++) {
    const point = Object.fromEntries(names.map((name) => [name, random(limits.most + 1)]));
    const fillings: Fillings = new Map();
    const text = instanceAt(word, point, random, fillings);
    if (text === null || text.replaceAll('#', '').length > limits.longest) continue;
    tried += 1;
    if (!meaning.holds(text, atMost, point, fillings)) return { tried, text };
  }
  return { tried, text: null };
}

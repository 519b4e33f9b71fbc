/**
 * What a certificate of counting claims says about single boards, read independently of the checker, and whether it is
 * true.
 */
import { Arena, type GameId, parseGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { boardsUpTo, plainPlace } from './boards.ts';

export interface CountingJson {
  readonly format: string;
  readonly target: string;
  readonly claim: string;
  readonly measure: Readonly<Record<string, number>>;
  readonly shapes: readonly ShapeJson[];
}

export interface ShapeJson {
  readonly shape: string;
  readonly counts: Readonly<Record<string, string>>;
  readonly bounds: readonly BoundJson[];
  readonly values: readonly ValueJson[];
}

interface BoundJson {
  readonly where: readonly string[];
  readonly relation: string;
  readonly bound: string;
}

interface ValueJson {
  readonly where: readonly string[];
  readonly value: string;
}

/** A claim of either kind. */
export type ClaimJson = BoundJson | ValueJson;

/** The boards of one shape with the same holes before the last toad, between it and the frog, and behind the frog. */
interface Group {
  readonly names: Readonly<Record<string, number>>;
  readonly boards: string[];
  /** Values less N, each once. */
  readonly values: Set<GameId>;
}

/** Values of all boards with one frog up to a length, for claims in l, b and r. */
export class OneFrogMeaning {
  private readonly arena = new Arena();
  private readonly groups = new Map<string, Map<string, Group>>();
  private readonly games = new Map<string, GameId>();

  constructor(longest: number) {
    const evaluator = new Evaluator(this.arena);
    for (const strip of boardsUpTo(1, longest)) {
      const { pattern, counts } = plainPlace(strip);
      const [l, b, r] = pattern === 'TT' ? [counts[1], counts[2], counts[4]] : [0, counts[0], counts[2]];
      const here = this.groups.get(pattern) ?? new Map<string, Group>();
      this.groups.set(pattern, here);
      const key = [l, b, r].join();
      const group = here.get(key) ?? { names: { l, b, r } as Record<string, number>, boards: [], values: new Set() };
      here.set(key, group);
      group.boards.push(strip);
      group.values.add(this.arena.shift(evaluator.value(boardOf(strip)), -numberOf(strip)));
    }
  }

  /** A board for which the claim is false, or null; and how many boards it is about. */
  judge({ shape }: ShapeJson, claim: ClaimJson): { wrong: string | null; boards: number } {
    let boards = 0;
    for (const group of this.groups.get(shape.startsWith('X') ? 'TT' : '-T')?.values() ?? []) {
      if (!claim.where.every((condition) => isTrue(condition, group.names))) continue;
      boards += group.boards.length;
      for (const value of group.values) {
        if (!this.holds(value, claim)) return { wrong: group.boards[0] as string, boards };
      }
    }
    return { wrong: null, boards };
  }

  private holds(value: GameId, claim: ClaimJson): boolean {
    if ('value' in claim) return value === this.game(claim.value);
    const game = this.game(claim.bound);
    return claim.relation === '<=' ? this.arena.le(value, game) : this.arena.ge(value, game);
  }

  /** The game with 0 for N. */
  private game(text: string): GameId {
    let game = this.games.get(text);
    if (game === undefined) {
      const parsed = parseGame(this.arena, text.replace('N', '0').replace(/\)\*$/, ')+*'));
      if (!parsed.ok) throw new Error(`${text} is no game`);
      game = parsed.value;
      this.games.set(text, game);
    }
    return game;
  }
}

/** Pairs of a toad and a hole to its right, less the squares before the frog. */
function numberOf(strip: string): number {
  const frog = strip.indexOf('F');
  const letters = [...strip];
  const pairs = letters.map((letter, i) => (letter === 'T' ? letters.slice(i).filter((x) => x === '.').length : 0));
  return pairs.reduce((sum, count) => sum + count, 0) - frog;
}

/** A condition such as "2l <= 4r+b-3" or "b = 1 (mod 2)". */
function isTrue(condition: string, names: Readonly<Record<string, number>>): boolean {
  const match = /^(.*?) (<=|>=|=) (.*?)(?: \(mod (\d+)\))?$/.exec(condition);
  if (match === null) throw new Error(`${condition} is no condition`);
  const [, left = '', sign, right = '', modulus] = match;
  const difference = sumOf(left, names) - sumOf(right, names);
  if (modulus !== undefined) return difference % Number(modulus) === 0;
  return sign === '<=' ? difference <= 0 : sign === '>=' ? difference >= 0 : difference === 0;
}

function sumOf(text: string, names: Readonly<Record<string, number>>): number {
  const terms = text.match(/[+-]?\d*[a-z]?/g)?.filter((term) => term !== '') ?? [];
  return terms.reduce((sum, term) => {
    const [, sign, digits, name] = /^([+-]?)(\d*)([a-z]?)$/.exec(term) as RegExpExecArray;
    const size = (digits === '' ? 1 : Number(digits)) * (name === '' ? 1 : (names[name as string] as number));
    return sum + (sign === '-' ? -size : size);
  }, 0);
}

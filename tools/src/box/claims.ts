/**
 * What a certificate claims about the values of positions, as functions of a point. It is read by other code than the prover's and the
 * checker's (meaning/), which the threads that compare do not even load.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, boardOf, type Square } from '@lilypad/toads';
import { readGame } from '../meaning/game-reading.ts';
import type { HoldsEnd, JsonCertificate, JsonCorollary, JsonTree, JsonWord, ValueEnd } from '../meaning/meaning.ts';
import { type Reading, readCondition, readSum } from '../meaning/readings.ts';

/** A claim about a point: whether the value that was computed fits, and what was claimed. */
export interface Claim {
  readonly isTrue: (value: GameId, at: readonly number[]) => boolean;
  readonly about: (where: string) => string;
}

/** What is claimed about the boards of a word. */
export interface Entry {
  readonly name: string;
  readonly word: Board;
  readonly parameters: readonly string[];
  /** The sizes of the gaps; null if these are the parameters. */
  readonly gaps: readonly Reading<number>[] | null;
  readonly claims: readonly Claim[];
}

export class Claims {
  readonly gap: Square;
  readonly words: readonly Entry[];
  readonly corollaries: readonly Entry[];
  private readonly conditions = new Map<string, Reading<boolean>>();

  /** The values that are compared are games of this arena. */
  constructor(
    private readonly arena: Arena,
    { gap, words, corollaries = [] }: JsonCertificate,
  ) {
    this.gap = boardOf(gap)[0] as Square;
    this.words = words.map((one) => this.readWord(one));
    this.corollaries = corollaries.map((one) => this.readCorollary(one));
  }

  private readWord({ word, parameters, formula, against = {} }: JsonWord): Entry {
    const values = formula === undefined ? [] : [this.valueClaim(formula, parameters)];
    const outcomes = Object.entries(against).flatMap(([rival, { atLeast, atMost }]) => {
      const { arena } = this;
      const game = rival === '0' ? arena.zero : arena.star;
      return [
        this.outcomeClaim(`>= ${rival}`, (value) => arena.le(game, value), atLeast, parameters),
        this.outcomeClaim(`<= ${rival}`, (value) => arena.le(value, game), atMost, parameters),
      ];
    });
    return { name: `${word} with gaps`, word: boardOf(word), parameters, gaps: null, claims: [...values, ...outcomes] };
  }

  private readCorollary({ name, word, parameters, gaps, formula }: JsonCorollary): Entry {
    const sizes = gaps.map((text) => {
      const quarters = readSum(text, parameters);
      return (at: readonly number[]) => quarters(at) / 4;
    });
    return {
      name: `${name} at`,
      word: boardOf(word),
      parameters,
      gaps: sizes,
      claims: [this.valueClaim(formula, parameters)],
    };
  }

  private valueClaim(formula: JsonTree<ValueEnd>, parameters: readonly string[]): Claim {
    const game = this.readTree(formula, parameters, ({ value }) => readGame(this.arena, value, parameters));
    return { isTrue: (value, at) => game(at) === value, about: (where) => `the value of ${where}` };
  }

  private outcomeClaim(
    relation: string,
    test: (value: GameId) => boolean,
    tree: JsonTree<HoldsEnd>,
    parameters: readonly string[],
  ): Claim {
    const holds = this.readTree(tree, parameters, ({ holds }) => {
      return () => holds;
    });
    return { isTrue: (value, at) => test(value) === holds(at), about: (where) => `${where} ${relation}` };
  }

  private readTree<End extends object, Meaning>(
    tree: JsonTree<End>,
    parameters: readonly string[],
    readEnd: (end: End) => Reading<Meaning>,
  ): Reading<Meaning> {
    if (!('if' in tree)) return readEnd(tree);
    const condition = this.condition(tree.if, parameters);
    const [yes, no] = [tree.then, tree.else].map((branch) => this.readTree(branch, parameters, readEnd));
    return (at) => (condition(at) ? yes(at) : no(at));
  }

  /** The same conditions stand in many places. */
  private condition(text: string, parameters: readonly string[]): Reading<boolean> {
    const name = `${parameters}: ${text}`;
    const known = this.conditions.get(name) ?? readCondition(text, parameters);
    this.conditions.set(name, known);
    return known;
  }
}

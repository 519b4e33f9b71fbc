/**
 * What must hold for a word of a class, at every point of a region where its formula has one value.
 *
 * What is shown. Every move leads from a position of the class to a position of the class, and every game ends. So if
 * at every point of the parameter space of every word the claimed game G equals H = {claims for Left's moves | claims
 * for Right's}, then by induction on the number of moves left each position equals its claimed game. There is nothing
 * else to show.
 *
 * G = H means G <= H and H <= G, which by the definition of <= is the conjunction of these *obligations*:
 *
 *   - for each move of Left: it is not >= G;     for each move of Right: it is not <= G;
 *   - for each Left option of G: it is not >= H; for each Right option of G: it is not <= H.
 *
 * Trusted: that `obligationsOf` lists all of them, and that each asks the right thing.
 */
import type { Questions } from './cases.ts';
import { negate, type Point, shift } from './form.ts';
import { Choice, type Game, type GameTree, Order } from './game.ts';
import { type RawMove, rawMoves, type Side } from './moves.ts';
import type { Certificate, Formula, ValueFormula } from './parse.ts';
import type { Condition } from './text.ts';

export interface Obligation {
  readonly name: string;
  readonly holds: (ask: Questions) => boolean;
}

export interface Move extends RawMove {
  /** The claim for the position it leads to, in terms of the position it starts from. */
  readonly claim: Formula;
}

const SIDES: readonly Side[] = ['Left', 'Right'];
/** How a game is to another that is as good for the side. */
const RELATION: Readonly<Record<Side, string>> = { Left: '>=', Right: '<=' };

export function movesOf({ gap, words }: Certificate, word: string): Move[] {
  return rawMoves(word, gap).map((move) => {
    const claim = words.get(move.word);
    if (claim === undefined) throw new Error(`no claim for the word ${move.word}`);
    return { ...move, claim: shiftFormula(claim.formula, move.step) };
  });
}

export function obligationsOf(claimed: GameTree, moves: readonly Move[]): Obligation[] {
  const position: Game = {
    *options(side, ask) {
      for (const move of moves) if (move.side === side && exists(move, ask)) yield selectValue(move.claim, ask).game;
    },
  };
  const list: Obligation[] = [];
  for (const move of moves) {
    list.push({
      name: `${move.side}'s move to "${move.word}" is not ${RELATION[move.side]} the value`,
      holds: (ask) =>
        !exists(move, ask) || !reaches(move.side, selectValue(move.claim, ask).game, claimed, new Order(ask)),
    });
  }
  for (const side of SIDES) {
    const add = (name: string, options: (ask: Questions) => Iterable<Game>): void => {
      const holds = (ask: Questions): boolean => {
        const order = new Order(ask);
        for (const option of options(ask)) if (reaches(side, option, position, order)) return false;
        return true;
      };
      list.push({ name: `${side} option${name} of the value is not ${RELATION[side]} the position`, holds });
    };
    if (!(claimed instanceof Choice)) add('', (ask) => claimed.options(side, ask));
    else for (const [i, option] of claimed.options(side).entries()) add(` ${i + 1}`, () => [option]);
  }
  return list;
}

/** Is g at least as good as h for a side? */
function reaches(side: Side, g: Game, h: Game, order: Order): boolean {
  return side === 'Left' ? order.atMost(h, g) : order.atMost(g, h);
}

const exists = ({ guard }: RawMove, ask: Questions): boolean => guard.every((form) => ask.atLeastZero(form));

/** The end of the formula that holds at the point. */
export function selectValue(formula: Formula, ask: Questions): ValueFormula {
  let here = formula;
  while (here.kind === 'if') here = holds(here.condition, ask) ? here.yes : here.no;
  return here;
}

function holds(condition: Condition, ask: Questions): boolean {
  const { form } = condition;
  if (condition.kind === 'congruent') return ask.residue(form, condition.modulus) === 0;
  return ask.atLeastZero(form) && (condition.kind === 'atLeast' || ask.atLeastZero(negate(form)));
}

/** The formula as a function of p that the given one is at p + step. */
function shiftFormula(formula: Formula, step: Point): Formula {
  if (formula.kind === 'value') return { ...formula, game: formula.game.shifted(step) };
  const { condition } = formula;
  return {
    ...formula,
    condition: { ...condition, form: shift(condition.form, step) },
    yes: shiftFormula(formula.yes, step),
    no: shiftFormula(formula.no, step),
  };
}

/**
 * What must hold for a word whose value is claimed, at every point of a region where its formula has one value.
 *
 * The claimed game G must equal H = {claims for Left's moves | claims for Right's}. G = H means G <= H and H <= G,
 * which by the definition of <= is the conjunction of these *obligations*:
 *
 *   - for each move of Left: it is not >= G;     for each move of Right: it is not <= G;
 *   - for each Left option of G: it is not >= H; for each Right option of G: it is not <= H.
 *
 * Trusted: that `obligationsOf` lists all of them, and that each asks the right thing.
 */
import type { Questions } from './cases.ts';
import { type Claim, ValueClaim } from './claim.ts';
import type { ClassDocument, WordEntry } from './document.ts';
import { Choice, type Game, type GameTree, Order } from './game.ts';
import { exists, type Move, movesOf, type Obligation, type Part, RELATION, SIDES } from './part.ts';
import { select } from './tree.ts';

type ValueMove = Move<ValueClaim>;

/** A word whose value is claimed. Its moves must lead to such words. */
export function valuePart(certificate: ClassDocument, { word, parameters }: WordEntry, { formula }: ValueClaim): Part {
  const isValue = (claim: Claim): claim is ValueClaim => claim instanceof ValueClaim;
  const moves = movesOf(certificate, word, isValue);
  return {
    parameters,
    regionAt(ask) {
      const end = select(formula, ask);
      return { end, name: `word "${word}", value ${end.text}`, obligations: obligationsOf(end.game, moves) };
    },
  };
}

function obligationsOf(claimed: GameTree, moves: readonly ValueMove[]): Obligation[] {
  const gameAfter = ({ claim }: ValueMove, ask: Questions): Game => select(claim.formula, ask).game;
  const position: Game = {
    *options(side, ask) {
      for (const move of moves) if (move.side === side && exists(move, ask)) yield gameAfter(move, ask);
    },
  };
  const list: Obligation[] = [];
  for (const move of moves) {
    list.push({
      name: `${move.side}'s move to "${move.word}" is not ${RELATION[move.side]} the value`,
      holds: (ask) => !exists(move, ask) || !new Order(ask).reaches(move.side, gameAfter(move, ask), claimed),
    });
  }
  for (const side of SIDES) {
    const add = (name: string, options: (ask: Questions) => Iterable<Game>): void => {
      const holds = (ask: Questions): boolean => {
        const order = new Order(ask);
        for (const option of options(ask)) if (order.reaches(side, option, position)) return false;
        return true;
      };
      list.push({ name: `${side} option${name} of the value is not ${RELATION[side]} the position`, holds });
    };
    if (!(claimed instanceof Choice)) add('', (ask) => claimed.options(side, ask));
    else for (const [i, option] of claimed.options(side).entries()) add(` ${i + 1}`, () => [option]);
  }
  return list;
}

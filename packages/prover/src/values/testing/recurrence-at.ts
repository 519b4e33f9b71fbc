/** The recurrence of a word at one point, by plain computation. */
import { type Arena, type GameId, SIDES } from '@lilypad/games';
import { isPossible, movesOf } from '../../classes/moves.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { type Formula, select } from '../../formula/formula.ts';
import { Instances } from '../../symbolic/instances.ts';

/** Whether it holds there. */
export function recurrenceHoldsAt(arena: Arena, claim: ClassFormula, word: string, point: readonly number[]): boolean {
  const instances = new Instances(arena, claim.forest);
  const value = (w: string, p: readonly number[]): GameId =>
    instances.at(select(claim.formulas.get(w) as Formula, p), p);
  const [lefts, rights] = SIDES.map((side) =>
    movesOf(claim.positions, word)
      .filter((move) => move.side === side && isPossible(move, point))
      .map((move) =>
        value(
          move.word,
          point.map((x, gap) => x + move.shift[gap]),
        ),
      ),
  );
  return arena.game(lefts, rights) === value(word, point);
}

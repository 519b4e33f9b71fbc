/** Sides as games of an arena. */
import { type Arena, Dyadic, type GameId } from '@lilypad/games';
import { valueAt } from './form.ts';
import type { Choice, Side } from './side.ts';
import type { Word } from './word.ts';

/** eps stands for 2^-N with this N; no number that small occurs on boards that are tried. */
const SMALL = Dyadic.of(1, 24);

/** The value of a board of a side, with numbers for its variables. */
export type BoardGame = (word: Word, point: readonly number[]) => GameId;

/** The side with numbers for its variables. */
export function gameAt(arena: Arena, side: Side, point: readonly number[], board: BoardGame): GameId {
  const { n, star, eps, choice } = side;
  let game = star ? arena.star : arena.zero;
  if (choice !== null) game = arena.add(game, choiceAt(arena, choice, point, board));
  if (eps) game = arena.add(game, arena.number(SMALL));
  return arena.shift(game, valueAt(n, point));
}

function choiceAt(arena: Arena, choice: Choice, point: readonly number[], board: BoardGame): GameId {
  if (choice.kind === 'board') return board(choice.word, point);
  if (choice.kind === 'switch') {
    const options = (sides: readonly Side[]) => sides.map((side) => gameAt(arena, side, point, board));
    return arena.game(options(choice.left), options(choice.right));
  }
  let game = gameAt(arena, choice.inner, point, board);
  for (let i = valueAt(choice.power, point); i > 0; i--) {
    game = choice.zero === 'left' ? arena.game([arena.zero], [game]) : arena.game([game], [arena.zero]);
  }
  return game;
}

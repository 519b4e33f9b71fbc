/** A cell of a table: the value of a starting position, what kind of value it is, and how it stands to the paper. */
import { type Arena, type GameId, isInfinitesimal, isNumberish, mean, parseGame, temperature } from '@lilypad/games';
import { boardOf } from '@lilypad/toads';
import type { CellAnswer, CellQuestion, Mark, Printed } from '../protocol.ts';
import type { Session } from '../session.ts';
import { short, write } from '../written.ts';

export function cell(session: Session, { toads, blanks, frogs, printed }: CellQuestion): CellAnswer {
  const start = performance.now();
  const valuer = session.valuer();
  const { arena } = valuer;
  const game = valuer.value(boardOf(`T^${toads} .^${blanks} F^${frogs}`));
  return {
    short: short(arena, game),
    latex: write(arena, game, 'latex'),
    kind: kindOf(arena, game),
    mean: mean(arena, game).toString(),
    temperature: temperature(arena, game).toString(),
    mark: markOf(arena, game, printed),
    milliseconds: performance.now() - start,
  };
}

function kindOf(arena: Arena, game: GameId): CellAnswer['kind'] {
  if (game === arena.zero) return 'zero';
  if (arena.isNumber(game)) return 'number';
  if (isInfinitesimal(arena, game)) return 'infinitesimal';
  return isNumberish(arena, game) ? 'numberish' : 'hot';
}

/** Printed values must be equal; printed bounds must hold. */
export function markOf(arena: Arena, game: GameId, printed: Printed | null): Mark {
  if (printed === null) return 'new';
  const relation = (text: string) => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new TypeError(`The table holds ${JSON.stringify(text)}, which is no game.`);
    return arena.compare(game, parsed.value);
  };
  if (printed.value !== undefined) return relation(printed.value) === '=' ? 'agrees' : 'differs';
  const holds =
    (printed.relation !== 'infinitesimal' || isInfinitesimal(arena, game)) &&
    (printed.above === undefined || relation(printed.above) === '>') &&
    (printed.below === undefined || relation(printed.below) === '<') &&
    (printed.with === undefined || relation(printed.with) === '||');
  return holds ? 'settles' : 'differs';
}

/** A cell of a table: the value of a position, what kind of value it is, and how it compares with the paper. */
import { type Arena, type GameId, mean, parseGame, temperature } from '@lilypad/games';
import { kindOf, markOf } from '@lilypad/tables';
import type { CellAnswer, CellQuestion } from '../protocol.ts';
import { InputError, readBoard, type WorkerSession } from '../session.ts';
import { minus, short, write } from '../written.ts';

export function cell(session: WorkerSession, { position, printed, known }: CellQuestion): CellAnswer {
  const start = performance.now();
  const valuer = session.values.valuer();
  const { arena } = valuer;
  const game = known === undefined ? valuer.value(readBoard(position)) : gameOf(arena, known);
  return {
    short: short(arena, game),
    plain: write(arena, game, 'plain'),
    latex: write(arena, game, 'latex'),
    kind: kindOf(arena, game),
    mean: minus(mean(arena, game)),
    temperature: minus(temperature(arena, game)),
    mark: markOf(arena, game, printed),
    milliseconds: performance.now() - start,
  };
}

function gameOf(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new InputError(parsed.error.message, parsed.error.column);
  return parsed.value;
}

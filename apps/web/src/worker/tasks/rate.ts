/** Win, lose and remoteness of the positions of a game, and the moves of one of them, best first. */
import { opposite } from '@lilypad/games';
import { type Position, rateMoves } from '@lilypad/toads';
import { elementAt } from '../../element-at.ts';
import type { RateAnswer, RateQuestion } from '../protocol.ts';
import { readBoard, type WorkerSession } from '../session.ts';

export function rate(session: WorkerSession, { boards, turn, at }: RateQuestion): RateAnswer {
  const solver = session.solver();
  const positions = boards.map(
    (text, i): Position => ({ board: readBoard(text), turn: i % 2 === 0 ? turn : opposite(turn) }),
  );
  return {
    // The first board leads to all others, so that solving it solves them.
    remoteness: positions.map((position) => solver.remoteness(position)),
    moves: rateMoves(solver, elementAt(positions, at)).map(({ after: _, ...rated }) => rated),
  };
}

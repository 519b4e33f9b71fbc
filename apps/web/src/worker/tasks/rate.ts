/**
 * The moves of a position of a game, best first. Where the game is too large to be solved, a sweep of thresholds tells
 * who wins and which moves win, without the number of moves; and where it is too large for that, nothing is said.
 */
import { GameLimitError, opposite } from '@lilypad/games';
import { judgeMoves, type Position, rateMoves } from '@lilypad/toads';
import { elementAt } from '../../element-at.ts';
import type { RateAnswer, RateQuestion } from '../protocol.ts';
import { readBoard, type WorkerSession } from '../session.ts';

export function rate(session: WorkerSession, { boards, turn, at }: RateQuestion): RateAnswer {
  const positions = boards.map(
    (text, i): Position => ({ board: readBoard(text), turn: i % 2 === 0 ? turn : opposite(turn) }),
  );
  return solved(session, positions, at) ?? judged(session, elementAt(positions, at));
}

/** With the number of moves to the end; null if the positions are too many. */
function solved(session: WorkerSession, positions: readonly Position[], at: number): RateAnswer | null {
  const solver = session.solver();
  try {
    return {
      known: 'remoteness',
      // The first board leads to all others, so that solving it solves them.
      remoteness: positions.map((position) => solver.remoteness(position)),
      moves: rateMoves(solver, elementAt(positions, at)).map(({ move, value, remoteness }) => ({
        move,
        value,
        remoteness,
      })),
    };
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}

/** Who wins, and by which moves. */
function judged(session: WorkerSession, position: Position): RateAnswer {
  const judgement = judgeMoves(position, {
    onProgress: (done, total) => session.report({ done, total, unit: 'positions' }),
  });
  if (judgement === null) return { known: 'nothing' };
  return {
    known: 'winner',
    wins: judgement.value === 'win',
    moves: judgement.moves.map((judgedMove) => ({ ...judgedMove, remoteness: null })),
  };
}

/**
 * Games: what moves are worth, the computer's moves, hints, and reviews. Where a board is too large to be solved, a
 * sweep of thresholds tells who wins, without the number of moves; and where it is too large for that, nothing is said.
 */
import { GameLimitError } from '@lilypad/games';
import { chooseMove, hintFor, mistakesIn, type SumMove, type SumPosition, seededRandom } from '@lilypad/toads';
import { elementAt } from '../../element-at.ts';
import type {
  ChooseAnswer,
  ChooseQuestion,
  HintAnswer,
  PlainPosition,
  RateAnswer,
  RateQuestion,
  ReviewAnswer,
} from '../game-questions.ts';
import { readPosition, type WorkerSession } from '../session.ts';

export function rate(session: WorkerSession, { positions, at }: RateQuestion): RateAnswer {
  const read = positions.map(readPosition);
  const rating = session.rate(elementAt(read, at));
  if (rating === null) return { known: 'nothing' };
  const remoteness = rating.remoteness === null ? null : remotenessOf(session, read);
  if (remoteness !== null) return { known: 'remoteness', remoteness, moves: rating.moves };
  return { known: 'winner', wins: rating.value === 'win', moves: rating.moves };
}

/** The moves to the end from each position; null if one of them is too large. */
function remotenessOf(session: WorkerSession, positions: readonly SumPosition[]): number[] | null {
  const solver = session.solver();
  try {
    return positions.map(({ boards, turn }) => solver.remoteness({ board: elementAt(boards, 0), turn }));
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}

export function choose(session: WorkerSession, { level, seed, ...plain }: ChooseQuestion): ChooseAnswer {
  const position = readPosition(plain);
  const rating = level === 'perfect' ? session.rate(position) : null;
  const move = chooseMove(position, level, rating, seededRandom(seed));
  return { move, blind: level === 'perfect' && rating === null };
}

export function hint(session: WorkerSession, plain: PlainPosition): HintAnswer {
  return { hint: hintFor(readPosition(plain), (position) => session.rate(position)) };
}

export function review(
  session: WorkerSession,
  { moves, ...plain }: PlainPosition & { readonly moves: readonly SumMove[] },
): ReviewAnswer {
  return { mistakes: mistakesIn(readPosition(plain), moves, (position) => session.rate(position)) };
}

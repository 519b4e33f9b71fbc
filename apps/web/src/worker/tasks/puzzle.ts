/** Puzzles as plain data. */
import { printSquares } from '@lilypad/toads';
import type { PuzzleAnswer, PuzzleQuestion } from '../game-questions.ts';
import type { WorkerSession } from '../session.ts';

export function puzzle(session: WorkerSession, question: PuzzleQuestion): PuzzleAnswer {
  const maker = session.puzzles();
  const made =
    'day' in question
      ? maker.daily(question.day)
      : 'near' in question
        ? maker.near(question.kind, question.near, question.seed)
        : maker.make(question.kind, question.seed);
  const { seed, difficulty } = made;
  if (made.kind === 'hotter') {
    const { kind, boards, hotter, temperatures } = made;
    const [a, b] = boards;
    return {
      kind,
      seed,
      difficulty,
      boards: [printSquares(a), printSquares(b)],
      hotter,
      temperatures: [String(temperatures[0]), String(temperatures[1])],
    };
  }
  const { kind, position, rating } = made;
  return {
    kind,
    seed,
    difficulty,
    position: { boards: position.boards.map(printSquares), turn: position.turn },
    rating,
  };
}

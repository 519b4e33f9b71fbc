/** A puzzle on the board: find the only move that wins, or win the game against a perfect computer. */
import { boardOf, type SumMove, sumMoves } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { ANIMALS } from '../../board/describe.ts';
import { playSound } from '../../board/sounds.ts';
import { elementAt } from '../../element-at.ts';
import { type Game, goTo, newGame, plain, play, positionOf } from '../../game/game.ts';
import { GameBoards } from '../../game/game-boards.tsx';
import { Petals } from '../../game/petals.tsx';
import { squares } from '../../game/phrases.ts';
import { useComputer } from '../../game/use-computer.ts';
import type { PuzzleAnswer } from '../../worker/game-questions.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';

export interface AttemptProps<K extends PuzzleAnswer['kind']> {
  readonly puzzle: Extract<PuzzleAnswer, { readonly kind: K }>;
  /** Called after each attempt with whether it was right. */
  readonly onAttempt: (right: boolean) => void;
}

const DELAY_MS = 600;

export function MovePuzzle({ puzzle, onAttempt }: AttemptProps<'win' | 'only'>) {
  const { kind, position: start, rating } = puzzle;
  const { games } = useWorkers();
  const [game, setGame] = useState<Game>(() => newGame(start.boards.map(boardOf), start.turn));
  const [wrong, setWrong] = useState<SumMove | null>(null);
  const [given, setGiven] = useState(false);
  const position = positionOf(game);
  const legal = sumMoves(position);
  const mine = position.turn === start.turn;
  const boards = start.boards.length;
  const solved = wrong === null && game.at > 0 && (kind === 'only' || (!mine && legal.length === 0));
  const asks = wrong === null && !solved && mine;
  const task = useTask(games, 'rate', asks || given ? { positions: [plain(position)], at: 0 } : null);
  const rated = task.status === 'done' && task.output?.known !== 'nothing' ? (task.output?.moves ?? []) : [];
  useComputer({
    position: kind === 'win' && !mine && wrong === null && legal.length > 0 ? plain(position) : null,
    level: 'perfect',
    delay: DELAY_MS,
    make: (move) => setGame(play(game, move)),
  });
  // The computer's answer to a wrong move, which shows what was wrong with it.
  const answer = useTask(games, 'hint', wrong === null ? null : plain(position));
  const reply = answer.status === 'done' ? answer.output?.hint?.move : undefined;

  const attempt = (move: SumMove): void => {
    const right = rated.some(
      (one) => one.move.board === move.board && one.move.from === move.from && one.value === 'win',
    );
    const next = play(game, move);
    setGame(next);
    const done = kind === 'only' || sumMoves(positionOf(next)).length === 0;
    if (!right) {
      setWrong(move);
      onAttempt(false);
      playSound('lose');
    } else if (done) {
      onAttempt(!given);
      playSound('win');
    }
  };
  const solution = elementAt(rating.moves, 0).move;
  const give = (): void => {
    setGiven(true);
    onAttempt(false);
  };
  const retry = (): void => {
    setWrong(null);
    setGame(goTo(game, game.at - 1));
  };
  const best = given && asks ? (rated[0]?.move ?? null) : null;
  return (
    <>
      <h2 class="task-line">{taskLine(kind, start.turn)}</h2>
      <GameBoards
        game={game}
        moves={asks && rated.length > 0 ? legal : []}
        pointer={best === null ? null : { move: best, whole: true }}
        onMove={attempt}
      />
      <div class={`feedback${solved ? ' right' : wrong === null ? '' : ' wrong'}`}>
        {solved && !given && <Petals />}
        <p role="status">
          {solved && (given ? 'That is it.' : 'Solved!')}
          {solved && kind === 'only' && ` ${squares(solution, boards)} is the only move that wins.`}
          {wrong !== null &&
            `${squares(wrong, boards)} does not win${reply === undefined ? '.' : `: the ${ANIMALS[position.turn]} answer ${squares(reply, boards)}.`}`}
          {asks && (game.at === 0 ? PROMPTS[kind] : 'Right so far. Go on!')}
          {wrong === null && !solved && !mine && 'The computer answers …'}
        </p>
        {wrong !== null && (
          <button type="button" class="primary" onClick={retry}>
            Try again
          </button>
        )}
        {asks && !given && (
          <button type="button" onClick={give}>
            Show me
          </button>
        )}
      </div>
    </>
  );
}

const PROMPTS = {
  win: 'Play it to the end: the computer makes no mistakes.',
  only: 'Exactly one move wins. Which?',
} as const;

const taskLine = (kind: 'win' | 'only', turn: 0 | 1): string => {
  const animals = turn === 0 ? 'Toads' : 'Frogs';
  return kind === 'win' ? `${animals} to move and win` : `${animals} to move: find the only move`;
};

/** The end of a game: who has won, what went wrong, and what to do next. */
import { opposite, type Side } from '@lilypad/games';
import { LEVELS, type Level, type Mistake } from '@lilypad/toads';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ANIMALS } from '../board/describe.ts';
import { Piece } from '../board/pieces.tsx';
import { playSound } from '../board/sounds.ts';
import { lastOf } from '../element-at.ts';
import { TaskStatus } from '../parts/task-status.tsx';
import { useTask } from '../worker/use-task.ts';
import { useWorkers } from '../worker/workers.ts';
import { type Game, plain, turnOf } from './game.ts';
import { Petals } from './petals.tsx';
import { LEVEL_NAMES, squares } from './phrases.ts';
import type { Player } from './settings.ts';

interface GameOverProps {
  /** A game whose player to move has no move. */
  readonly game: Game;
  readonly players: readonly [Player, Player];
  /** Shows the game as it was before a move. */
  readonly onGo: (at: number) => void;
  readonly children: ComponentChildren;
}

export function GameOver({ game, players, onGo, children }: GameOverProps) {
  const { games } = useWorkers();
  const winner = opposite(turnOf(game));
  const person = personOf(players);
  const won = person === null || person === winner;
  const start = plain({ boards: game.start, turn: game.first });
  const task = useTask(games, 'review', { ...start, moves: game.moves });
  useEffect(() => playSound(won ? 'win' : 'lose'), []);
  const mistakes = task.status === 'done' ? task.output?.mistakes : undefined;
  return (
    <section class={`game-over${won ? ' won' : ''}`} aria-label="The end">
      {won && <Petals />}
      <span class="winner">
        <Piece square={winner === 0 ? 1 : 2} />
      </span>
      <div class="said">
        <h2>{person === null ? `The ${ANIMALS[winner]} win!` : won ? 'You win!' : 'You lose.'}</h2>
        <p role="status">
          {mistakes === undefined ? '' : verdict(mistakes, game, person)}{' '}
          {mistakes != null && <ShowMistake mistakes={mine(mistakes, person)} onGo={onGo} />}
        </p>
        <TaskStatus task={task} what="a review of the game" />
        <div class="next">{children}</div>
      </div>
    </section>
  );
}

function ShowMistake({ mistakes, onGo }: { readonly mistakes: readonly Mistake[] } & Pick<GameOverProps, 'onGo'>) {
  if (mistakes.length === 0) return null;
  const { at } = lastOf(mistakes);
  return (
    <button type="button" class="link" onClick={() => onGo(at)}>
      Show me
    </button>
  );
}

/** The side of the only person who plays, or null. */
function personOf([left, right]: readonly [Player, Player]): Side | null {
  if (left === right) return null;
  return left === 'person' ? 0 : 1;
}

const mine = (mistakes: readonly Mistake[], person: Side | null): readonly Mistake[] =>
  mistakes.filter(({ move }) => person === null || move.side === person);

/** "Your one mistake was move 7: 3-5 would have won." */
function verdict(mistakes: readonly Mistake[] | null, game: Game, person: Side | null): string {
  if (mistakes === null) return 'This game is too large to say what went wrong.';
  const own = mine(mistakes, person);
  const last = own.at(-1);
  const others = mistakes.length - own.length;
  const whose = person === null ? 'The' : 'Your';
  if (last === undefined) {
    if (person === null || opposite(turnOf(game)) === person) return 'There was no mistake.';
    return 'You made no mistake: the other side could win from the start.';
  }
  const better = `move ${last.at + 1}: ${squares(last.better, game.start.length)} would have won`;
  const count =
    own.length === 1 ? `${whose} one mistake was ${better}.` : `${whose} last of ${own.length} mistakes was ${better}.`;
  return others === 0 ? count : `${count} The computer made ${others === 1 ? 'one' : others}, too.`;
}

/** Another opponent after a game: a better one after a win, an easier one after a defeat. None beyond the ends. */
export function levelAfter(level: Level, won: boolean): { readonly level: Level; readonly label: string } | null {
  const next = LEVELS[LEVELS.indexOf(level) + (won ? 1 : -1)];
  return next === undefined ? null : { level: next, label: `Step ${won ? 'up' : 'down'} to ${LEVEL_NAMES[next]}` };
}

/** The front page: one board that can be played on at once, the rules in three sentences, and ways on. */
import { LEFT, opposite, RIGHT, type Side } from '@lilypad/games';
import { boardOf, type SumMove, sumMoves } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { ANIMALS } from '../../board/describe.ts';
import { Piece } from '../../board/pieces.tsx';
import { elementAt, lastOf } from '../../element-at.ts';
import { type Game, goTo, newGame, plain, play, positionsOf, START, writeGame } from '../../game/game.ts';
import { GameBoards } from '../../game/game-boards.tsx';
import { GameOver } from '../../game/game-over.tsx';
import type { Player } from '../../game/settings.ts';
import { useComputer } from '../../game/use-computer.ts';
import { printRoute } from '../../router/route.ts';
import type { RateAnswer } from '../../worker/game-questions.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import './front.css';
import { WaysOn } from './ways-on.tsx';

const DELAY_MS = 900;

export function FrontPage() {
  const [person, setPerson] = useState<Side>(LEFT);
  const [game, setGame] = useState<Game>(() => newGame([boardOf(START)], LEFT));
  const { games } = useWorkers();
  const positions = positionsOf(game);
  const position = lastOf(positions);
  const { turn } = position;
  const legal = sumMoves(position);
  const over = legal.length === 0;
  const rated = useTask(games, 'rate', { positions: positions.map(plain), at: game.at });
  const winners = rated.status === 'done' && rated.output !== null ? winnersIn(rated.output, game) : null;
  useComputer({
    position: !over && turn !== person ? plain(position) : null,
    level: 'casual',
    delay: DELAY_MS,
    make: (move) => setGame(play(game, move)),
  });
  const begin = (side: Side): void => {
    setPerson(side);
    setGame(newGame([boardOf(START)], LEFT));
  };
  const players: [Player, Player] = person === LEFT ? ['person', 'computer'] : ['computer', 'person'];
  const moves = over || turn !== person ? [] : legal;
  return (
    <div class="front">
      <section class={`hero${game.at === 0 ? ' fresh' : ''}`} aria-labelledby="hero-heading">
        <h1 id="hero-heading">Toads and Frogs</h1>
        <p class="rules">
          Toads hop to the right, frogs to the left, and the two sides take turns. A hop leads onto the next pad if it
          is empty, or over one enemy onto the empty pad behind it. Whoever cannot move loses.
        </p>
        <GameBoards
          game={game}
          moves={moves}
          onMove={(move: SumMove) => setGame(play(game, move))}
          onUndo={() => setGame(goTo(game, lastOwn(game, person)))}
          onRedo={() => setGame(goTo(game, game.at + 1))}
        />
        {over ? (
          <GameOver game={game} players={players} onGo={(at) => setGame(goTo(game, at))}>
            <button type="button" class="primary" onClick={() => begin(person)}>
              Rematch
            </button>
            <button type="button" onClick={() => begin(opposite(person))}>
              Other side
            </button>
            <a class="button" href={printRoute({ page: 'play', parameters: {} })}>
              Choose an opponent
            </a>
          </GameOver>
        ) : (
          <div class="state">
            <p class="turn" role="status">
              {turn === person
                ? `Your move: press a ${person === LEFT ? 'toad' : 'frog'} on a bright pad.`
                : 'The computer thinks …'}
            </p>
            <Forecast winners={winners} person={person} />
            {game.at > 0 && (
              <p class="tools">
                <button type="button" onClick={() => setGame(goTo(game, lastOwn(game, person)))}>
                  Take back
                </button>
                <a class="button" href={printRoute({ page: 'play', parameters: writeGame(game) })}>
                  Go on in Play
                </a>
              </p>
            )}
          </div>
        )}
      </section>
      <WaysOn />
    </div>
  );
}

/** Who should win in each position so far. */
function winnersIn(answer: RateAnswer, game: Game): readonly Side[] | null {
  if (answer.known !== 'remoteness') return null;
  return answer.remoteness.map((remoteness, i) => {
    const mover = i % 2 === 0 ? game.first : opposite(game.first);
    return remoteness % 2 === 1 ? mover : opposite(mover);
  });
}

/** Who should win now, and whether the last moves have changed that. */
function Forecast({ winners, person }: { readonly winners: readonly Side[] | null; readonly person: Side }) {
  // The line keeps its height while the answer is on its way.
  if (winners === null) return <p class="forecast">&nbsp;</p>;
  const now = lastOf(winners);
  const before = winners.length > 2 ? elementAt(winners, winners.length - 3) : now;
  const change = now === before ? '' : now === person ? 'A mistake of the computer! ' : 'That gave the win away. ';
  return (
    <p class={`forecast ${now === LEFT ? 'left' : 'right'}`} role="status">
      <span class="mini">
        <Piece square={now === RIGHT ? 2 : 1} />
      </span>
      <span>
        {change}
        <strong>The {ANIMALS[now]} should win</strong>, if they make no mistake from here.
      </span>
    </p>
  );
}

/** The number of the last move of a person. */
function lastOwn({ at, first }: Game, person: Side): number {
  const back = at - 1;
  const mover = back % 2 === 0 ? first : opposite(first);
  return mover === person ? back : Math.max(0, at - 2);
}

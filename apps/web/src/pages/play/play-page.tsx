/** Play: against a person or the computer, with the worth of every move on the board. */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Move, printSquares } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { describeMove } from '../../board/describe.ts';
import { elementAt, lastOf } from '../../element-at.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import type { RateAnswer } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { boardsOf, type Game, goTo, movesOf, newGame, play, readGame, turnOf, writeGame } from './game.ts';
import { GameControls } from './game-controls.tsx';
import { HistoryCard } from './history-card.tsx';
import { MoveList } from './move-list.tsx';
import './play.css';
import { PlayBoard } from '../../board/play-board.tsx';
import { prospect, toMove, winner } from './phrases.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { useComputer } from './use-computer.ts';

export function PlayPage() {
  const [parameters, change] = useParameters();
  const { game, problem } = readGame(parameters);
  const settings = readSettings(parameters);
  const [paused, setPaused] = useState(false);
  const { games } = useWorkers();

  const boards = boardsOf(game);
  const board = lastOf(boards);
  const turn = turnOf(game);
  const legal = movesOf(game);
  const wanted = settings.hints || settings.players.includes('computer');
  const question = { boards: boards.map(printSquares), turn: game.first, at: game.at };
  const rated = useTask(games, 'rate', wanted ? question : null);
  const answer = rated.status === 'done' ? rated.output : null;
  const moves = answer === null || answer.known === 'nothing' ? null : answer.moves;

  // Moves are not steps of the browser's history: there are undo and redo, and the address contains all moves.
  const show = (next: Game): void => change(writeGame(next), { replace: true });
  const make = (move: Move): void => {
    setPaused(false);
    show(play(game, move));
  };
  const go = (at: number): void => {
    const next = goTo(game, at);
    // The computer would at once make a move that was just taken back.
    setPaused(settings.players[turnOf(next)] === 'computer');
    show(next);
  };
  const computerMoves = settings.players[turn] === 'computer' && legal.length > 0;
  useComputer({
    active: computerMoves && !paused && rated.status !== 'running' && rated.status !== 'idle',
    moment: JSON.stringify(question),
    legal,
    rated: moves,
    settings,
    make,
  });

  const last = game.moves[game.at - 1];
  return (
    <div class="play">
      <h1>Play</h1>
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
      <section class="card board-card" aria-label="Game">
        <PlayBoard
          name="Board; arrow keys choose a piece, Enter moves it, U takes back, R makes again"
          board={board}
          moves={computerMoves && !paused ? [] : legal}
          rated={settings.hints ? moves : null}
          animated={settings.motion}
          onMove={make}
          onUndo={() => go(undone(game, settings))}
          onRedo={() => go(game.at + 1)}
        />
        <p class="status" role="status">
          {last !== undefined && <span class="last-move">{describeMove(last.side, last.from, last.to)}. </span>}
          {legal.length > 0 && <span>{toMove(turn)} </span>}
          {legal.length === 0 && <strong>{prospect(turn, 0)}</strong>}
          {legal.length > 0 && settings.hints && answer !== null && <strong>{forecast(turn, answer, game.at)}</strong>}
        </p>
        <TaskStatus task={rated} what="who wins" />
        {answer?.known === 'nothing' && legal.length > 0 && (
          <p class="hint" role="note">
            This board is too large to know who wins
            {settings.players.includes('computer') ? ': the computer moves at random, at any skill.' : '.'}
          </p>
        )}
        <GameControls
          canUndo={game.at > 0}
          canRedo={game.at < game.moves.length}
          waiting={computerMoves && paused}
          onUndo={() => go(undone(game, settings))}
          onRedo={() => go(game.at + 1)}
          onRestart={() => {
            setPaused(false);
            change(writeGame(newGame(game.start, game.first)));
          }}
          onSwap={() => {
            const [left, right] = settings.players;
            change(writeSettings({ ...settings, players: [right, left] }));
          }}
          onGoOn={() => setPaused(false)}
        />
        <p class="links">
          <a href={printRoute({ page: 'explore', parameters: { sum: printSquares(board) } })}>Explore this position</a>
        </p>
      </section>
      {settings.hints && (
        <MoveList turn={turn} moves={moves ?? []} disabled={computerMoves && !paused} legal={legal} onMove={make} />
      )}
      <HistoryCard
        game={game}
        remoteness={settings.hints && answer?.known === 'remoteness' ? answer.remoteness : null}
        onGo={go}
        onLoad={(moves) => change(writeGame({ ...game, moves, at: moves.length }))}
      />
      <SettingsCard
        game={game}
        settings={settings}
        onStart={(start, first) => {
          setPaused(false);
          change(writeGame(newGame(start, first)));
        }}
        onChange={(next: Settings) => change(writeSettings(next), { replace: true })}
      />
    </div>
  );
}

/** Who should win, as far as it is known. */
function forecast(turn: Side, answer: RateAnswer, at: number): string {
  if (answer.known === 'nothing') return '';
  if (answer.known === 'winner') return winner(turn, answer.wins);
  return prospect(turn, elementAt(answer.remoteness, at));
}

/** Back to the last move of a person, if one plays; else one move back. */
function undone({ at, first }: Game, { players }: Settings): number {
  const turnAt = (k: number) => (k % 2 === 0 ? first : first === LEFT ? RIGHT : LEFT);
  for (let k = at - 1; k >= 0; k--) if (players[turnAt(k)] === 'person') return k;
  return at - 1;
}

/** Play: against a person or the computer, on one board or several, with hints and a review at the end. */
import { opposite } from '@lilypad/games';
import { type SumMove, sumMoves } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { lastOf } from '../../element-at.ts';
import {
  type Game,
  goTo,
  newGame,
  plain,
  play,
  positionsOf,
  printBoards,
  readGame,
  turnOf,
  writeGame,
} from '../../game/game.ts';
import { GameBoards } from '../../game/game-boards.tsx';
import { GameOver, levelAfter } from '../../game/game-over.tsx';
import { HintButton, HintPanel, useHints } from '../../game/hint-panel.tsx';
import { describeSumMove, ended, forecast, toMove } from '../../game/phrases.ts';
import { readSettings, type Settings, writeSettings } from '../../game/settings.ts';
import { useComputer } from '../../game/use-computer.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { PlainValue } from '../../words/plain-value.tsx';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { GameControls } from './game-controls.tsx';
import { HistoryCard } from './history-card.tsx';
import { LevelChoice } from './level-choice.tsx';
import { MoveList } from './move-list.tsx';
import './play.css';
import { SettingsCard } from './settings-card.tsx';

export function PlayPage() {
  const [parameters, change] = useParameters();
  const { game, problem } = readGame(parameters);
  const settings = readSettings(parameters);
  const [paused, setPaused] = useState(false);
  const { games, values } = useWorkers();

  const positions = positionsOf(game);
  const position = lastOf(positions);
  const { turn, boards } = position;
  const legal = sumMoves(position);
  const question = { positions: positions.map(plain), at: game.at };
  const rated = useTask(games, 'rate', settings.worth ? question : null);
  const answer = settings.worth && rated.status === 'done' ? rated.output : null;
  const moves = answer === null || answer.known === 'nothing' ? null : answer.moves;
  // While the next answer is on its way, the chart stays.
  const known =
    settings.worth && rated.output?.known === 'remoteness' ? rated.output.remoteness.slice(0, game.at + 1) : null;
  const said = useTask(values, 'words', settings.worth ? { boards: plain(position).boards } : null);
  const words = said.status === 'done' ? (said.output?.words ?? null) : null;
  const hints = useHints(plain(position));

  // Moves are not steps of the browser's history: there are undo and redo, and the address contains all moves.
  const show = (next: Game): void => change(writeGame(next), { replace: true });
  const make = (move: SumMove): void => {
    setPaused(false);
    show(play(game, move));
  };
  const go = (at: number): void => {
    const next = goTo(game, at);
    // The computer would at once make a move that was just taken back.
    setPaused(settings.players[turnOf(next)] === 'computer');
    show(next);
  };
  const restart = (next: Settings = settings): void => {
    setPaused(false);
    change({ ...writeGame(newGame(game.start, game.first)), ...writeSettings(next) });
  };
  const swapped: Settings = { ...settings, players: [settings.players[1], settings.players[0]] };
  const over = legal.length === 0;
  const computerMoves = settings.players[turn] === 'computer' && !over;
  const blind = useComputer({
    position: computerMoves && !paused ? plain(position) : null,
    level: settings.level,
    delay: settings.delay,
    make,
  });

  const last = game.moves[game.at - 1];
  const other = settings.players.includes('computer')
    ? levelAfter(settings.level, settings.players[opposite(turn)] === 'person')
    : null;
  const history = { onUndo: () => go(undone(game, settings)), onRedo: () => go(game.at + 1) };
  return (
    <div class="play">
      <h1>Play</h1>
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
      <section class="card board-card" aria-label="Game">
        <LevelChoice settings={settings} onChange={(next) => change(writeSettings(next), { replace: true })} />
        <GameBoards
          game={game}
          moves={computerMoves && !paused ? [] : legal}
          rated={moves}
          animated={settings.motion}
          pointer={hints.pointer}
          onMove={make}
          {...history}
        />
        <p class="status" role="status">
          {last !== undefined && <span class="last-move">{describeSumMove(last, boards.length)}. </span>}
          {over ? <strong>{ended(turn)}</strong> : <span>{toMove(turn)} </span>}
          {!over && answer !== null && <strong>{forecast(turn, answer, game.at)}</strong>}
        </p>
        {words !== null && !over && <PlainValue words={words} />}
        <TaskStatus task={rated} what="who wins" />
        {answer?.known === 'nothing' && !over && (
          <p class="hint" role="note">
            This position is too large to know who wins.
          </p>
        )}
        {answer?.known === 'winner' && boards.length === 1 && !over && (
          <p class="hint" role="note">
            On a board as large as this it is known who wins, but not in how many moves.
          </p>
        )}
        {blind && (
          <p class="hint" role="note">
            This position is too large for perfect play: the computer looks eight moves ahead.
          </p>
        )}
        <HintPanel hints={hints} boards={boards.length} />
        {over && (
          <GameOver
            key={JSON.stringify(question)}
            game={{ ...game, moves: game.moves.slice(0, game.at) }}
            players={settings.players}
            onGo={go}
          >
            <button type="button" class="primary" onClick={() => restart()}>
              Rematch
            </button>
            <button type="button" onClick={() => restart(swapped)}>
              Other side
            </button>
            {other !== null && (
              <button type="button" onClick={() => restart({ ...settings, level: other.level })}>
                {other.label}
              </button>
            )}
          </GameOver>
        )}
        <GameControls
          canUndo={game.at > 0}
          canRedo={game.at < game.moves.length}
          waiting={computerMoves && paused}
          {...history}
          onRestart={() => restart()}
          onSwap={() => change(writeSettings(swapped))}
          onGoOn={() => setPaused(false)}
        >
          <HintButton hints={hints} disabled={over || (computerMoves && !paused)} />
        </GameControls>
        <p class="links">
          <a href={printRoute({ page: 'explore', parameters: { sum: printBoards(boards) } })}>Explore this position</a>
        </p>
      </section>
      {settings.worth && (
        <MoveList
          turn={turn}
          boards={boards.length}
          moves={moves ?? []}
          disabled={computerMoves && !paused}
          over={over}
          onMove={make}
        />
      )}
      <HistoryCard
        game={game}
        charted={settings.worth && rated.output?.known !== 'winner'}
        remoteness={known}
        onGo={go}
        onLoad={(made) => change(writeGame({ ...game, moves: made, at: made.length }))}
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

/** Back to the last move of a person, if one plays; else one move back. */
function undone({ at, first }: Game, { players }: Settings): number {
  const turnAt = (k: number) => (k % 2 === 0 ? first : opposite(first));
  for (let k = at - 1; k >= 0; k--) if (players[turnAt(k)] === 'person') return k;
  return at - 1;
}

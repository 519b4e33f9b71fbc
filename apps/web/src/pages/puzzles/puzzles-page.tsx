/** Puzzles: one for every day, and others near to what one can solve. Each has an address of its own. */
import { PUZZLE_KINDS, type PuzzleKind } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { CopyButton } from '../../parts/copy-button.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { type Parameters, printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import type { PuzzleQuestion } from '../../worker/game-questions.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { HeatPuzzle } from './heat-puzzle.tsx';
import { MovePuzzle } from './move-puzzle.tsx';
import { afterAttempt, daysUpTo, loadProgress, type Progress, saveProgress, streak } from './progress.ts';
import './puzzles.css';

const KIND_NAMES: Readonly<Record<PuzzleKind, string>> = {
  win: 'Move and win',
  only: 'The only move',
  hotter: 'Which is hotter?',
};

/** The whole address of a puzzle; that of a day names the day, so that it stays the same tomorrow. */
function addressOf(question: PuzzleQuestion): string {
  const parameters = Object.fromEntries(Object.entries(question).map(([name, value]) => [name, String(value)]));
  return location.href.replace(/#.*/, '') + printRoute({ page: 'puzzles', parameters });
}

/** Today, here. */
function today(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** "Puzzle of the day, 16 November", or of another day. */
function dayTitle(day: string): string {
  const date = new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return day === today() ? `Puzzle of the day, ${date}` : `Puzzle of ${date}`;
}

/** What an address asks for, and its name: the day, or the kind and the seed. */
function read({ day, kind, seed }: Parameters): { readonly question: PuzzleQuestion; readonly name: string } {
  const known = PUZZLE_KINDS.find((one) => one === kind);
  if (known !== undefined && /^\d{1,9}$/.test(seed ?? '')) {
    return { question: { kind: known, seed: Number(seed) }, name: `${known} ${Number(seed)}` };
  }
  const date = day !== undefined && !Number.isNaN(Date.parse(day)) && /^\d{4}-\d\d-\d\d$/.test(day) ? day : today();
  return { question: { day: date }, name: date };
}

export function PuzzlesPage() {
  const [parameters, change] = useParameters();
  const [progress, setProgress] = useState(loadProgress);
  const { games } = useWorkers();
  const { question, name } = read(parameters);
  const task = useTask(games, 'puzzle', question);
  const puzzle = task.status === 'done' ? task.output : null;
  const daily = 'day' in question;

  const record = (right: boolean): void => {
    if (puzzle === null) return;
    const next = afterAttempt(progress, name, puzzle.difficulty, right);
    setProgress(next);
    saveProgress(next);
  };
  const another = async (kind: PuzzleKind): Promise<void> => {
    const seed = Math.floor(Math.random() * 1_000_000);
    const found = await games.run('puzzle', { kind, near: progress.rating, seed });
    change({ day: '', kind, seed: String(found.seed) });
  };
  return (
    <div class="puzzles">
      <h1>Puzzles</h1>
      <section class="card puzzle-card" aria-label="Puzzle">
        <p class="puzzle-kind">
          {daily ? dayTitle(name) : puzzle === null ? '' : `Puzzle ${puzzle.seed}`}
          {puzzle !== null && <span class="difficulty">Difficulty {puzzle.difficulty}</span>}
        </p>
        <TaskStatus task={task} what="a puzzle" />
        {puzzle !== null &&
          (puzzle.kind === 'hotter' ? (
            <HeatPuzzle key={name} puzzle={puzzle} onAttempt={record} />
          ) : (
            <MovePuzzle key={name} puzzle={puzzle} onAttempt={record} />
          ))}
        <fieldset class="another">
          <legend>Another puzzle</legend>
          {PUZZLE_KINDS.map((kind) => (
            <button key={kind} type="button" onClick={() => another(kind)}>
              {KIND_NAMES[kind]}
            </button>
          ))}
          {name !== today() && (
            <button type="button" onClick={() => change({ day: '', kind: '', seed: '' })}>
              Today’s puzzle
            </button>
          )}
          <CopyButton text={addressOf(question)} label="Copy link" what="link to this puzzle" />
        </fieldset>
      </section>
      <ProgressCard
        progress={progress}
        name={name}
        onDay={(day) => change({ day: day === today() ? '' : day, kind: '', seed: '' })}
      />
    </div>
  );
}

interface ProgressCardProps {
  readonly progress: Progress;
  /** The puzzle that is shown. */
  readonly name: string;
  readonly onDay: (day: string) => void;
}

function ProgressCard({ progress, name, onDay }: ProgressCardProps) {
  const { rating, solved, tried, results } = progress;
  const days = daysUpTo(today(), 7).reverse();
  return (
    <section class="card progress-card" aria-labelledby="progress-heading">
      <h2 id="progress-heading">Your progress</h2>
      <dl class="facts">
        <div>
          <dt>Rating</dt>
          <dd>{rating}</dd>
        </div>
        <div>
          <dt>Solved at once</dt>
          <dd>{tried === 0 ? 'none yet' : `${solved} of ${tried}`}</dd>
        </div>
        <div>
          <dt>Days in a row</dt>
          <dd>{streak(progress, today())}</dd>
        </div>
      </dl>
      <h3>The last days</h3>
      <ul class="days">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-current={day === name ? 'date' : undefined}
              aria-label={`${day}${said(results[day])}`}
              onClick={() => onDay(day)}
            >
              <span>{day.slice(8)}</span>
              <span aria-hidden="true">{results[day] === undefined ? '·' : results[day] ? '✓' : '✕'}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">
        Everybody gets the same puzzle on the same day. Progress is kept in this browser only; the first attempt counts.
      </p>
    </section>
  );
}

const said = (result: boolean | undefined): string =>
  result === undefined ? '' : result ? ', solved at once' : ', not solved at once';

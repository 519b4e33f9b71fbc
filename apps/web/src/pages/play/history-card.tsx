/** The game so far: the tug of war, the moves, each a link back to it, and the record to save or load. */
import type { SumMove } from '@lilypad/toads';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { TugOfWar } from '../../charts/tug-of-war.tsx';
import { type Game, printSumMove, readMoves } from '../../game/game.ts';
import { CopyButton } from '../../parts/copy-button.tsx';

interface HistoryCardProps {
  readonly game: Game;
  /** Whether there is a chart beside the moves, if their worth is known. */
  readonly charted: boolean;
  /** The remoteness of each position so far, or null if it is not shown. */
  readonly remoteness: readonly number[] | null;
  readonly onGo: (at: number) => void;
  readonly onLoad: (moves: readonly SumMove[]) => void;
}

export function HistoryCard({ game, charted, remoteness, onGo, onLoad }: HistoryCardProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const write = (move: SumMove): string => printSumMove(move, game.start.length);
  // The list scrolls with the game, without scrolling the page.
  useLayoutEffect(() => {
    const frame = scroll.current;
    const current = frame?.querySelector<HTMLElement>('[aria-current]');
    if (frame == null || current == null) return;
    const [row, seen] = [current.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (row.top < seen.top) frame.scrollTop -= seen.top - row.top;
    else if (row.bottom > seen.bottom) frame.scrollTop += row.bottom - seen.bottom;
  }, [game.at, charted]);
  return (
    <section class="card history-card" aria-labelledby="history-heading">
      <h2 id="history-heading">{charted ? 'Tug of war' : 'The game'}</h2>
      <div class="history" ref={scroll}>
        <ol class={`history-moves${charted ? '' : ' flowing'}`} start={0} aria-label="Moves of this game">
          {[null, ...game.moves].map((move, at) => (
            // A move is its place in the game.
            <li key={at}>
              <button
                type="button"
                class={`made${at > game.at ? ' undone' : ''}`}
                aria-current={at === game.at ? 'step' : undefined}
                onClick={() => onGo(at)}
              >
                {move === null ? 'Start' : `${at}. ${move.side === 0 ? 'T' : 'F'} ${write(move)}`}
              </button>
            </li>
          ))}
        </ol>
        {remoteness !== null && <TugOfWar first={game.first} remoteness={remoteness} />}
      </div>
      {remoteness !== null && (
        <p class="hint">
          Each side pulls towards its edge. The nearer the edge, the nearer the end: the number says how many moves
          remain. A circle round a mark is a mistake.
        </p>
      )}
      {game.moves.length === 0 && !charted && (
        <p class="hint">The moves will stand here. Press one to see the game as it was then.</p>
      )}
      <RecordBox key={game.moves.map(write).join(' ')} game={game} onLoad={onLoad} />
    </section>
  );
}

function RecordBox({ game, onLoad }: Pick<HistoryCardProps, 'game' | 'onLoad'>) {
  const [text, setText] = useState(game.moves.map((move) => printSumMove(move, game.start.length)).join(' '));
  const [problem, setProblem] = useState<string | null>(null);
  const load = (event: Event): void => {
    event.preventDefault();
    const read = readMoves(game.start, game.first, text);
    setProblem(read.problem);
    if (read.problem === null) onLoad(read.moves);
  };
  return (
    <details>
      <summary>Record</summary>
      <form class="record" onSubmit={load}>
        <label for="record">Moves, as the squares they leave and reach</label>
        <textarea id="record" rows={3} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        {problem !== null && (
          <p class="failure" role="alert">
            {problem}
          </p>
        )}
        <button type="submit">Load</button> <CopyButton text={text} what="the record" />
      </form>
    </details>
  );
}

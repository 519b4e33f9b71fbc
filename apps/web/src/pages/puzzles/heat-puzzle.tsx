/** A puzzle about heat: on which of two boards does moving gain more? */
import { boardOf } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { playSound } from '../../board/sounds.ts';
import { StaticBoard } from '../../board/static-board.tsx';
import { elementAt } from '../../element-at.ts';
import { Petals } from '../../game/petals.tsx';
import { printRoute } from '../../router/route.ts';
import { Term } from '../../words/term.tsx';
import { WithTerms } from '../../words/with-terms.tsx';
import type { AttemptProps } from './move-puzzle.tsx';

export function HeatPuzzle({ puzzle, onAttempt }: AttemptProps<'hotter'>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const right = chosen === puzzle.hotter;
  const choose = (i: number): void => {
    setChosen(i);
    onAttempt(i === puzzle.hotter);
    playSound(i === puzzle.hotter ? 'win' : 'lose');
  };
  return (
    <>
      <h2 class="task-line">Which is hotter?</h2>
      <ul class="heat-boards">
        {puzzle.boards.map((board, i) => (
          <li key={i}>
            <StaticBoard board={boardOf(board)} size="large" />
            {chosen === null ? (
              <button type="button" class="primary" onClick={() => choose(i)}>
                Board {i + 1} is hotter
              </button>
            ) : (
              <p>
                {puzzle.hotter === i ? <strong>Hotter: </strong> : 'Cooler: '}
                <Term name="temperature" /> {elementAt(puzzle.temperatures, i)}{' '}
                <a href={printRoute({ page: 'explore', parameters: { sum: board } })}>Explore it</a>
              </p>
            )}
          </li>
        ))}
      </ul>
      <div class={`feedback${chosen === null ? '' : right ? ' right' : ' wrong'}`}>
        {right && <Petals />}
        <p role="status">
          {chosen === null ? (
            <WithTerms text="A board is hot if both sides want to move there first. The more a move gains, the hotter it is." />
          ) : right ? (
            'Solved!'
          ) : (
            `No: on board ${puzzle.hotter + 1} a move gains more.`
          )}
        </p>
      </div>
    </>
  );
}

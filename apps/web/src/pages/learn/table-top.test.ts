import { printMove } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { layOut, makeMove, movesIn, sumOf, type TableTop, winner } from './table-top.ts';

/** Makes moves such as "0 1-2": in the first term from square 1 to square 2. */
function played(sum: string, ...steps: string[]): TableTop {
  return steps.reduce((top, step) => {
    const [index, squares] = step.split(' ');
    const move = movesIn(top, Number(index)).find((legal) => printMove(legal) === squares);
    if (move === undefined) throw new Error(`${step} cannot be made in ${sumOf(top)}`);
    return makeMove(top, Number(index), move);
  }, layOut(sum));
}

describe('a table top', () => {
  it('lets either side begin, and then takes turns', () => {
    expect(movesIn(layOut('TT..FF'), 0).map(printMove)).toEqual(['2-3', '5-4']);
    expect(movesIn(played('TT..FF', '0 2-3'), 0).map(printMove)).toEqual(['5-4']);
  });

  it('knows who has won', () => {
    expect(winner(layOut('T.F'))).toBeNull();
    expect(winner(played('T.F', '0 1-2'))).toBeNull();
    expect(winner(played('T.F', '0 1-2', '0 3-1', '0 2-3'))).toBe(0);
    expect(winner(played('T.F', '0 3-2', '0 1-3', '0 2-1'))).toBe(1);
    expect(winner(played('T. + .F', '0 1-2', '1 2-1'))).toBe(1);
  });

  it('exchanges the sides on boards that are subtracted', () => {
    const top = played('T.. - T..', '0 1-2');
    expect(sumOf(top)).toBe('.T. - T..');
    expect(movesIn(top, 0)).toEqual([]);
    expect(movesIn(top, 1).map(printMove)).toEqual(['1-2']);
    expect(winner(played('T. - T.', '1 1-2', '0 1-2'))).toBe(0);
  });
});

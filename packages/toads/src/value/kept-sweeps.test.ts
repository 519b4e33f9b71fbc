import { describe, expect, it } from 'vitest';
import { KeptSweeps } from './kept-sweeps.ts';

const tables = (bytes: number) => ({ bytes, valueOf: () => null });
const start = (blanks: number) => ({ toads: 3, frogs: 2, blanks });

describe('kept sweeps', () => {
  it('are found by the numbers of pieces and blanks', () => {
    const sweeps = new KeptSweeps(100);
    const own = tables(10);
    sweeps.keep(start(4), own);
    expect(sweeps.find(start(4))).toBe(own);
    expect(sweeps.find(start(5))).toBeNull();
    expect(sweeps.find({ toads: 3, frogs: 3, blanks: 4 })).toBeNull();
  });

  it('go when they take too much memory, first the one not used for longest', () => {
    const sweeps = new KeptSweeps(100);
    for (const blanks of [1, 2, 3]) sweeps.keep(start(blanks), tables(30));
    sweeps.find(start(1));
    sweeps.keep(start(4), tables(40));
    expect([1, 2, 3, 4].map((blanks) => sweeps.find(start(blanks)) !== null)).toEqual([true, false, true, true]);
    expect([sweeps.size, sweeps.bytes]).toEqual([3, 100]);
  });

  it('leave one that is too large by itself alone', () => {
    const sweeps = new KeptSweeps(100);
    sweeps.keep(start(1), tables(30));
    sweeps.keep(start(2), tables(1000));
    expect([sweeps.find(start(1)), sweeps.find(start(2))?.bytes]).toEqual([null, 1000]);
    sweeps.keep(start(3), tables(1));
    expect([sweeps.size, sweeps.bytes]).toEqual([1, 1]);
  });

  it('make room on demand', () => {
    const sweeps = new KeptSweeps(100);
    for (const blanks of [1, 2, 3]) sweeps.keep(start(blanks), tables(30));
    sweeps.makeRoom(50);
    expect([sweeps.size, sweeps.bytes]).toEqual([1, 30]);
    sweeps.makeRoom(Number.POSITIVE_INFINITY);
    expect([sweeps.size, sweeps.bytes]).toEqual([0, 0]);
  });
});

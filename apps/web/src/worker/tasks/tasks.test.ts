/** The questions of the pages, asked without a worker. */
import { describe, expect, it } from 'vitest';
import type { Progress } from '../protocol.ts';
import { WorkerSession } from '../session.ts';
import { cell } from './cell.ts';
import { compare } from './compare.ts';
import { moves } from './moves.ts';
import { rate } from './rate.ts';
import { check, instances } from './theorem.ts';
import { picture, value } from './value.ts';

describe('value', () => {
  it.each([
    ['TT..FF', '*', 'N'],
    ['T^5.^4F^3', '{3*|5/2||2}', 'L'],
    ['TT..FF + T.F', '0', 'P'],
    ['..F - {1|0}', '{-2|-3}', 'R'],
  ])('of %s', (sum, plain, outcome) => {
    expect(value(new WorkerSession(), { sum })).toMatchObject({ written: { plain }, outcome });
  });

  it('is refused with the place for what cannot be read', () => {
    expect(() => value(new WorkerSession(), { sum: 'TT.X' })).toThrow(expect.objectContaining({ column: 4 }));
  });

  it('has a picture of its tree, if that is small', () => {
    expect(picture(new WorkerSession(), { board: 'T.F' }).svg).toMatch(/^<svg/);
    expect(picture(new WorkerSession(), { board: 'T^4.^4F^4' }).svg).toBeNull();
  });
});

describe('moves', () => {
  it('lead to sums that can be asked about in turn', () => {
    const { left, right } = moves(new WorkerSession(), { sum: 'T.F - T.F + {1|0}' });
    expect(left.map(({ term, sum }) => [term, sum])).toEqual([
      [0, '.TF - T.F + {1|0}'],
      [1, 'T.F - TF. + {1|0}'],
      [2, 'T.F - T.F + 1'],
    ]);
    expect(right).toHaveLength(3);
    for (const { sum } of left) expect(() => moves(new WorkerSession(), { sum })).not.toThrow();
  });
});

describe('compare', () => {
  it.each([
    ['T^5.^4F^3', '2', '||', 'value'],
    ['T.F', '*', '=', 'value'],
    ['T^5.^7F^5', '*', '=', 'thresholds'],
  ])('%s with %s', async (left, right, relation, method) => {
    expect(await compare(new WorkerSession(), { left, right })).toMatchObject({ relation, method });
  });
});

describe('cell', () => {
  it('is valued and marked', () => {
    const printed = { relation: 'equal', value: '{{5/2|2}|2}' } as const;
    expect(cell(new WorkerSession(), { position: 'T^5.^4F^3', printed })).toMatchObject({
      short: { text: '{3∗|5/2||2}', cut: false },
      kind: 'hot',
      mean: '19/8',
      temperature: '3/8',
      mark: 'differs',
    });
    const known = { position: 'T^9.^9F^9', printed: null, known: '{1|0}' };
    expect(cell(new WorkerSession(), known)).toMatchObject({ short: { text: '{1|0}' }, kind: 'hot', mark: 'new' });
  });
});

describe('rate', () => {
  it('gives remoteness for all boards and moves for one', () => {
    expect(rate(new WorkerSession(), { boards: ['T...F', '.T..F'], turn: 0, at: 1 })).toEqual({
      known: 'remoteness',
      remoteness: [7, 6],
      moves: [{ move: { side: 1, from: 4, to: 3 }, value: 'lose', remoteness: 5 }],
    });
  });

  it('tells who wins where a board is too large to be solved, and nothing beyond that', () => {
    expect(rate(new WorkerSession(), { boards: ['T^4.^16F^4'], turn: 0, at: 0 })).toEqual({
      known: 'winner',
      wins: false,
      moves: [{ move: { side: 0, from: 3, to: 4 }, value: 'lose', remoteness: null }],
    });
    expect(rate(new WorkerSession(), { boards: ['T^9.^9F^9'], turn: 0, at: 0 })).toEqual({ known: 'nothing' });
  });
});

describe('theorems', () => {
  it('compares formulas with values, and tells how far it is', () => {
    const session = new WorkerSession();
    const seen: Progress[] = [];
    session.report = (progress) => seen.push(progress);
    const { values } = instances(session, {
      instances: [
        { board: 'TT.F', game: '{{0|1}|0}' },
        { board: 'TT.F', game: '1' },
        { board: 'TT.F', game: '1/4' },
        { board: 'TT.F', game: '-1' },
      ],
    });
    expect(values.map(({ relation, value: { text } }) => [relation, text])).toEqual([
      ['=', '{1/2|0}'],
      ['<', '{1/2|0}'],
      ['||', '{1/2|0}'],
      ['>', '{1/2|0}'],
    ]);
    expect(seen.at(-1)).toEqual({ done: 4, total: 4, unit: 'positions' });
  });

  it('refuses what is no certificate', () => {
    expect(check(new WorkerSession(), { certificate: '{}' })).toMatchObject({ accepted: false });
    expect(() => check(new WorkerSession(), { certificate: '{' })).toThrow(/not JSON/);
  });
});

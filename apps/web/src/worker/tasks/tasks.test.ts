/** The questions of the pages, asked without a worker. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FormulaLibrary, TheoremLibrary } from '@lilypad/prover';
import { boardOf } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../protocol.ts';
import { WorkerSession } from '../session.ts';
import { cell } from './cell.ts';
import { compare } from './compare.ts';
import { coveringTheorem } from './covering.ts';
import { choose, hint, rate, review } from './game.ts';
import { moves } from './moves.ts';
import { puzzle } from './puzzle.ts';
import { check, instances } from './theorem.ts';
import { tree } from './tree.ts';
import { value } from './value.ts';

describe('value', () => {
  it.each([
    ['TT..FF', '*', 'N'],
    ['T^5.^4F^3', '{3*|5/2||2}', 'L'],
    ['TT..FF + T.F', '0', 'P'],
    ['..F - {1|0}', '{-2|-3}', 'R'],
  ])('of %s', async (sum, plain, outcome) => {
    expect(await value(new WorkerSession(), { sum })).toMatchObject({ written: { plain }, outcome });
  });

  it('is refused with the place for what cannot be read', async () => {
    await expect(value(new WorkerSession(), { sum: 'TT.X' })).rejects.toMatchObject({ column: 4 });
  });
});

describe('tree', () => {
  it('has the options of a position, and of those after it, each once', () => {
    const { value: whole, positions } = tree(new WorkerSession(), { sum: 'TT.F', most: 10, numbers: false });
    expect(whole.text).toBe('{1/2|0}');
    expect(positions).toEqual([
      {
        sum: 'TT.F',
        options: [
          {
            sum: 'T.TF',
            side: 'left',
            value: { text: '1/2', cut: false },
            isNumber: true,
            isCanonical: true,
            isOver: false,
          },
          {
            sum: 'TTF.',
            side: 'right',
            value: { text: '0', cut: false },
            isNumber: true,
            isCanonical: true,
            isOver: false,
          },
        ],
      },
    ]);
  });

  it('goes on below numbers when that is asked, and no further than asked', () => {
    const sums = (most: number) =>
      tree(new WorkerSession(), { sum: 'TT.F', most, numbers: true }).positions.map(({ sum }) => sum);
    expect(sums(3)).toEqual(['TT.F', 'T.TF', 'TTF.']);
    expect(new Set(sums(100)).size).toBe(sums(100).length);
  });
});

describe('the theorem that covers a board', () => {
  const text = (name: string) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@lilypad/prover/library/${name}.json`)), 'utf8');
  const files = { names: () => ['A21'], text: (name: string) => (name === 'A21' ? text(name) : null) };
  const theorems = new TheoremLibrary(files);
  const find = (board: string) =>
    coveringTheorem(boardOf(board), new FormulaLibrary((name) => theorems.about(name)), theorems);

  it('is found with the row of its formula, also for mirror images', () => {
    expect(find('T^9..F')).toMatchObject({
      theorem: 'A21',
      mirrored: false,
      value: { text: '8' },
      place: { word: '..F', at: [9, 0, 0, 0], row: { latex: 'a+c-1' } },
    });
    expect(find('T..FFFFF')).toMatchObject({ theorem: 'A21', mirrored: true, value: { text: '−4' } });
    expect(find('TT..FF')).toBeNull();
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

describe('games', () => {
  const at = (turn: 0 | 1, ...boards: string[]) => ({ boards, turn });

  it('gives remoteness for all positions and moves for one', () => {
    expect(rate(new WorkerSession(), { positions: [at(0, 'T...F'), at(1, '.T..F')], at: 1 })).toEqual({
      known: 'remoteness',
      remoteness: [7, 6],
      moves: [{ move: { side: 1, from: 4, to: 3, board: 0 }, value: 'lose', remoteness: 5 }],
    });
  });

  it('tells who wins where a board is too large to be solved, and nothing beyond that', () => {
    const session = new WorkerSession();
    expect(rate(session, { positions: [at(0, 'T^6.^6F^6')], at: 0 })).toEqual({
      known: 'winner',
      wins: true,
      moves: [{ move: { side: 0, from: 5, to: 6, board: 0 }, value: 'win', remoteness: null }],
    });
    expect(rate(session, { positions: [at(0, 'T^9.^9F^9')], at: 0 })).toEqual({ known: 'nothing' });
    expect(hint(session, at(0, 'T^9.^9F^9'))).toEqual({ hint: null });
    expect(choose(session, { ...at(0, '(T.)^9(.F)^9'), level: 'perfect', seed: 1 }).blind).toBe(true);
  });

  it('chooses, helps and reviews on several boards', () => {
    const session = new WorkerSession();
    const sum = at(0, 'T.F', 'TF.');
    const move = { side: 0, from: 0, to: 1, board: 0 } as const;
    expect(choose(session, { ...sum, level: 'perfect', seed: 1 })).toEqual({ move, blind: false });
    expect(hint(session, sum).hint).toMatchObject({ move, reason: 'only' });
    const other = { side: 0, from: 0, to: 2, board: 1 } as const;
    expect(review(session, { ...sum, moves: [other] })).toEqual({ mistakes: [{ at: 0, move: other, better: move }] });
    expect(rate(session, { positions: [sum], at: 0 })).toMatchObject({ known: 'winner', wins: true });
  });

  it('makes puzzles', () => {
    const session = new WorkerSession();
    const { kind, seed } = puzzle(session, { day: '2026-11-16' });
    expect(puzzle(session, { kind, seed })).toEqual(puzzle(session, { day: '2026-11-16' }));
    expect(puzzle(session, { kind: 'hotter', near: 1000, seed: 1 }).kind).toBe('hotter');
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

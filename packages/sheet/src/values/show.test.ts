/** Values as plain data. */
import { expect, test } from 'vitest';
import { Sheet } from '../sheet.ts';
import { showValue } from './show.ts';

const shown = async (text: string): Promise<unknown> => {
  const outcome = (await new Sheet().runText(text)).at(-1)?.outcome;
  return outcome?.ok ? structuredClone(showValue(outcome.value, 3)) : null;
};

test.each<[string, object]>([
  ['-3/2', { kind: 'number', near: -1.5, written: { plain: '-3/2', latex: '-\\frac{3}{2}', unicode: '−3/2' } }],
  ['{0||0|-2}', { kind: 'game', written: { plain: 'Tiny(2)', unicode: '⧾₂' } }],
  ['T^2..F', { kind: 'board', squares: 'TT..F' }],
  ['T.F - *', { kind: 'sum', text: 'T.F + *', terms: [{ negative: false, value: { kind: 'board' } }, {}] }],
  ['1 < 2', { kind: 'boolean', truth: true }],
  ['1..5', { kind: 'list', items: [{ near: 1 }, { near: 2 }, { near: 3 }], more: 2 }],
  ['record(a = 1)', { kind: 'record', fields: [{ name: 'a', value: { kind: 'integer' } }] }],
  ['table(n, n = 1..2)', { kind: 'table', title: 'n', axes: [{ name: 'n' }], rows: [[{ near: 1 }], [{ near: 2 }]] }],
  [
    'table(1/n, n = 2..3)',
    { rows: [[{ kind: 'number' }], [{ kind: 'error', message: '1/3 is no dyadic fraction.' }]] },
  ],
  [
    'thermograph({3|1})',
    {
      kind: 'thermograph',
      mean: '2',
      temperature: '1',
      leftWall: [
        { temperature: '-1', value: '4' },
        { temperature: '1', value: '2' },
      ],
    },
  ],
  ['explain(T.F)', { kind: 'report' }],
  ['n -> n', { kind: 'function', text: '(n) -> n' }],
  ['atomicWeight(1)', { kind: 'nothing', text: 'undefined' }],
])('%s', async (text, expected) => {
  expect(await shown(text)).toMatchObject(expected);
});

import { describe, expect, it } from 'vitest';
import { FORMATS, type TextTable } from './export.ts';

const table: TextTable = {
  corner: 'a \\ b',
  columns: ['1', '2'],
  rows: [
    {
      name: '1',
      cells: [
        { plain: '{1|0}', latex: '\\{1|0\\}' },
        { plain: '', latex: '' },
      ],
    },
  ],
};

describe('a table is written', () => {
  it.each([
    ['csv', 'a \\ b,1,2\n1,{1|0},\n'],
    ['md', '| a \\ b | 1 | 2 |\n| --- | --- | --- |\n| 1 | `{1\\|0}` |  |\n'],
    [
      'tex',
      '\\begin{tabular}{r|cc}\n$a \\backslash b$ & 1 & 2 \\\\\n\\hline\n1 & $\\{1|0\\}$ &  \\\\\n\\end{tabular}\n',
    ],
  ] as const)('as %s', (format, text) => {
    expect(FORMATS[format].write(table)).toBe(text);
  });

  it('with quotes where a comma needs them', () => {
    const rows = [{ name: '1', cells: [{ plain: '{1,"2"|0}', latex: '' }] }];
    expect(FORMATS.csv.write({ corner: '', columns: ['1'], rows })).toBe(',1\n1,"{1,""2""|0}"\n');
  });
});

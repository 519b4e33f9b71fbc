import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluator } from '../../../worker/evaluator.ts';
import type { PlainCell, PlainWorksheet } from '../model/worksheet.ts';
import { readLatex, writeLatex } from './latex.ts';
import { readLily, writeLily } from './lily.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { escapeLatex, unescapeLatex } from './outputs.ts';
import { packWorksheet, unpackWorksheet } from './share.ts';

const SHEET: PlainWorksheet = {
  title: 'Stars & ups: 100 %',
  cells: [
    { kind: 'text', text: '## First\nSee `T^a..F_b` and $\\frac12$.\n\n- one {x}\n- two' },
    { kind: 'text', text: 'More text.' },
    { kind: 'code', text: 'G = {3|1} + *\nG.Mean' },
    { kind: 'code', text: 'f(n) = value(T^n...FF)' },
    { kind: 'code', text: 'table(f(a), a = 1..2)' },
  ],
};

describe('a .lily file', () => {
  it('is what one would write', () => {
    const { title, cells } = SHEET;
    expect(writeLily({ title, cells: cells.slice(1, 4) })).toBe(
      '# title: Stars & ups: 100 %\n\n# More text.\n\nG = {3|1} + *\nG.Mean\n\nf(n) = value(T^n...FF)\n',
    );
  });

  it.each<[name: string, text: string, cells: string[]]>([
    ['without a title', 'a = 1\n\nb = 2\n', ['a = 1', 'b = 2']],
    ['with a line for the shell', '#!/usr/bin/env lilypad run\na = 1', ['a = 1']],
    ['with an empty line within a statement', 'a = [1,\n\n 2]\n\nb', ['a = [1,\n\n 2]', 'b']],
    ['of another system', '# Note\r\n\r\na', ['Note', 'a']],
    ['that is empty', '', []],
  ])('%s is read', (_, text, cells) => {
    const read = readLily(text, 'File');
    expect(read.title).toBe('File');
    expect(read.cells.map((cell) => cell.text)).toEqual(cells);
  });

  const texts = fc.string({
    unit: fc.constantFrom('#', '%', ' ', '\n', 'a', '# %% code\n', '(', 'T', '.'),
    maxLength: 8,
  });
  const cell: fc.Arbitrary<PlainCell> = fc.record({ kind: fc.constantFrom('code', 'text'), text: texts });
  const sheets = fc.record({
    title: fc.constantFrom('A', 'Two words'),
    cells: fc.array(cell, { minLength: 1, maxLength: 5 }),
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(readLily(writeLily(sheet), '')).toEqual(sheet);
      }),
    );
  });
});

describe.each([
  ['Markdown', writeMarkdown, readMarkdown],
  ['LaTeX', writeLatex, readLatex],
])('%s', (_, write, read) => {
  it('is read back as it was written, without what the cells gave', async () => {
    const evaluator = new Evaluator({});
    const code = SHEET.cells.map(({ kind, text }) => (kind === 'code' ? text : ''));
    const answers = await Promise.all(
      code.map((text, i) => (text === '' ? null : evaluator.run(code.slice(0, i + 1), {}))),
    );
    const written = write(SHEET, answers);
    expect(written).toContain('3{\\ast}\\middle|1{\\ast}');
    expect(written).toMatch(/\\begin\{array\}.*1 & -2/);
    expect(read(written, '')).toEqual(SHEET);
    expect(read(write(SHEET, []), '')).toEqual(SHEET);
  });

  it('of another origin has a title all the same', () => {
    expect(read('nothing of ours', 'File').title).toBe('File');
  });
});

describe('LaTeX', () => {
  it('is escaped and read back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unescapeLatex(escapeLatex(text))).toBe(text);
      }),
    );
  });
});

describe('an address', () => {
  it('holds a worksheet', async () => {
    const packed = await packWorksheet(SHEET);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackWorksheet(packed)).toEqual(SHEET);
  });

  it.each(['', 'nonsense', '%%%'])('that is damaged is refused: %s', async (packed) => {
    expect(await unpackWorksheet(packed)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { PAPER } from '../printed/paper.ts';
import { familyByBlanks, familyByExcess, ownFamily, PAPER_IDS, paperFamily } from './table-family.ts';

describe('families of tables', () => {
  test.each([
    [paperFamily('3.1'), 1, 1, 'T.F'],
    [paperFamily('3.3'), 3, 4, 'T^5.^4F^3'],
    [familyByExcess(5), 1, 2, 'T^6.^2F'],
    [familyByExcess(0), 2, 3, 'T^2.^3F^2'],
    [familyByBlanks(3), 2, 5, 'T^2.^3F^5'],
    [familyByBlanks(1), 0, 0, '.'],
  ])('%o at %i, %i', (family, first, second, position) => {
    expect(family?.position(first, second)).toBe(position);
  });

  test('of the paper have the positions of its cells', () => {
    expect(PAPER_IDS).toEqual(['3.1', '3.2', '3.3', '3.4']);
    for (const { table, cells } of PAPER.tables) {
      const family = paperFamily(table);
      for (const { a, b, position } of cells) expect(family?.position(a, b)).toBe(position);
    }
    expect(paperFamily('3.5')).toBeUndefined();
  });

  test('may be written down', () => {
    const read = ownFamily('T^(a-2)F^b..');
    if (!read.ok) throw new Error('no family');
    expect(read.value.parameters.map(({ name }) => name)).toEqual(['a', 'b']);
    expect([read.value.position(2, 1), read.value.position(1, 1)]).toEqual(['F.^2', null]);
  });

  test.each([
    ['T^a.F', { ok: false, parameters: 1 }],
    ['T.F', { ok: false, parameters: 0 }],
    ['T^a.^bF^c', { ok: false, parameters: 3 }],
    ['T^a.^bX', { ok: false, error: { column: 7 } }],
  ])('%s makes no table', (text, problem) => {
    expect(ownFamily(text)).toMatchObject(problem);
  });
});

import { describe, expect, it } from 'vitest';
import { type Change, changed, withIds, withoutIds } from './worksheet.ts';

const code = (text: string) => ({ kind: 'code', text }) as const;
const sheet = withIds({ title: 'One', cells: [code('a'), code('b'), code('c')] });

describe('a change', () => {
  it.each<[change: Change, texts: string]>([
    [{ kind: 'text', id: 1, text: 'B' }, 'a B c'],
    [{ kind: 'add', after: 0, cell: code('x') }, 'a x b c'],
    [{ kind: 'add', after: null, cell: code('x') }, 'x a b c'],
    [{ kind: 'remove', id: 1 }, 'a c'],
    [{ kind: 'move', id: 0, by: 1 }, 'b a c'],
    [{ kind: 'move', id: 2, by: -1 }, 'a c b'],
    [{ kind: 'move', id: 0, by: -1 }, 'a b c'],
    [{ kind: 'move', id: 2, by: 1 }, 'a b c'],
  ])('%o', (change, texts) => {
    const { cells } = changed(sheet, change);
    expect(cells.map(({ text }) => text).join(' ')).toBe(texts);
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
  });

  it('leaves at least one cell', () => {
    const single = withIds({ title: '', cells: [code('a')] });
    expect(withoutIds(changed(single, { kind: 'remove', id: 0 })).cells).toEqual([code('')]);
    expect(withoutIds(withIds({ title: '', cells: [] })).cells).toEqual([code('')]);
  });
});

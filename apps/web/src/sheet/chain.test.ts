import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainsOf } from './chain.ts';

const cellsOf = (texts: readonly string[]) => chainsOf(texts).map(({ cells }) => cells);

describe('a cell needs', () => {
  it.each<[name: string, texts: string[], last: number[]]>([
    ['nothing if it uses no name', ['a = 1', '2 + 3'], [1]],
    ['the cell of a name', ['a = 1', 'b = 2', 'a + 3'], [0, 2]],
    ['what that cell needs', ['a = 1', 'b = a', 'c = b'], [0, 1, 2]],
    ['only the last definition above', ['a = 1', 'a = 2', 'a', 'a + 1'], [1, 3]],
    ['the definition that was above a cell it needs', ['a = 1', 'b = a', 'a = 2', 'b + a'], [0, 1, 2, 3]],
    ['no definition below', ['a', 'a = 1', 'b'], [2]],
    ['what a function looks up when it is called', ['f(n) = n + a', 'a = 1', 'f(2)'], [0, 1, 2]],
    ['not itself', ['f(n) = if n < 1 then 0 else f(n - 1)'], [0]],
    ['functions that call each other', ['f(n) = g(n)', 'g(n) = f(n)', 'f(1)'], [0, 1, 2]],
    ['every name of its statements', ['a = 1; b = 2', 'c = 3', 'c\nb'], [0, 1, 2]],
    ['nothing if it cannot be read', ['a = 1', 'a +* )'], [1]],
  ])('%s', (_, texts, last) => {
    expect(cellsOf(texts).at(-1)).toEqual(last);
  });
});

describe('the key of a cell', () => {
  const key = (...texts: string[]) => chainsOf(texts).at(-1)?.key;

  it('changes with what it needs, and with nothing else', () => {
    expect(key('a = 1', 'b = 2', 'a')).toBe(key('a = 1', 'b = 3', 'c = 4', 'a'));
    expect(key('a = 1', 'a')).not.toBe(key('a = 2', 'a'));
    expect(key('a = 1', 'a')).not.toBe(key('a'));
  });

  it('is that of the worksheet with only the cells needed', () => {
    const cell = fc
      .record({ defines: fc.constantFrom('p', 'q', 'r', 's'), uses: fc.subarray(['p', 'q', 'r', 's']) })
      .map(({ defines, uses }) => `${defines} = [${uses.join(', ')}]`);
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (texts) => {
        const whole = chainsOf(texts).at(-1);
        const alone = chainsOf((whole?.cells ?? []).map((i) => texts[i] ?? '')).at(-1);
        expect(alone?.key).toBe(whole?.key);
        expect([...(alone?.names.keys() ?? [])].sort()).toEqual([...(whole?.names.keys() ?? [])].sort());
      }),
      { numRuns: 60 },
    );
  });
});

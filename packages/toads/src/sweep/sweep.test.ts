import { Arena, type GameId } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { compositions, textOf } from '../testing/arrangements.ts';
import { Plain } from '../testing/plain.ts';
import { BlankIndex } from './blank-index.ts';
import type { Level } from './levels.ts';
import { orderKey, reducedOrdersByLevel } from './piece-order.ts';
import { sweepSize, sweepStart } from './sweep.ts';

describe('the numbering of arrangements', () => {
  it('is a bijection in which every slide leads to a smaller number', () => {
    for (const orders of reducedOrdersByLevel(3, 3)) {
      for (const order of orders) {
        const index = new BlankIndex(order.size, 4);
        const seen = new Map<number, string>();
        for (const gaps of compositions(4, order.size + 1)) seen.set(index.indexOf(order, gaps), textOf(order, gaps));
        expect([...seen.keys()].sort((a, b) => a - b)).toEqual([...Array(index.arrangements(order.size, 4)).keys()]);
        const numbers = new Map([...seen].map(([n, text]) => [text, n]));
        for (const [text, n] of numbers) {
          for (const [from, to] of [
            ['T.', '.T'],
            ['.F', 'F.'],
          ] as const) {
            for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1)) {
              expect(numbers.get(text.slice(0, at) + to + text.slice(at + 2))).toBeLessThan(n);
            }
          }
        }
      }
    }
  });
});

describe('a sweep', () => {
  it.each([true, false])('gives every reduced arrangement the value of plain recursion (mirror: %s)', (mirror) => {
    const arena = new Arena();
    const plain = new Plain(arena);
    let arrangements = 0;
    for (const [toads, frogs, blanks] of [
      [3, 3, 3],
      [4, 2, 3],
      [3, 2, 4],
      [2, 2, 5],
      [1, 1, 6],
    ] as const) {
      const index = new BlankIndex(toads + frogs, blanks);
      const onLevel = (level: Level, values: Int32Array): void => {
        for (const order of level.orders) {
          const start = level.starts.get(orderKey(order)) as number;
          for (const gaps of compositions(blanks, order.size + 1)) {
            const text = textOf(order, gaps);
            const value = values[start + index.indexOf(order, gaps)] as GameId;
            expect([text, value]).toEqual([text, plain.value(text)]);
            arrangements++;
          }
        }
      };
      const before = arrangements;
      sweepStart(arena, toads, frogs, blanks, { mirror, onLevel });
      expect(arrangements - before).toBe(sweepSize(toads, frogs, blanks));
    }
  });

  it('treats frogs as it treats toads', () => {
    const arena = new Arena();
    const plain = new Plain(arena);
    for (const [toads, frogs, blanks] of [
      [1, 3, 2],
      [2, 4, 2],
      [0, 3, 2],
      [3, 0, 2],
      [0, 0, 3],
      [2, 2, 0],
    ] as const) {
      const text = 'T'.repeat(toads) + '.'.repeat(blanks) + 'F'.repeat(frogs);
      expect([text, sweepStart(arena, toads, frogs, blanks)]).toEqual([text, plain.value(text)]);
    }
  });

  it('tells how far it is', () => {
    const seen: [number, number][] = [];
    sweepStart(new Arena(), 3, 3, 3, { onProgress: (done, total) => seen.push([done, total]) });
    expect(seen.every(([done], i) => i === 0 || done > (seen[i - 1]?.[0] as number))).toBe(true);
    expect(seen.at(-1)?.[1]).toBe(sweepSize(3, 3, 3));
  });
});

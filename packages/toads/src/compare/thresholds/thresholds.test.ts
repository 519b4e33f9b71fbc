import { Arena, Dyadic, type GameId, type Relation } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { boardOf } from '../../board/notation.ts';
import { arrangementOf, startArrangement } from '../../sweep/arrangement.ts';
import { planLevels } from '../../sweep/levels.ts';
import { orderKey, ordersFrom, reducedOrdersByLevel } from '../../sweep/piece-order.ts';
import { Slices } from '../../sweep/slices.ts';
import { compositions, textOf } from '../../testing/arrangements.ts';
import { Plain } from '../../testing/plain.ts';
import { Evaluator } from '../../value/evaluator.ts';
import { boardThresholds, hasThresholds } from './board.ts';
import { thresholdCost, thresholdTables } from './sweep.ts';
import { lanesByEngine } from './sweep-engine.ts';
import {
  negateThresholds,
  relationsToAll,
  relationTo,
  type Star,
  shiftThresholds,
  starThresholds,
  type Thresholds,
  valueFromThresholds,
  valueThresholds,
} from './thresholds.ts';

// Node has this; the language's own library does not declare it.
declare const WebAssembly: { validate(bytes: Uint8Array): boolean; Module: new (bytes: Uint8Array) => object };

/** Thresholds straight from the definition: a value is tried against one integer after the other. */
function ofValue(arena: Arena, g: GameId, range = 140): Thresholds {
  const least = (holds: (g: GameId) => boolean, star: Star) => {
    const starred = arena.add(g, arena.nus(Dyadic.ZERO, 0, star));
    for (let k = -range; k <= range; k++) if (holds(arena.shift(starred, k))) return BigInt(k);
    throw new RangeError('beyond the range');
  };
  const winsFirst = (h: GameId) => !arena.le(h, arena.zero);
  const winsSecond = (h: GameId) => arena.le(arena.zero, h);
  return {
    first: [least(winsFirst, 0), least(winsFirst, 1)],
    second: [least(winsSecond, 0), least(winsSecond, 1)],
  };
}

describe('the orders of a sweep', () => {
  it.each([
    [1, 1],
    [3, 2],
    [4, 4],
  ])('from a start are all reduced orders of at most %d toads and %d frogs', (toads, frogs) => {
    const sorted = (levels: ReturnType<typeof ordersFrom>) => levels.map((orders) => orders.map(orderKey).sort());
    expect(sorted(ordersFrom(startArrangement(toads, frogs, 0).order))).toEqual(
      sorted(reducedOrdersByLevel(toads, frogs)),
    );
  });
});

describe('thresholds by sweep', () => {
  it.each([
    [{ mirror: true }],
    [{ mirror: false }],
    [{ byBeginnings: false }],
    [{ engine: false }],
    [{ engine: false, mirror: false }],
    [{ laneBytes: 2 }],
    [{ laneBytes: 4 }],
  ] as const)('are those of the value of every arrangement on the two highest levels (%o)', (options) => {
    const arena = new Arena();
    const plain = new Plain(arena);
    let arrangements = 0;
    for (const start of ['TTTT..FFF', 'TTT...FFF', 'TTFTF...F', 'T.....F', 'TTFF....', 'TFTFTF..', 'TF', '...']) {
      const arrangement = arrangementOf(boardOf(start))!;
      const tables = thresholdTables(arrangement, options);
      for (const order of ordersFrom(arrangement.order).slice(-2).flat()) {
        for (const gaps of compositions(arrangement.blanks, order.size + 1)) {
          const text = textOf(order, gaps);
          const found = tables.of({ order, gaps, blanks: arrangement.blanks });
          expect([text, found]).toEqual([text, ofValue(arena, plain.value(text), 12)]);
          arrangements++;
        }
      }
    }
    expect(arrangements).toBe(755);
  });

  it('are the same by the engine and by the reference, on random boards', () => {
    const square = fc.constantFrom('T', 'F', '.');
    let compared = 0;
    fc.assert(
      fc.property(fc.array(square, { minLength: 6, maxLength: 12 }), (squares) => {
        const arrangement = arrangementOf(boardOf(`T${squares.join('')}F`))!;
        const tables = [{}, { byBeginnings: false }, { engine: false }].map((options) =>
          thresholdTables(arrangement, options),
        );
        for (const order of ordersFrom(arrangement.order).slice(-2).flat()) {
          for (const gaps of compositions(arrangement.blanks, order.size + 1)) {
            const found = tables.map((table) => {
              const { first, second } = table.of({ order, gaps, blanks: arrangement.blanks }) as Thresholds;
              return [first, second].join();
            });
            if (new Set(found).size !== 1) expect.fail(`${textOf(order, gaps)}: ${found.join(' and ')}`);
            compared++;
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('are found without the engine where there is no SIMD', () => {
    const arrangement = startArrangement(3, 3, 3);
    const expected = thresholdTables(arrangement).of(arrangement);
    const validate = vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    const module = vi.spyOn(WebAssembly, 'Module');
    try {
      expect(thresholdTables(arrangement).of(arrangement)).toEqual(expected);
      expect(module).not.toHaveBeenCalled();
    } finally {
      validate.mockRestore();
      module.mockRestore();
    }
  });

  it.each(['T^3.^66F', 'T^2.^100F', 'T.^120F'])('are the same by both where bytes are narrow: %s', (text) => {
    const [byEngine, reference] = [{}, { engine: false }].map((options) => boardThresholds(boardOf(text), options));
    expect(byEngine).toEqual(reference);
  });

  it.each([
    [5, 26, true],
    [5, 27, false],
  ])('fill the same cells four at a time and one by one: T^%d.^%dF (fits: %o)', (toads, blanks, fits) => {
    const { order } = startArrangement(toads, 1, blanks);
    const slices = new Slices(order.size, blanks);
    const plan = planLevels(slices, ordersFrom(order));
    const [together, alone] = [true, false].map((byBeginnings) => lanesByEngine(order, slices, plan, { byBeginnings }));
    expect([together === null, alone === null]).toEqual([!fits, !fits]);
    if (fits) expect(Buffer.compare(Buffer.from(together!), Buffer.from(alone!))).toBe(0);
  });

  it('know nothing of arrangements that are not in their tables', () => {
    const tables = thresholdTables(startArrangement(2, 2, 2));
    expect(tables.of(startArrangement(2, 2, 2))).not.toBeNull();
    expect(tables.of(startArrangement(2, 2, 3))).toBeNull();
    expect(tables.of(startArrangement(1, 1, 2))).toBeNull();
  });

  it('widen their lanes when a threshold does not fit', () => {
    // T^2 .^b F is b - 1, with a star for odd b
    for (const [b, lane] of [
      [126, 1],
      [128, 1],
      [140, 2],
    ] as const) {
      const size = BigInt(b);
      const thresholds = boardThresholds(boardOf(`T^2.^${b}F`), { laneBytes: lane }) as Thresholds;
      expect(thresholds).toEqual({ first: [2n - size, 1n - size], second: [1n - size, 2n - size] });
    }
  });

  it('tell how far they are, and what they will cost', () => {
    const seen: number[] = [];
    const arrangement = startArrangement(3, 3, 3);
    thresholdTables(arrangement, { onProgress: (done, total) => seen.push(done / total) });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(thresholdCost(arrangement)).toEqual({ arrangements: 1031, bytes: 4 * 392 });
  });

  it('say so in a sentence when they need too much memory', () => {
    expect(() => thresholdTables(startArrangement(5, 5, 5), { maxBytes: 1000 })).toThrow(/needs .* MB of memory/);
    // Known before the orders of the pieces are listed: there are millions.
    const many = startArrangement(13, 13, 13);
    expect(() => thresholdTables(many)).toThrow(/needs .* MB of memory/);
    expect(thresholdCost(many).bytes).toBeGreaterThan(2 ** 31);
  });
});

describe('thresholds of boards', () => {
  it.each<[string, number, Star, Relation]>([
    ['T^5.^6F^5', 0, 0, '='],
    ['T^5.^4F^5', 0, 1, '='],
    ['T^5.^4F^5', 0, 0, '||'],
    ['T^6.^5F^5', 2, 0, '<'],
    ['T^6.^5F^5', 1, 0, '>'],
    ['T^3..F^3', 0, 0, '||'],
    ['F^3.^5T^3', 0, 0, '='],
    ['TTTT', 0, 0, '='],
    ['T...F', 0, 1, '='],
    ['TT..', 4, 0, '='],
    ['TT..', 3, 1, '>'],
  ])('%s against %d (star: %d) is %s', (text, n, star, relation) => {
    expect(relationTo(boardThresholds(boardOf(text)) as Thresholds, BigInt(n), star)).toBe(relation);
  });

  it('are null for a board that falls apart', () => {
    expect(boardThresholds(boardOf('TT.F..TTFF.TT.F'))).toBeNull();
    expect(hasThresholds(boardOf('TT.F..TTFF.TT.F'))).toBe(false);
  });

  it('agree with values on random boards, against every integer and integer star near them', () => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    let compared = 0;
    const square = fc.constantFrom('T', 'F', '.', '.');
    fc.assert(
      fc.property(fc.array(square, { minLength: 1, maxLength: 11 }), (squares) => {
        const board = boardOf(squares.join(''));
        const thresholds = boardThresholds(board);
        expect(hasThresholds(board)).toBe(thresholds !== null);
        if (thresholds === null) return;
        for (let n = -6; n <= 6; n++) {
          for (const star of [0, 1] as const) {
            const other = arena.nus(Dyadic.of(n), 0, star);
            expect(relationTo(thresholds, BigInt(n), star)).toBe(arena.compare(evaluator.value(board), other));
            compared++;
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(5000);
  });

  it.each<[string, Star, string]>([
    ['T^3.^3F^3', 0, '> ..-1, = 0..0, < 1..'],
    ['T^3.^3F^3', 1, '> ..-1, || 0..0, < 1..'],
    ['T^6.^4F^3', 0, '> ..2, || 3..3, < 4..'],
    ['T^4..F^4', 0, '> ..-1, || 0..0, < 1..'],
    ['TF.F...', 0, '> ..-1, || 0..0, < 1..'],
    ['TF.F...', 1, '> ..-1, = 0..0, < 1..'],
    ['TTT.F', 0, '> ..-1, || 0..0, < 1..'],
    ['T^5...F^3', 0, '> ..1, < 2..'],
    ['T^5...F^3', 1, '> ..1, < 2..'],
  ])('tell how %s compares with all n (star: %d): %s', (text, star, expected) => {
    const thresholds = boardThresholds(boardOf(text)) as Thresholds;
    const ranges = relationsToAll(thresholds, star);
    expect(ranges.map(({ relation, from, to }) => `${relation} ${from ?? ''}..${to ?? ''}`).join(', ')).toBe(expected);
    for (let n = -20; n <= 20; n++) {
      const range = ranges.find(({ from, to }) => (from ?? -99) <= n && n <= (to ?? 99));
      expect(range?.relation).toBe(relationTo(thresholds, BigInt(n), star));
    }
  });

  it('shift with integers and change roles under negation', () => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const texts = [
      'TTT..FF',
      'T.T.F.F',
      'TTT..FFF',
      'T..FTF.F',
      'TT..',
      'T.F',
      'F.F',
      '.TF....',
      'T^5...F^3',
      'TFTF..',
    ];
    for (const text of texts) {
      const g = evaluator.value(boardOf(text));
      const t = ofValue(arena, g);
      expect(shiftThresholds(t, 3n)).toEqual(ofValue(arena, arena.shift(g, 3)));
      expect(negateThresholds(t)).toEqual(ofValue(arena, arena.negate(g)));
      expect(starThresholds(t)).toEqual(ofValue(arena, arena.add(g, arena.star)));
      expect(valueThresholds(arena, g)).toEqual(t);
      const nus = arena.asNus(g);
      const isPlain = nus?.number.isInteger() && nus.ups === 0 && nus.nimber <= 1;
      expect(valueFromThresholds(arena, t)).toBe(isPlain ? g : null);
    }
  });
});

/** All strips of a length in one table, by the engine and without it, against the evaluator that values them one by one. */
import { Arena, formatGame } from '@lilypad/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countSquares, EMPTY, TOAD } from '../board/board.ts';
import { printSquares } from '../board/notation.ts';
import { type NodeTeam, nodeTeam } from '../testing/node-team.ts';
import { takePart } from '../threads/take-part.ts';
import { Evaluator } from './evaluator.ts';
import { openStrips, type StripOptions } from './open-strips.ts';
import { stripPlan } from './strip-plan.ts';
import type { StripTable } from './strips.ts';

function allStrips(arena: Arena, length: number, options: StripOptions): StripTable {
  const strips = openStrips(arena, length, options);
  while (strips.known < strips.count) strips.work(4096);
  return strips;
}

/** The numbers of the first strips that two tables of one arena value differently. */
function differences(one: StripTable, other: StripTable): number[] {
  const found: number[] = [];
  const [known, names] = [new Map<number, number>(), new Map<number, number>()];
  const idOf = (table: StripTable, ids: Map<number, number>, index: number): number => {
    const key = table.key(index);
    const id = ids.get(key) ?? table.value(index);
    ids.set(key, id);
    return id;
  };
  for (let index = 0; index < one.count && found.length < 5; index++) {
    if (idOf(one, known, index) !== idOf(other, names, index)) found.push(index);
  }
  return found;
}

describe.each([true, false])('with the engine: %s', (engine) => {
  test.each([1, 2, 3, 4, 5, 6, 7])('all strips of length %d have the values that the evaluator finds', (length) => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const strips = allStrips(arena, length, { engine });
    const seen = new Set<string>();
    for (let index = 0; index < strips.count; index++) {
      const board = strips.board(index);
      seen.add(printSquares(board));
      expect(strips.value(index), printSquares(board)).toBe(evaluator.value(board));
    }
    expect(seen.size).toBe(3 ** length);
  });

  test('the strips of length 9 have 676 values, and + -1/8 is one of them', () => {
    const arena = new Arena();
    const strips = allStrips(arena, 9, { engine });
    const values = new Set(Array.from({ length: strips.count }, (_, index) => strips.value(index)));
    expect(values.size).toBe(676);
    expect([...values].map((value) => formatGame(arena, value))).toContain('+-1/8');
  });

  test('strips are numbered from all frogs to all toads', () => {
    const strips = allStrips(new Arena(), 3, { engine });
    expect([0, 13, 15, 26].map((index) => printSquares(strips.board(index)))).toEqual(['FFF', '...', '.TF', 'TTT']);
  });

  test('a table that is too large is refused before it is made', () => {
    const refused = expect.objectContaining({
      name: 'GameLimitError',
      message: 'All strips of length 15 need more than the 16 MB of memory that are allowed.',
    });
    expect(() => openStrips(new Arena(), 15, { engine, maxBytes: 2 ** 24 })).toThrow(refused);
    expect(() => openStrips(new Arena(), 21, { engine, maxBytes: Number.POSITIVE_INFINITY })).toThrow(/length 21/);
  });
});

test('strips are valued in order, as many as are asked for', () => {
  const [arena, few, all] = [new Arena(), new Arena(), new Arena()];
  const evaluator = new Evaluator(arena);
  const strips = openStrips(arena, 9, { engine: false });
  const steps: number[] = [];
  while (strips.known < strips.count) {
    const from = strips.known;
    strips.work(5000);
    steps.push(strips.known);
    const last = strips.known - 1;
    expect(strips.value(last)).toBe(evaluator.value(strips.board(last)));
    expect(from).toBeLessThan(strips.known);
  }
  expect(steps).toEqual([5001, 10_001, 15_001, 19_683]);
  openStrips(few, 9, { engine: false }).work(1000);
  allStrips(all, 9, { engine: false });
  expect(few.shapeCount).toBeLessThan(all.shapeCount / 2);
});

test.each([1, 100, 100_000])('the engine values strips window by window, %i at a time', (most) => {
  const arena = new Arena();
  const [plain, strips] = [allStrips(arena, 10, { engine: false }), openStrips(arena, 10, { engine: true })];
  const ends = new Set<number>();
  for (let turns = 0; strips.known < strips.count; turns++) {
    expect(turns).toBeLessThan(strips.count);
    strips.work(most);
    ends.add(strips.known);
    if (strips.known > 0) expect(strips.value(strips.known - 1)).toBe(plain.value(strips.known - 1));
  }
  ends.delete(0);
  expect([...ends]).toEqual(stripPlan(10).windows.map(({ end }) => end));
});

test('moves lead to the same block or an earlier stage, and toads at the end to an earlier window', () => {
  const length = 10;
  const { from, end, known, stages } = stripPlan(length);
  const [stageOf, blockOf] = [new Uint32Array(3 ** length), new Uint32Array(3 ** length)];
  let block = 0;
  for (const [stage, size] of stages.entries()) {
    for (const last = block + size; block < last; block++) {
      stageOf.fill(stage, from[block], end[block]);
      blockOf.fill(block, from[block], end[block]);
    }
  }
  expect(block).toBe(from.length);
  for (let strip = 3 ** 7; strip < 3 ** length; strip++) {
    const own = blockOf[strip];
    // A step or a jump carries 1 to the digit of weight `low` from the one before it, or from the one before that.
    for (let low = 1; 3 * low <= strip; low *= 3) {
      for (const carried of [2, 8]) {
        const isMove = Math.floor(strip / (low * (carried + 1))) % 3 > 0 && Math.floor(strip / low) % 3 < 2;
        const after = strip - carried * low;
        if (!isMove || blockOf[after] === own || stageOf[after] < stageOf[strip]) continue;
        expect.fail(`${strip} to ${after}`);
      }
    }
    if (strip % 3 === 2 && (strip - 2) / 3 >= known[own]) expect.fail(`${strip}`);
  }
});

describe('a part of the strips', () => {
  test.each([
    { blanks: 3, toads: [0, 7] },
    { blanks: 2, toads: [3, 5] },
    { blanks: 4, toads: [1, 1] },
    { blanks: 0, toads: [10, 10] },
  ] as const)('%j has the values that it has among all', (part) => {
    const arena = new Arena();
    const [all, some] = [allStrips(arena, 10, { engine: false }), allStrips(arena, 10, { engine: true, part })];
    let seen = 0;
    for (let index = 0; index < all.count; index++) {
      const toads = countSquares(all.board(index), TOAD);
      if (countSquares(all.board(index), EMPTY) !== part.blanks || toads < part.toads[0] || toads > part.toads[1])
        continue;
      seen++;
      if (some.value(index) !== all.value(index)) expect.fail(printSquares(all.board(index)));
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('several threads', () => {
  let team: NodeTeam;
  beforeAll(async () => {
    team = await nodeTeam(3);
  }, 60_000);
  afterAll(() => team.close());

  test('give the same values', () => {
    const arena = new Arena();
    const plain = allStrips(arena, 10, { engine: false });
    for (let run = 0; run < 3; run++) {
      expect(differences(plain, allStrips(arena, 10, { engine: true, team: { ...team, eager: true } }))).toEqual([]);
    }
  });

  test('stop when the table is closed, and leave nothing behind', () => {
    const first = openStrips(new Arena(), 11, { engine: true, team: { ...team, eager: true } });
    first.work(1);
    first.close();
    const arena = new Arena();
    const next = allStrips(arena, 8, { engine: true, team: { ...team, eager: true } });
    expect(differences(allStrips(arena, 8, { engine: false }), next)).toEqual([]);
  });
});

test.each([600, 1000])(
  'with room for %i shapes the plain table takes over, and what is known stays known',
  (maxShapes) => {
    const arena = new Arena();
    const plain = allStrips(arena, 10, { engine: false });
    // The other thread does all that it can before this one begins.
    const team = { threads: 2, eager: true, call: (work: never) => takePart(work, 1) };
    for (const options of [{}, { team }]) {
      const strips = openStrips(arena, 10, { engine: true, maxShapes, ...options });
      let known = 0;
      for (; strips.known < strips.count; known = strips.known) {
        strips.work(500);
        expect(strips.known).toBeGreaterThanOrEqual(known);
      }
      expect(differences(plain, strips)).toEqual([]);
      // Keys of the plain table are negative.
      expect(strips.key(0)).toBeLessThan(0);
    }
  },
);

test('memory that is used up is one error, whoever meets it', () => {
  const refused = 'All strips of length 10 need more than the 1 MB of memory that are allowed.';
  expect(() => allStrips(new Arena(), 10, { engine: true, maxBytes: 2 ** 20 })).toThrow(refused);
});

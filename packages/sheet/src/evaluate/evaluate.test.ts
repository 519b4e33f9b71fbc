/** Evaluation: it agrees with the packages, keeps to its limits, can be stopped, and outlives its arena. */
import { Arena, formatGame, parseGame } from '@lilypad/games';
import { boardOf, Evaluator, printSquares } from '@lilypad/toads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FUNCTIONS } from '../functions/registry.ts';
import { Sheet } from '../sheet.ts';
import { printStatement } from '../syntax/print.ts';
import { expr, place } from '../testing/random-tree.ts';
import { run } from '../testing/run.ts';
import { printValue } from '../values/print.ts';
import { showValue } from '../values/show.ts';

/** Texts of games that mean the same in the notation of games and in worksheets. */
const { game } = fc.letrec<{ game: string }>((tie) => {
  const inner = tie('game');
  const leaves = fc.constantFrom(
    '0',
    '1',
    '-2',
    '3/4',
    '-5/8',
    '*',
    '*3',
    '^',
    'vv',
    '^3*',
    '2v',
    '^<2>',
    'v[2]*',
    '+-1',
    'Tiny(2)',
    '3/4Tiny(2)',
    '-1/2Miny(1)',
  );
  const list = fc.array(inner, { minLength: 1, maxLength: 2 }).map((items) => items.join(','));
  const composed = fc.oneof(
    fc.tuple(list, list).map(([left, right]) => `{${left}|${right}}`),
    fc.tuple(inner, inner).map(([a, b]) => `(${a}) + (${b})`),
    fc.tuple(inner, inner).map(([a, b]) => `(${a}) - (${b})`),
    inner.map((a) => `-(${a})`),
    inner.map((a) => `+-(${a})`),
    inner.map((a) => `3.(${a})`),
    inner.map((a) => `Cool(${a},1/2)`),
    inner.map((a) => `Heat(${a},1)`),
  );
  return { game: fc.oneof({ maxDepth: 2 }, leaves, composed) };
});

test('a game has the value that the notation of games gives it, and prints the same', async () => {
  const sheet = new Sheet();
  const arena = new Arena();
  await fc.assert(
    fc.asyncProperty(game, async (text) => {
      const parsed = parseGame(arena, text);
      const [only] = await sheet.runText(text);
      const outcome = only?.outcome;
      if (!parsed.ok) expect(outcome?.ok).toBe(false);
      else expect(outcome?.ok && printValue(outcome.value), text).toBe(formatGame(arena, parsed.value));
    }),
    { numRuns: 100 },
  );
});

test('what is printed is read back as the same value', async () => {
  const sheet = new Sheet();
  await fc.assert(
    fc.asyncProperty(game, async (text) => {
      const [first] = await sheet.runText(text);
      if (!first?.outcome.ok) return;
      const printed = printValue(first.outcome.value);
      const [second] = await sheet.runText(printed);
      expect(second?.outcome.ok && printValue(second.outcome.value)).toBe(printed);
    }),
    { numRuns: 100 },
  );
});

test('a board has the value that the evaluator finds', async () => {
  const sheet = new Sheet();
  const evaluator = new Evaluator(new Arena());
  const strip = fc
    .array(fc.constantFrom('T', '.', 'F'), { minLength: 1, maxLength: 9 })
    .map((squares) => squares.join(''));
  await fc.assert(
    fc.asyncProperty(strip, async (text) => {
      const [board, value] = await sheet.runText(`${text}\nvalue(${text})`);
      expect(board?.outcome.ok && printValue(board.outcome.value)).toBe(printSquares(boardOf(text)));
      const expected = formatGame(evaluator.arena, evaluator.value(boardOf(text)));
      expect(value?.outcome.ok && printValue(value.outcome.value)).toBe(expected);
    }),
    { numRuns: 100 },
  );
});

test('random programs give a value or an error, within their limits, and can be shown', async () => {
  const limits = { steps: 2000, items: 2000, depth: 200 };
  await fc.assert(
    fc.asyncProperty(fc.array(expr, { minLength: 1, maxLength: 3 }), async (trees) => {
      const sheet = new Sheet({ limits, maxBytes: 2 ** 26 });
      await sheet.runText('n = 3; G = {3|1}; f(a) = a + 1; t(x) = f(t(x)); my_game = TT..FF');
      let steps = 0;
      for (const tree of trees) {
        const text = printStatement({ ...place, kind: 'expression', expr: tree, notes: [] });
        for (const { outcome } of await sheet.runText(text, { isCancelled: () => ++steps > 100 })) {
          if (outcome.ok) expect(JSON.stringify(showValue(outcome.value))).toBeTypeOf('string');
          else expect(outcome.error.message, text).toMatch(/\.$/);
        }
      }
    }),
    { numRuns: 100 },
  );
});

/** A value of every kind, and some that are at the edge. */
const POOL = [
  ...['0', '3', '-1', '3/2', '2**70', '*', '^', '{3|1}', 'Tiny(2)', 'TT..FF', 'T', 'TT..FF - *', 'T^a..F', 'true'],
  ...['""', '"Left"', '"constructor"', '"tt.f"', '[]', '[1, *]', '[TT.F, "a"]', '1..3', 'record(a = 1)', 'f', 'mean'],
  ...['x -> x > 0', 'table(none, n = 1..2)', 'plot(f, 1..2)', 'thermograph(^)', 'explain(T.F)', 'atomicWeight(1)'],
];

test('every function gives a value or an error, whatever it is given', async () => {
  const sheet = new Sheet({ limits: { steps: 2000, items: 2000, depth: 200 }, maxBytes: 2 ** 26 });
  await sheet.runText('f(a) = a + 1');
  const check = async (text: string): Promise<void> => {
    let steps = 0;
    for (const { outcome } of await sheet.runText(text, { isCancelled: () => ++steps > 50 })) {
      if (!outcome.ok) expect(outcome.error.message, text).toMatch(/[.!)]$/);
      else {
        expect(printValue(outcome.value), text).toBeTypeOf('string');
        expect(() => structuredClone(showValue(outcome.value)), text).not.toThrow();
      }
    }
  };
  for (const [i, { name }] of FUNCTIONS.entries()) {
    await check(`${name}()`);
    for (const [j, one] of POOL.entries()) {
      // Each value alone, and with another behind it that differs from function to function.
      const other = POOL[(i + 7 * j) % POOL.length];
      for (const args of [one, `${one}, ${other}`]) await check(`${name}(${args})`);
    }
  }
});

test.each([
  ['f(n) = f(n + 1); f(0)', 'Functions call each other more than 100 levels deep.'],
  ['sum([1 for a in 1..999 for b in 1..999])', 'This makes more than 2,000 items.'],
  ['1..10**9', 'This makes more than 2,000 items.'],
  ['length([1 for a in 1..1900 if 1 > 2])', 'This takes more than 5,000 steps.'],
  ['"a" + text(1..700)', 'This makes more than 2,000 items.'],
])('%s ends at a limit', async (text, message) => {
  const outcomes = await new Sheet({ limits: { steps: 5000, items: 2000, depth: 100 } }).runText(text);
  const last = outcomes.at(-1)?.outcome;
  expect(last).toMatchObject({ ok: false, error: { kind: 'limit' } });
  expect(last && !last.ok && last.error.message).toContain(message);
});

test('the limits of calls by default are within the stack', async () => {
  expect((await run('f(n) = if n = 0 then 0 else 1 + f(n - 1); f(300)')).at(-1)).toBe('300');
  expect((await run('f(n) = 1 + f(n + 1); f(0)')).at(-1)).toMatch(/levels deep|nested too deep/);
});

test('an evaluation can be stopped, in the language and inside the packages, and the sheet goes on', async () => {
  const sheet = new Sheet();
  for (const text of ['sum([n for n in 1..1000000])', 'value(T^5.^6F^5)', 'find(temperature > 1, length = 11)']) {
    let asked = 0;
    const [only] = await sheet.runText(text, { isCancelled: () => ++asked > 3 });
    expect(only?.outcome).toMatchObject({
      ok: false,
      error: { kind: 'cancelled', message: 'The evaluation was stopped.' },
    });
    expect(asked).toBeLessThan(10);
  }
  const [after] = await sheet.runText('value(T^3..F^3)');
  expect(after?.outcome.ok && printValue(after.outcome.value)).toBe('+-1/8');
});

test('others run between stretches of a long evaluation', async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses++;
  };
  await new Sheet({ pause }).runText('sum([n * n for n in 1..20000])');
  expect(pauses).toBeGreaterThan(0);
});

test('values outlive the arena that they were made in', async () => {
  const text = 'G = {3|1||-2} + ^*; H = value(T^4..F^4); [G + H, G = G, H.Mean, {G|H}, f(2)]';
  const program = `f(n) = {n|-n} + H0; H0 = {2|*}; ${text}`;
  const expected = (await run(program)).at(-1);
  // With nothing kept, every statement begins with a new arena.
  expect((await run(program, { keptBytes: 0 })).at(-1)).toBe(expected);
});

test('a statement takes few steps besides the work of the packages', async () => {
  // Bounds work, not time: one step for each part of the expression.
  const limits = { steps: 12 };
  const [only] = await new Sheet({ limits }).runText('mean({3|1} + *) + 2 * 3');
  expect(only?.outcome).toMatchObject({ ok: true });
});

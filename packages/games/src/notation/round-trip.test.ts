import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { parseGame } from './evaluate.ts';
import { formatGame } from './format.ts';
import type { StyleName } from './style.ts';

/** Games whose sums and options make every form of the notation appear. */
const SEEDS = [
  '0',
  '1',
  '-1',
  '1/2',
  '*',
  '*2',
  '^',
  'v*',
  '^<2>',
  'v[3]*',
  '+-1',
  'Tiny(1)',
  '2Miny({1|0})',
  '{3|1*}',
];

/** Which of the games made so far are the options of the next one. */
type Recipe = readonly { readonly left: readonly number[]; readonly right: readonly number[] }[];

const choice = fc.array(fc.nat(1000), { maxLength: 3 });
const recipes: fc.Arbitrary<Recipe> = fc.array(fc.record({ left: choice, right: choice }), {
  minLength: 1,
  maxLength: 6,
});

/** The games of a recipe, simplest first; they live in `arena`. */
function follow(arena: Arena, recipe: Recipe): readonly GameId[] {
  const pool = SEEDS.map((text) => read(arena, text));
  // Later games choose from the latest ones more often than not, so that depth grows.
  const pick = (i: number): GameId => pool[pool.length - 1 - (i % 2 === 0 ? i % 5 : i % pool.length)] as GameId;
  return recipe.map(({ left, right }) => {
    const g = arena.game(left.map(pick), right.map(pick));
    pool.push(g);
    return g;
  });
}

function read(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(`${parsed.error.message} (column ${parsed.error.column} of ${text})`);
  return parsed.value;
}

/** The text of a game, or null where it is beyond the limit, as that of some heated nimbers is. */
function writeIfShort(arena: Arena, g: GameId): string | null {
  try {
    return formatGame(arena, g, SHORT);
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}

const SHORT = { maxLength: 20_000 };

test.each<StyleName>(['plain', 'paper', 'unicode', 'latex'])(
  'what is printed in the %s style reads back as the same game',
  (style) => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const arena = new Arena();
        for (const g of follow(arena, recipe)) expect(read(arena, formatGame(arena, g, { style, ...SHORT }))).toBe(g);
      }),
      { numRuns: 150 },
    );
  },
);

test('the text of a game is the same in every arena, and in every style names the same game', () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const arena = new Arena();
      const g = follow(arena, recipe).at(-1) as GameId;
      const plain = formatGame(arena, g, SHORT);
      const other = new Arena();
      const paper = formatGame(arena, g, { style: 'paper', ...SHORT });
      const unicode = formatGame(arena, g, { style: 'unicode', ...SHORT });
      const copy = read(other, paper);
      expect(read(other, unicode)).toBe(copy);
      expect(read(other, plain)).toBe(copy);
      expect(formatGame(other, copy, SHORT)).toBe(plain);
    }),
    { numRuns: 150 },
  );
});

test('sums, differences, copies and switches of texts are those of games', () => {
  fc.assert(
    fc.property(recipes, recipes, fc.integer({ min: -3, max: 3 }), (first, second, n) => {
      const arena = new Arena();
      const g = follow(arena, first.slice(0, 2)).at(-1) as GameId;
      const h = follow(arena, second.slice(0, 2)).at(-1) as GameId;
      const [a, b] = [formatGame(arena, g, SHORT), formatGame(arena, h, SHORT)];
      expect(read(arena, `${a}+(${b})`)).toBe(arena.add(g, h));
      expect(read(arena, `${a} - ${b}`)).toBe(arena.subtract(g, h));
      expect(read(arena, `-(${a})`)).toBe(arena.negate(g));
      expect(read(arena, `${n}.(${a})`)).toBe(arena.multiple(g, n));
      expect(read(arena, `+-{${a},${b}}`)).toBe(arena.game([g, h], [arena.negate(g), arena.negate(h)]));
      expect(read(arena, `{${a}||${b}|${a}}`)).toBe(arena.game([g], [arena.game([h], [g])]));
    }),
    { numRuns: 100 },
  );
});

test('any text is read or refused with a sentence, and never throws', () => {
  const tokens = fc.constantFrom(
    ...['{', '}', '|', '||', ',', '(', ')', '+', '-', '+-', '*', '**', '^', 'v', '^<', '>', '^[', ']', '/', '.', ' '],
    ...[
      '0',
      '1',
      '2',
      '3',
      'Tiny(',
      'Heat(',
      '\\frac{1}{2}',
      '\\uparrow',
      '{\\mathbf{+}}_{',
      '\\{',
      '\\mid',
      'Freeze(',
      ':',
      '↑',
      '⇓',
      '∗',
      '±',
      '⧾',
      '₂',
      '²',
      '−',
      '·',
      'x',
      '\u{1F438}',
      '\ud800',
    ],
    ...['{0|', '|*}', '{1|0}', '^<2>', '1/2', '*2'],
  );
  const arena = new Arena();
  fc.assert(
    fc.property(fc.array(tokens, { maxLength: 12 }), (list) => {
      const text = list.join('');
      const parsed = parseGame(arena, text);
      if (parsed.ok) {
        const written = writeIfShort(arena, parsed.value);
        if (written !== null) expect(read(arena, written)).toBe(parsed.value);
      } else {
        expect(parsed.error.message).toMatch(/^["A-Z0-9].*\.$/s);
        expect(parsed.error.column).toBeGreaterThanOrEqual(1);
        expect(parsed.error.column).toBeLessThanOrEqual([...text].length + 1);
      }
    }),
    { numRuns: 5000 },
  );
});

test('any string at all is read or refused', () => {
  const arena = new Arena();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(typeof parseGame(arena, text).ok).toBe('boolean');
    }),
    { numRuns: 1000 },
  );
});

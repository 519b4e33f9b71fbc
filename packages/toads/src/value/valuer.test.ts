import { Arena, formatGame, LEFT, RIGHT } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseExpression } from '../board/expression.ts';
import { boardOf, printSquares } from '../board/notation.ts';
import { termsOf } from '../board/terms.ts';
import { treeSvg } from '../picture/tree-svg.ts';
import { sweepSize } from '../sweep/sweep.ts';
import { Plain } from '../testing/plain.ts';
import { analyseMoves } from './analysis.ts';
import { explainValue } from './explain.ts';
import { Valuer, type ValuerOptions } from './valuer.ts';

describe('a valuer', () => {
  it.each(['T^4.^4F^4', 'T^5.^3F^4', 'T^3.^4F^5', '.T^3.T.^3F^4.', 'T^4.^2F.F^3'])(
    'gives the same by both engines, by plain sweep and by search: %s, its mirror image and its options',
    (text) => {
      const arena = new Arena();
      const board = boardOf(text);
      const ways = [{}, { onDemandFrom: 0 }, { engine: false }, { sweep: false }].map(
        (options) => new Valuer(arena, options),
      );
      const analyses = ways.map((valuer) =>
        analyseMoves(arena, [{ kind: 'board', negative: false, board }], (b) => valuer.value(b)),
      );
      const figures = analyses.map(({ value, moves }) => [value, ...moves.flat().map((move) => move.value)]);
      for (const others of figures.slice(1)) expect(others).toEqual(figures[0]);
    },
  );

  it('says how it values a part', () => {
    const valuer = new Valuer(new Arena());
    expect(['T^5.^5F^5', 'TT..FF', 'TF.TF', 'T^5.^4FT.F^4'].map((text) => valuer.method(boardOf(text)))).toEqual([
      'sweep',
      'search',
      'one-empty',
      'search',
    ]);
  });

  it('agrees with plain recursion on strips that fall apart', () => {
    const arena = new Arena();
    const plain = new Plain(arena);
    const valuer = new Valuer(arena);
    for (const text of ['T.FTTFF.TF.', 'FF.TF..TT', '.TTFTFF.T.F', 'TT.F..TFF', '..F.TT..', 'F', 'T', '.']) {
      expect([text, valuer.value(boardOf(text))]).toEqual([text, plain.value(text)]);
    }
  });
});

describe('a valuer of many boards', () => {
  const square = fc.constantFrom('T', 'F', '.');
  const batch = fc.array(fc.array(square, { minLength: 12, maxLength: 14 }), { minLength: 5, maxLength: 10 });

  it.each<[string, ValuerOptions]>([
    ['keeps sweeps', {}],
    ['keeps the last sweep only', { keptSweepBytes: 0 }],
    ['sweeps on demand', { onDemandFrom: 0 }],
    ['keeps the last sweep on demand only', { onDemandFrom: 0, keptSweepBytes: 0 }],
  ])('that %s gives the values of a search', (_, options) => {
    const arena = new Arena();
    const plain = new Valuer(arena, { sweep: false });
    fc.assert(
      fc.property(batch, (strips) => {
        const valuer = new Valuer(arena, options);
        // Starts, which are swept, between strips, which hardly ever are.
        const texts = ['T^4.^4F^3', ...strips.map((squares) => squares.join('')), 'T^3.^4F^4', 'T^4.T.^3F^3'];
        for (const text of texts) {
          expect([text, valuer.value(boardOf(text))]).toEqual([text, plain.value(boardOf(text))]);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('values short boards in one pass where many come, and finds the same', () => {
    const arena = new Arena();
    const [many, one] = [new Valuer(arena), new Valuer(arena, { shortStrips: false })];
    many.expect(15);
    for (let length = 1; length <= 6; length++) {
      for (let n = 0; n < 3 ** length; n += length > 4 ? 7 : 1) {
        const digits = n.toString(3).padStart(length, '0');
        const text = digits.replace(/./g, (digit) => 'F.T'[Number(digit)]);
        expect([text, many.value(boardOf(text))]).toEqual([text, one.value(boardOf(text))]);
      }
    }
    expect(many.positions).toBe(3 ** 6);
  });

  it('searches for the first few short boards', () => {
    const valuer = new Valuer(new Arena());
    const values = Array.from({ length: 16 }, () => valuer.value(boardOf('TT..TF.FF')));
    expect(new Set(values).size).toBe(1);
    expect(valuer.positions).toBeGreaterThan(3 ** 9);
    const few = new Valuer(new Arena());
    for (let i = 1; i < 16; i++) few.value(boardOf('TT..TF.FF'));
    expect(few.positions).toBeLessThan(3 ** 9);
  });

  const counted = (options: ValuerOptions, texts: readonly string[]): number => {
    const valuer = new Valuer(new Arena(), options);
    for (const text of texts) valuer.value(boardOf(text));
    return valuer.positions;
  };

  it('sweeps once for boards with the same pieces, whatever comes between', () => {
    const texts = ['T^4.^4F^3', 'T^3.^5F^3', 'T^3.^4F^4', 'T^3.T.^3F^3'];
    const once = sweepSize(4, 3, 4) + sweepSize(3, 3, 5);
    expect(counted({}, texts)).toBe(once);
    expect(counted({ keptSweepBytes: 0 }, texts)).toBe(once + sweepSize(4, 3, 4));
  });
});

test('the moves of a sum are those of its terms, and the sensible ones make its canonical form', () => {
  const arena = new Arena();
  const plain = new Plain(arena);
  const value = (board: Parameters<typeof printSquares>[0]) => plain.value(printSquares(board));
  for (const text of ['T.T.FF + .TF. - T..F', '- TT.F + {1|0}', 'TF.T.F - {2|*} - *']) {
    const parsed = parseExpression(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { value: total, moves } = analyseMoves(arena, termsOf(arena, parsed.value, value), value);
    const game = arena.game(
      moves[LEFT].map((move) => move.value),
      moves[RIGHT].map((move) => move.value),
    );
    expect([text, game]).toEqual([text, total]);
    for (const side of [LEFT, RIGHT] as const) {
      const sensible = new Set(moves[side].filter((move) => move.sensible).map((move) => move.value));
      for (const option of sensible) expect(arena.options(total, side)).toContain(option);
    }
  }
});

test('an explanation ends with the value, whatever the way to it', () => {
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const format = (g: Parameters<typeof formatGame>[1]) => formatGame(arena, g);
  const last = (text: string) => explainValue(valuer, boardOf(text), format).at(-1);
  expect(last('TTT.FTFF')).toBe('So TTT.FTFF = {1|^||0}');
  expect(last('TT.F.F.T..')).toBe('Together: 1 + 2 = 3');
  expect(last('T^5.^4F^4')).toMatch(/^TTTTT\.\.\.\.FFFF = .*, swept bottom up with all [\d,]+ reduced words/);
  expect(explainValue(valuer, boardOf('F..T'), format)[0]).toBe(
    'Dead pieces (F and T can never move again): F..T = ..',
  );
});

describe('the picture of a game tree', () => {
  it('has a node for each line of play and its value', () => {
    const svg = treeSvg(
      boardOf('T.F'),
      () => 'value<&',
      () => false,
    ) as string;
    // T.F, then .TF, FT., F.T and TF., .FT, F.T: three moves of each side, Right's dashed
    expect(svg.match(/value&lt;&amp;/g)).toHaveLength(7);
    expect(svg.match(/<line /g)).toHaveLength(6);
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(3);
    expect(svg.match(/font-size="12" fill="#888"/g)).toHaveLength(1); // F.T is reached twice
  });

  it('ends where a number is reached', () => {
    const svg = treeSvg(
      boardOf('T.F'),
      () => '',
      () => true,
    ) as string;
    expect(svg.match(/<line /g)).toHaveLength(2);
  });

  it('is not drawn for a large tree', () => {
    expect(
      treeSvg(
        boardOf('T^3.^4F^3'),
        () => '',
        () => false,
      ),
    ).toBeNull();
  });
});

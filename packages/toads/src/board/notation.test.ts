import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SQUARES, parseBoard, printPowers, printSquares } from './notation.ts';

const read = (text: string): string => {
  const parsed = parseBoard(text);
  return parsed.ok ? printSquares(parsed.value) : `${parsed.error.column}: ${parsed.error.message}`;
};

describe('boards that are read', () => {
  test.each([
    ['TT..FF', 'TT..FF'],
    ['tt__ff', 'TT..FF'],
    ['T-□F', 'T..F'],
    [' T T\t. F\n', 'TT.F'],
    ['T^3.^4F^2', 'TTT....FF'],
    ['T ^ 3 . F', 'TTT.F'],
    ['(TF)^2', 'TFTF'],
    ['.(T(F.)^2)^2', '.TF.F.TF.F.'],
    ['(T)', 'T'],
    ['T^1', 'T'],
    ['T^0F', 'F'],
    ['(T^0)^7F', 'F'],
    ['(T^0)^99999999999999999999F', 'F'],
    ['T^007', 'TTTTTTT'],
    ['R---L', 'T...F'],
    ['-R', '.T'],
    ['r^2-l', 'TT.F'],
    ['-', '.'],
  ])('%j is %s', (text, plain) => expect(read(text)).toBe(plain));
});

test('a plain text is read as it is with a blank before it, which another reader sees', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[TF._tRL-]{0,30}$/), (text) => {
      const [plain, other] = [parseBoard(text), parseBoard(` ${text}`)];
      expect(plain.ok).toBe(other.ok);
      if (plain.ok && other.ok) expect(plain.value).toEqual(other.value);
    }),
  );
});

describe('boards that are not read', () => {
  const power = 'A power must be a whole number, as in T^3.';
  const long = 'The board has more than 2,000,000 squares.';
  const both = 'A board is written with T and F or with R and L, not both.';
  const letter = (x: string): string =>
    `${x} is neither a toad (T), nor a frog (F), nor an empty square (. or _ or - or □).`;
  test.each([
    ['', 1, 'The board has no squares.'],
    ['  ', 1, 'The board has no squares.'],
    ['T^0', 1, 'The board has no squares.'],
    ['TTxFF', 3, letter('"x"')],
    ['T𝔸', 2, letter('"𝔸"')],
    ['T\u001b', 2, letter('"\\u001b"')],
    ['constructor', 1, letter('"c"')],
    ['__proto__', 3, letter('"p"')],
    ['T3', 2, 'A power is written with ^, as in T^3.'],
    ['T^-1', 3, power],
    ['T^', 3, power],
    ['T^ ', 4, power],
    ['T^F', 3, power],
    ['T^(2)', 3, power],
    ['T^1.5', 5, 'A power is written with ^, as in T^3.'],
    ['^3', 1, 'A power needs something before it, as in T^3.'],
    ['(^3)', 2, 'A power needs something before it, as in T^3.'],
    ['T^2^3', 4, 'A power cannot have a power.'],
    ['T^999999999999', 3, long],
    [`T^${'9'.repeat(400)}`, 3, long],
    ['((T^1000)^1000)^1000', 17, long],
    ['T^2000000.', 10, long],
    ['(TF', 1, 'This bracket is never closed.'],
    ['((TF)', 1, 'This bracket is never closed.'],
    ['TF)', 3, 'This bracket was never opened.'],
    ['T()F', 3, 'This bracket is empty.'],
    ['(', 1, 'This bracket is never closed.'],
    ['TR', 2, both],
    ['R-F', 3, both],
  ])('%j at column %d', (text, column, message) => expect(read(text)).toBe(`${column}: ${message}`));
});

test('a board may have a million squares, and a hundred thousand brackets', () => {
  const parsed = parseBoard(`T^${MAX_SQUARES}`);
  expect(parsed.ok && parsed.value.length).toBe(MAX_SQUARES);
  const deep = parseBoard(`${'('.repeat(100_000)}T${')^1'.repeat(100_000)}`);
  expect(deep.ok && deep.value.length).toBe(1);
});

test.each([
  ['TT..FF', 'T^2.^2F^2'],
  ['T.F', 'T.F'],
  ['TFTFF', 'TFTF^2'],
])('%s is printed with powers as %s', (text, powers) => {
  const parsed = parseBoard(text);
  expect(parsed.ok && printPowers(parsed.value)).toBe(powers);
});

test('what is printed is read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[TF.]{1,40}$/), (text) => {
      const parsed = parseBoard(text);
      expect(parsed.ok).toBe(true);
      if (!parsed.ok) return;
      expect(printSquares(parsed.value)).toBe(text);
      expect(read(printPowers(parsed.value))).toBe(text);
      expect(read(text.replaceAll('T', 'R').replaceAll('F', 'L').replaceAll('.', '-'))).toBe(text);
    }),
  );
});

test('any text is read or refused with a sentence and a column within the text or one past it', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[TFRL.^()0-9 -]{0,12}$/));
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseBoard(text);
      if (parsed.ok) return;
      expect(parsed.error.message).toMatch(/\.$/);
      expect(parsed.error.column).toBeGreaterThanOrEqual(1);
      expect(parsed.error.column).toBeLessThanOrEqual(text.length + 1);
    }),
    { numRuns: 500 },
  );
});

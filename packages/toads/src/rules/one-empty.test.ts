import { Arena, GameLimitError } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { countSquares, EMPTY, FROG, mirror, newSquares, TOAD } from '../board/board.ts';
import { boardOf, printSquares } from '../board/notation.ts';
import { Plain, stripsWithOneEmpty } from '../testing/plain.ts';
import { Evaluator } from '../value/evaluator.ts';
import { oneEmptySteps, oneEmptyValue } from './one-empty.ts';
import { describeOneEmptyStep } from './one-empty-text.ts';
import { onlyEmpty } from './rules.ts';

const arena = new Arena();
const plain = new Plain(arena);

const emptyOf = (text: string): number => onlyEmpty(boardOf(text), 0, boardOf(text).length);
const value = (text: string) => oneEmptyValue(arena, boardOf(text), emptyOf(text));
const steps = (text: string) => oneEmptySteps(boardOf(text), emptyOf(text));

describe('the lemma that applies', () => {
  test.each([
    ['FTTT.', '4.2'],
    ['.F', '4.2'],
    ['FT.TT', '4.2'],
    ['T.T', '4.2'],
    ['.', '4.3'],
    ['TF.TF', '4.3'],
    ['FF.TF', '4.3'],
    ['T.F', '4.4'],
    ['TT.FFF', '4.5'],
    ['TT.TFTF', '4.6'],
    ['TT.TFTFT', '4.6'],
    ['TT.TFTTF', '4.6'],
    ['TFT.FFF', '4.7'],
    ['TT.FTFTTFF', '4.7'],
    ['TT.TFF', '4.8 4.4'],
    ['TT.TFFF', '4.8 4.9 4.4'],
    ['T.TFFF', '4.8 4.7'],
    ['TTT.FTFTFFF', '4.9 4.9 4.4'],
    ['TTFTT.FTFFFTFTT', '4.9 4.9 4.4'],
    ['TTTT.FTFFFF', '4.9 4.9 4.9 4.4'],
    ['TT.F(TF)^2TF^9', '4.9 4.7'],
    ['TTFTFTT.FTF^9', '4.9 4.9 4.4'],
    ['TTFTFTTT.FTF^9', '4.9 4.9 4.4'],
  ])('%s: %s', (text, lemmas) =>
    expect(
      steps(text)
        .map((step) => step.lemma)
        .join(' '),
    ).toBe(lemmas),
  );
});

test('steps are told in words, the strip as it stands', () => {
  expect(steps('TTT.FTFTFFFF').map(describeOneEmptyStep)).toEqual([
    'Lemma 4.9: X T^3 . F TF T F^4 Y = {{1 | O^2(x)} | 0}, where x = X T^2 F (TF)^2 T . F^3 Y and O(x) = {0 | x}.',
    'Lemma 4.9 mirrored: X T^2 F (TF)^2 T . F^3 Y = {0 | {O^3(x) | -1}}, where x = X T . F (TF)^3 T F^2 Y and O(x) = {x | 0}.',
    'Lemma 4.4: X T . F Y = *.',
  ]);
  expect(steps('TT.TFTTF').map(describeOneEmptyStep)).toEqual([
    'Lemma 4.6: X T^2 . TF = {1 | 1}, where all that follows behind is dead.',
  ]);
  expect(steps('TFT.FFF').map(describeOneEmptyStep)).toEqual(['Lemma 4.7 mirrored: TF T . F^3 Y = {0 | {-1/2 | -1}}.']);
  expect(steps('T(FT)^30FT.FF').map(describeOneEmptyStep)).toEqual([
    'Lemma 4.7 mirrored: (TF)^31 T . F^2 Y = {0 | {-1/2^31 | 0}}.',
  ]);
  expect(steps('.FF').map(describeOneEmptyStep)).toEqual([
    'Lemma 4.2 mirrored: . F^2 Y = -2, since nothing on the other side can ever move.',
  ]);
});

test('agrees with plain recursion on all strips of up to 12 squares', () => {
  const wrong: string[] = [];
  for (let length = 1; length <= 12; length++) {
    for (const text of stripsWithOneEmpty(length)) if (value(text) !== plain.value(text)) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

test('agrees with the evaluator on all strips of up to 14 squares', () => {
  const evaluator = new Evaluator(arena, { rules: { oneEmpty: false } });
  let checked = 0;
  let wrong = 0;
  for (let length = 1; length <= 14; length++) {
    const board = newSquares(length);
    for (let pieces = 0; pieces < 1 << (length - 1); pieces++) {
      for (let at = 0; at < length; at++) {
        for (let i = 0, bits = pieces; i < length; i++) {
          if (i === at) {
            board[i] = EMPTY;
          } else {
            board[i] = bits & 1 ? TOAD : FROG;
            bits >>= 1;
          }
        }
        checked++;
        if (oneEmptyValue(arena, board, at) !== evaluator.value(board)) wrong++;
      }
    }
  }
  expect({ checked, wrong }).toEqual({ checked: 212_993, wrong: 0 });
});

test('agrees with plain recursion on longer strips, where the chain has several passes', () => {
  const wrong: string[] = [];
  let longest = 0;
  for (const left of ['', 'FF', 'TTF', 'TTTFTF']) {
    for (const right of ['', 'TT', 'TFTFFF']) {
      for (let code = 0; code < 2 * 3 ** 3; code++) {
        const [a, b, c, d] = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9) % 3, Math.floor(code / 27)];
        const text = printSquares(boardOf(`${left}T^${a + 1}.F^${d}(TF)^${b}TF^${c + 2}${right}`));
        if (value(text) !== plain.value(text)) wrong.push(text);
        longest = Math.max(longest, steps(text).length);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(longest).toBeGreaterThanOrEqual(4);
});

describe('long strips', () => {
  const N = 100_000;

  test('a random strip, wherever its empty square is', () => {
    let seed = 1;
    const random = (): number => {
      seed = Math.imul(seed, 1103515245) + 12345;
      return (seed >>> 16) & 1;
    };
    const pieces = Array.from({ length: N }, () => 'TF'[random()]).join('');
    for (const at of [0, 1, N / 2, N / 2 + 1, N / 2 + 2, N - 1]) {
      const board = boardOf(`${pieces.slice(0, at)}.${pieces.slice(at + 1)}`);
      expect(countSquares(board, EMPTY)).toBe(1);
      const image = oneEmptyValue(arena, mirror(board), N - 1 - at);
      expect(arena.negate(oneEmptyValue(arena, board, at))).toBe(image);
    }
  });

  test('the chain is as long as its blocks, and its steps take no search', () => {
    const found = steps(`T^${N / 4}.F(TF)^${N / 4}TF^${N / 4}`);
    expect(found.length).toBe(N / 4);
    expect(found.at(-1)?.lemma).toBe('4.4');
  });

  test('a value of fifty thousand games inside each other', () => {
    const deep = value(`TTT.F(TF)^${N / 2 - 4}TF^3`);
    const ups = value(`TTT.F(TF)^${N / 2 - 4}TF^2`);
    expect(arena.asNumber(deep)).toBeNull();
    expect(arena.compare(deep, ups)).not.toBe('=');
    const [threat] = arena.options(ups, 0);
    expect(arena.asNus(arena.options(threat, 1)[0])).toMatchObject({ ups: N / 2 - 3 });
  });

  test('a value too deep to be written down is refused with a sentence', () => {
    expect(() => value(`T^${N / 4}.F(TF)^${N / 4}TF^${N / 4}`)).toThrow(GameLimitError);
    expect(() => value('T^3000.F(TF)^3000TF^3000')).toThrow(
      /^The value of this strip has some .* games inside each other/,
    );
  });

  test('a power of one half far beyond machine numbers', () => {
    expect(arena.asNumber(value('FT.(TF)^5000'))?.exponent).toBe(5000);
  });
});

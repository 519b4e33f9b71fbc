/** Each rule by examples, then against plain recursion on all 88,572 strips of 1 to 10 squares. */
import { Arena, type GameId, LEFT, RIGHT, SIDES } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { type Board, mirror } from '../board/board.ts';
import { boardOf, printSquares } from '../board/notation.ts';
import { Plain, plainOptions, strips } from '../testing/plain.ts';
import { simplifyBoard } from './reduce.ts';
import { ALL_RULES, deadRun, isDeathLeap, mirrorOrder, NO_RULES, onlyEmpty, type RuleName, terminal } from './rules.ts';

const LONGEST = 10;
const arena = new Arena();
const plain = new Plain(arena);
const all: { readonly text: string; readonly board: Board; readonly value: GameId }[] = [];
for (let length = 1; length <= LONGEST; length++) {
  for (const text of strips(length)) all.push({ text, board: boardOf(text), value: plain.value(text) });
}

const plainValue = (text: string): GameId => (text === '' ? arena.zero : plain.value(text));
const sum = (texts: readonly string[]): GameId => texts.map(plainValue).reduce((g, h) => arena.add(g, h), arena.zero);

/**
 * The strips to which a rule applies (`claim` is not null) and is wrong, and the number of strips to which it applies.
 */
function check(claim: (text: string, board: Board) => GameId | null): { wrong: string[]; used: number } {
  const wrong: string[] = [];
  let used = 0;
  for (const { text, board, value } of all) {
    const claimed = claim(text, board);
    if (claimed === null) continue;
    used++;
    if (claimed !== value) wrong.push(text);
  }
  return { wrong, used };
}

describe('dead pieces', () => {
  test.each([
    ['TTFF', 'TTFF'],
    ['..TTFF..', 'TTFF'],
    ['..TTFTFF..', 'TTFTFF'],
    ['.FTTFTFFT.', 'TTFTFF'],
    ['.FFTT.', null],
    ['.TTF.FF.', null],
    ['FFT.', 'FF'],
    ['FT.', 'F'],
    ['FTFFTF.', 'FTFF'],
    ['TFTF.', null],
    ['TFF.', 'TFF'],
    ['.FT', 'T'],
    ['.TFTT', 'TT'],
    ['.FTTF', 'TTF'],
    ['.TF', null],
    ['...', null],
    ['TFTF', 'TFTF'],
  ])('of %s: %s', (text, dead) => {
    const run = deadRun(boardOf(text), 0, text.length);
    expect(run && text.slice(run.from, run.to)).toBe(dead);
  });

  test('are worth nothing and cut the strip, on all strips', () => {
    const { wrong, used } = check((text, board) => {
      const run = deadRun(board, 0, board.length);
      return run && sum([text.slice(0, run.from), text.slice(run.to)]);
    });
    expect(wrong).toEqual([]);
    expect(used).toBeGreaterThan(40_000);
  });

  test('stay where they are whoever moves, on all strips', () => {
    for (const { text, board } of all) {
      const run = deadRun(board, 0, board.length);
      if (run === null) continue;
      for (const follower of plainOptions(text).flat()) {
        if (follower.slice(run.from, run.to) !== text.slice(run.from, run.to)) throw new Error(text);
      }
    }
  });
});

describe('terminal pieces', () => {
  test.each([
    ['T...', LEFT, 3, '...'],
    ['TF.T.T..', LEFT, 5, 'TF....'],
    ['TFT', LEFT, 0, 'TF'],
    ['.F', LEFT, 0, '.F'],
    ['..F.FT', RIGHT, -5, '...T'],
    ['FT.', RIGHT, 0, 'T.'],
  ] as const)('of %s, side %d: %d, leaving %s', (text, side, integer, rest) => {
    const found = terminal(boardOf(text), 0, text.length, side);
    expect(found?.integer ?? 0).toBe(integer);
    expect(withoutTerminal(text, side)).toBe(rest);
  });

  test.each(SIDES)('of side %d count as integers, on all strips', (side) => {
    const { wrong, used } = check((text, board) => {
      const rest = withoutTerminal(text, side);
      if (rest === text) return null;
      return arena.shift(plainValue(rest), terminal(board, 0, board.length, side)!.integer);
    });
    expect(wrong).toEqual([]);
    expect(used).toBeGreaterThan(40_000);
  });

  function withoutTerminal(text: string, side: 0 | 1): string {
    const found = terminal(boardOf(text), 0, text.length, side);
    if (found === null) return text;
    const { stop, blanks } = found;
    const empty = '.'.repeat(blanks);
    return side === LEFT ? text.slice(0, stop + 1) + empty : empty + text.slice(stop);
  }
});

describe('death leap', () => {
  test.each([
    ['TFTTF.TFTFF', true],
    ['TF.TF', true],
    ['.TF.', true],
    ['TF..', false],
    ['..TF', false],
    ['T.', false],
    ['.F', false],
    ['TF.F', false],
    ['F..T', true],
  ])('%s: %s', (text, expected) => expect(isDeathLeap(boardOf(text), 0, text.length)).toBe(expected));

  test('is worth 0, on all strips', () => {
    const { wrong, used } = check((_, board) => (isDeathLeap(board, 0, board.length) ? arena.zero : null));
    expect(wrong).toEqual([]);
    expect(used).toBeGreaterThan(1_000);
  });

  test('one side: without T. and TF.. and .F.. a strip is at most 0, on all strips', () => {
    const applies = all.filter(({ text }) => !/T\.|TF\.\.|\.F\.\./.test(text));
    expect(applies.filter(({ value }) => !arena.le(value, arena.zero))).toEqual([]);
    expect(applies.length).toBeGreaterThan(5_000);
    expect(arena.le(plain.value('TF.F...'), arena.zero)).toBe(false);
  });
});

describe('mirror', () => {
  test('the image is worth the negative, on all strips', () => {
    const { wrong } = check((_, board) => arena.negate(plain.value(printSquares(mirror(board)))));
    expect(wrong).toEqual([]);
  });

  test('order: a strip and its image are told apart alike from both sides', () => {
    for (const { board } of all) {
      const order = Math.sign(mirrorOrder(board, 0, board.length));
      if (order + Math.sign(mirrorOrder(mirror(board), 0, board.length)) !== 0) throw new Error(printSquares(board));
      if ((order === 0) !== (printSquares(board) === printSquares(mirror(board)))) throw new Error(printSquares(board));
    }
  });
});

test.each([
  ['T.F', 1],
  ['TTF', -1],
  ['T..', -1],
  ['.', 0],
])('the only empty square of %s: %d', (text, at) => expect(onlyEmpty(boardOf(text), 0, text.length)).toBe(at));

describe('all together', () => {
  const switches = (...on: RuleName[]) => ({ ...NO_RULES, ...Object.fromEntries(on.map((rule) => [rule, true])) });
  test.each([
    ['none', NO_RULES],
    ['dead pieces', switches('dead')],
    ['terminal pieces', switches('terminal')],
    ['death leap', switches('deathLeap')],
    ['dead and terminal pieces', switches('dead', 'terminal')],
    ['all rules', ALL_RULES],
  ])('%s: integer and parts make up the value, and nothing is left to simplify, on all strips', (_, rules) => {
    const { wrong } = check((_, board) => {
      const { integer, parts } = simplifyBoard(board, rules);
      return arena.shift(sum(parts.map(printSquares)), integer);
    });
    expect(wrong).toEqual([]);
    for (const { board } of all) {
      for (const part of simplifyBoard(board, rules).parts) {
        if (simplifyBoard(part, rules).steps.length > 0) throw new Error(printSquares(board));
      }
    }
  });

  test('a long strip falls into many parts in linear time', () => {
    const { parts, steps } = simplifyBoard(boardOf('T.FTTFF(T.FTTFF)^50000'), ALL_RULES);
    expect(parts.length).toBe(50_001);
    expect(steps.map((step) => step.rule)).toEqual(['dead']);
  });

  test('each step tells what it did, and is true by itself', () => {
    const { integer, parts, steps } = simplifyBoard(boardOf('T..TTFTFF.T.F.TF.F'), ALL_RULES);
    expect(
      steps.map((s) => [
        s.rule,
        printSquares(s.strip),
        s.integer,
        s.parts.map(printSquares),
        s.removed?.map(printSquares),
        s.side,
      ]),
    ).toEqual([
      ['dead', 'T..TTFTFF.T.F.TF.F', 0, ['T..', '.T.F.TF.F'], ['TTFTFF'], undefined],
      ['terminal', 'T..', 2, [], undefined, LEFT],
    ]);
    expect([integer, parts.map(printSquares)]).toEqual([2, ['.T.F.TF.F']]);
    for (const { board } of all) {
      for (const step of simplifyBoard(board, ALL_RULES).steps) {
        const claimed = arena.shift(sum(step.parts.map(printSquares)), step.integer);
        if (claimed !== plainValue(printSquares(step.strip)))
          throw new Error(`${step.rule} on ${printSquares(step.strip)}`);
      }
    }
  });
});

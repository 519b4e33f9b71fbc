import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { parseGame } from './evaluate.ts';
import { formatParseError } from './parse-error.ts';

const arena = new Arena();

const fault = (text: string): readonly [number, string] | 'no fault' => {
  const parsed = parseGame(arena, text);
  return parsed.ok ? 'no fault' : [parsed.error.column, parsed.error.message];
};

const NO_BAR = "A game in braces needs a bar between Left's and Right's options, as in {1|0}.";
const many = 100_000;

const nest = (open: string, core: string, close: string, times: number): string =>
  `${open.repeat(times)}${core}${close.repeat(times)}`;

describe('every slip has its sentence and its column', () => {
  test.each([
    // nothing, or half a game
    ['', 1, 'There is no game here: the text is empty.'],
    ['  \n ', 1, 'There is no game here: the text is empty.'],
    ['{', 2, 'The brace opened at column 1 is never closed.'],
    ['{1|2', 5, 'The brace opened at column 1 is never closed.'],
    ['{1|', 4, 'The brace opened at column 1 is never closed.'],
    ['1+{1,', 6, 'The brace opened at column 3 is never closed.'],
    ['(1', 3, 'The parenthesis opened at column 1 is never closed.'],
    ['2Tiny(1', 8, 'The parenthesis opened at column 6 is never closed.'],
    ['1+', 3, 'The text ends where a game is expected.'],
    ['(1-', 4, 'The text ends where a game is expected.'],
    ['+-', 3, 'The text ends where a game is expected.'],
    ['3.', 3, 'The text ends where a game is expected.'],
    ['1/', 3, 'A whole number must follow "/".'],
    ['2**', 4, 'A whole number must follow the power sign "**".'],
    ['^<2', 4, '">" is expected here.'],
    ['^[', 3, 'A whole number must follow "[".'],
    ['Tiny', 5, 'Tiny needs a game in parentheses.'],
    // braces and bars
    ['}', 1, 'A game is expected before "}".'],
    ['1}', 2, 'Nothing is open that "}" could close.'],
    ['1)', 2, 'Nothing is open that ")" could close.'],
    ['{1|2)', 5, '"}" is expected here, for what was opened at column 1.'],
    ['{1|(2}', 6, '")" is expected here, for what was opened at column 4.'],
    ['{}', 2, NO_BAR],
    ['{1}', 3, NO_BAR],
    ['{1,2}', 5, NO_BAR],
    ['+-{}', 4, NO_BAR],
    ['-{1,2}', 6, NO_BAR],
    ['1|2', 2, 'Bars belong inside braces: put { and } round the game.'],
    ['1||2', 2, 'Bars belong inside braces: put { and } round the game.'],
    ['{(1|2)|3}', 4, 'Bars belong inside braces: put { and } round the game.'],
    ['1,2', 2, 'A comma belongs between options, inside braces.'],
    ['{1||2}', 3, '"||" has no bars on either side of it; write "|" here.'],
    ['{1|||2}', 3, '"|||" has no bars on either side of it; write "|" here.'],
    ['{1|2||||3}', 5, '"||||" has no more than "|" on either side of it; write "||" here.'],
    ['{1|2|3}', 5, 'Two runs of "|" stand at the same level; put braces round one side.'],
    ['{1||2|3||4}', 8, 'Two runs of "||" stand at the same level; put braces round one side.'],
    ['{1| |2}', 5, 'Two runs of "|" stand at the same level; put braces round one side.'],
    // missing and superfluous terms
    ['{,1|2}', 2, 'An option is missing before ",".'],
    ['{1,,2|3}', 4, 'An option is missing before ",".'],
    ['{1,|2}', 4, 'An option is missing before "|".'],
    ['{1|2,}', 6, 'An option is missing before "}".'],
    ['{1|2+}', 6, 'A game is missing before "}".'],
    ['{-|1}', 3, 'A game is missing before "|".'],
    ['{+|1}', 3, 'A game is missing before "|".'],
    ['()', 2, 'A game is expected before ")".'],
    ['(1+)', 4, 'A game is expected before ")".'],
    ['Tiny()', 6, 'A game is expected before ")".'],
    ['/2', 1, 'A game is expected before "/".'],
    ['.5', 1, 'A game is expected before ".".'],
    ['1 2', 3, 'An operator such as + or - is missing before "2".'],
    ['{1|0}{2|1}', 6, 'An operator such as + or - is missing before "{".'],
    ['(1)(2)', 4, 'An operator such as + or - is missing before "(".'],
    ['{1|0}*', 6, 'An operator such as + or - is missing before "*".'],
    ['^v', 2, 'An operator such as + or - is missing before "v".'],
    ['^*{1|0}', 3, 'An operator such as + or - is missing before "{".'],
    ['Tiny(1)Miny(1)', 8, 'An operator such as + or - is missing before "M".'],
    ['2{1|0}', 2, 'Write a sign between the number and {..}: + adds them, a point makes copies.'],
    ['2(1)', 2, 'Write a sign between the number and (..): + adds them, a point makes copies.'],
    // numbers
    ['1/3', 3, '1/3 is no dyadic fraction: the denominator must be a power of two.'],
    ['{1|5 / 6}', 8, '5 / 6 is no dyadic fraction: the denominator must be a power of two.'],
    [`1/${'3'.repeat(50)}`, 3, 'This fraction is no dyadic fraction: the denominator must be a power of two.'],
    ['1/0', 3, 'A number cannot be divided by zero.'],
    ['1/-2', 3, 'A whole number must follow "/".'],
    ['1/2/4', 4, 'Only whole numbers can be divided, as in 3/4.'],
    ['(1)/2', 4, 'Only whole numbers can be divided, as in 3/4.'],
    ['0.5', 2, 'Decimals are not read; write a fraction such as 1/2.'],
    ['2**-1', 4, 'A whole number must follow the power sign "**", not "-".'],
    ['^**2', 2, 'The power sign "**" stands between whole numbers only.'],
    ['**2', 1, 'The power sign "**" stands between whole numbers only.'],
    ['1/2.^', 4, 'Only a whole number can stand before ".", to make copies.'],
    ['1/2*^', 4, 'Only a whole number can stand before "*", to make copies.'],
    ['^.3', 2, 'Only a whole number can stand before ".", as in 3.{1|0}.'],
    // ups and uptimals
    ['^^3', 3, 'A count can follow one arrow only: ^3 is three ups.'],
    ['^<0>', 3, 'The uptimals are numbered from 1.'],
    ['^[0]', 3, 'The uptimals are numbered from 1.'],
    ['^<-1>', 3, 'A whole number must follow "<".'],
    ['^<2]', 4, '">" is expected here.'],
    // strange characters; columns count characters, not UTF-16 units
    ['x', 1, '"x" cannot begin a game.'],
    ['1+x', 3, '"x" cannot begin a game.'],
    ['1x', 2, '"x" is not part of the notation here.'],
    ['\u{1F438}', 1, '"\u{1F438}" cannot begin a game.'],
    ['{\u{1F438}', 2, '"\u{1F438}" cannot begin a game.'],
    ['1 \ud800', 3, 'U+D800 is not part of the notation here.'],
    ['1\u0007', 2, 'U+0007 is not part of the notation here.'],
    ['tiny(1)', 1, '"t" cannot begin a game.'],
    // functions and ordinal sums
    ['Heat', 5, 'Heat needs its arguments in parentheses.'],
    ['Heat *', 6, 'Heat needs its arguments in parentheses.'],
    ['Heat()', 6, 'A game is expected before ")".'],
    ['Heat(,1)', 6, 'An argument is missing before ",".'],
    ['Heat(*,)', 8, 'A game is expected before ")".'],
    ['1+Heat(*)', 3, 'Heat takes two arguments, not 1.'],
    ['Freeze(*,1)', 1, 'Freeze takes one argument, not 2.'],
    ['Overheat(*,1)', 1, 'Overheat takes three arguments, not 2.'],
    ['Heat(*|1)', 7, 'Bars belong inside braces: put { and } round the game.'],
    ['Heat(*}', 7, '")" is expected here, for what was opened at column 5.'],
    ['Heat(*,1', 9, 'The parenthesis opened at column 5 is never closed.'],
    ['Cool({1|0}, *)', 13, 'The temperature of Cool must be a number.'],
    ['Cool({1|0},-1)', 12, 'The temperature of Cool must be above -1.'],
    ['1+AtomicWeight({1|0})', 3, 'AtomicWeight is not defined for this game.'],
    ['2Heat(*,1)', 2, 'An operator such as + or - is missing before "H".'],
    ['Heating(1)', 1, '"H" cannot begin a game.'],
    ['heat(*,1)', 1, '"h" cannot begin a game.'],
    ['1:', 3, 'The text ends where a game is expected.'],
    [':1', 1, 'A game is expected before ":".'],
    ['1::2', 3, 'A game is expected before ":".'],
    ['{1:|2}', 4, 'A game is missing before "|".'],
    ['-^:*', 3, 'Put parentheses before ":", to show what the sign in front belongs to.'],
    ['2.^:*', 4, 'Put parentheses before ":", to show what the sign in front belongs to.'],
    ['1:-^:*', 5, 'Put parentheses before ":", to show what the sign in front belongs to.'],
    ['Overheat(1001,{1|0},1)', 1, 'At most 1,000 copies are made of a game that is no number, up or nimber.'],
    ['NortonMultiply({1|-1001},{1|0})', 1, /^At most 1,000 copies /],
    ['ConwayMultiply({1|0},{2000|0})', 1, /^At most 1,000 copies /],
    // beyond a limit
    ['Heat(*101,1)', 1, 'For this operation, a nimber can be at most *100.'],
    ['Cool(5*60000,-1/2)', 1, 'For this operation, a nimber can be at most *100.'],
    ['Overheat(*60000,1,1)', 1, 'For this operation, a nimber can be at most *100.'],
    ['NortonMultiply(*60000,^)', 1, 'For this operation, a nimber can be at most *100.'],
    ['NortonMultiply(1/2,*60000)', 1, 'For this operation, a nimber can be at most *1000.'],
    ['ConwayMultiply(*60000,{1|0})', 1, 'For this operation, a nimber can be at most *100.'],
    ['{1|0}:*60000', 1, 'For this operation, a nimber can be at most *100.'],
    ['*60000:^', 1, 'For this operation, a nimber can be at most *1000.'],
    ['*60000:{1|0}', 1, 'For this operation, a nimber can be at most *1000.'],
    ['*65536', 2, 'A nimber can be at most 65,535.'],
    [`*${'9'.repeat(400)}`, 2, 'A nimber can be at most 65,535.'],
    ['3^1000001', 3, 'The number of ups can be at most 1,000,000.'],
    ['{0|^<250001>}', 6, 'An uptimal can be at most 250,000.'],
    ['2**999999', 1, 'This power is too large: it has more than 100,000 digits.'],
    ['1/2**99999999999999999999', 3, 'This power is too large: it has more than 100,000 digits.'],
    ['1+9999999.^', 3, /^A game with 9999999 ups or downs is beyond the limit of 1000000\.$/],
    ['1+10001.{3|1||0|-7}', 3, 'At most 10,000 copies are made of a game whose multiples keep growing.'],
  ])('%s', (text, column, message) => {
    const found = fault(text);
    expect(found[0]).toBe(column);
    if (typeof message === 'string') expect(found[1]).toBe(message);
    else expect(found[1]).toMatch(message);
  });

  test.each([
    ['{'.repeat(many), many + 1, `The brace opened at column ${many} is never closed.`],
    [nest('{', '', '}', many), many + 1, NO_BAR],
    ['('.repeat(300_000), 250_001, 'Braces and parentheses are nested more than 250,000 deep.'],
    [`{0|${'0,'.repeat(2000)}0}`, 2003, 'A side can have at most 1,000 options.'],
    ['9'.repeat(100_001), 1, 'A number can have at most 100,000 digits.'],
    ['1+'.repeat(600_000), 1_000_001, 'The text is too long: at most 1,000,000 characters are read.'],
    [nest('^', 'x', '', 999_999), 1_000_000, '"x" is not part of the notation here.'],
  ])('long input %#', (text, column, message) => {
    expect(fault(text)).toEqual([column, message]);
  });
});

describe('deep nesting that is right', () => {
  const depth = 10_000;
  test.each([
    [nest('{|', '0', '}', depth), `-${depth}`],
    [nest('(', '1', ')', depth), '1'],
    [nest('{', '0', '|*}', depth), `^[${depth}]`],
    [nest('-', '^', '', depth), '^'],
    [nest('+-(', '1', ')', depth), '0'],
  ])('%#', (text, expected) => {
    const [value, wanted] = [parseGame(arena, text), parseGame(arena, expected)];
    expect(value).toEqual(wanted);
    expect(value.ok).toBe(true);
  });
});

describe('the caret line', () => {
  const show = (text: string, width?: number): string => {
    const parsed = parseGame(arena, text);
    return parsed.ok ? 'no fault' : formatParseError(text, parsed.error, width);
  };

  test('a short text is shown whole', () => {
    expect(show('{1|2')).toBe('Column 5: The brace opened at column 1 is never closed.\n  {1|2\n      ^');
    expect(show('{1}')).toBe(`Column 3: ${NO_BAR}\n  {1}\n    ^`);
    expect(show('')).toBe('Column 1: There is no game here: the text is empty.\n  \n  ^');
  });

  test('a long text is cut round the column', () => {
    expect(show(`${'1+'.repeat(50)}x${'+1'.repeat(50)}`, 10)).toBe(
      'Column 101: "x" cannot begin a game.\n  …+1+1+x+1+1…\n        ^',
    );
  });

  test('every character takes one column', () => {
    expect(show('1+\t\u{1F438}')).toBe('Column 4: "\u{1F438}" cannot begin a game.\n  1+?\u{1F438}\n     ^');
  });
});

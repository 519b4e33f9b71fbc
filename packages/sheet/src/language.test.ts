/** What each text means: a table of (input, expected). */
import { describe, expect, test } from 'vitest';
import { FUNCTIONS } from './functions/registry.ts';
import { Sheet } from './sheet.ts';
import { run } from './testing/run.ts';
import { kindName } from './values/value.ts';

/** The last line of a text, and what it gives; `;` separates statements. */
const MEANING: readonly (readonly [input: string, expected: string])[] = [
  // games
  ['{3|1} + *', '{3*|1*}'],
  ['G = {3|1} + *; G', '{3*|1*}'],
  ['{0||0|-2}', 'Tiny(2)'],
  ['G = {3|1}; {G|0}', '{3|1||0}'],
  ['+-{1,1*}', '+-{1,1*}'],
  ['3 +- 1', '{4|2}'],
  ['^<2> + v[2]*', 'v*'],
  ['-1^', '-1^'],
  ['2Tiny(1)', '2Tiny(1)'],
  ['*:1', '^*'],
  ['2.^ + *', '^^*'],
  ['3.{1|0}', '{2|1}'],
  ['{1|[0, *]}', '{1|0,*}'],
  ['\\frac{1}{2} + \\ast', '1/2*'],
  ['{1 | 0} # a comment', '{1|0}'],
  // stars, powers, products
  ['3*2', '3*2'],
  ['3 * 2', '6'],
  ['n = 3; n*2', '3*2'],
  ['n = 3; n * 2', '6'],
  ['n = 3; 2n', '6'],
  ['n = 3; n*', '3*'],
  ['n = 3; *n + *(n+1)', '*7'],
  ['2**10', '1024'],
  ['n = 3; n**2', '9'],
  ['7 % 3', '1'],
  ['n = 6; n/4', '3/2'],
  ['3*^', '^3'],
  // boards
  ['P = T^3..F^3; P', 'TTT..FFF'],
  ['P = T^3..F^3; value(P)', '+-1/8'],
  ['T^5 .^4 F^3', 'TTTTT....FFF'],
  ['value(T^5 .^4 F^3)', '{3*|5/2||2}'],
  ['(TF)^2..', 'TFTF..'],
  ['RR--LL', 'TT..FF'],
  ['tt..ff', 'TT..FF'],
  ['TT..FF + TF.F - *', 'TT..FF + TF.F + *'],
  ['TF. - TF.', 'TF. - TF.'],
  ['value(TF. -TF.)', '0'],
  ['value(TF.-*)', '*'],
  ['TF.-1', 'TF. + (-1)'],
  ['-T.F', '.T.F'],
  ['-(T.F)', '- T.F'],
  ['TT..FF.Mean', '0'],
  ['n = 2; T^n..F^(n+1)', 'TT..FFF'],
  ['n = 2; T^(n*n)..F', 'TTTT..F'],
  ['size = 2; T^(size)..F', 'TT..F'],
  ['T^a..F', 'T^a..F'],
  ['b = 2; T^a.^bF', 'T^a.^(2)F'],
  ['value(T^a..F) where a = 3', '2'],
  // ranges, lists, records
  ['1..12', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'],
  ['n = 4; 2..n', '[2, 3, 4]'],
  ['3..1', '[]'],
  ['[1, 2, 3][2]', '2'],
  ['[1, 2, 3][-1]', '3'],
  ['f(n) = value(T^n...FF); [f(n) for n in 1..9 if odd(n)]', '[-2*, 1*, 3*, 5*, 7*]'],
  ['[a * b for a in 1..3 for b in a..3]', '[1, 2, 3, 4, 6, 9]'],
  ['[1] + [2]', '[1, 2]'],
  ['record(a = 1, b = TT..FF)', 'record(a = 1, b = TT..FF)'],
  ['r = record(a = 1, b = ^); r.b', '^'],
  ['table(value(T^a.^bF^a), a = 1..2, b = 1..3)', 'a\\b  1  2  3\n1    *  0  *\n2    *  *  *'],
  // functions
  ['f(n) = n + 1; f(2)', '3'],
  ['f(a, b) = a - b; f(3, 1)', '2'],
  ['(x -> x + 1)(3)', '4'],
  ['fib(n) = if n < 2 then n else fib(n-1) + fib(n-2); fib(12)', '144'],
  ['sort([3, 1, 2], n -> -n)', '[3, 2, 1]'],
  // comparisons and logic
  ['TT..FF || 0', 'true'],
  ['^ > 0 and not (^ > *)', 'true'],
  ['* <| 1 and 1 |> *', 'true'],
  ['0 <= 1 < 2', 'true'],
  ['value(TT..FF) = *', 'true'],
  ['1 != 2 or false', 'true'],
  ['(7 = 1 (mod 3))', 'true'],
  ['[1, *] = [1, * + 0]', 'true'],
  ['"a" = 1', 'false'],
  ['if 1 > 2 then "a" elseif 2 > 1 then "b" else "c" end', 'b'],
  // CGSuite's spelling
  ['G = {3|1}; G.Mean', '2'],
  ['Cool({3|1}, 1/2)', '{5/2|3/2}'],
  ['{3|1}.Cool(1/2)', '{5/2|3/2}'],
  ['{3|1}.Thermograph', 'Thermograph(2,[1],[0,-1],2,[1],[0,1])'],
  ['^^*.AtomicWeight', '2'],
  ['{3|1}.AtomicWeight', 'undefined'],
  ['{2|1||0}.Followers', '[{2|1||0}, {2|1}, 0, 2, 1]'],
  ['game.strip.ToadsAndFrogs("ttt..fff").CanonicalForm', '+-1/8'],
  // errors
  ['1/3', 'error: 1/3 is no dyadic fraction: the denominator must be a power of two.'],
  ['foo', 'error: "foo" has no value here.'],
  ['foo(3)', 'error: "foo" has no value here.'],
  ['.5', 'error: Decimals are not read; write a fraction such as 1/2.'],
  ['{1}', "error: A game in braces needs a bar between Left's and Right's options, as in {1|0}."],
  ['{1||2}', 'error: "||" has no bars on either side of it; write "|" here.'],
  ['T^n', 'T^n'],
  ['T3', 'error: "T3" has no value here.'],
  ['v = 3', 'error: "v" is a game (v is down) and cannot be a name.'],
  ['mean = 3', 'error: "mean" is a function of the language; choose another name.'],
  ['^ * ^', 'error: Games are multiplied by conwayProduct or nortonProduct; a star makes copies of one game.'],
  ['G = 3; G^', 'error: Write + ^ to add an up, or ** for a power.'],
  ['mean([1])', 'error: A game is expected here, not a list.'],
  ['cool(1)', 'error: cool takes 2 arguments, not 1: cool(G, t).'],
  ['cool(1, -1)', 'error: The temperature of Cool must be above -1.'],
  ['[1, 2][3]', 'error: The list has 2 items, so there is no item 3.'],
  ['(1', 'error: ")" is expected here, for what was opened at column 1.'],
  ['1)', 'error: Nothing is open that ")" could close.'],
  ['value(T^n..F)', 'error: The parameters of T^n..F have no values (n).'],
  ['value(T^a..F) where a >= 2', 'error: What a family is worth for all its parameters is asked by prove("T^a..F").'],
  ['x = y; x', 'error: "x" has no value, because its definition failed.'],
  ['f(n) = n + y; f(1)', 'error: In f: "y" has no value here.'],
  // CGScript's ways of writing
  ['def f(n) := n + 1; f(2)', '3'],
  ['var x := 3; x', '3'],
  ['def = 3; def + 1', '4'],
  ['[n for n from 1 to 9 where n % 3 == 0]', '[3, 6, 9]'],
  ['[[a, b] for a from 1 to 2 for b in a..2 where a < b]', '[[1, 2]]'],
  ['[T^a.F where a = n for n in 1..2]', '[T.F, TT.F]'],
  ['+-1 <> 0 and not (1 <> 0)', 'true'],
  ['{2|*} Heat 1 = heat({2|*}, 1)', 'true'],
  ['"a" Concat "b" Concat "c"', 'abc'],
  ['1..4 Filter (n -> odd(n))', '[1, 3]'],
  ['sum(n for n in 1..9 if odd(n))', '25'],
  ['Table([n, n**2] for n from 1 to 2)', 'row\\column  1  2\n1           1  1\n2           2  4'],
  ['[exists(1..3, even), forAll(1..3, even)]', '[true, false]'],
  ['[head([5, 6]), tail([5, 6])]', '[5, [6]]'],
  ['filter(1..3, n -> n)', 'error: The function must give true or false, not an integer.'],
  // a number in parentheses
  ['(-2)*', '-2*'],
  ['(1/2)^*3', '1/2^*3'],
  ['(-1/2)v', '-1/2v'],
  ['{(-2)*|(-3)*}', '{-2*|-3*}'],
  ['(2) * 3', '6'],
  ['table(none, n = 1..2)', '1  error\n2  error'],
  // ranges with steps
  ['[1..10..3, 6..1..-2, 3..3..5, 1..0, 1..5..-1]', '[[1, 4, 7, 10], [6, 4, 2], [3], [], []]'],
  ['[x**2 for x from 1 to 10 by 3]', '[1, 16, 49, 100]'],
  ['1..3..0', 'error: The step of a range cannot be 0.'],
  // ordinal sums next to signs
  ['[-1:*, *:-1, *:1:1, 1 + *:1]', '[-1*, v*, ^[2]*, 1^*]'],
  ['(-^):1 > -(^:1)', 'true'],
  ['-^:*', 'error: Put parentheses before ":", to show what the sign in front belongs to.'],
  ['2 * ^:1', 'error: Put parentheses before ":", to show what the sign in front belongs to.'],
  ['^:2 * 3', 'error: Put parentheses before ":", to show what the sign in front belongs to.'],
  // functions that CGSuite has
  ['[^.Pow(2), ^.PowTo(3), pow(^, 1)]', '[^<2>, ^[3], ^]'],
  ['pow(*, 2)', '^'],
  ['pow(1, 2)', 'error: Only games {0|H} have powers.'],
  ['[{3|1}.Stop(Left), {3|1}.Stop(Right)]', '[3, 1]'],
  ['TT.TF.FF.SensibleOptions(Left)', '[TT..FTFF]'],
  ['for n in 1..3', 'error: Loops are written as lists: [f(n) for n in 1..9].'],
  // plots
  ['plot(n -> n**2, 1..2)', '1  1\n2  4'],
  ['f(k) = mean(T^k.F); plot(f, 1..2)', '1  0\n2  1/4'],
  ['plot([3, *])', '1  3\n2  *'],
  ['plot(a + 1, a = 1..2)', '1  2\n2  3'],
  ['plot(3)', 'error: A plot is written plot(f, 1..9), plot(f(n), n = 1..9) or plot(list).'],
];

test.each(MEANING)('%s', async (input, expected) => {
  expect((await run(input)).at(-1)).toBe(expected);
});

describe('kinds', () => {
  test.each([
    ['3', 'integer'],
    ['3/2', 'number'],
    ['^', 'game'],
    ['* + *', 'integer'],
    ['TT..FF', 'board'],
    ['TT..FF + 1', 'sum'],
    ['T^a..F', 'family'],
    ['1 < 2', 'boolean'],
    ['"a"', 'text'],
    ['1..3', 'list'],
    ['record(a = 1)', 'record'],
    ['table(n, n = 1..3)', 'table'],
    ['n -> n', 'function'],
    ['mean', 'function'],
    ['thermograph(1)', 'thermograph'],
    ['atomicWeight({1|0})', 'nothing'],
  ])('%s is of kind %s', async (input, kind) => {
    const [only] = await new Sheet().runText(input);
    expect(only?.outcome.ok && kindName(only.outcome.value)).toBe(kind);
  });
});

describe('what was meant', () => {
  test.each([
    ['3 * 2', 'A star with blanks multiplies; without them 3*2 is 3 and the nimber *2.'],
    ['n*2', 'A star between what it touches is a nimber; with blanks it multiplies.'],
    ['2^3', '2^3 is 2 and 3 ups; a power is written with **.'],
    ['-T.F', '-T.F is read as one board: a dash that touches a board is an empty square.'],
    ['T.F-T.F', 'T.F-T.F is read as one board: a dash that touches a board is an empty square.'],
    ['t..f', 't..f is read as a board.'],
    ['F = 3', 'F is a board, so this compares; choose another name to define one.'],
    ['1..T', 'The points are read as a range; for copies of a board put it in parentheses.'],
    ['value(P) = 0', 'value(..) = compares, since value is a function of the language.'],
  ])('%s', (input, note) => {
    const [part] = Sheet.parse(input).parts;
    expect(part?.ok && part.statement.notes.map(({ message }) => message)).toEqual([note]);
  });

  test.each(['RR--LL', 'TF. - TF.', '3*2', 'n = 1', 'T^3..F', '2*n'])('%s needs no note', (input) => {
    const [part] = Sheet.parse(input).parts;
    expect(part?.ok && part.statement.notes).toEqual([]);
  });
});

test('a statement that fails leaves the others alone, and errors have a place', async () => {
  const text = 'a = 1\nb = (a +\nc = a + 1\nc + nothing\n[1,\n 2]';
  const outcomes = await new Sheet().runText(text);
  const found = outcomes.map(({ at, end, outcome }) => [
    text.slice(at, end),
    outcome.ok ? null : text.slice(outcome.error.at, outcome.error.end),
  ]);
  expect(found).toEqual([
    ['a = 1', null],
    ['b = (a +', ''],
    ['c = a + 1', null],
    ['c + nothing', 'nothing'],
    ['[1,\n 2]', null],
  ]);
});

test('a text that ends too early is incomplete, and one that is wrong is not', () => {
  const incomplete = (text: string): boolean | null => {
    const [part] = Sheet.parse(text).parts;
    return part === undefined || part.ok ? null : part.problem.incomplete;
  };
  expect(['{1|', 'f(', '[1, 2', '1 +', 'if 1 > 0 then 2', 'x =', '"abc'].map(incomplete)).toEqual(Array(7).fill(true));
  expect(['1)', '{1}', '1/3', ''].map(incomplete)).toEqual([false, false, false, null]);
});

test.each(FUNCTIONS.filter(({ group }) => group !== 'proofs'))('the example of $name runs', async ({ example }) => {
  const [only] = await new Sheet().runText(example);
  expect(only?.outcome).toMatchObject({ ok: true });
});

/** `lilypad value` as a user runs it. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lilypad, lilypadProcess } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test.concurrent.each([
  [['value', 'TT..FF'], '*\n'],
  [['value', 'RR--LL', '-R-L-', '--R-L', '---'], '*\n*\n-1\n0\n'],
  [['value', 'T^5 .^4 F^3'], '{3*|5/2||2}\n'],
  [['value', 'T^5.^5F^5'], '*\n'],
  [['value', 'TTTT..FFFF'], '+-{{1|*},{3/2||1|v[2]*|||0}}\n'],
  [
    ['value', 'T^5..F^5'],
    '+-{{2|*},{5/2||2|{0||||{0||v<2>|-1},{0||||0||Miny(1/32)|-2|||-1/2*}|||v<2>|-1/2||-1*}|||0}}\n',
  ],
  [['value', 'T.T. - T.T.'], '0\n'],
  [['value', 'TT..FF + * + 1/2'], '1/2\n'],
  [['value', 'T^3..F^3', '--notation', 'paper'], '{1/8|-1/8}\n'],
  [
    ['value', 'TTF.TFF..TT', '--explain'],
    '0\n' +
      'Dead pieces (TT can never move again): TTF.TFF..TT = TTF.TFF..\n' +
      'Death leap (nobody can do more than leap into an isolated square): TTF.TFF.. = 0\n',
  ],
  [
    ['value', 'T.F + {1|0} - *', '--options'],
    '{1|0}\n' +
      'Left:\n' +
      '  1-2   .TF + {1|0} - *  {1*|*}\n' +
      '* game  T.F + 1 - *      1\n' +
      '  game  T.F + {1|0} - 0  {1*|*}\n' +
      'Right:\n' +
      '  3-2   TF. + {1|0} - *  {1*|*}\n' +
      '* game  T.F + 0 - *      0\n' +
      '  game  T.F + {1|0} - 0  {1*|*}\n',
  ],
  [
    ['value', 'T^1000000...FF', '--explain'],
    '999998*\nT^1000000.^3F^2 = 999998*, by the proved formula of class A32\n',
  ],
  [['value', 'TT...F^1000000', '(TF)^500..'], '-999998*\n1\n'],
  [['value', 'T^45...FF', 'T^9T^9T^9T^9T^9...FF', '{T^9T^9T^9T^9T^9...FF|0}'], '43*\n43*\n{43*|0}\n'],
  [['value', 'FFTT', '--options'], '0\nLeft has no move.\nRight has no move.\n'],
])('lilypad %j', async (argv, stdout) => {
  expect(await lilypad(argv)).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('--explain names the lemma of each step for one empty square', async () => {
  const { stdout } = await lilypad(['value', 'TTT.FTFTFF', '--explain']);
  expect(stdout).toMatch(/has one empty square \(Theorem 1\):\n {2}Lemma 4\.9.*\n {2}Lemma 4\.4.*\nSo TTT\.FTFTFF = /);
});

test.concurrent('--json tells all, exactly', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['value', 'TT.TF.FF', '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  // What `simplify` tells of the value is told here, too.
  const simplified = await lilypad(['simplify', '+-1/8', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    ...JSON.parse(simplified.stdout),
    input: 'TT.TF.FF',
    position: 'TT.TF.FF',
    squares: 8,
    value: '+-1/8',
    left: [
      {
        move: '2-3',
        position: 'T.TTF.FF',
        value: '{1/2|1/8||0}',
        wins: false,
        sensible: false,
        flaw: 'dominated',
        cost: '1/8',
      },
      { move: '4-6', position: 'TT..FTFF', value: '1/8', wins: true, sensible: true, flaw: null, cost: '0' },
    ],
    right: [
      { move: '5-3', position: 'TTFT..FF', value: '-1/8', wins: true, sensible: true, flaw: null, cost: '0' },
      {
        move: '7-6',
        position: 'TT.TFF.F',
        value: '{0||-1/8|-1/2}',
        wins: false,
        sensible: false,
        flaw: 'dominated',
        cost: '1/8',
      },
    ],
  });
});

test.concurrent('reads one position a line and goes on after a wrong one', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['value', '-', '--json'], 'TT..FF\nTXF\nT.\n');
  const documents = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents).toMatchObject([{ value: '*' }, { error: { line: 2, column: 2 } }, { value: '1' }]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 2 });
  const text = await lilypad(['value', '-'], 'TT..FF\nTXF\nT.\n');
  expect(text).toMatchObject({ stdout: '*\n1\n', exitCode: 2 });
  expect(text.stderr).toMatch(/^Line 2, column 2: .*\n {2}TXF\n {3}\^\n$/);
});

test.concurrent.each([
  [['value', 'TXF'], /^Column 2: "X".*\.\n {2}TXF\n {3}\^\n$/],
  [['value', 'T^-1'], /^Column 3: A power.*\.\n {2}T\^-1\n {4}\^\n$/],
  [['value', 'T^999999999999'], /^Column 3: .*squares.*\.\n {2}T\^999999999999\n {4}\^\n$/],
  [['value', '(TF'], /^Column 4: .*never closed.*\.\n {2}\(TF\n {5}\^\n$/],
  [['value', ''], /^Column 1: [A-Z].*\.\n {2}\n {2}\^\n$/],
  [['value', 'T^0'], /^Column 1: The board has no squares\.\n {2}T\^0\n {2}\^\n$/],
  [['value', 'TT..FF', '--memory', 'lots'], /whole number of megabytes.*'lots'\.\n$/],
  [
    ['value', 'T^4.^4F^4', '--tree', 'x.svg'],
    /^The game tree of this position has more than 300 nodes, too many to draw\.\n$/,
  ],
  [['value', 'T. + T.', '--tree', 'x.svg'], /^Option --tree draws one position, not a sum\.\n$/],
])('lilypad %j is bad input', async (argv, stderr) => {
  const result = await lilypadProcess(argv, '', path());
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  expect(result.stderr).toMatch(stderr);
});

test.concurrent.each([
  [
    'T^8.^5F^5',
    /^This board needs more than the 2 MB of memory that are allowed: [\d,]+ of 6,736,649 positions were valued/,
  ],
  [
    'T^8.T.^5F^6.FT.F',
    /^This board of 26 squares needs more than the 2 MB of memory that are allowed: [\d,]+ positions were/,
  ],
  // Known before anything is valued.
  ['T^20.^20F^20', /: at least 1,000,000,000,000,000 positions can arise from it\.\n$/],
  [
    'T^26..F^26',
    /: about [\d,]+ positions can arise from it\. Its value is at least -1 and at most 1\. It is infinitesimal, by certificate Theorem2\.\n$/,
    '4096',
  ],
])('a board too large for the memory bound ends with exit code 3: %s', async (board, stderr, memory = '2') => {
  const result = await lilypad(['value', board, '--memory', memory]);
  expect(result).toMatchObject({ stdout: '', exitCode: 3 });
  expect(result.stderr).toMatch(stderr);
});

test.concurrent('draws the thermograph and the game tree', async () => {
  const argv = ['value', 'T.TFF.', '--thermograph', path('heat.svg'), '--tree', path('tree.svg')];
  expect(await lilypad(argv)).toMatchObject({ stderr: '', exitCode: 0 });
  expect(await readFile(path('heat.svg'), 'utf8')).toMatch(/^<svg [\s\S]*T\.TFF\.[\s\S]*<\/svg>\n$/);
  const tree = await readFile(path('tree.svg'), 'utf8');
  expect(tree).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(tree.match(/<line /g)?.length).toBe((tree.match(/font-size="12"/g)?.length ?? 0) - 1);
});

test.concurrent('a value that is guessed and proved is told with its reason, without moves that are out of reach', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['value', '.(TF)^30..', '--json', '--explain']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(JSON.parse(stdout)).toMatchObject({
    value: '1',
    isInteger: true,
    left: null,
    right: null,
    explanation: [
      expect.stringMatching(/^\.(TF)+\.\^2 = 1, guessed from shorter boards of its kind, and proved by a search$/),
    ],
    missing: { fields: ['left', 'right'], message: expect.stringMatching(/^This board of 62 squares needs more than/) },
  });
  const listed = await lilypad(['value', '.(TF)^30..', '--options']);
  expect(listed).toMatchObject({ stdout: '', exitCode: 3 });
  expect(listed.stderr).toMatch(/^The value is 1, but those of its moves are out of reach\. This board of 62 /);
});

test.concurrent('--explain is in the document of --json, in the same words', async () => {
  const argv = ['value', 'TFTTF.TFTFF + *', '--explain'];
  const [text, json] = await Promise.all([lilypad(argv), lilypad([...argv, '--json'])]);
  const { value, explanation } = JSON.parse(json.stdout);
  expect(text.stdout).toBe(`${[value, ...explanation].join('\n')}\n`);
  expect(explanation.length).toBeGreaterThan(1);
});

test.concurrent('--seconds changes no answer', async () => {
  const input = 'TT..FF\nTXF\nT^45...FF\n';
  expect(await lilypad(['value', '-', '--seconds', '100'], input)).toEqual(await lilypad(['value', '-'], input));
});

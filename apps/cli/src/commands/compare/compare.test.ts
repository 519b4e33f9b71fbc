/** `lilypad compare` as a user runs it. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { lilypad, start } from '../../testing/run-lilypad.ts';

test.concurrent.each([
  [
    ['TT..FF + TF.', '{1|0} - *'],
    '||\nTT..FF + TF. is confused with {1|0} - *: whoever moves first in their difference wins.\n',
  ],
  [['T^3...F^2', '0'], '>\nT^3...F^2 is greater than 0: Left wins their difference, whoever moves first.\n'],
  [['-1/2', 'T.F'], '<\n-1/2 is less than T.F: Right wins their difference, whoever moves first.\n'],
  [['T^4.^5F^4', '0'], '=\nT^4.^5F^4 equals 0: whoever moves first in their difference loses.\n'],
])('lilypad compare %j', async (argv, stdout) => {
  expect(await lilypad(['compare', ...argv])).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('a sum alone is compared with all n and n*', async () => {
  const { stdout } = await lilypad(['compare', 'T^5.^5F^4']);
  expect(stdout).toBe(
    'T^5.^5F^4 > n for all n <= 0\nT^5.^5F^4 = 1\nT^5.^5F^4 < n for all n >= 2\n' +
      'T^5.^5F^4 > n* for all n <= 0\nT^5.^5F^4 || 1*\nT^5.^5F^4 < n* for all n >= 2\n',
  );
  const small = JSON.parse((await lilypad(['compare', '{5|1}', '--json'])).stdout);
  const ranges = [
    { relation: '>', from: null, to: 0 },
    { relation: '||', from: 1, to: 5 },
    { relation: '<', from: 6, to: null },
  ];
  expect(small).toMatchObject({ left: '{5|1}', integers: ranges, method: 'value', nodes: 0 });
});

test.concurrent.each(['9007199254740993', '-9007199254740993'])('%s alone is itself and nothing else', async (text) => {
  const n = BigInt(text);
  const { stdout } = await lilypad(['compare', '--', text]);
  expect(stdout).toBe(
    `${n} > n for all n <= ${n - 1n}\n${n} = ${n}\n${n} < n for all n >= ${n + 1n}\n` +
      `${n} > n* for all n <= ${n - 1n}\n${n} || ${n}*\n${n} < n* for all n >= ${n + 1n}\n`,
  );
  const { integers } = JSON.parse((await lilypad(['compare', '--json', '--', text])).stdout);
  expect(integers[1]).toEqual({ relation: '=', from: text, to: text });
});

test.concurrent.each([
  [['T^9.^9F^8 + *', 'T^9.^9F^8'], '||', 'value'],
  [['T^2048..F', '2047'], '=', 'value'],
  [['T^2100..F', '2060'], '>', 'value'],
  [['T..F^3000', '-2999'], '=', 'value'],
  [['T^1000000...FF', '999998*'], '=', 'value'],
  [['T^1000000.F', '{{999998|1}|0}'], '=', 'value'],
  [['TT.^1003FF', '*'], '=', 'value'],
  [['T^45...FF', '43*'], '=', 'value'],
  [['T^9T^9T^9T^9T^9...FF', '43*'], '=', 'value'],
  [['TT..FF + {0|-9007199254740993}', '0', '--by', 'search', '--threads', '1'], '<', 'search'],
  [['T^20..F + 9007199254740993', '9007199254741012', '--by', 'search', '--threads', '2'], '=', 'search'],
  [['T^20..F', '2000', '--by', 'search', '--threads', '1'], '<', 'search'],
  [['T^20..F + 3000', '3019', '--by', 'search', '--threads', '1'], '=', 'search'],
  [['T^20..F + 3000', '2999', '--by', 'search', '--threads', '1'], '>', 'search'],
  [['T^20..F - 3000', '-2980', '--by', 'search', '--threads', '1'], '<', 'search'],
  [['T^5.^5F^5', '*'], '=', 'thresholds'],
  [['T^5.^5F^5', '*', '--by', 'value'], '=', 'value'],
  [['T^5.^5F^5', '*', '--by', 'search', '--threads', '2'], '=', 'search'],
  [['T^5.^5F^5', '1/2', '--by', 'search', '--threads', '1', '--memory', '1'], '<', 'search'],
  [['T^3.^4F^3 + T^3.^6F^3', '0', '--by', 'search'], '=', 'search'],
])('lilypad compare %j --json', async (argv, relation, method) => {
  const { stdout, stderr, exitCode } = await lilypad(['compare', ...argv, '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const document = JSON.parse(stdout);
  expect(Object.keys(document)).toEqual(['left', 'right', 'relation', 'method', 'nodes', 'seconds']);
  expect(document).toMatchObject({ left: argv[0], right: argv[1], relation, method });
});

test.concurrent.each([
  [[], 2, "Missing required argument 'sum'.\n"],
  [['T^9.^9F^8 + T^9.^9F^8'], 2, 'A search compares two sums, so a second one must be given.\n'],
  [['TT..FF', '{1|'], 2, /^Column 4: The brace .*\n {2}\{1\|\n {5}\^\n$/],
  [['TT..FF', '0', '--by', 'magic'], 2, /^Option '--by <method>' argument 'magic' is invalid/],
  [['TT..FF', '0', '--threads', '0'], 2, "Option --threads takes a whole number from 1 to 256, not '0'.\n"],
  [['TT..FF', '0', '--memory', 'x'], 2, /^Option --memory takes a whole number of megabytes/],
  [
    ['TT..FF', '^', '--by', 'thresholds'],
    2,
    'Thresholds settle one large board against n or n*, and this difference is not of that kind.\n',
  ],
  [['T^7.^7F^6', '2', '--by', 'thresholds', '--memory', '8'], 3, /^A sweep of thresholds .* needs 36 MB of memory/],
])('lilypad compare %j fails', async (argv, exitCode, stderr) => {
  const result = await lilypad(['compare', ...argv]);
  expect(result).toMatchObject({ stdout: '', exitCode });
  if (typeof stderr === 'string') expect(result.stderr).toBe(stderr);
  else expect(result.stderr).toMatch(stderr);
});

test.concurrent('Ctrl-C ends a long search at once', async () => {
  const child = start(['compare', 'T^9.^9F^8', '1/2', '--by', 'search', '--memory', '64']);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGINT');
});

test.concurrent('comparisons from standard input, one a line, with and without a time limit', async () => {
  const input = '# two sums, or one\nTT..FF ; *\n\nTT..FF + TF. ; {1|0} - *\n1 ; x^ ; 2\nTX ; 0\n{a|0} ; {a-1|0}\n5\n';
  const [plain, limited] = await Promise.all([
    lilypad(['compare', '-'], input),
    lilypad(['compare', '-', '--seconds', '100'], input),
  ]);
  expect(limited).toEqual(plain);
  expect(plain.stdout).toMatch(
    /^=\nTT\.\.FF equals \*: .*\n\|\|\nTT\.\.FF \+ TF\. is confused with .*\n[<=>|]+ {2,3}where .*\n5 > n for all n <= 4\n/s,
  );
  expect(plain.stderr).toMatch(
    /^Line 5: A comparison has two sums, with one semicolon between them\.\nLine 6, column 2: .*\n {2}TX\n {3}\^\n$/,
  );
  expect(plain.exitCode).toBe(2);
  const json = await lilypad(['compare', '-', '--json'], input);
  const documents = json.stdout.trimEnd().split('\n');
  expect(documents.map((line) => Object.keys(JSON.parse(line)).includes('error'))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test.concurrent.each([
  [['1;2', '3'], /^Column 2: A sum has no semicolon\.\n/],
  [['-', '3'], 'Standard input has both sums of a comparison.\n'],
])('compare %j is bad input', async (argv, stderr) => {
  const result = await lilypad(['compare', ...argv]);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  expect(result.stderr).toMatch(stderr);
});

test.concurrent('--explain prints the winning strategies as replies', async () => {
  const { stdout, exitCode } = await lilypad(['compare', 'TF.', '0', '--explain']);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(
    [
      '=',
      'TF. equals 0: whoever moves first in their difference loses.',
      'If Left begins, Right wins:',
      '  TF.',
      '    .FT -> F.T',
      '  F.T',
      '    Left has no move.',
      'If Right begins, Left wins:',
      '  TF.',
      '    Right has no move.',
      '',
    ].join('\n'),
  );
});

/** `lilypad simplify` with parameters and with its options, as a user runs it. */
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';

test.concurrent.each([
  [
    ['simplify', '{{a-2|1}|0}', '--where', 'a>=1'],
    '{a-2|1||0}  where a >= 3\n{1/2|0}     where a = 2\n*           where a = 1\n',
  ],
  [['simplify', '{{{a-3|1}|0}|}', '--where', 'a>=2', '--notation', 'paper'], '0  where a >= 2\n'],
  [['simplify', 'a + a*'], '(2a)*  always\n'],
  [['simplify', '{a|}', '--where', '-a<=0'], 'a+1  where a >= 0\n'],
  [['simplify', '-a+1'], '1-a  always\n'],
  [['simplify', '{1|0}', '--where', 'a>=0'], '{1|0}  where a >= 0\n'],
  [
    ['simplify', '*2 + 1', '0', '--options'],
    '1*2\nLeft:\n  1\n  1*\nRight:\n  1\n  1*\n0\nLeft has no option.\nRight has no option.\n',
  ],
  [['simplify', '\\{ 1 \\mid \\frac{1}{2} \\}', '--notation', 'unicode'], '{1|1/2}\n'],
  [['simplify', '\\frac{a}{2}+1', '--where', 'a=4'], '3  where a = 4\n'],
])('lilypad %j', async (argv, stdout) => {
  expect(await lilypad(argv)).toEqual({ stdout, stderr: '', exitCode: 0 });
});

test.concurrent('--json gives the cases with their regions and notations', async () => {
  const { stdout, exitCode } = await lilypad(['simplify', '{a/2|}', '--where', 'a>=0', '--json']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    input: '{a/2|}',
    where: 'a>=0',
    cases: [
      { where: 'a >= 0 and a = 0 (mod 2)', value: 'a/2+1', notations: { plain: 'a/2+1', latex: '\\frac{a}{2}+1' } },
      { where: 'a >= 1 and a = 1 (mod 2)', value: 'a/2+1/2', notations: { paper: 'a/2+1/2' } },
    ],
  });
});

test.concurrent.each([
  [['simplify', 'a*b'], 'Column 1: The product a*b is not affine in the parameters.\n  a*b\n  ^\n'],
  [['simplify', '{1|2^a}'], 'Column 4: The power 2^a is not affine in the parameters.\n  {1|2^a}\n     ^\n'],
  [
    ['simplify', '{a|b}', '--where', 'a>b, b>a'],
    'Column 6: The region is empty: b>a contradicts the conditions before it.\n  a>b, b>a\n       ^\n',
  ],
  [['simplify', '{a|0}', '--thermograph', 'x.svg'], 'Option --thermograph draws a game without parameters.\n'],
  [['simplify', '{a|0}', '--options'], 'Option --options lists those of a game without parameters.\n'],
])('lilypad %j is bad input', async (argv, stderr) => {
  expect(await lilypad(argv)).toEqual({ stdout: '', stderr, exitCode: 2 });
});

test.concurrent('--explain says why options go', async () => {
  const { stdout, exitCode } = await lilypad(['simplify', '{*,-1|*,{3|1}}', '--explain']);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(
    [
      '0',
      "In {*,-1|*,{3|1}}, Left's option -1 is dominated by *.",
      "In {*,-1|*,{3|1}}, Right's option {3|1} is dominated by *.",
      "In {*,-1|*,{3|1}}, Left's option * is reversible through Right's reply 0, and goes.",
      "In {*,-1|*,{3|1}}, Right's option * is reversible through Left's reply 0, and goes.",
      '',
    ].join('\n'),
  );
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are source texts
import { expect, test } from 'vitest';
import { runExample } from './example.ts';

const own = { add: (a: number, b: number) => a + b, half: (a: number) => fail(a % 2 === 0) && a / 2 };

function fail(isEven: boolean): true {
  if (!isEven) throw new RangeError('odd');
  return true;
}

const run = (code: string) => runExample(code, own, async (name) => ({ name, one: 1 }));

test.each([
  'add(1, 2); // => 3',
  'add(1, 2) // => 3',
  "`${add(1, 2)}!`; // => '3!'",
  'const add3: (n: number) => number = (n) => add(n, 3);\nadd3(1); // => 4\n[add3(2)]; // => [ 5 ]',
  "import { name } from 'elsewhere';\nname; // => 'elsewhere'",
  'half(3); // => throws RangeError: odd',
  'half(3); // => throws RangeError…',
  'await Promise.resolve({ a: 1n }); // => { a: 1n }',
  'if (half(4) === 2) {\n  half(4); // => 2\n}',
  'const half = 1;\nhalf; // => 1',
])('%j gives what it says', async (code) => {
  expect(await run(code)).toEqual([]);
});

test.each([
  ['add(1, 2); // => 4', '3'],
  ["add(1, 2); // => '3'", '3'],
  ['add(1, 2); // => throws RangeError: odd', '3'],
  ['half(3); // => 1.5', 'throws RangeError: odd'],
  ['half(3); // => throws TypeError…', 'throws RangeError: odd'],
  ['if (half(4) === 3) {\n  half(4); // => 2\n}', 'not reached'],
  ['half(4); // => 2\nadd(1, 1); // => 3', '2'],
])('%j does not', async (code, seen) => {
  expect((await run(code)).map((one) => one.seen)).toEqual([seen]);
});

test.each([
  ['add(1, 2);', /expects nothing/],
  ['const sum = add(1, 2); // => 3', /No expression/],
  ['half(3);\nadd(1, 2); // => 3', /odd/],
  ['subtract(1, 2);\nadd(1, 2); // => 3', /subtract/],
])('%j cannot be run', async (code, message) => {
  await expect(run(code)).rejects.toThrow(message);
});

/** Lines are the same however the bytes of a stream are cut into chunks. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../output/errors.ts';
import { linesOf } from './lines.ts';

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

async function read(text: string, size = 1000): Promise<string[]> {
  const all: string[] = [];
  for await (const lines of linesOf(chunks(new TextEncoder().encode(text), size))) all.push(...lines);
  return all;
}

test.each([
  ['', []],
  ['one', ['one']],
  ['one\n', ['one']],
  ['one\ntwo', ['one', 'two']],
  ['one\r\ntwo\rthree\n\n', ['one', 'two', 'three', '']],
  ['\uFEFFone\n', ['one']],
  ['T.F — ↑\n½', ['T.F — ↑', '½']],
])('the lines of %j are %j', async (text, lines) => {
  expect(await read(text)).toEqual(lines);
});

test('the size of chunks does not matter', async () => {
  const text = fc.array(fc.constantFrom('a', '½', '\n', '\r', '\r\n', '↑')).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 5 }), async (input, size) => {
      const whole = input.split(/\r\n|\n|\r/);
      if (whole.at(-1) === '') whole.pop();
      expect(await read(input, size)).toEqual(whole);
    }),
  );
});

test('a line without an end is given up, after those before it', async () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode('one\n');
    for (;;) yield new Uint8Array(1000);
  }
  const lines = linesOf(endless(), 5000);
  expect((await lines.next()).value).toEqual(['one']);
  await expect(lines.next()).rejects.toThrow(new InputError('a line has more than 5,000 characters'));
});

test('complete lines are there before the next chunk comes', async () => {
  async function* typed(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode('one\ntw');
    throw new Error('the second line is not there yet');
  }
  expect((await linesOf(typed()).next()).value).toEqual(['one']);
});

/** What is written is read again by whoever has the buffer; what has no room is not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SharedTexts, textOf, textsBuffer } from './shared-texts.ts';

test('any data, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), fc.string({ unit: 'binary' }), (list, text) => {
      const data = [...list, text];
      const buffer = textsBuffer(data.length, 100_000);
      for (const i of [...data.keys()].reverse()) new SharedTexts(buffer, data.length).write(i, textOf(data[i]));
      const texts = new SharedTexts(buffer, data.length);
      expect(data.map((_, i) => texts.read(i))).toEqual(data.map((one) => JSON.parse(JSON.stringify(one))));
    }),
    { numRuns: 30 },
  );
});

test('a long text', () => {
  const data = Array.from({ length: 20_000 }, (_, i) => i);
  const texts = new SharedTexts(textsBuffer(1, 200_000), 1);
  texts.write(0, textOf(data));
  expect(texts.read(0)).toEqual(data);
});

test('what does not fit is left out, and smaller ones still fit', () => {
  const texts = new SharedTexts(textsBuffer(3, 10), 3);
  texts.write(0, textOf('four'));
  texts.write(1, textOf('five!'));
  texts.write(2, textOf(42));
  expect([0, 1, 2].map((i) => texts.read(i))).toEqual(['four', undefined, 42]);
});

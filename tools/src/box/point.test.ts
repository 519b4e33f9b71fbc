/** Whether a certificate is wrong where somebody says so. */
import { expect, test } from 'vitest';
import type { JsonCertificate } from '../meaning/meaning.ts';
import { certificateFile, read } from '../workspace.ts';
import { isWrongAt } from './point.ts';

const TEXT = read(certificateFile('A11'));
const A11 = JSON.parse(TEXT) as JsonCertificate;
/** With another value where b is 1. */
const FALSE = JSON.parse(TEXT.replace('{a-1|1}', '{a-1|2}')) as JsonCertificate;

test('a certificate is wrong where a value is another', () => {
  const sizes = [0, 1, 2];
  const all = ['.F', 'F.'].flatMap((word) =>
    sizes.flatMap((a) => sizes.flatMap((b) => sizes.map((c) => `${word} with gaps ${a}, ${b}, ${c}`))),
  );
  expect(all.filter((one) => isWrongAt(A11, one))).toEqual([]);
  // {-1|2} is {-1|1}.
  const wrong = [1, 2].flatMap((a) => sizes.map((c) => `.F with gaps ${a}, 1, ${c}`));
  expect(all.filter((one) => isWrongAt(FALSE, one))).toEqual(wrong);
});

test.each([
  '',
  'F.',
  'TF with gaps 1, 1, 0',
  '.F with gaps 1, 1',
  '.F with gaps 1, 1, 0, 0',
  '.F with gaps 1, 1, x',
  '.F with gaps 1, 1, -1',
])('nor is it where there is no position: %j', (where) => {
  expect(isWrongAt(FALSE, where)).toBe(false);
});

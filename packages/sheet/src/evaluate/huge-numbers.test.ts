/** Numbers beyond 32 bits, beyond what floats hold exactly, and beyond 64 bits are exact wherever the language takes them. */
import { expect, test } from 'vitest';
import { Sheet } from '../sheet.ts';
import { printValue } from '../values/print.ts';

const BITS = [31n, 53n, 63n, 100n];

/** Statements about n with their values. */
const about = (n: bigint): readonly (readonly [string, string])[] => [
  [`${n} + 1`, `${n + 1n}`],
  [`${n} - ${n - 1n}`, '1'],
  [`${n} * ${n}`, `${n * n}`],
  [`${n} % 7`, `${n % 7n}`],
  [`${n} ** 2`, `${n * n}`],
  [`floor(${n}/2)`, `${n / 2n}`],
  [`${n} > ${n - 1n}`, 'true'],
  [`${n} = ${n + 1n}`, 'false'],
  [`max([${n}, ${n + 1n}])`, `${n + 1n}`],
  [`{${n}|${n}}`, `${n}*`],
  [`{${n}|${n + 2n}}`, `${n + 1n}`],
  [`{${n}|}`, `${n + 1n}`],
  [`${n}* + ${n}*`, `${2n * n}`],
  [`1/${2n ** 100n} + ${n}`, `${n * 2n ** 100n + 1n}/${2n ** 100n}`],
  [`mean({${2n * n}|0})`, `${n}`],
  [`temperature({${n}|-${n}})`, `${n}`],
  [`[leftStop({${n}|0}), rightStop({0|-${n}})]`, `[${n}, -${n}]`],
  [`heat(*, ${n})`, `+-${n}`],
  [`cool({${n}|-${n}}, ${n})`, '*'],
  [`overheat(*, ${n}, ${n})`, `+-${n}`],
  [`freeze({${n}|-${n}})`, '*'],
  [`conwayProduct(${n}, ${n})`, `${n * n}`],
  [`birthday(${n})`, `${n}`],
  [`followerCount(${n})`, `${n + 1n}`],
  [`value(T..F) + ${n}`, `${n}`],
  [`value(TT..FF) + {${n}|${n}}`, `${n}`],
];

test.each(BITS.flatMap((bits) => [-1n, 0n, 1n].map((more) => 2n ** bits + more)))('%d', async (n) => {
  const rows = about(n);
  const results = await new Sheet().runText(rows.map(([text]) => text).join('\n'));
  const found = results.map(({ outcome }) => (outcome.ok ? printValue(outcome.value) : outcome.error.message));
  expect(rows.map(([text], i) => `${text} is ${found[i]}`)).toEqual(rows.map(([text, value]) => `${text} is ${value}`));
});

test.each(['T^9007199254740993.', '2 ** 9007199254740993', '9007199254740993.^', '*9007199254740993'])(
  '%s is refused with a sentence',
  async (text) => {
    const [only] = await new Sheet().runText(text);
    expect(only?.outcome).toMatchObject({ ok: false, error: { message: expect.stringMatching(/^[A-Z*].*\.$/) } });
  },
);

/** The example of the README is true. */
import { readFileSync } from 'node:fs';
import { formatGame } from '@lilypad/games';
import { expect, test } from 'vitest';
import { boardOf, compareSums, parseExpression, Session } from './index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README', async () => {
  const example = read('../README.md');
  const session = new Session({ maxBytes: 2 ** 30 });
  const valuer = session.valuer();
  expect(example).toContain("valuer.value(boardOf('T^5.^4F^3')))); // {3*|5/2||2}");
  expect(formatGame(valuer.arena, valuer.value(boardOf('T^5.^4F^3')))).toBe('{3*|5/2||2}');
  expect(example).toContain("parseExpression('T^5.^5F^5 + TF.')");
  expect(example).toContain("parseExpression('{1|0} - *')");
  expect(example).toContain('console.log(relation, method); // || value');
  const left = parseExpression('T^5.^5F^5 + TF.');
  const right = parseExpression('{1|0} - *');
  if (!left.ok || !right.ok) throw new Error('the example cannot be read');
  expect(await compareSums(session, left.value, right.value)).toMatchObject({ relation: '||', method: 'value' });
});

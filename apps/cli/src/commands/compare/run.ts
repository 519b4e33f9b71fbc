/** `lilypad compare`: how two sums of positions and games compare, by values, by thresholds or by search. */
import type { Relation } from '@lilypad/games';
import { parseExpression, type RelationRange } from '@lilypad/toads';
import { hasParameters } from '../../input/parameters.ts';
import { formulaLibrary } from '../../library/formula-library.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Comparison } from './comparison.ts';
import type { CompareOptions } from './options.ts';

const PHRASES: Readonly<Record<Relation, readonly [string, string]>> = {
  '=': ['equals', 'whoever moves first in their difference loses'],
  '>': ['is greater than', 'Left wins their difference, whoever moves first'],
  '<': ['is less than', 'Right wins their difference, whoever moves first'],
  '||': ['is confused with', 'whoever moves first in their difference wins'],
};

/** With parameters the answer comes in cases; with one sum alone it is compared with all n and n*. */
export async function run(left: string, right: string | undefined, options: CompareOptions): Promise<void> {
  const start = performance.now();
  if (right !== undefined && (await comparesParameters([left, right], options.where))) {
    return writeLine((await import('./cases.ts')).compareCases(left, right, options));
  }
  const library = await formulaLibrary(right === undefined ? [left] : [left, right]);
  const comparison = new Comparison(options, library);
  const seconds = (): number => Number(((performance.now() - start) / 1000).toFixed(3));
  if (right === undefined) {
    if (options.where !== undefined) throw new InputError('option --where needs two games to compare');
    const { integers, stars, method, nodes } = comparison.withAll(left);
    if (options.json) return writeLine(JSON.stringify({ left, integers, stars, method, nodes, seconds: seconds() }));
    const lines = [...integers.map((range) => rangeText(range, '')), ...stars.map((range) => rangeText(range, '*'))];
    return writeLine(lines.map((line) => `${left} ${line}`).join('\n'));
  }
  const { relation, method, nodes } = await comparison.answer(left, right);
  if (options.json) return writeLine(JSON.stringify({ left, right, relation, method, nodes, seconds: seconds() }));
  const [verb, meaning] = PHRASES[relation];
  await writeLine(`${relation}\n${left} ${verb} ${right}: ${meaning}.`);
}

/** Whether a comparison is one of games with parameters. */
async function comparesParameters(sums: readonly string[], where: string | undefined): Promise<boolean> {
  if (where !== undefined) return true;
  for (const text of sums) if (!parseExpression(text).ok && (await hasParameters(text))) return true;
  return false;
}

/** "> n for all n <= 1", "|| 2 and 3", "= 0*". */
function rangeText({ relation, from, to }: RelationRange, star: '' | '*'): string {
  if (from === null) return `${relation} n${star} for all n <= ${to}`;
  if (to === null) return `${relation} n${star} for all n >= ${from}`;
  return from === to ? `${relation} ${from}${star}` : `${relation} n${star} for ${from} <= n <= ${to}`;
}

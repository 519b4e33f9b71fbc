/** Measurements of worksheets: what a statement costs beside the work of the packages, and all strips of a length. */
import { Arena } from '@lilypad/games';
import { Sheet } from '@lilypad/sheet';
import { openStrips } from '@lilypad/toads';
import { type Case, type Counts, processorMilliseconds } from './measure.ts';

/** Statements whose games are small, so that nearly all of their time is that of the language. */
const STATEMENTS = [
  'x = 3 + 4 * 2',
  'y = if x > 3 then x else 0',
  '[n + 1 for n in 1..3]',
  'x.Mean',
  'f(a) = a + x',
  'f(2) = 13',
];
const ROUNDS = 3000;

async function statements(): Promise<Counts> {
  const sheet = new Sheet();
  const text = STATEMENTS.join('\n');
  for (let i = 0; i < ROUNDS / 3; i++) await sheet.runText(text);
  const start = processorMilliseconds();
  for (let i = 0; i < ROUNDS; i++) await sheet.runText(text);
  const milliseconds = processorMilliseconds() - start;
  return { microsecondsEach: (1000 * milliseconds) / (ROUNDS * STATEMENTS.length) };
}

function strips(length: number): Counts {
  const begin = processorMilliseconds();
  const arena = new Arena();
  const table = openStrips(arena, length);
  while (table.known < table.count) table.work(4096);
  return { strips: table.count, shapes: arena.shapeCount, workMilliseconds: processorMilliseconds() - begin };
}

export const sheetCases: Readonly<Record<string, Case>> = {
  'sheet: a statement, read and run': { run: statements },
  'sheet: all strips of length 11': { run: () => strips(11) },
  'sheet: all strips of length 13': { run: () => strips(13) },
};

/** `lilypad find`: positions by what they are worth, one a line, or how many there are of each kind. */
import { type FindAnswer, type FindQuestion, findPositions, printValue } from '@lilypad/sheet';
import { type Family, parseFamily, printBoard } from '@lilypad/toads';
import { parseFailure } from '../../input/parse-failure.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import { sheetFailure } from '../../worksheet/failure.ts';
import { newSheet } from '../../worksheet/new-sheet.ts';
import { LETTERS } from './letters.ts';
import type { FindOptions } from './options.ts';

/** Conditions are evaluated once for each value; there may be many values. */
const STEPS = 1e12;
/** The most positions that a family may have. */
const MOST_POSITIONS = 20_000_000;
/** No number in a range is larger. */
const LARGEST = 9999;

export async function run(texts: readonly string[], options: FindOptions): Promise<void> {
  const question = questionOf(texts, options);
  const progress = new WorkProgress();
  const sheet = newSheet({
    maxBytes: options.memory * 2 ** 20,
    limits: { steps: STEPS, items: MOST_POSITIONS },
  });
  const result = await findPositions(sheet, question, {
    onProgress: ({ unit, done, total }) => progress.update(unit, done, total),
  });
  progress.clear();
  if (!result.ok) throw sheetFailure(result.text, result.error);
  await print(result.value, options);
}

async function print(
  answer: FindAnswer,
  { count, limit = Number.POSITIVE_INFINITY, notation, json }: FindOptions,
): Promise<void> {
  const { groups } = answer;
  if (count)
    return writeLine(
      json ? JSON.stringify({ count: groups?.length ?? answer.count }) : String(groups?.length ?? answer.count),
    );
  if (groups !== null) {
    const shown = groups.slice(0, limit);
    const width = String(shown[0]?.count ?? '').length;
    for (const { key, count: number, first } of shown) {
      const [group, position] = [printValue(key, notation), printBoard(first)];
      await writeLine(
        json
          ? JSON.stringify({ group, count: number, first: position })
          : `${String(number).padStart(width)}  ${group}  (${position})`,
      );
    }
    return;
  }
  for (let index = 0; index < Math.min(limit, answer.count); index++) {
    const { board, value } = answer.found(index);
    const [position, worth] = [printBoard(board), printValue(value, notation)];
    await writeLine(json ? JSON.stringify({ position, value: worth }) : `${position}  ${worth}`);
  }
}

function questionOf(texts: readonly string[], options: FindOptions): FindQuestion {
  const { length, groupBy, sort, descending } = options;
  const [family, condition, more] = length === undefined ? texts : [undefined, ...texts];
  if (more !== undefined) throw new InputError(`there is one condition; '${more}' is too much`);
  const how = { condition, groupBy, sort, descending };
  if (length !== undefined) {
    const letter = LETTERS.find((one) => options[one] !== undefined);
    if (letter !== undefined) throw new InputError(`option --${letter} is for a family, and --length for all strips`);
    return { length, ...how };
  }
  if (family === undefined)
    throw new InputError('give --length, or a family such as "T^a.^bF^c" with --a, --b and --c');
  return { family, ranges: rangesOf(readFamily(family), options), ...how };
}

function readFamily(text: string): Family {
  const parsed = parseFamily(text);
  if (!parsed.ok) throw parseFailure(text, parsed.error);
  return parsed.value;
}

function rangesOf({ parameters, text }: Family, options: FindOptions): Record<string, readonly number[]> {
  const unknown = LETTERS.find((letter) => options[letter] !== undefined && !parameters.includes(letter));
  if (unknown !== undefined) throw new InputError(`${text} has no parameter ${unknown}`);
  return Object.fromEntries(parameters.map((name) => [name, rangeOf(name, options[name])]));
}

function rangeOf(name: string, text: unknown): readonly number[] {
  if (typeof text !== 'string') throw new InputError(`the parameter ${name} needs a range: --${name} 1..5`);
  const match = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  if (match === null || from > to || to > LARGEST) {
    throw new InputError(`option --${name} takes a range such as 1..5, not '${text}'`);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

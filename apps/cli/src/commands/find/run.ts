/** `lilypad find`: positions by what they are worth, one a line, or how many there are of each kind. */
import type { StyleName } from '@lilypad/games';
import {
  type FindQuestion,
  type FindResult,
  type Found,
  type FoundGroup,
  findPositions,
  printValue,
  type FindOptions as SearchOptions,
  type Sheet,
} from '@lilypad/sheet';
import { type Family, parseFamily, printBoard } from '@lilypad/toads';
import { parseFailure } from '../../input/parse-failure.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import { openTeam } from '../../threads/team.ts';
import { sheetFailure } from '../../worksheet/failure.ts';
import { newSheet } from '../../worksheet/new-sheet.ts';
import { LETTERS } from './letters.ts';
import type { FindOptions } from './options.ts';

export interface FindTask {
  readonly texts: readonly string[];
  readonly options: FindOptions;
}

/** Conditions are evaluated once for each value; there may be many values. */
const STEPS = 1e12;
/** The most positions that a family may have. */
const MOST_POSITIONS = 20_000_000;
/** No number in a range is larger. */
const LARGEST = 9999;

export async function run(texts: readonly string[], options: FindOptions): Promise<void> {
  if (options.seconds === undefined) return find({ texts, options });
  const { runWithin } = await import('../../threads/whole-command.ts');
  await runWithin(new URL('./find-worker.js', import.meta.url), { texts, options }, options.seconds);
}

/** The search, with what was asked for. */
export async function find({ texts, options }: FindTask): Promise<void> {
  const question = questionOf(texts, options);
  const { count = false, memory, notation, json = false, threads = 1 } = options;
  const progress = new WorkProgress();
  const team = openTeam(threads);
  const sheet = newSheet({ maxBytes: memory * 2 ** 20, team, limits: { steps: STEPS, items: MOST_POSITIONS } });
  const taking: SearchOptions = {
    onProgress: ({ unit, done, total }) => progress.update(unit, done, total),
    ...(!count && { onFound: (found) => printFound(found, notation, json) }),
  };
  const result =
    (await byFarm(sheet, question, options, taking, progress)) ??
    (await findPositions(sheet, question, { ...taking, ...(await knownFrom(question, options, progress)) }));
  progress.clear();
  if (!result.ok) throw sheetFailure(result.text, result.error);
  const { groups } = result.value;
  if (count) {
    const number = groups?.length ?? result.value.count;
    await writeLine(json ? JSON.stringify({ count: number }) : String(number));
  } else if (groups !== null) await printGroups(groups, notation, json);
}

/** What a farm finds among all strips of a length; null without a farm, or if it cannot tell. */
async function byFarm(
  sheet: Sheet,
  { length, ...question }: FindQuestion,
  { farm, isFarmGiven = false, memory, count: countOnly = false }: FindOptions,
  taking: SearchOptions,
  progress: WorkProgress,
): Promise<FindResult | null> {
  if (length === undefined || farm === undefined || farm === '') return null;
  const { findByFarm } = await import('./farm-strips.ts');
  const onProgress = (done: number, total: number): void => progress.update('parts', done, total);
  return findByFarm(
    sheet,
    { ...question, length, countOnly },
    { address: farm, isGiven: isFarmGiven, memory, onProgress },
    taking,
  );
}

/** Values of a family that a farm finds; nothing without one. */
async function knownFrom(
  question: FindQuestion,
  { farm, memory }: FindOptions,
  progress: WorkProgress,
): Promise<Pick<SearchOptions, 'known'>> {
  if (question.length !== undefined || farm === undefined || farm === '') return {};
  const { farmValues } = await import('./farm-values.ts');
  const onProgress = (done: number, total: number): void => progress.update('positions', done, total);
  return { known: await farmValues(question, farm, memory, onProgress) };
}

/** A line for each position, written at once: whoever stops the search keeps what was found. */
async function printFound(found: readonly Found[], notation: StyleName, json: boolean): Promise<void> {
  const lines = found.map(({ board, value }) => {
    const [position, worth] = [printBoard(board), printValue(value, notation)];
    return json ? JSON.stringify({ position, value: worth }) : `${position}  ${worth}`;
  });
  await writeLine(lines.join('\n'));
}

async function printGroups(groups: readonly FoundGroup[], notation: StyleName, json: boolean): Promise<void> {
  const width = String(groups[0]?.count ?? '').length;
  for (const { key, count, first } of groups) {
    const [group, position] = [printValue(key, notation), printBoard(first)];
    await writeLine(
      json
        ? JSON.stringify({ group, count, first: position })
        : `${String(count).padStart(width)}  ${group}  (${position})`,
    );
  }
}

function questionOf(texts: readonly string[], options: FindOptions): FindQuestion {
  const { length, groupBy, sort, descending, count } = options;
  const [family, condition, more] = length === undefined ? texts : [undefined, ...texts];
  if (more !== undefined) throw new InputError(`there is one condition; '${more}' is too much`);
  const limit = count ? undefined : options.limit;
  const how = { condition, groupBy, sort, descending, limit };
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

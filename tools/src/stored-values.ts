/**
 * What the long verification does with the values that come with the program (packages/tables/data/results.txt), wherever they are computed
 * again: here (verify-tables.ts) or by a farm (verify-farm-tables.ts). It ends the script at the first difference.
 */
import { readFileSync } from 'node:fs';
import { Arena, type GameId, parseGame } from '@lilypad/games';
import { type Mark, markOf, PAPER, type Result, type Results, readResults } from '@lilypad/tables';
import { boardOf, type Thresholds, valueCost, valueThresholds } from '@lilypad/toads';
import { fail, readOptions, refuse } from './arguments.ts';

/** The most memory for one value, in megabytes. */
export const MOST_MEGABYTES = 2 ** 13;

/** A stored value that is to be computed again. */
interface StoredValue extends Pick<Result, 'position' | 'value'> {
  readonly cost: number;
}

/** What was found of a position: its value, and its thresholds or null where no sweep can find them. */
export interface Found {
  readonly value: string;
  readonly thresholds: readonly number[] | null;
}

/** Thresholds of a board as plain data; they are no larger than the board. */
export const plainThresholds = ({ first, second }: Thresholds): number[] => [...first, ...second].map(Number);

/** The most work for one value that the argument --most allows, in arrangements. */
export function readMost(): number {
  const { values } = readOptions({ options: { most: { type: 'string', default: '30' } } });
  return /^\d+(\.\d+)?$/.test(values.most)
    ? Number(values.most) * 1e6
    : refuse(`Option --most must be a number, not '${values.most}'.`);
}

/** The values that are to be computed again, the cheapest first, and what is to be told of them. */
export class StoredValues {
  readonly all: readonly StoredValue[];
  private readonly done = new Set<number>();
  /** The values before this one are done, and it was told. */
  private told = 0;

  /** Compares all stored values with the paper; those that take no more than so many arrangements of work are to be computed again. */
  constructor(most: number) {
    const results = bundledResults();
    compareWithPaper(results);
    this.all = [...results.values()]
      .map(({ position, value }) => ({ position, value, cost: valueCost(boardOf(position)) }))
      .filter(({ cost }) => cost <= most)
      .sort((a, b) => a.cost - b.cost);
    if (this.all.length === 0) fail('No value takes so little work: nothing was computed again.');
    console.log(`Computing ${this.all.length} of ${results.size} values again.`);
  }

  /** Compares what was found of the position with this number with what is stored. They may come in any order. */
  compare(index: number, found: Found): void {
    compareWithStored(this.all[index], found);
    this.done.add(index);
    for (; this.done.has(this.told); this.told++) this.tell(this.told);
  }

  /** Large values, and every fiftieth. */
  private tell(index: number): void {
    const { position, cost } = this.all[index];
    if (cost > 10e6 || (index + 1) % 50 === 0) console.log(`${index + 1} of ${this.all.length}: ${position}`);
  }

  /** Ends the comparison, which must have been made of all values. */
  end(): void {
    if (this.told < this.all.length) fail(`${this.all[this.told].position} was not computed again.`);
    console.log('All values are as stored.');
  }
}

function compareWithStored({ position, value }: StoredValue, found: Found): void {
  const arena = new Arena();
  const stored = gameOf(arena, value);
  if (gameOf(arena, found.value) !== stored) fail(`${position} is not ${value}: computed again it is ${found.value}.`);
  const { thresholds } = found;
  if (thresholds !== null && thresholds.join() !== plainThresholds(valueThresholds(arena, stored)).join()) {
    fail(`${position} does not compare with integers as ${value} does.`);
  }
}

function gameOf(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  return parsed.ok ? parsed.value : fail(`${text} is no game.`);
}

function bundledResults(): Results {
  const text = readFileSync(new URL(import.meta.resolve('@lilypad/tables/data/results.txt')), 'utf8');
  const read = readResults(text);
  return read.ok ? read.value : fail(`Line ${read.line} is damaged.`);
}

function compareWithPaper(results: Results): void {
  const marks: Record<Mark, number> = { agrees: 0, settles: 0, differs: 0, new: 0 };
  const missing: string[] = [];
  for (const { cells } of PAPER.tables) {
    for (const { position, printed } of cells) {
      const result = results.get(position);
      if (result === undefined) {
        missing.push(position);
        continue;
      }
      const arena = new Arena();
      const mark = markOf(arena, gameOf(arena, result.value), printed);
      marks[mark]++;
      const isErratum =
        position === PAPER.erratum.position && gameOf(arena, result.value) === gameOf(arena, PAPER.erratum.correct);
      if (mark === 'differs' && !isErratum) fail(`${position} is ${result.value}, which the paper does not say.`);
    }
  }
  console.log(`The paper: ${marks.agrees} cells agree, ${marks.settles} bounds settled, ${marks.differs} erratum.`);
  if (missing.length > 0) fail(`Not in the file: ${missing.join(' ')}`);
}

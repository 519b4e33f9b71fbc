/** The mirror image of what a statement says: the board read from the other end, the negative of the game. */
import type { Letter } from '../strategies/pattern/word.ts';
import type { BoardItem, BoardRun, BoardWildcard } from './boards.ts';
import type { StatementRelation } from './statement.ts';

const OTHER: Readonly<Record<Letter, Letter>> = { T: 'F', F: 'T', '.': '.' };

const MIRRORED: Readonly<Record<StatementRelation, StatementRelation>> = {
  '=': '=',
  '||': '||',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '<|': '|>',
  '|>': '<|',
};

export const mirrorRelation = (relation: StatementRelation): StatementRelation => MIRRORED[relation];

/** Runs from the other end, with toads for frogs; wildcards must not occur. */
export const mirrorRuns = (runs: readonly BoardRun[]): BoardRun[] =>
  runs.map((run): BoardRun => ({ ...run, letter: OTHER[run.letter] })).reverse();

export const isRuns = (items: readonly (BoardItem | BoardWildcard)[]): items is BoardRun[] =>
  items.every(({ kind }) => kind === 'run');

/**
 * Known facts about Toads and Frogs: printed tables, families of positions that tables show, computed
 * results.
 *
 * Positions are written with powers, such as `T^5.^4F^3`; values are in plain notation, such as `{3*|5/2||2}`.
 */
export { type Cell, cellCost, cellOf, type KnownCell, UnreadableResult } from './cells/cell.ts';
export {
  familyByBlanks,
  familyByExcess,
  ownFamily,
  PAPER_IDS,
  paperFamily,
  type ReadTableFamily,
  type TableFamily,
  type TableId,
  type TableParameter,
} from './families/table-family.ts';
export { KIND_LABELS, kindOf, type ValueKind } from './printed/kind.ts';
export { MARK_SIGNS, type Mark, markOf } from './printed/mark.ts';
export { PAPER, type PaperCell, type PaperTable, printedAt } from './printed/paper.ts';
export { describePrinted, type Printed, printedText, printedValue } from './printed/printed.ts';
export { type Doubt, doubtOf, type Knowledge } from './results/doubt.ts';
export {
  FORMAT,
  HEADER,
  type Header,
  type Line,
  type Reservation,
  type Result,
  readLine,
  writeLine,
} from './results/record.ts';
export { type ReadResults, type Results, readResults, writeResults } from './results/results.ts';

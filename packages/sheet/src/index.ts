/**
 * The language of worksheets: statements are read, evaluated one after another, and their values printed or shown.
 * docs/language.md describes the language.
 */
export { type Completion, type Completions, complete } from './complete.ts';
export type { Limits } from './evaluate/budget.ts';
export type { Progress } from './evaluate/evaluation.ts';
export type { Answered, Host, HostCase, HostReport } from './evaluate/host.ts';
export type { Found, FoundGroup } from './find/find.ts';
export type { Candidate } from './find/positions.ts';
export { type SlicePosition, slicesOf } from './find/slices.ts';
export { findInPart, joinParts, type PartFinding, type PartGroup, type StripsQuestion } from './find-parts.ts';
export {
  boardsToFind,
  type FindAnswer,
  type FindOptions,
  type FindQuestion,
  type FindResult,
  findPositions,
} from './find-positions.ts';
export { FUNCTIONS, type FunctionHelp, helpOf } from './functions/registry.ts';
export { dependencies, type Outcome, type RunOptions, Sheet, type SheetError, type SheetOptions } from './sheet.ts';
export type { ParsedSheet, Part, SyntaxProblem } from './syntax/parse.ts';
export { printStatement } from './syntax/print.ts';
export type { Token, TokenKind } from './syntax/source.ts';
export type { Note, Place, Statement } from './syntax/tree.ts';
export { printValue } from './values/print.ts';
export { type Corner, type Shown, type ShownField, showValue, type Written } from './values/show.ts';
export { type KindName, kindName, type Value } from './values/value.ts';

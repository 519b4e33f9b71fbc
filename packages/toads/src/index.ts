/** Toads and Frogs: boards, notation, simplification rules and exact values. */
export { type Analysis, analyse, sumValue, type ValuedMove } from './analysis.ts';
export {
  apply,
  type Board,
  count,
  destination,
  EMPTY,
  FROG,
  followers,
  type Move,
  mirror,
  moves,
  type Square,
  sameBoard,
  slice,
  TOAD,
} from './board.ts';
export {
  type MemberOptions,
  type SearchTeam,
  searchTeam,
  TeamMember,
  type TeamProgress,
} from './compare/by-search.ts';
export {
  COMPARE_METHODS,
  type CompareMethod,
  chooseMethod,
  compareByThresholds,
  compareByValue,
  thresholdQuestion,
} from './compare/choose.ts';
export { confirmValue } from './compare/confirm.ts';
export { type Difference, differenceOf, foldKnown, valueCost } from './compare/difference.ts';
export { sumThresholds } from './compare/with-all.ts';
export { type Conjecture, type Evidence, examine } from './conjectures/conjecture.ts';
export { CONJECTURES } from './conjectures/list.ts';
export { type Statement, statementsOf } from './conjectures/statements.ts';
export { Evaluator, type EvaluatorOptions, MemoryLimitError } from './evaluator.ts';
export { explain } from './explain.ts';
export { type Expression, parseExpression } from './expression.ts';
export {
  boardOf,
  MAX_SQUARES,
  type NotationError,
  type ParsedBoard,
  parse,
  print,
  printMove,
  printPowers,
} from './notation.ts';
export { type Lemma, type OneEmptyStep, oneEmptySteps, oneEmptyValue } from './one-empty.ts';
export { describeOneEmptyStep } from './one-empty-text.ts';
export { type RuleStep, type Simplified, simplify } from './reduce.ts';
export { ALL_RULES, NO_RULES, type RuleName, type RuleSwitches } from './rules.ts';
export { ALL_TECHNIQUES, type SearchSwitch, type SearchSwitches } from './search/switches.ts';
export { arrangementCount, type Counts, countsOf, MAX_ARRANGEMENTS } from './solver/arrangements.ts';
export {
  type MoveDocument,
  type PositionDocument,
  positionDocument,
  type RatedMove,
  rateMoves,
} from './solver/document.ts';
export { doMove, generateMoves, primitive } from './solver/game.ts';
export { GameValues } from './solver/game-value.ts';
export { chooseMove, type Random, seededRandom } from './solver/opponent.ts';
export {
  type ParsedPosition,
  type ParsedTurn,
  PIECES,
  type Position,
  type PositionStyle,
  parsePosition,
  parseTurn,
  printGamesCrafters,
  printPosition,
} from './solver/position.ts';
export { type WinLose, winOrLose } from './solver/remoteness.ts';
export { type Solution, Solver, type SolverOptions, solve } from './solver/solver.ts';
export { SolvedVariant, type VariantOptions, type VariantSummary } from './solver/variant.ts';
export { type SweepOptions, sweep, sweepSize } from './sweep.ts';
export { type Family, type ParsedFamily, parseFamily } from './tables/family.ts';
export { kindOf, MARKS, type Mark, markOf, type Printed, VALUE_KINDS, type ValueKind } from './tables/mark.ts';
export { printBoard, printTerms, squaresOf, type Term, termsOf } from './terms.ts';
export { boardThresholds } from './thresholds/board.ts';
export { type RelationRange, relationsToAll, valueFromThresholds, valueThresholds } from './thresholds/thresholds.ts';
export { MAX_TREE_NODES, treeSvg } from './tree-svg.ts';
export { type Method, Valuer, type ValuerOptions } from './valuer.ts';

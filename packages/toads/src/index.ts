/** Toads and Frogs: boards, notation, simplification rules and exact values. */

export {
  afterMove,
  type Board,
  boardWithGaps,
  countSquares,
  EMPTY,
  FROG,
  followers,
  legalMoves,
  type Move,
  mirror,
  type Square,
  TOAD,
} from './board/board.ts';
export { boardsIn, type Expression, parseExpression } from './board/expression.ts';
export {
  type Family,
  type FamilyGroup,
  type FamilyItem,
  type FamilyRun,
  type ParsedFamily,
  parseFamily,
} from './board/family.ts';
export type { Form } from './board/form.ts';
export {
  boardOf,
  type NotationError,
  type ParsedBoard,
  parseBoard,
  printBoard,
  printMove,
  printPower,
  printPowers,
  printSquares,
  printStart,
} from './board/notation.ts';
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
} from './board/position.ts';
export { printTerms, squaresOf, type Term, termsOf } from './board/terms.ts';
export {
  type MemberOptions,
  type SearchTeam,
  searchTeam,
  TeamMember,
  type TeamProgress,
} from './compare/by-search.ts';
export type { CompareMethod } from './compare/choose.ts';
export {
  type CompareOptions,
  type CompareProgress,
  type Comparison,
  type ComparisonWithAll,
  compareSums,
  compareWithAll,
  MethodError,
  type SearchFunction,
  type SearchLimits,
  type SearchResult,
} from './compare/compare.ts';
export { type Difference, differenceOf, valueCost } from './compare/difference.ts';
export {
  anyBoardValue,
  explainAnyBoard,
  type LargeBoardMethod,
  type LargeBoardOptions,
  type LargeBoardValue,
  largeBoardValue,
} from './compare/large-board.ts';
export { winningReplies } from './compare/replies.ts';
export { ALL_TECHNIQUES, type SearchSwitch, type SearchSwitches } from './compare/search/switches.ts';
export { boardThresholds, hasThresholds } from './compare/thresholds/board.ts';
export {
  type RelationRange,
  relationsToAll,
  type Thresholds,
  valueThresholds,
} from './compare/thresholds/thresholds.ts';
export { sumThresholds } from './compare/with-all.ts';
export { MAX_TREE_NODES, treeSvg } from './picture/tree-svg.ts';
export { type Hint, hintFor } from './play/hint.ts';
export { chooseMove, LEVELS, type Level, type Random, seededRandom, sightOf } from './play/opponent.ts';
export {
  type HeatPuzzle,
  type MovePuzzle,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  PuzzleMaker,
} from './play/puzzles.ts';
export { type Rate, type RatedSumMove, type RaterOptions, rater, type SumRating } from './play/rater.ts';
export { type Mistake, mistakesIn } from './play/review.ts';
export { afterSumMove, type SumMove, type SumPosition, sumMoves } from './play/sum-position.ts';
export { ALL_RULES, type RuleName, type RuleSwitches } from './rules/rules.ts';
export { Session, type SessionOptions } from './session.ts';
export { EngineTooNarrow } from './sweep/engine.ts';
export { isLargeSweep } from './sweep/large-sweep.ts';
export { type SweepOptions, sweepSize, sweepStart } from './sweep/sweep.ts';
export { type AnyTask, callToJob, type MapOptions, mapByTeam, type Others, type Task } from './team/map.ts';
export { SharedTexts, textOf, textsBuffer } from './team/shared-texts.ts';
export { ALONE, type Team, type TeamWork } from './team/team.ts';
export { takePart } from './threads/take-part.ts';
export { type Analysis, analyseMoves, sumValue, type ValuedMove } from './value/analysis.ts';
export { BoardSearch } from './value/board-search.ts';
export { Evaluator, type EvaluatorOptions } from './value/evaluator.ts';
export { explainValue } from './value/explain.ts';
export { type FormulaLibrary, isLong, type ProvedValue } from './value/formula-library.ts';
export { GapValues } from './value/gap-values.ts';
export { hasBeenFull, LongSearch, type OpenSearch, SearchHost } from './value/long-search.ts';
export { openStrips, type StripOptions } from './value/open-strips.ts';
export { type SizedPart, stripParts } from './value/strip-parts.ts';
export { type StripTable, stripNumber } from './value/strips.ts';
export type { StripPart } from './value/strips-engine.ts';
export { type PositionsJob, valuePositions } from './value/value-positions.ts';
export { type ValueMethod, Valuer, type ValuerOptions } from './value/valuer.ts';
export { type Block, type SolvedBlock, solveInBlocks, type TableStorage } from './winning/blocks.ts';
export { BoardNumbers, boardCount, type Counts, countsOf } from './winning/board-numbers.ts';
export {
  type MoveDocument,
  outcomeDocument,
  type PositionDocument,
  positionDocument,
  type RatedMove,
  rateMoves,
} from './winning/document.ts';
export { doMove, generateMoves, primitive } from './winning/game.ts';
export { GameValues, hasGameValue } from './winning/game-value.ts';
export { type JudgedMove, type Judgement, type JudgeOptions, judgeMoves } from './winning/judge.ts';
export type { RemotenessTable, RemotenessTables } from './winning/pass.ts';
export { type RemotenessSource, type WinLose, winOrLose } from './winning/remoteness.ts';
export { PositionTooLarge, type Solution, Solver, type SolverOptions, solve } from './winning/solver.ts';
export { EMPTY_TALLY, joinTallies, type SideTally, type Tally } from './winning/tally.ts';
export {
  MAX_BOARDS_IN_MEMORY,
  mostMoves,
  SolvedVariant,
  solveVariant,
  summaryOf,
  type VariantOptions,
  type VariantSummary,
} from './winning/variant.ts';

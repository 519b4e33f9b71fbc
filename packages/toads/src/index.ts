/** Toads and Frogs: boards, notation, simplification rules and exact values. */
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
export { Evaluator, type EvaluatorOptions, MemoryLimitError } from './evaluator.ts';
export { boardOf, MAX_SQUARES, type NotationError, type ParsedBoard, parse, print, printPowers } from './notation.ts';
export { type Lemma, type OneEmptyStep, oneEmptySteps, oneEmptyValue } from './one-empty.ts';
export { describeOneEmptyStep } from './one-empty-text.ts';
export { type RuleStep, type Simplified, simplify } from './reduce.ts';
export { ALL_RULES, NO_RULES, type RuleName, type RuleSwitches } from './rules.ts';

/** Short partizan games under normal play: exact values, order, arithmetic, theory and notation. */
export { Arena } from './core/arena.ts';
export type { ArenaCounts, ArenaOptions } from './core/arena-options.ts';
export { Dyadic } from './core/dyadic.ts';
export { fold } from './core/fold.ts';
export type { GameId } from './core/game-id.ts';
export { GameLimitError, StorageLimitError } from './core/limits.ts';
export type { Nus } from './core/nus.ts';
export type { Relation } from './core/order.ts';
export { LEFT, opposite, RIGHT, SIDES, type Side } from './core/side.ts';
export { evaluate, parseGame } from './notation/evaluate.ts';
export { type FormatOptions, formatGame, GameFormatter } from './notation/format.ts';
export { FUNCTION_NAMES } from './notation/functions.ts';
export { sortGames } from './notation/option-order.ts';
export { type AtomReader, type AtomReading, type ParseOptions, parseSyntax } from './notation/parse.ts';
export { formatParseError, type Parsed, type ParseError, quoteAt } from './notation/parse-error.ts';
export { readLatex } from './notation/read-latex.ts';
export { type Bars, joinSlashes } from './notation/slashes.ts';
export type { StyleName } from './notation/style.ts';
export type { Braces, Syntax } from './notation/syntax.ts';
export { thermographSvg } from './picture/thermograph-svg.ts';
export { escapeXml } from './picture/xml.ts';
export { atomicWeight, isAtomic } from './theory/atomic-weight.ts';
export { birthday } from './theory/birthday.ts';
export { companion } from './theory/companion.ts';
export { conwayProduct } from './theory/conway-product.ts';
export { compareCopies } from './theory/copies.ts';
export { followerCount } from './theory/follower-count.ts';
export { freeze } from './theory/freeze.ts';
export { cool, heat, overheat } from './theory/heat.ts';
export { allIncentives, incentives } from './theory/incentives.ts';
export { misereOutcome } from './theory/misere-outcome.ts';
export { multiple } from './theory/multiple.ts';
export { nimProduct } from './theory/nim-product.ts';
export { nortonProduct } from './theory/norton.ts';
export { isNumberTiny } from './theory/number-tiny.ts';
export { ordinalSum } from './theory/ordinal-sum.ts';
export { type Outcome, outcome } from './theory/outcome.ts';
export { isEven, isEvenTempered, isOdd, isOddTempered } from './theory/parity.ts';
export {
  isAllSmall,
  isInfinitesimal,
  isInteger,
  isNimber,
  isNumber,
  isNumberish,
  isOrdinal,
  isZero,
} from './theory/predicates.ts';
export { reducedCanonicalForm } from './theory/reduced.ts';
export { remoteStar } from './theory/remote-star.ts';
export { type Simplification, type SimplificationStep, simplificationOf } from './theory/simplification.ts';
export { stopCount } from './theory/stop-count.ts';
export { mean, temperature } from './theory/temperature.ts';
export { formatThermograph, type Thermograph, thermograph } from './theory/thermograph.ts';
export { type Corner, type Piece, type Slope, Trajectory } from './theory/trajectory.ts';
export { isUptimal, upPower, upSum, uptimal, uptimalExpansion } from './theory/uptimal.ts';
export { type Run, UptimalExpansion } from './theory/uptimal-expansion.ts';
export { mixedNumber } from './words/amount.ts';
export { type PlainWords, plainWords } from './words/plain-words.ts';

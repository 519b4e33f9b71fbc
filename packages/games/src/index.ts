/** Short partizan games under normal play: exact values, order, arithmetic, theory and notation. */
export { Arena, type ArenaCounts, type ArenaOptions, type Nus, type Relation } from './arena.ts';
export { Dyadic } from './dyadic.ts';
export { fold } from './fold.ts';
export { GameLimitError, MAX_NIMBER, MAX_UPS } from './limits.ts';
export { evaluate, parseGame } from './notation/evaluate.ts';
export { formatGame } from './notation/format.ts';
export { type AtomReading, parseSyntax } from './notation/parse.ts';
export { formatParseError, type Parsed, type ParseError } from './notation/parse-error.ts';
export type { StyleName } from './notation/style.ts';
export type { Syntax } from './notation/syntax.ts';
export { LEFT, opposite, RIGHT, SIDES, type Side } from './side.ts';
export type { GameId } from './store.ts';
export { escapeXml } from './xml.ts';

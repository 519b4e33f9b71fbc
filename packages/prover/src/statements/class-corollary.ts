/**
 * A part of a statement as a corollary of a certificate about a class of positions. Statements with one game become one
 * corollary; those with several, or with a property, need the formula of the family: the certificate must prove the
 * formula, and every value of it must be as the statement says.
 */
import { Arena } from '@lilypad/games';
import type { CertificateCorollary, JsonTree } from '../claim/write.ts';
import { type Placement, placeRuns } from '../classes/placement.ts';
import { putBoard, writtenOut } from './boards.ts';
import { parseStatementGame, statementGameAt } from './games.ts';
import { hasProperty } from './instances.ts';
import { isRuns, mirrorRelation } from './mirror.ts';
import type { Part } from './parts.ts';
import type { Says, Statement } from './statement.ts';
import { linearStarOf, linearText, writtenGame } from './written-game.ts';

/** Where a part of a statement lies. */
export interface PlacedPart {
  readonly placement: Placement;
  /** The free parameters. */
  readonly parameters: readonly string[];
}

/** The class of a part; a sentence without its full stop if it has none. */
export function placePart({ board }: Pick<Statement, 'board'>, part: Part): PlacedPart | string {
  const runs = writtenOut(putBoard(board, part));
  if (runs === null) return 'A class has powers of single squares, and brackets here have a parameter as power';
  if (!isRuns(runs)) return 'A class has no wildcards';
  const placement = placeRuns(runs);
  return typeof placement === 'string' ? placement : { placement, parameters: freeParameters(part) };
}

/** The parameters that the forms of a part have. */
export const freeParameters = (part: Part): string[] => [
  ...new Set([...part.values()].flatMap(({ terms }) => [...terms.keys()])),
];

/** The corollary without its formula. */
function headOf({ placement, parameters }: PlacedPart): Omit<CertificateCorollary, 'formula'> {
  const { word, gaps } = placement;
  return { name: 'statement', word, parameters, gaps: gaps.map(linearText) };
}

/** A statement with one game as a corollary; null if certificates cannot say it. */
export function gameCorollary(says: Says, part: Part, placed: PlacedPart): CertificateCorollary | null {
  if (says.kind === 'is' || says.games.length > 1) return null;
  const { mirrored } = placed.placement;
  const value = writtenGame(says.games[0].game, part, mirrored);
  if (value === null) return null;
  const relation = mirrored ? mirrorRelation(says.relation) : says.relation;
  return { ...headOf(placed), ...(relation === '=' ? {} : { relation }), formula: { value } };
}

/** The values of the family of a part, in cases that cover it. */
export type FamilyCases = readonly { readonly where: string; readonly value: string }[];

const LARGEST_TREE = 4000;

/** What a certificate must prove if the family has these values; null if that would be too long. */
export function formulaCorollary(placed: PlacedPart, cases: FamilyCases): CertificateCorollary | null {
  const size = cases.reduce((product, { where }) => product * Math.max(1, conditionsOf(where).length), 1);
  if (cases.length === 0 || size > LARGEST_TREE) return null;
  return { ...headOf(placed), formula: treeOf(cases) };
}

function treeOf([first, ...rest]: FamilyCases): JsonTree<{ readonly value: string }> {
  const value = { value: first.value };
  if (rest.length === 0) return value;
  const others = treeOf(rest);
  return conditionsOf(first.where).reduceRight<JsonTree<{ readonly value: string }>>(
    // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
    (inner, condition) => ({ if: condition, then: inner, else: others }),
    value,
  );
}

/** Conditions such as "0 <= a <= 3 and b = 1 (mod 2)" one by one, each with one comparison. */
function conditionsOf(where: string): string[] {
  if (where === 'always') return [];
  return where.split(' and ').flatMap((condition) => {
    const chain = condition.split(/ (<=|>=|<|>) /);
    if (chain.length <= 3) return [condition];
    return chain.flatMap((link, i) => (i % 2 === 1 ? [`${chain[i - 1]} ${link} ${chain[i + 1]}`] : []));
  });
}

/** Is every value of a formula as the statement says; if `mirrored`, of the mirror image? */
export const valuesAgree = (says: Says, cases: FamilyCases, part: Part, mirrored: boolean): boolean =>
  cases.every(({ value }) => valueAgrees(says, value, part, mirrored));

function valueAgrees(says: Says, value: string, part: Part, mirrored: boolean): boolean {
  const parsed = parseStatementGame(value);
  if (!parsed.ok) return false;
  const simple = linearStarOf(parsed.value, new Map());
  const isConstant = simple === null ? !/[A-Za-uw-z]/.test(value) : simple.linear.terms.size === 0;
  if (says.kind === 'is' && !isConstant) {
    const coefficients = simple === null ? [] : [simple.linear.constant, ...simple.linear.terms.values()];
    const isNumber = simple !== null && !simple.star && says.property !== 'infinitesimal';
    return isNumber && (says.property === 'number' || coefficients.every((x) => x.isInteger()));
  }
  if (says.kind === 'is') {
    const arena = new Arena();
    const game = statementGameAt(arena, parsed.value, {}, () => arena.zero);
    return hasProperty(arena, game, says.property);
  }
  const written = writtenGame(parsed.value, new Map());
  return written !== null && says.games.some(({ game }) => writtenGame(game, part, mirrored) === written);
}

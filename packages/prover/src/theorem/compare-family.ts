/**
 * How a family of positions compares with a game, for all parameters: in cases, each of which is a statement that certificates of the
 * library prove. The cases come from the proved formula of the class of the family; where there is none, from what
 * small boards have in common.
 */
import type { ParseError, Relation } from '@lilypad/games';
import { parseFamily } from '@lilypad/toads';
import { placeFamily } from '../classes/placement.ts';
import { whereText } from '../formula/rows.ts';
import { Space } from '../region/affine.ts';
import { readConditions, regionsOf } from '../region/conditions.ts';
import { notNegative } from '../region/constraint.ts';
import { Region } from '../region/region.ts';
import { parseStatement, type Statement } from '../statements/statement.ts';
import { type Leaf, mergedCases } from '../symbolic/cases.ts';
import { compareSymbolic } from '../symbolic/simplify.ts';
import { corollaryOf } from '../values/corollary.ts';
import { trialOf } from './counterexample.ts';
import { creditsOf } from './credit.ts';
import type { ProofLibrary } from './part-proof.ts';

/** A region of the parameters and the relation that holds there. */
export interface ComparedCase {
  /** Conditions on the parameters, "always" if there are none. */
  readonly where: string;
  readonly relation: Relation;
  /** The certificates that prove it together. */
  readonly certificates: readonly string[];
}

/** How a family compares with a game: in cases, or why that is not known. */
export type FamilyComparison =
  | { readonly kind: 'cases'; readonly cases: readonly ComparedCase[] }
  /** `text` is the one that is wrong. */
  | { readonly kind: 'misread'; readonly text: string; readonly error: ParseError }
  /** No proof: why, in a sentence without its full stop. */
  | { readonly kind: 'open'; readonly message: string };

const RELATIONS: readonly Relation[] = ['=', '<', '>', '||'];

/**
 * Compares a family with a game, where conditions hold.
 *
 * @param where - conditions on the parameters, such as "a >= 2"; empty for none
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const library = new ProofLibrary({ names: () => ['A11'], text: (name) => (name === 'A11' ? text : null) });
 * const compared = compareFamily('T^a.TF', '1', 'a >= 1', library);
 * const found = compared.kind === 'cases' ? compared.cases : [];
 * found.map(({ relation, where }) => `${relation} where ${where}`); // => [ '|| where a >= 2', '< where a = 1' ]
 * ```
 */
export function compareFamily(family: string, game: string, where: string, library: ProofLibrary): FamilyComparison {
  const conditions = where.trim() === '' ? '' : ` for ${where}`;
  const read = parseStatement(`${family} = ${game}${conditions}`);
  if (!read.ok) return misread(read.error, family, game, where);
  const { parameters } = read.value;
  const cases = formulaCases(family, game, { where, parameters }, library) ?? commonCase(family, game, conditions);
  if (cases === null) return { kind: 'open', message: NO_COMMON_RELATION };
  const proved: ComparedCase[] = [];
  for (const one of cases) {
    const credits = creditsOf(statementOf(family, game, one), library, false);
    if (!credits.isWhole) return { kind: 'open', message: `No certificate says that ${sentence(family, game, one)}` };
    proved.push({ ...one, certificates: credits.credits[0].certificates });
  }
  return { kind: 'cases', cases: proved };
}

const NO_COMMON_RELATION =
  'The library has no formula for this family, and its small boards do not all compare alike; conditions may help';

type Case = Pick<ComparedCase, 'where' | 'relation'>;

/** Columns of the statement as columns of the part that they are in. */
function misread({ message, column }: ParseError, family: string, game: string, where: string): FamilyComparison {
  const starts = [
    { text: family, start: 0 },
    { text: game, start: [...family].length + 3 },
    { text: where, start: [...family].length + [...game].length + 8 },
  ];
  const { text, start } = starts.findLast((one) => column > one.start) ?? starts[0];
  return { kind: 'misread', text, error: { message, column: Math.min(column - start, [...text].length + 1) } };
}

/** By the formula of the class of the family; null if there is none, or the game is not one that it compares with. */
function formulaCases(
  family: string,
  game: string,
  { where, parameters }: { readonly where: string; readonly parameters: readonly string[] },
  { theorems }: ProofLibrary,
): Case[] | null {
  const parsed = parseFamily(family);
  const placement = parsed.ok ? placeFamily(parsed.value) : '';
  if (!parsed.ok || typeof placement === 'string') return null;
  const claim = theorems.about(placement.positions.name)?.claim;
  if (claim?.kind !== 'value') return null;
  const domain = [where, ...parameters.map((name) => `${name} >= 0`)].filter((text) => text.trim() !== '');
  const cases: Case[] = [];
  for (const one of corollaryOf(claim, parsed.value, placement)) {
    const conditions = [...domain, ...(one.where === 'always' ? [] : [one.where])];
    const compared = compareSymbolic(one.value, game, conditions.join(' and '));
    // A region without points is an error there, and nothing here.
    if (!compared.ok && /region is empty|No integers satisfy/.test(compared.error.message)) continue;
    if (!compared.ok) return null;
    cases.push(...compared.cases);
  }
  const [first, ...others] = cases;
  if (first === undefined) return null;
  // One relation everywhere is one case.
  if (others.every(({ relation }) => relation === first.relation)) {
    return [{ where: where.trim() === '' ? 'always' : where, relation: first.relation }];
  }
  return joined(cases, parameters);
}

/** The cases with neighbours of one relation joined, where they are one region together. */
function joined(cases: readonly Case[], parameters: readonly string[]): Case[] {
  const space = new Space([...parameters].sort());
  const leaves = cases.flatMap(({ where, relation }): Leaf<Relation>[] =>
    regionsOf(space, where, readConditions(where)).map((region) => ({ region, value: relation })),
  );
  const domain = new Region(space, notNegative(space));
  return mergedCases(leaves, (_, relation, other) => relation === other).map(({ where, value }) => ({
    where: plain(whereText(domain, where)),
    relation: value,
  }));
}

/** Without conditions that always hold. */
function plain(where: string): string {
  const kept = where.split(' and ').filter((condition) => !/^[A-Za-z]\d* >= 0$/.test(condition));
  return kept.length === 0 ? 'always' : kept.join(' and ');
}

/** The relation that all small boards have; null if there is none. */
function commonCase(family: string, game: string, conditions: string): Case[] | null {
  const where = conditions === '' ? 'always' : conditions.replace(/^ for /, '');
  const relation = RELATIONS.find((one) => {
    return trialOf(statementOf(family, game, { where, relation: one })).counterexample === null;
  });
  return relation === undefined ? null : [{ where, relation }];
}

const sentence = (family: string, game: string, { where, relation }: Case): string =>
  `${family} ${relation} ${game}${where === 'always' ? '' : ` for ${where}`}`;

function statementOf(family: string, game: string, one: Case): Statement {
  const parsed = parseStatement(sentence(family, game, one));
  if (parsed.ok) return parsed.value;
  throw new TypeError(`${sentence(family, game, one)}: ${parsed.error.message}`);
}

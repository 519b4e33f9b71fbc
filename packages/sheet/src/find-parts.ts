/**
 * A search through all strips of a length in parts, for several machines (packages/toads/src/value/strip-parts.ts). What is
 * found in a part is plain data. A search through what was found in all parts gives what a search through all strips gives: the
 * first of all are among the first of each part, and the greatest of all among the greatest of each.
 */
import { GameLimitError } from '@lilypad/games';
import { boardOf, printSquares, type StripPart, stripNumber } from '@lilypad/toads';
import type { FoundGroup } from './find/find.ts';
import type { Candidate } from './find/positions.ts';
import { type FindOptions, type FindQuestion, type FindResult, findPositions } from './find-positions.ts';
import type { Sheet } from './sheet.ts';
import { printValue } from './values/print.ts';
import type { Value } from './values/value.ts';

/** A question about all strips of a length. */
export interface StripsQuestion extends Omit<FindQuestion, 'family' | 'ranges' | 'part'> {
  /** All strips of so many squares. */
  readonly length: number;
  /** Whether only the number of positions is wanted. */
  readonly countOnly: boolean;
}

/** What was found in a part. */
export interface PartFinding {
  /** How many positions. */
  readonly count: number;
  /** The positions; null if there are groups, or only the number is wanted and there are many. */
  readonly found: readonly Candidate[] | null;
  /** The groups; null if none were asked for. */
  readonly groups: readonly PartGroup[] | null;
}

/** Positions of a part that agree in what they are grouped by. */
export interface PartGroup {
  /** What they agree in, in plain notation. */
  readonly key: string;
  /** How many positions. */
  readonly count: number;
  /** The first of them. */
  readonly first: Candidate;
}

/** What is found in a part names at most so many positions or groups. */
const MOST = 10_000;

/**
 * Looks through a part of the strips.
 *
 * @returns null if there are too many positions or groups to be named, or there is an error, which a search through all
 * strips will show
 * @throws GameLimitError - if the memory is not enough
 * @example
 * ```ts
 * const question = { length: 3, condition: 'value = *', countOnly: false };
 * const finding = await findInPart(new Sheet(), question, { blanks: 1, toads: [1, 1] });
 * finding?.found?.map(({ position }) => position); // => [ 'T.F' ]
 * ```
 */
export async function findInPart(
  sheet: Sheet,
  { countOnly, ...question }: StripsQuestion,
  part: StripPart,
  options: Omit<FindOptions, 'onFound'> = {},
): Promise<PartFinding | null> {
  const found: Candidate[] = [];
  // Groups of one part are not yet those of all.
  const most = countOnly || question.groupBy !== undefined ? undefined : MOST + 1;
  const limit = most === undefined ? undefined : Math.min(most, question.limit ?? most);
  const result = await findPositions(
    sheet,
    { ...question, part, limit },
    {
      ...options,
      onFound: (some) => {
        if (found.length <= MOST) found.push(...some.map(({ board, value }) => candidate(printSquares(board), value)));
      },
    },
  );
  if (!result.ok) {
    if (result.error.kind === 'limit') throw new GameLimitError(result.error.message);
    return null;
  }
  const { count, groups } = result.value;
  if (groups !== null) return groups.length > MOST ? null : { count, found: null, groups: groups.map(plainGroup) };
  if (found.length <= MOST) return { count, found, groups: null };
  return countOnly ? { count, found: null, groups: null } : null;
}

const candidate = (position: string, value: Value): Candidate => ({ position, value: printValue(value, 'plain') });

const plainGroup = ({ key, count, first, value }: FoundGroup): PartGroup => ({
  key: printValue(key, 'plain', true),
  count,
  first: candidate(printSquares(first), value),
});

/**
 * What a search through all strips finds, from what was found in all parts.
 *
 * @returns null if all strips must be searched, because a part could not say what it has found
 * @example
 * ```ts
 * const question = { length: 3, condition: 'G = max', countOnly: false };
 * const parts = [0, 1, 2, 3].map((blanks) => findInPart(new Sheet(), question, { blanks, toads: [0, 3] }));
 * const result = await joinParts(new Sheet(), question, await Promise.all(parts));
 * result?.ok && result.value.count; // => 2
 * ```
 */
export async function joinParts(
  sheet: Sheet,
  { countOnly, ...question }: StripsQuestion,
  parts: readonly (PartFinding | null)[],
  options: FindOptions = {},
): Promise<FindResult | null> {
  const findings = parts.filter((one) => one !== null);
  if (findings.length < parts.length) return null;
  if (question.groupBy !== undefined) return joinGroups(sheet, question, findings, options);
  const lists = findings.flatMap(({ found }) => (found === null ? [] : [found]));
  if (lists.length === findings.length) {
    return findPositions(sheet, question, { ...options, candidates: inOrder(lists.flat()) });
  }
  // Numbers can be added where what is found in one part does not depend on the others.
  if (!countOnly || comparesAll(question)) return null;
  return { ok: true, value: { count: total(findings), groups: null } };
}

/** Whether the condition compares a position with all others. */
const comparesAll = ({ condition = '' }: Pick<FindQuestion, 'condition'>): boolean => /\b(max|min)\b/.test(condition);

async function joinGroups(
  sheet: Sheet,
  { length, groupBy, condition, limit }: Omit<StripsQuestion, 'countOnly'>,
  findings: readonly PartFinding[],
  options: FindOptions,
): Promise<FindResult | null> {
  if (comparesAll({ condition })) return null;
  const joined = new Map<string, PartGroup>();
  for (const { key, count, first } of findings.flatMap(({ groups }) => groups ?? [])) {
    const known = joined.get(key) ?? { key, count: 0, first };
    joined.set(key, { key, count: known.count + count, first: inOrder([known.first, first])[0] as Candidate });
  }
  const groups = [...joined.values()]
    .sort((a, b) => b.count - a.count || numberOf(a.first) - numberOf(b.first))
    .slice(0, limit);
  // The keys as values: those of the first positions.
  const candidates = inOrder(groups.map(({ first }) => first));
  const named = await findPositions(sheet, { length, groupBy }, { ...options, candidates });
  if (!named.ok) return named;
  const found = new Map((named.value.groups ?? []).map((group) => [printSquares(group.first), group]));
  return {
    ok: true,
    value: {
      count: total(findings),
      groups: groups.flatMap(({ count, first }) => {
        const group = found.get(first.position);
        return group === undefined ? [] : [{ ...group, count }];
      }),
    },
  };
}

const total = (findings: readonly PartFinding[]): number => findings.reduce((sum, { count }) => sum + count, 0);

const numberOf = ({ position }: Candidate): number => stripNumber(boardOf(position));

function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .map((one) => ({ one, number: numberOf(one) }))
    .sort((a, b) => a.number - b.number)
    .map(({ one }) => one);
}

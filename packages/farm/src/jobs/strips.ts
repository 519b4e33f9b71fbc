/** Jobs of `lilypad find --length`: what is found in a part of all strips of a length. */
import { Arena, formatGame, parseGame } from '@lilypad/games';
import type { PartFinding, PartGroup, StripsQuestion } from '@lilypad/sheet';
import { boardOf, countSquares, EMPTY, stripParts, TOAD } from '@lilypad/toads';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { count, list, record, text, unreadable } from './read.ts';

/** A question about strips as plain data, and the part that is asked. */
interface PartQuestion {
  readonly length: number;
  readonly blanks: number;
  readonly toads: readonly [number, number];
  readonly condition: string | null;
  readonly groupBy: string | null;
  readonly sort: string | null;
  readonly descending: boolean;
  readonly limit: number | null;
  readonly countOnly: boolean;
}

/** Null where the part cannot say what it has found (packages/sheet/src/find-parts.ts). */
type PartAnswer = { readonly finding: PartFinding | null };

type Candidate = PartGroup['first'];

/** The longest strips whose table fits into the engine's memory. */
const LONGEST = 18;
/** Conditions are evaluated once for each value; there may be many values. */
const STEPS = 1e12;

export const STRIPS: JobKind<PartQuestion, PartAnswer> = {
  name: 'strips',
  title: ({ length, blanks, toads }) =>
    `strips of length ${length} with ${blanks} blanks and ${toads.join(' to ')} toads`,

  readQuestion(data) {
    const asked = record(data, 'a question');
    const [least, most] = list(asked.toads, 'a question').map((one) => count(one, 'a question'));
    const length = count(asked.length, 'a question');
    if (length > LONGEST || most === undefined) return unreadable('a question');
    const optional = (one: unknown): string | null => (one === null ? null : text(one, 'a question'));
    return {
      length,
      blanks: count(asked.blanks, 'a question'),
      toads: [least as number, most],
      condition: optional(asked.condition),
      groupBy: optional(asked.groupBy),
      sort: optional(asked.sort),
      descending: asked.descending === true,
      limit: asked.limit === null ? null : count(asked.limit, 'a question'),
      countOnly: asked.countOnly === true,
    };
  },

  readAnswer(data, asked) {
    const { finding } = record(data, 'what was found');
    return { finding: finding === null ? null : findingIn(finding, asked) };
  },

  run: lookThrough,
};

function findingIn(data: unknown, asked: PartQuestion): PartFinding {
  const { count: number, found, groups } = record(data, 'what was found');
  const arena = new Arena();
  const finding: PartFinding = {
    count: count(number, 'what was found'),
    found: found === null ? null : list(found, 'positions').map((one) => candidateIn(arena, one, asked)),
    groups:
      groups === null
        ? null
        : list(groups, 'groups').map((one) => {
            const group = record(one, 'a group');
            return {
              key: text(group.key, 'a group'),
              count: count(group.count, 'a group'),
              first: candidateIn(arena, group.first, asked),
            };
          }),
  };
  return agrees(finding, asked) ? finding : unreadable('what was found');
}

/** Whether the numbers of a finding agree with what it names, and with the number of strips. */
function agrees({ count: all, found, groups }: PartFinding, { groupBy, countOnly, ...asked }: PartQuestion): boolean {
  const { strips = Number.POSITIVE_INFINITY } =
    stripParts(asked.length).find(
      ({ part: { blanks, toads } }) => `${blanks} ${toads}` === `${asked.blanks} ${asked.toads}`,
    ) ?? {};
  if (all > strips || (groups === null) !== (groupBy === null)) return false;
  if (groups !== null) {
    const total = groups.reduce((sum, group) => sum + group.count, 0);
    return (
      total === all &&
      areDifferent(groups.map(({ key }) => key)) &&
      areDifferent(groups.map(({ first }) => first.position))
    );
  }
  if (found === null) return countOnly;
  return found.length === all && areDifferent(found.map(({ position }) => position));
}

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** A position of the part, with a value that is a game in canonical form. */
function candidateIn(arena: Arena, data: unknown, asked: PartQuestion): Candidate {
  const { position, value } = record(data, 'a position');
  const candidate = { position: text(position, 'a position'), value: text(value, 'a value') };
  if (!/^[TF.]+$/.test(candidate.position)) return unreadable('a position');
  const board = boardOf(candidate.position);
  const toads = countSquares(board, TOAD);
  const isOfPart = countSquares(board, EMPTY) === asked.blanks && asked.toads[0] <= toads && toads <= asked.toads[1];
  if (board.length !== asked.length || !isOfPart) return unreadable('a position');
  const game = parseGame(arena, candidate.value);
  return game.ok && formatGame(arena, game.value) === candidate.value ? candidate : unreadable('a value');
}

async function lookThrough(asked: PartQuestion, context: JobContext): Promise<JobOutcome<PartAnswer>> {
  const { blanks, toads, condition, groupBy, sort, limit, ...rest } = asked;
  const question: StripsQuestion = {
    ...rest,
    condition: condition ?? undefined,
    groupBy: groupBy ?? undefined,
    sort: sort ?? undefined,
    limit: limit ?? undefined,
  };
  // Loaded when it is needed: other jobs do without.
  const { findInPart, Sheet } = await import('@lilypad/sheet');
  const sheet = new Sheet({ maxBytes: context.maxBytes, limits: { steps: STEPS } });
  const finding = await findInPart(
    sheet,
    question,
    { blanks, toads },
    {
      onProgress: ({ done, total = 0 }) => context.onProgress(total === 0 ? 0 : done / total),
    },
  );
  return { answer: { finding }, details: {} };
}

const MEGABYTE = 2 ** 20;
/** What values and conditions need besides the table, in megabytes. */
const BESIDES = 100;

/**
 * The jobs that look through all strips of a length, part by part; null if the strips are too long.
 *
 * @param mostMemory - the most memory that a job may take, in megabytes
 * @example
 * ```ts
 * stripsJobs({ length: 4, condition: 'value = *', countOnly: false }, 1024)?.length; // => 5
 * ```
 */
export function stripsJobs(question: StripsQuestion, mostMemory: number): JobRequest[] | null {
  const {
    length,
    condition = null,
    groupBy = null,
    sort = null,
    descending = false,
    limit = null,
    countOnly,
  } = question;
  if (length > LONGEST) return null;
  return stripParts(length).map(({ part: { blanks, toads }, strips }) => ({
    kind: STRIPS.name,
    question: { length, blanks, toads, condition, groupBy, sort, descending, limit, countOnly } satisfies PartQuestion,
    cost: strips,
    memory: Math.min((4 * 3 ** length) / MEGABYTE + BESIDES, mostMemory),
    mostMemory,
  }));
}

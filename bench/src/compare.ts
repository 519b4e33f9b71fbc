/** Measurements of comparisons: thresholds, and the search with each of its techniques switched off in turn. */
import { Arena } from '@lilypad/games';
import {
  ALL_TECHNIQUES,
  boardOf,
  type Difference,
  differenceOf,
  Evaluator,
  type MemberOptions,
  relationsToAll,
  type SearchSwitch,
  searchTeam,
  sumThresholds,
  TeamMember,
  type Term,
  Valuer,
} from '@lilypad/toads';
import { type Case, type Counts, processorMilliseconds } from './measure.ts';

const TABLE_BYTES = 2 ** 30;

/** The sum of some boards, minus n, with or without a star. */
function sum(arena: Arena, boards: readonly string[], n: number, star: boolean): Difference {
  const terms = boards.map((text): Term => ({ kind: 'board', negative: false, board: boardOf(text) }));
  const game = arena.shift(star ? arena.star : arena.zero, n);
  return differenceOf(arena, terms, [{ kind: 'game', negative: false, game }]);
}

/** A board against all n and n*. */
function thresholds(board: string): Counts {
  const arena = new Arena();
  const begin = processorMilliseconds();
  let words = 0;
  const found = sumThresholds(arena, sum(arena, [board], 0, false), new Valuer(arena), 'thresholds', {
    onProgress: (done) => {
      words = done;
    },
  });
  const nanoseconds = (1e6 * (processorMilliseconds() - begin)) / words;
  const ranges = found === null ? [] : relationsToAll(found, 0);
  const answer = ranges.map(({ relation, from, to }) => `${relation} ${from ?? ''}..${to ?? ''}`).join(', ');
  return { words, nanosecondsPerWord: nanoseconds, answer };
}

/** Boards against n or n* by search, on one thread. */
function search(boards: readonly string[], n: number, star: boolean, options: MemberOptions = {}): Counts {
  const arena = new Arena();
  const difference = sum(arena, boards, n, star);
  const begin = processorMilliseconds();
  const team = searchTeam(difference, 1, TABLE_BYTES);
  const member = new TeamMember(arena, new Evaluator(arena), difference, team, 0, options);
  const answer = member.relation(difference);
  const { nodes, fill } = member.progress();
  return {
    nodes,
    nodesPerSecond: Math.round((1000 * nodes) / (processorMilliseconds() - begin)),
    tableFill: fill,
    answer,
  };
}

/** Without a table only a small position ends in reasonable time. */
const TRIAL = 'compare: search of T^5.^7F^5 and *';
const SMALL_TRIAL = 'compare: search of T^4.^4F^4 and 0';

export const compareCases: Record<string, Case> = {
  ...Object.fromEntries(
    ['T^5.^7F^5', 'T^7.^7F^6', 'T^8.^8F^7'].map((board): [string, Case] => [
      `compare: thresholds of ${board}`,
      { run: () => thresholds(board) },
    ]),
  ),
  'compare: search of T^3.^4F^3 + T^3.^6F^3 and 0': { run: () => search(['T^3.^4F^3', 'T^3.^6F^3'], 0, false) },
  'compare: search of T^7.^7F^6 and 2': { run: () => search(['T^7.^7F^6'], 2, false) },
  'compare: search of T^7.^7F^6 and 3': { run: () => search(['T^7.^7F^6'], 3, false) },
  [TRIAL]: { run: () => search(['T^5.^7F^5'], 0, true) },
  [SMALL_TRIAL]: { run: () => search(['T^4.^4F^4'], 0, false) },
  ...Object.fromEntries(
    (Object.keys(ALL_TECHNIQUES) as SearchSwitch[]).map((technique): [string, Case] => {
      const base = technique === 'table' ? SMALL_TRIAL : TRIAL;
      const switches = { [technique]: false };
      const run = (): Counts =>
        base === TRIAL ? search(['T^5.^7F^5'], 0, true, { switches }) : search(['T^4.^4F^4'], 0, false, { switches });
      return [`${base} without ${technique}`, { run, base }];
    }),
  ),
};

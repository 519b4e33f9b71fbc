/**
 * The recurrences of outcomes by a team of threads: the work on a word is a job, which needs nothing but what is claimed of the words that
 * its moves lead to. A job is plain data and is done in a space of its own, by one thread too, so its result does not depend on
 * what was asked before.
 */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { classOf } from '../values/word-tasks.ts';
import type { Predicate, Relation, Rival } from './claim.ts';
import type { Question } from './outcomes.ts';
import { type PlainPredicate, plainPredicate, predicateFrom } from './predicate.ts';
import { checkRecurrences, type OutcomeResult } from './recurrence.ts';
import type { Standings } from './standing.ts';

/** What is claimed of a word. */
type PlainStandings = Readonly<Record<Rival, Readonly<Record<Relation, PlainPredicate>>>>;

interface CheckJob {
  /** The class, such as B22. */
  readonly name: string;
  readonly word: string;
  /** By word; all jobs have the same. */
  readonly standings: ReadonlyMap<string, PlainStandings>;
}

export interface CheckOptions {
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Called before a word that this thread looks at, with the number of words that are done, and the obligations that were checked here. */
  readonly onWord?: (word: string, wordsDone: number, obligations: number) => void;
}

/** A job is to check the recurrences of a word. */
export const CHECK_STANDINGS: Task<CheckJob, OutcomeResult> = {
  name: 'check standings',
  run({ name, word, standings }) {
    const positions = classOf(name);
    const forest = forestOf(positions);
    const predicate = ({ word: asked, rival, relation }: Question): Predicate => {
      const known = standings.get(asked);
      if (known === undefined) throw new Error(`nothing is claimed of the word ${asked}`);
      return predicateFrom(forest.space, known[rival][relation]);
    };
    return checkRecurrences({ positions, forest, predicate }, word);
  },
};

/** Checks the recurrences of some words, given the standings of all words; results in the order of the words. */
export function checkOutcomes(
  { name }: PositionClass,
  standings: ReadonlyMap<string, Standings>,
  words: readonly string[],
  { team, onWord }: CheckOptions = {},
): OutcomeResult[] {
  const plain = new Map([...standings].map(([word, standing]) => [word, plainStandings(standing)]));
  let wordsDone = 0;
  let obligations = 0;
  const run = (job: CheckJob): OutcomeResult => {
    onWord?.(job.word, wordsDone, obligations);
    const result = CHECK_STANDINGS.run(job);
    obligations += result.obligations;
    return result;
  };
  const jobs = words.map((word): CheckJob => ({ name, word, standings: plain }));
  return mapByTeam({ ...CHECK_STANDINGS, run }, jobs, {
    team,
    onProgress: (done) => {
      wordsDone = done;
    },
  });
}

const plainStandings = (standings: Standings): PlainStandings => {
  const against = (rival: Rival) => ({
    atLeast: plainPredicate(standings[rival].atLeast),
    atMost: plainPredicate(standings[rival].atMost),
  });
  return { '0': against('0'), '*': against('*') };
};

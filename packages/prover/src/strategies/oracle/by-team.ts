/** An oracle that the other threads of a team work for. */
import { callToJob, type Task, type Team } from '@lilypad/toads';
import { Oracle } from './oracle.ts';
import { Answers, Questions, type QuestionsJob } from './questions.ts';
import { LIMITS } from './samples.ts';

/** So many instances are tried before other threads are called: a shorter search is over before they have begun. */
const LEAST_TRIED = 10_000;

/** A job is to answer questions until there are no more. */
export const ANSWER_QUESTIONS: Task<QuestionsJob, null> = {
  name: 'answer questions',
  run(job) {
    const oracle = new Oracle();
    new Answers(job, (goal) => oracle.holds(goal)).serve();
    return null;
  },
};

/** An oracle that answers as it would alone, whoever helps. */
export function oracleFor(team: Team | undefined): Oracle {
  if (team === undefined || team.threads === 1) return new Oracle();
  const questions = new Questions((job) => callToJob(ANSWER_QUESTIONS, job, team));
  return new Oracle(LIMITS, { questions, leastTried: team.eager === true ? 0 : LEAST_TRIED });
}

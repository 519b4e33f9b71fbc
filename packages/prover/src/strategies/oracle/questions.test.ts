/** Questions in shared memory: the answers are those of one thread, whoever finds them and when. */
import { expect, test } from 'vitest';
import { PatternReader } from '../pattern/read.ts';
import { Oracle } from './oracle.ts';
import { Answers, Questions, type QuestionsJob } from './questions.ts';

const goalOf = (text: string) => {
  const [word, side] = text.split(' <= ');
  const reader = new PatternReader();
  return { word: reader.word(word), side: reader.side(side) };
};
const TRUE = goalOf('<~T>T^(a+2).F^(b+2)<F~> <= *');
const FALSE = goalOf('T^(a+1).F^(b+1) <= 0');

/** Questions, and what another thread does. */
function asked(holds = (goal: typeof TRUE) => new Oracle().holds(goal)): { questions: Questions; other: Answers } {
  const jobs: QuestionsJob[] = [];
  const questions = new Questions((job) => jobs.push(job));
  questions.ask('true', TRUE);
  questions.ask('false', FALSE);
  questions.ask('false', FALSE);
  expect(jobs.length).toBe(1);
  return { questions, other: new Answers(jobs[0], holds) };
}

test('answers that another thread has found, the newest question first; what it has not begun is left', () => {
  const { questions, other } = asked();
  expect(other.answerNewest()).toBe(true);
  expect([questions.answer('true'), questions.answer('false'), questions.answer('false')]).toEqual([null, false, null]);
  expect(other.answerNewest()).toBe(false);
  questions.ask('true', TRUE);
  expect(other.answerNewest()).toBe(true);
  expect([questions.answer('true'), questions.answer('never asked')]).toEqual([true, null]);
});

test('a question on which another thread fails is left to the one that asks', () => {
  const { questions, other } = asked(() => {
    throw new Error('no memory');
  });
  expect(() => other.answerNewest()).toThrow('no memory');
  expect(questions.answer('false')).toBeNull();
});

test('old questions make room for new ones, but not while somebody works on them', () => {
  const goals = Array.from({ length: 300 }, (_, i) => goalOf(`T^${i + 4}.F <= 0`));
  let atWork = false;
  const { questions, other } = asked((goal) => {
    // In the middle of one answer, hundreds of questions come.
    if (!atWork) for (const [i, each] of goals.entries()) questions.ask(String(i), each);
    atWork = true;
    return goal === null;
  });
  other.answerNewest();
  expect(questions.answer('false')).toBe(false);
  expect(questions.answer('true')).toBeNull();
  for (let i = 0; i < 10; i++) expect(other.answerNewest()).toBe(true);
  const answers = goals.map((_, i) => questions.answer(String(i)));
  expect(answers.filter((answer) => answer === false).length).toBe(10);
  expect(answers.slice(-10)).toEqual(new Array(10).fill(false));
});

test('a thread that answers ends when there are no more questions', () => {
  const { questions, other } = asked(() => true);
  questions.close();
  other.serve();
  expect(questions.answer('true')).toBeNull();
});

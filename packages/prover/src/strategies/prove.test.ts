/** Theorems found from scratch and accepted by the checker, within a bounded number of claims. */
import { expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import { Oracle } from './oracle/oracle.ts';
import { Answers, type QuestionsJob } from './oracle/questions.ts';
import { PatternReader } from './pattern/read.ts';
import type { Relation, StatementGoal } from './pattern/relation.ts';
import { proveStrategy } from './prove.ts';

function goal(word: string, relation: Relation, game: string): StatementGoal {
  const reader = new PatternReader();
  return { word: reader.word(word), relation, side: reader.side(game) };
}

test.each<[string, string, Relation, string, number]>([
  ['Lemma 4.5', '<~T>T^(a+2).F^(b+2)<F~>', '=', '*', 10],
  ['Lemma 5.1', '<~T>T^aF.T^kFT.F^(b+1)', '<=', 'eps', 5],
  ['Theorem 2', 'T^(a+4)..F^(a+4)', 'infinitesimal', '0', 60],
  ['E1', 'T^(a+b+3)..F^(b+2)', '=', '{{a+b|a+1}|{*|1-b}}', 120],
  ['Lemma 4.5, confused with 0', '<~T>T^(a+2).F^(b+2)<F~>', '||', '0', 10],
  ['Lemma 4.5, less than 1', '<~T>T^(a+2).F^(b+2)<F~>', '<', '1', 10],
  ['two toads and a frog', 'T^(a+2).F', '<|', '1', 10],
])('%s', (name, word, relation, game, mostClaims) => {
  const certificate = proveStrategy(name, [goal(word, relation, game)], { mostClaims });
  expect(certificate).not.toBeNull();
  expect(checkCertificate(certificate)).toMatchObject({ ok: true, target: name });
});

test.each<[string, Relation, string]>([
  ['T^(a+4)..F^(a+4)', '=', '0'],
  ['T^(a+3)..F^(a+3)', 'infinitesimal', '0'],
  ['T^(a+1).F^(b+1)', '<=', '0'],
  ['<~>.F^(b+2)<F~>', '<=', '-1'],
])('what is false is not proved: %s %s %s', (word, relation, game) => {
  expect(proveStrategy('false', [goal(word, relation, game)], { mostClaims: 50 })).toBeNull();
});

test('the same proof every time, with another thread that is in time for some questions, too', () => {
  const statement = goal('T^(a+b+3)..F^(b+2)', '<=', '{{a+b|a+1}|{*|1-b}}');
  let other: Answers | null = null;
  const team = {
    threads: 2,
    eager: true,
    call(work: object) {
      const oracle = new Oracle();
      const [job] = (work as { jobs: QuestionsJob[] }).jobs;
      other = new Answers(job, (one) => oracle.holds(one));
    },
  };
  let answered = 0;
  const onProgress = ({ made }: { made: number }): void => {
    for (let i = 0; i < (7 * made) % 40 && other?.answerNewest(); i++) answered += 1;
  };
  expect(proveStrategy('E1', [statement], { team, onProgress })).toEqual(proveStrategy('E1', [statement]));
  expect(answered).toBeGreaterThan(10);
});

/** Theorems from scratch that take too long for `npm test`. */
import { expect, test } from 'vitest';
import { checkCertificate } from '../../check/check.ts';
import { PatternReader } from '../pattern/read.ts';
import type { Relation, StatementGoal } from '../pattern/relation.ts';
import { proveStrategy } from '../prove.ts';

function goal(word: string, relation: Relation, game: string): StatementGoal {
  const reader = new PatternReader();
  return { word: reader.word(word), relation, side: reader.side(game) };
}

test('reservoirs: one bound with few conditions gives both with more', () => {
  const statements = [
    goal('U(a,b)T^(c+1).F^(d+4)V(e,f)', '<=', '(a+b-e-f)*'),
    goal('U(a,b)T^(c+4).F^(d+4)V(e,f)', '=', '(a+b-e-f)*'),
  ];
  const certificate = proveStrategy('reservoirs', statements, { mostClaims: 10 });
  expect(certificate?.claims.length).toBeLessThanOrEqual(5);
  expect(checkCertificate(certificate)).toMatchObject({ ok: true });
});

/** How many claims a search may make, and how many of them its proof may need. */
test.each<[string, string, Relation, string, number, number]>([
  ['E2', 'T^(a+2)...FF', '=', 'a*', 2500, 300],
  ['E3', 'T^(a+5)...FFF', '=', '{a+1|a+2}', 2500, 500],
])('%s', { timeout: 600_000 }, (name, word, relation, game, mostClaims, mostNeeded) => {
  const certificate = proveStrategy(name, [goal(word, relation, game)], { mostClaims });
  expect(certificate?.claims.length).toBeLessThanOrEqual(mostNeeded);
  expect(checkCertificate(certificate)).toMatchObject({ ok: true });
});

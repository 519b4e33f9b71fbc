/** The theorem on reservoirs from scratch: too long for `npm test`. */
import { expect, test } from 'vitest';
import { checkCertificate } from '../../check/check.ts';
import { PatternReader } from '../pattern/read.ts';
import { proveStrategy, type StatementGoal } from '../prove.ts';
import type { Relation } from '../write.ts';

function goal(word: string, relation: Relation, game: string): StatementGoal {
  const reader = new PatternReader();
  return { word: reader.word(word), relation, side: reader.side(game) };
}

test('one bound with few conditions gives both with more', () => {
  const statements = [
    goal('U(a,b)T^(c+1).F^(d+4)V(e,f)', '<=', '(a+b-e-f)*'),
    goal('U(a,b)T^(c+4).F^(d+4)V(e,f)', '=', '(a+b-e-f)*'),
  ];
  const certificate = proveStrategy('reservoirs', statements, { mostClaims: 10 });
  expect(certificate?.claims.length).toBeLessThanOrEqual(5);
  expect(checkCertificate(certificate)).toMatchObject({ ok: true });
});

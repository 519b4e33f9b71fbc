/** Small changes to a certificate of counting claims: to bounds, values, relations and conditions. */
import type { ClaimJson, CountingJson, ShapeJson } from './meaning.ts';

export interface Mutant {
  readonly what: string;
  readonly certificate: CountingJson;
  readonly shape: ShapeJson;
  /** The claim that was changed. */
  readonly claim: ClaimJson;
}

export function* countingMutants(certificate: CountingJson): Generator<Mutant> {
  for (const [i, shape] of certificate.shapes.entries()) {
    for (const list of ['bounds', 'values'] as const) {
      for (const [k, claim] of shape[list].entries()) {
        for (const changed of claimMutants(claim)) {
          const entry = { ...shape, [list]: (shape[list] as readonly ClaimJson[]).with(k, changed) };
          const what = `${list} ${k + 1}: ${JSON.stringify(claim)} -> ${JSON.stringify(changed)}`;
          yield {
            what,
            certificate: { ...certificate, shapes: certificate.shapes.with(i, entry) },
            shape,
            claim: changed,
          };
        }
      }
    }
  }
}

const GAMES = ['N-1', 'N', 'N*', 'N+1/2', 'N+1', '(N+1)*', 'N+3/2', 'N+2', '(N+2)*', 'N+5/2', 'N+3', 'N+7/2', 'N+4'];

function* claimMutants(claim: ClaimJson): Generator<ClaimJson> {
  const game = 'value' in claim ? claim.value : claim.bound;
  for (const other of GAMES) {
    if (other !== game) yield 'value' in claim ? { ...claim, value: other } : { ...claim, bound: other };
  }
  if ('relation' in claim) yield { ...claim, relation: claim.relation === '<=' ? '>=' : '<=' };
  for (const [i, condition] of claim.where.entries()) {
    yield { ...claim, where: claim.where.toSpliced(i, 1) };
    for (const other of conditionMutants(condition)) yield { ...claim, where: claim.where.with(i, other) };
  }
}

function* conditionMutants(condition: string): Generator<string> {
  if (condition.includes('mod')) {
    yield condition.replace(/= (\d)/, (_, residue) => `= ${1 - Number(residue)}`);
    yield condition.replace('mod 2', 'mod 3');
    yield condition.replace(/^./, (name) => (name === 'b' ? 'r' : 'b'));
    return;
  }
  for (const k of [1, 2, 3]) {
    yield `${condition}-${k}`;
    yield `${condition}+${k}`;
  }
  const [left, sign, right] = condition.split(' ');
  for (const other of ['<=', '>=', '=']) if (other !== sign) yield `${left} ${other} ${right}`;
  for (const [one, other] of [
    ['l', 'r'],
    ['r', 'l'],
    ['r', 'b'],
    ['l', 'b'],
  ] as const) {
    if (condition.includes(one)) yield condition.replace(one, other);
  }
}

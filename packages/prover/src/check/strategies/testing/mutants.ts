/** Certificates with one random change: in a side, in a power, in a reply, in a step. */
import type { ClaimJson, Random, StrategyJson } from './claims.ts';

export interface Mutant {
  readonly what: string;
  readonly certificate: StrategyJson;
  /** The claims that have changed. */
  readonly changed: readonly ClaimJson[];
}

type Change = (claim: ClaimJson, random: Random) => string | null;

const CHANGES: readonly Change[] = [
  (claim) => {
    claim.atMost = lowered(claim.atMost);
    return 'side - 1';
  },
  (claim) => {
    const plain = claim.atMost.replace(/\*$/, '').replace(/\+?eps$/, '');
    if (plain === claim.atMost) return null;
    claim.atMost = plain === '' ? '0' : plain;
    return 'side without * or eps';
  },
  (claim, random) =>
    replaceOne(claim, 'word', /\+(\d+)\)/g, (k) => (k === 1 ? ')' : `+${k - 1})`), random) ? 'power - 1' : null,
  (claim, random) => (replaceOne(claim, 'word', /\+(\d+)\)/g, (k) => `+${k + 1})`, random) ? 'power + 1' : null),
  (claim) => {
    if (!claim.word.startsWith('<~T>')) return null;
    claim.word = claim.word.replace('<~T>', '<~>');
    return 'any left end';
  },
  (claim) => {
    const more = claim.atMost.replace(/([OQ])\^([a-z]\d*)\(/, '$1^($2+1)(');
    if (more === claim.atMost) return null;
    claim.atMost = more;
    return 'one more {0|...}';
  },
  (claim, random) => {
    const letter = random(2) === 0 ? 'T' : 'F';
    const other = claim.atMost.replace(/(\[.*?)([TF])(\^[^.]*\.|\.)/, `$1${letter}$3`);
    if (other === claim.atMost) return null;
    claim.atMost = other;
    return 'another board on the other side';
  },
  (claim, random) => {
    const replies = stepsOf(claim.proof).filter((step) => typeof step.reply === 'string');
    if (replies.length === 0) return null;
    const step = replies[random(replies.length)] as Record<string, unknown>;
    step.reply = ['F1', 'F2', 'V1', '*', 'n', 'eps', 'L1'][random(7)];
    return 'another reply';
  },
  (claim, random) => {
    const leaves = stepsOf(claim.proof).filter(
      (step) => step.leap === true || step.same === true || step.use !== undefined,
    );
    if (leaves.length === 0) return null;
    const step = leaves[random(leaves.length)] as Record<string, unknown>;
    for (const key of Object.keys(step)) delete step[key];
    Object.assign(
      step,
      random(3) === 0 ? { leap: true } : random(2) === 0 ? { same: true } : { use: random(3), put: { a: 'a', b: 'b' } },
    );
    return 'another end of a branch';
  },
];

/** So many mutants, each changed in one claim or one statement. */
export function* mutants(certificate: StrategyJson, random: Random, count: number): Generator<Mutant> {
  for (let i = 0; i < count; i++) {
    const copy = JSON.parse(JSON.stringify(certificate)) as StrategyJson;
    const change = CHANGES[random(CHANGES.length)] as Change;
    if (random(8) === 0 || copy.claims.length === 0) {
      const statement = copy.statements[random(copy.statements.length)] as StrategyJson['statements'][number];
      // `infinitesimal` allows no other game than 0, and means eps.
      const stated: ClaimJson = { word: statement.word, atMost: statement.game, proof: statement.proofs };
      const what = change(stated, random);
      Object.assign(statement, { word: stated.word, game: stated.atMost });
      if (statement.relation === 'infinitesimal') stated.atMost = 'eps';
      // What recurrences say is no bound; they have a test of their own.
      const changed = statement.relation === 'recurrences' ? [] : [stated];
      if (what !== null) yield { what: `${what} in a statement`, certificate: copy, changed };
      continue;
    }
    const claim = copy.claims[random(copy.claims.length)] as ClaimJson;
    const what = change(claim, random);
    if (what !== null) yield { what, certificate: copy, changed: [claim] };
  }
}

function lowered(side: string): string {
  if (side === '*') return '-1*';
  if (side.startsWith('(')) return side.replace(')', '-1)');
  const [, number = '', rest = ''] = /^([^*{]*?)(\*?(?:\+?eps)?(?:\+?\{.*)?)$/.exec(side) ?? [];
  if (rest.startsWith('*')) return `(${number}-1)${rest}`;
  return rest === '' || rest.startsWith('+') ? `${number}-1${rest}` : `-1+${rest}`;
}

function replaceOne(
  claim: ClaimJson,
  field: 'word',
  pattern: RegExp,
  change: (k: number) => string,
  random: Random,
): boolean | null {
  const places = [...claim[field].matchAll(pattern)];
  const place = places[random(Math.max(1, places.length))];
  if (place === undefined) return null;
  const { index } = place;
  claim[field] = claim[field].slice(0, index) + change(Number(place[1])) + claim[field].slice(index + place[0].length);
  return true;
}

/** All steps of a proof, objects that may be changed. */
function stepsOf(json: unknown): Record<string, unknown>[] {
  if (typeof json !== 'object' || json === null) return [];
  return [json as Record<string, unknown>, ...Object.values(json).flatMap(stepsOf)];
}

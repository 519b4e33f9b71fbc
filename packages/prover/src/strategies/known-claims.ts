/** The claims of a certificate with their proofs, as a search has them: so that it can use what was proved before. */
import type { Answer as ReadAnswer, Proof as ReadProof } from '../check/strategies/proof.ts';
import type { Converter } from './from-document.ts';
import type { StrategyClaim } from './kind.ts';
import { constant, type Form } from './pattern/form.ts';
import { variablesOf } from './pattern/goal.ts';
import type { Answer, Claim, Proof } from './pattern/proof.ts';

/** The claims that a theorem by strategies is made of. */
export function knownClaims({ claims }: StrategyClaim): Claim[] {
  const known = claims.map(({ goal }): Claim => ({ goal, proof: null }));
  claims.forEach(({ proof, converter }, i) => {
    known[i].proof = new Recall(known, claims, converter).proof(proof);
  });
  return known;
}

/** Reads the proof of one claim. */
class Recall {
  constructor(
    private readonly known: readonly Claim[],
    private readonly claims: StrategyClaim['claims'],
    private readonly converter: Converter,
  ) {}

  proof(proof: ReadProof): Proof {
    if (proof.kind === 'leap' || proof.kind === 'same' || proof.kind === 'void') return proof;
    if (proof.kind === 'drop') return { ...proof, rest: this.proof(proof.rest) };
    if (proof.kind === 'split') {
      return {
        kind: 'split',
        split: this.converter.split(proof.split),
        cases: proof.cases.map((each) => this.proof(each)),
      };
    }
    if (proof.kind === 'claim') {
      const values = this.values(proof);
      return { kind: 'use', claim: this.known[proof.claim], values, raw: proof.raw };
    }
    const answers = [...proof.answers].map(([name, answer]): [string, Answer] => [name, this.answer(answer)]);
    return { kind: 'moves', answers: new Map(answers) };
  }

  private answer(answer: ReadAnswer): Answer {
    if (answer.kind === 'reply') return { ...answer, rest: answer.rest.map((each) => this.proof(each)) };
    const cases = answer.cases.map((each) => this.answer(each));
    return { kind: 'split', split: this.converter.split(answer.split), cases };
  }

  /** What is put in for the variables of the claim that is used, by their numbers there. */
  private values({ claim, put }: ReadProof & { kind: 'claim' }): Form[] {
    const { goal, converter } = this.claims[claim];
    const values: Form[] = [];
    for (const v of variablesOf(goal)) {
      const form = put.get(converter.name(v));
      values[v] = form === undefined ? constant(0) : this.converter.form(form);
    }
    return values;
  }
}

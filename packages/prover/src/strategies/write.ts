/** Writes what a search has found as a certificate. */
import type { Form } from './pattern/form.ts';
import { variablesOf } from './pattern/goal.ts';
import { type Answer, type Claim, eachUse, type Proof } from './pattern/proof.ts';
import type { Side } from './pattern/side.ts';
import type { Split } from './pattern/split.ts';
import { formText, nameOf, sideText, wordText } from './pattern/text.ts';
import type { Word } from './pattern/word.ts';

export type Relation = '<=' | '>=' | '=' | 'infinitesimal';

export interface Statement {
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
  readonly proofs: readonly Proof[];
}

/** A certificate of strategies, as JSON. */
export interface StrategyCertificate {
  readonly format: 'lilypad-certificate/1';
  readonly target: string;
  readonly claim: 'strategy';
  readonly claims: readonly JsonClaim[];
  readonly statements: readonly JsonStatement[];
  readonly made?: Readonly<Record<string, string | number>>;
}

interface JsonClaim {
  readonly word: string;
  readonly atMost: string;
  readonly proof: unknown;
}

export interface JsonStatement {
  readonly word: string;
  readonly relation: Relation;
  readonly game: string;
  readonly proofs: readonly unknown[];
}

export function writeStrategy(
  target: string,
  statements: readonly Statement[],
  made?: StrategyCertificate['made'],
): StrategyCertificate {
  const claims: Claim[] = [];
  const numbers = new Map<Claim, number>();
  const collect = (claim: Claim): void => {
    if (numbers.has(claim)) return;
    numbers.set(claim, claims.length);
    claims.push(claim);
  };
  for (const { proofs } of statements) for (const proof of proofs) eachUse(proof, false, collect);
  for (let i = 0; i < claims.length; i++) eachUse(claims[i].proof as Proof, false, collect);
  const writer = new Writer(numbers);
  return {
    format: 'lilypad-certificate/1',
    target,
    claim: 'strategy',
    claims: claims.map(({ goal, proof }) => ({
      word: wordText(goal.word),
      atMost: sideText(goal.side),
      proof: writer.proof(proof as Proof),
    })),
    statements: statements.map(({ word, relation, side, proofs }) => ({
      word: wordText(word),
      relation,
      game: relation === 'infinitesimal' ? '0' : sideText(side),
      proofs: proofs.map((proof) => writer.proof(proof)),
    })),
    ...(made === undefined ? {} : { made }),
  };
}

class Writer {
  constructor(private readonly numbers: ReadonlyMap<Claim, number>) {}

  proof(proof: Proof): unknown {
    if (proof.kind === 'moves') {
      return { moves: Object.fromEntries([...proof.answers].map(([name, answer]) => [name, this.answer(answer)])) };
    }
    if (proof.kind === 'split')
      return { split: splitJson(proof.split), cases: proof.cases.map((each) => this.proof(each)) };
    if (proof.kind === 'drop') return { drop: proof.boards, rest: this.proof(proof.rest) };
    if (proof.kind === 'use') {
      const { claim, values, raw } = proof;
      return { use: this.numbers.get(claim), put: putJson(claim, values), ...(raw ? { raw } : {}) };
    }
    return { [proof.kind]: true };
  }

  private answer(answer: Answer): unknown {
    if (answer.kind === 'split') {
      return { split: splitJson(answer.split), cases: answer.cases.map((each) => this.answer(each)) };
    }
    return { reply: answer.reply, rest: answer.rest.map((proof) => this.proof(proof)) };
  }
}

const putJson = ({ goal }: Claim, values: readonly Form[]): Record<string, string> =>
  Object.fromEntries(variablesOf(goal).map((v) => [nameOf(v), formText(values[v])]));

function splitJson(split: Split): unknown[] {
  if (split.kind === 'zero') return [nameOf(split.variable)];
  if (split.kind === 'order') return [nameOf(split.variable), nameOf(split.other)];
  return [split.number, split.end, nameOf(split.variable)];
}

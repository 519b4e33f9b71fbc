/** Writes what a search has found as a certificate. */
import type { Derivation } from './derive.ts';
import type { Form } from './pattern/form.ts';
import { variablesOf } from './pattern/goal.ts';
import { type Answer, type Claim, eachUse, eachUseOf, type Proof } from './pattern/proof.ts';
import { proofsIn, type Recurrences, type RecurrenceTree } from './pattern/recurrences.ts';
import type { Relation } from './pattern/relation.ts';
import type { Side } from './pattern/side.ts';
import type { Split } from './pattern/split.ts';
import { formText, nameOf, sideText, wordText } from './pattern/text.ts';
import type { Word } from './pattern/word.ts';

export interface Statement {
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
  readonly proofs: readonly ShownBy[];
}

/** Why one of the goals of a statement holds: a proof, an answer where Right begins, or recurrences. */
export type ShownBy = Proof | { readonly kind: 'answer'; readonly answer: Answer } | Recurrences;

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
  for (const { proofs } of statements) for (const proof of proofs) eachUseIn(proof, collect);
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
      game: sideText(side),
      proofs: proofs.map((proof) => writer.shown(proof)),
    })),
    ...(made === undefined ? {} : { made }),
  };
}

function eachUseIn(shown: ShownBy, tell: (claim: Claim) => void): void {
  if (shown.kind === 'recurrences') for (const proof of proofsIn(shown.tree)) eachUse(proof, false, tell);
  else if (shown.kind === 'answer') eachUseOf(shown.answer, false, tell);
  else eachUse(shown, false, tell);
}

/** A derivation as statements have it; the numbers are those of the claims in the certificate. */
export function derivationJson(derivation: Derivation, numbers: ReadonlyMap<Claim, number>): unknown {
  if (derivation.kind === 'split') {
    const cases = derivation.cases.map((each) => derivationJson(each, numbers));
    return { split: splitJson(derivation.split), cases };
  }
  const { side, boards } = derivation;
  const proof = new Writer(numbers).proof(derivation.proof);
  if (boards.length === 0) return proof;
  const given = boards.map((board) => ({ atMost: sideText(board.side), proof: derivationJson(board.bound, numbers) }));
  return { via: sideText(side), proof, boards: given };
}

class Writer {
  constructor(private readonly numbers: ReadonlyMap<Claim, number>) {}

  shown(shown: ShownBy): unknown {
    if (shown.kind === 'recurrences') return this.tree(shown.tree);
    return shown.kind === 'answer' ? this.answer(shown.answer) : this.proof(shown);
  }

  private tree(tree: RecurrenceTree): unknown {
    if (tree.kind === 'split')
      return { split: splitJson(tree.split), cases: tree.cases.map((each) => this.tree(each)) };
    const proofs = [tree.upper, tree.lower].map((proof) => this.proof(proof));
    return { equals: sideText(tree.side), proofs };
  }

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
  const wild = [split.number, split.end, nameOf(split.variable)];
  return split.kind === 'wild' ? wild : [...wild, nameOf(split.other)];
}

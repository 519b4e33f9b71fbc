/**
 * A certificate by strategies as theorems for Rocq: claims with their proofs as data, one computed check, and each
 * statement as a goal that follows from them. The theory is in rocq/Strategy.v; it has no reservoirs.
 *
 * The data are those of the certificate. Two things are added: variables have numbers instead of names, and claims
 * have ranks, which show that no claim rests on itself.
 */
import type { Affine } from '../check/strategies/affine.ts';
import type { Derivation } from '../check/strategies/derivation.ts';
import type { Statement, StrategyDocument } from '../check/strategies/document.ts';
import { mirrorWord } from '../check/strategies/normal.ts';
import type { Answer, Proof } from '../check/strategies/proof.ts';
import { negative, type Side } from '../check/strategies/side.ts';
import { type Pattern, type Split, variablesOf } from '../check/strategies/split.ts';
import { type Item, segmentsOf, type Word } from '../check/strategies/word.ts';
import { list, square } from './terms.ts';
import type { NotExported, RocqTheorem } from './theorem.ts';

export function strategyRocq(document: StrategyDocument): RocqTheorem | NotExported {
  const { target, claims, statements } = document;
  const words = [...claims, ...statements].flatMap(({ word }) => word);
  if (words.some(({ kind }) => kind === 'toads' || kind === 'frogs')) {
    return { ok: false, message: 'Rocq knows no strategies with reservoirs' };
  }
  if (words.some(({ kind }) => kind === 'pairs')) {
    return { ok: false, message: 'Rocq knows no strategies with pairs (TF)^f' };
  }
  if ([...claims, ...statements].some(({ side }) => !isOfSwitches(side))) {
    return { ok: false, message: 'Rocq knows no strategies with O^f(x) or boards on the other side' };
  }
  const name = target.replace(/[^A-Za-z0-9]/g, '_');
  const goals = statements.flatMap(goalsOf);
  if (goals.includes(null)) {
    return { ok: false, message: 'Rocq knows no strategies for <, >, ||, <|, |>, by rules or with recurrences' };
  }
  return theorems(name, claims, goals as Proved[]);
}

function theorems(name: string, claims: StrategyDocument['claims'], goals: readonly Proved[]): RocqTheorem {
  const writer = new TermWriter(namesIn([...claims, ...goals]));
  const ranks = ranksOf(claims.map(({ proof }) => proof));
  const rows = claims.map((claim, i) => `Claim ${writer.goal(claim)} ${ranks[i]} ${writer.proof(claim.proof)}`);
  const parts = [
    `(** Strategies, from a certificate: claims, one check by computation, and what follows from them. *)
From Coq Require Import List ZArith.
From Lilypad Require Import Game Board Affine Sums Pattern Simplify Side Strategy StrategySound.
Import ListNotations.
Local Open Scope Z_scope.`,
    `Definition ${name}_claims : list claim := [\n  ${rows.join(';\n  ')}].`,
    `Lemma ${name}_checked : check_claims ${name}_claims = true.\nProof. vm_cast_no_check (eq_refl true). Qed.`,
    ...goals.flatMap((one, i) => {
      const goal = `${name}_goal${i + 1}`;
      return [
        `Definition ${goal} : goal := ${writer.goal(one)}.`,
        `Definition ${goal}_proof : tree := ${writer.proof(one.proof)}.`,
        `Lemma ${goal}_checked : check_goal ${name}_claims ${goal}_proof ${goal} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.`,
        `Theorem ${goal}_true : forall v bs N, natural v -> insts v (boards ${goal}) bs -> le (val bs) (side_game v N (bound ${goal})).
Proof. exact (goal_sound ${name}_claims ${goal}_proof ${goal} ${name}_checked ${goal}_checked). Qed.`,
      ];
    }),
  ];
  return { ok: true, text: `${parts.join('\n\n')}\n`, name, words: claims.length, leaves: writer.ends };
}

/** Is the game made of numbers, * and switches only? */
function isOfSwitches({ choice }: Side): boolean {
  if (choice === null) return true;
  return choice.kind === 'switch' && [...choice.left, ...choice.right].every(isOfSwitches);
}

/** What is claimed, with its proof. */
interface Proved extends Pattern {
  readonly proof: Proof;
}

/** What is shown of a statement: <= of the word, >= as <= of its mirror image, = and infinitesimal as both; null for anything else. */
function goalsOf({ word, relation, side, shown }: Statement): (Proved | null)[] {
  const eps = relation === 'infinitesimal' || side.eps;
  const upper: Pattern = { word, side: { ...side, eps } };
  const lower: Pattern = { word: mirrorWord(word), side: { ...negative(side), eps } };
  return shown.map((one) => {
    const proof = one.kind === 'second' ? proofIn(one.derivation) : null;
    return proof && { ...(one.kind === 'second' && one.mirror ? lower : upper), proof };
  });
}

/** The derivation as a proof; null if it has steps that proofs do not have. */
function proofIn(derivation: Derivation): Proof | null {
  if (derivation.kind === 'proof') return derivation.proof;
  if (derivation.kind === 'via') return null;
  const cases = derivation.cases.map(proofIn);
  return cases.includes(null) ? null : { kind: 'split', split: derivation.split, cases: cases as Proof[] };
}

/** The names of all variables, in order. */
function namesIn(all: readonly Proved[]): string[] {
  const names = all.flatMap((one) => [...variablesOf(one), ...newNames(one.proof)]);
  return [...new Set(names)].sort();
}

/** The variables that splits of wildcards bring in. */
function newNames(step: Proof | Answer): string[] {
  if (step.kind === 'split') {
    return [...(step.split.kind === 'any' ? [step.split.name] : []), ...[...step.cases].flatMap(newNames)];
  }
  if (step.kind === 'moves') return [...step.answers.values()].flatMap(newNames);
  if (step.kind === 'drop') return newNames(step.rest);
  return step.kind === 'reply' ? step.rest.flatMap(newNames) : [];
}

/**
 * For each claim a number that is larger than those of the claims that it uses before a piece has moved. Claims that
 * use each other in a circle get any numbers; Rocq refuses them.
 */
function ranksOf(proofs: readonly Proof[]): number[] {
  const ranks = new Map<number, number>();
  const rankOf = (claim: number): number => {
    const known = ranks.get(claim);
    const proof = proofs[claim];
    if (known !== undefined || proof === undefined) return known ?? 0;
    ranks.set(claim, 0);
    const rank = Math.max(0, ...usedStill(proof).map((used) => rankOf(used) + 1));
    ranks.set(claim, rank);
    return rank;
  };
  return proofs.map((_, claim) => rankOf(claim));
}

/** The claims used before a piece has moved. */
function usedStill(step: Proof | Answer): number[] {
  if (step.kind === 'claim') return [step.claim];
  if (step.kind === 'split') return [...step.cases].flatMap(usedStill);
  if (step.kind === 'drop') return usedStill(step.rest);
  if (step.kind === 'moves') {
    return [...step.answers].flatMap(([name, answer]) => (/^[TUu]/.test(name) ? [] : usedStill(answer)));
  }
  return step.kind === 'reply' && !/^[FV]/.test(step.reply) ? step.rest.flatMap(usedStill) : [];
}

/** In the order in which the checker lists the moves: on the board, in *, in eps, in the number, in the switch. */
const ORDER = ['T', '*', 'e', 'n', 'R'];

function byMove([a]: readonly [string, Answer], [b]: readonly [string, Answer]): number {
  const kind = (name: string): number => ORDER.indexOf(name.charAt(0));
  return kind(a) - kind(b) || Number(a.slice(1)) - Number(b.slice(1));
}

/** Writes patterns and proofs as terms; a variable is its place among the names. */
class TermWriter {
  /** Steps that end a branch. */
  ends = 0;

  constructor(private readonly names: readonly string[]) {}

  goal({ word, side }: Pattern): string {
    return `(Goal ${list(segmentsOf(word).map((segment) => this.segment(segment)))} ${this.side(side)})`;
  }

  proof(proof: Proof): string {
    switch (proof.kind) {
      case 'split':
        return `(Split ${this.split(proof.split)} ${list(proof.cases.map((each) => this.proof(each)))})`;
      case 'drop':
        return `(LeaveOut ${list(proof.boards.map((board) => `${board}%nat`))} ${this.proof(proof.rest)})`;
      case 'moves':
        return `(Moves ${list([...proof.answers].sort(byMove).map(([, answer]) => this.answer(answer)))})`;
      case 'claim':
        this.ends += 1;
        return `(Use ${proof.claim} ${this.put(proof.put)} ${proof.raw})`;
      default:
        this.ends += 1;
        return 'Leap';
    }
  }

  private answer(answer: Answer): string {
    if (answer.kind === 'split') {
      return `(Split ${this.split(answer.split)} ${list(answer.cases.map((each) => this.answer(each)))})`;
    }
    const { reply, rest } = answer;
    const [first] = rest;
    const proof = first === undefined ? 'Leap' : this.proof(first);
    if (reply.startsWith('F')) return `(Into ${Number(reply.slice(1)) - 1} ${proof})`;
    const part = { '*': 'InStar', eps: 'InEps', n: 'InNumber' }[reply] ?? `(InSwitch ${Number(reply.slice(1)) - 1})`;
    return `(Within ${part} ${proof})`;
  }

  private split(split: Split): string {
    if (split.kind === 'zero') return `(OnZero ${this.index(split.name)})`;
    if (split.kind === 'order') return `(OnOrder ${this.index(split.name)} ${this.index(split.other)})`;
    return `(OnAny ${split.number - 1} ${split.end === 'left'} ${this.index(split.name)})`;
  }

  private put(put: ReadonlyMap<string, Affine>): string {
    const forms: string[] = [];
    for (const [name, form] of put) forms[this.index(name)] = this.form(form);
    return list(Array.from(forms, (form) => form ?? '(Aff 0 [])'));
  }

  private segment(segment: Word): string {
    return list(segment.map((item) => this.item(item)));
  }

  private item(item: Item): string {
    if (item.kind === 'run') return `Run ${square(item.letter)} ${this.form(item.power)}`;
    if (item.kind !== 'any') throw new Error(`${item.kind} has no term`);
    const letter = (piece: string | null): string => (piece === null ? 'None' : `(Some ${piece})`);
    return `Any ${letter(item.notFirst)} ${letter(item.notLast)} ${item.mayBeEmpty}`;
  }

  private side({ n, star, eps, choice }: Side): string {
    const options = (sides: readonly Side[]): string => list(sides.map((side) => this.side(side).slice(1, -1)));
    const { left, right } = choice?.kind === 'switch' ? choice : { left: [], right: [] };
    return `(Side ${this.form(n)} ${star} ${eps} ${options(left)} ${options(right)})`;
  }

  private form({ constant, factors }: Affine): string {
    const places: number[] = [];
    for (const [name, factor] of factors) places[this.index(name)] = factor;
    const all = Array.from(places, (factor) => factor ?? 0);
    return `(Aff ${constant < 0 ? `(${constant})` : constant} ${list(all.map(String))})`;
  }

  /** A name that no pattern has gets the place behind the others. */
  private index(name: string): number {
    const place = this.names.indexOf(name);
    return place < 0 ? this.names.length : place;
  }
}

/**
 * Checks a certificate of strategies: is each claim true? A claim "word <= side" says that Right, moving second, wins
 * word - side, for all instances of the word. Its proof gives him a reply to every move of Left, after which the
 * position is an instance of a claim again. docs/strategies.md says why that is a proof.
 *
 * There is no search here: the certificate has every step of a proof. Trusted: this file, and all it imports.
 */
import { Beyond } from '../form.ts';
import type { Kind } from '../kind.ts';
import { clip } from '../misread.ts';
import { missing } from '../missing.ts';
import type { Accepted, Rejected } from '../verdict.ts';
import { type Affine, add, atLeast, constant, plusTimes, subtract } from './affine.ts';
import { type Attack, boundVia, type Derivation } from './derivation.ts';
import { readStrategy, type Statement, type StrategyDocument, stating } from './document.ts';
import { leapBound } from './leap.ts';
import { cover, sameWord } from './match.ts';
import { leftMoves, rightMove, rightReservoirMoves } from './moves.ts';
import { mirrorWord, substituteWord } from './normal.ts';
import { isAtLeast, isNotAtMost } from './order.ts';
import type { Answer, Proof, Use } from './proof.ts';
import { checkRecurrences } from './recurrences.ts';
import { Refused } from './refused.ts';
import { leftMove, negative, plusInteger, rightMoves, type Side, substituteSide, ZERO } from './side.ts';
import { simplify } from './simplify.ts';
import { casesOf, type Pattern, variablesOf } from './split.ts';
import { joined, segmentsOf } from './word.ts';

/** Certificates by strategies: how they are read and checked. */
export const STRATEGY_KIND: Kind<StrategyDocument> = {
  read: readStrategy,
  check: (document) => run(document, (check) => check.claims()),
  concluding: stating,
  checkCorollaries: (document) => run(document, () => {}),
};

/** Checks the statements, after what `first` checks. */
function run(document: StrategyDocument, first: (check: Check) => void): Accepted | Rejected {
  const check = new Check(document);
  try {
    first(check);
    return check.statements();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Beyond)) throw error;
    const message = error instanceof Refused ? error.message : `cannot be decided: ${error.message}`;
    return { ok: false, obligation: check.place, message };
  }
}

const ENDS: readonly Proof['kind'][] = ['leap', 'same', 'void', 'claim'];

class Check {
  /** What is being checked. */
  place = 'format';
  private steps = 0;
  private moveCount = 0;
  private ends = 0;
  /** The claims that the current claim uses before any piece has moved. */
  private still = new Set<number>();

  constructor(private readonly document: StrategyDocument) {}

  claims(): void {
    const graph = this.document.claims.map((claim, i) => {
      this.place = `claim ${i}, ${claim.text}`;
      this.still = new Set();
      this.proof(claim.proof, claim, false);
      return this.still;
    });
    this.place = 'the claims used without a move on the board';
    refuseCycle(graph);
  }

  statements(): Accepted {
    const { target, claims, statements, corollaries } = this.document;
    for (const statement of statements) this.statement(statement);
    const { ends, moveCount, steps } = this;
    const counts = { words: claims.length, leaves: ends, obligations: moveCount, cells: steps };
    return { ok: true, target, claim: 'strategy', corollaries: corollaries.map(({ name }) => name), ...counts };
  }

  private statement({ text, word, relation, side, shown }: Statement): void {
    this.place = `statement ${text}`;
    const eps = relation === 'infinitesimal' || side.eps;
    const upper: Pattern = { word, side: { ...side, eps } };
    const lower: Pattern = { word: mirrorWord(word), side: { ...negative(side), eps } };
    for (const one of shown) {
      if (one.kind === 'second') this.derivation(one.derivation, one.mirror ? lower : upper);
      else if (one.kind === 'first') this.attack(one.attack, one.mirror ? lower : upper);
      else checkRecurrences(one.recurrences, word, (proof, goal) => this.proof(proof, goal, false));
    }
  }

  /** Is word <= side, by claims that are proved? */
  private derivation(derivation: Derivation, raw: Pattern): void {
    if (derivation.kind === 'proof') {
      this.proof(derivation.proof, raw, false);
      return;
    }
    this.steps += 1;
    const goal = simple(raw);
    if (derivation.kind === 'split') {
      this.each(casesOf(derivation.split, goal), derivation.cases, (part, each) => this.derivation(each, part));
    } else if (!isAtLeast(goal.side, this.bound(derivation, raw, goal)))
      throw new Refused('the game that the proof goes through is not small enough');
  }

  /** Does Right win word - side moving first, by claims that are proved? */
  private attack(attack: Attack, raw: Pattern): void {
    if (attack.kind === 'answer') {
      this.answer(attack.answer, raw, false);
      return;
    }
    this.steps += 1;
    const goal = simple(raw);
    if (attack.kind === 'split') {
      this.each(casesOf(attack.split, goal), attack.cases, (part, each) => this.attack(each, part));
      return;
    }
    const bounded = attack.kind === 'claim' && attack.raw ? raw : goal;
    if (!isNotAtMost(bounded.side, this.bound(attack, raw, goal)))
      throw new Refused('the bound is not less than the game, nor confused with it');
  }

  /** A game that the word of the goal is at most; of the raw one for a claim that takes it. */
  private bound(by: Exclude<Attack, { kind: 'split' | 'answer' }>, raw: Pattern, goal: Pattern): Side {
    this.ends += 1;
    if (by.kind === 'leap') return { ...ZERO, n: leapSum(goal) };
    if (by.kind === 'claim') return this.instance(by, by.raw ? raw : goal);
    return boundVia(
      by,
      goal.word,
      (proof, to) => this.proof(proof, to, false),
      (derivation, to) => this.derivation(derivation, to),
    );
  }

  /** Is word <= side: does Right win when Left begins? `moved`: has a piece moved since the claim? */
  private proof(proof: Proof, raw: Pattern, moved: boolean): void {
    this.steps += 1;
    if (ENDS.includes(proof.kind)) this.ends += 1;
    const goal = simple(raw);
    if (proof.kind === 'split') {
      this.each(casesOf(proof.split, goal), proof.cases, (part, each) => this.proof(each, part, moved));
    } else if (proof.kind === 'leap') {
      if (!isAtLeast(goal.side, { ...ZERO, n: leapSum(goal) })) throw new Refused('the death leap gives no such bound');
    } else if (proof.kind === 'same') {
      if (!isSame(goal)) throw new Refused('the game on the other side is not the value of this word');
    } else if (proof.kind === 'void') {
      if (!isVoid(goal)) throw new Refused('there may be instances');
    } else if (proof.kind === 'drop') {
      this.proof(proof.rest, dropped(goal, proof.boards), moved);
    } else if (proof.kind === 'claim') {
      this.use(proof, proof.raw ? raw : goal, moved);
    } else this.moves(proof.answers, goal, moved);
  }

  private use(use: Use, goal: Pattern, moved: boolean): void {
    if (!isAtLeast(goal.side, this.instance(use, goal))) throw new Refused(`claim ${use.claim} does not say as much`);
    if (!moved) this.still.add(use.claim);
  }

  /** What a claim says that the word is at most. */
  private instance({ claim: number, put }: Use, { word }: Pattern): Side {
    const claim = this.document.claims[number];
    if (claim === undefined) throw new Refused(`there is no claim ${number}`);
    const variables = variablesOf(claim);
    for (const [name, form] of put) {
      if (!variables.has(name)) throw new Refused(`claim ${number} has no variable ${clip(name)}`);
      if (!atLeast(form, 0)) throw new Refused(`what is put in for ${name} of claim ${number} may be negative`);
    }
    for (const name of variables)
      if (!put.has(name)) throw new Refused(`nothing is put in for ${name} of claim ${number}`);
    const fillings = cover(word, substituteWord(claim.word, put));
    if (fillings === null) throw new Refused(`this is no instance of claim ${number}`);
    return substituteSide(claim.side, put, fillings);
  }

  /**
   * Every move of Left, on the board or in -side, where she has the moves that Right has in the side, needs an answer.
   */
  private moves(answers: ReadonlyMap<string, Answer>, { word, side }: Pattern, moved: boolean): void {
    const onBoard = leftMoves(word).map((move) => ({ name: move.name, to: { word: move.word, side }, moved: true }));
    const inSide = rightMoves(side).map((move) => ({ name: move.name, to: { word, side: move.side }, moved }));
    const all = [...onBoard, ...inSide];
    for (const name of answers.keys()) {
      if (!all.some((move) => move.name === name)) throw new Refused(`Left has no move "${clip(name)}"`);
    }
    for (const move of all) {
      this.moveCount += 1;
      const answer = answers.get(move.name);
      if (answer === undefined) throw new Refused(`the move "${move.name}" of Left has no answer`);
      this.answer(answer, move.to, move.moved);
    }
  }

  /** Does Right win when he begins? */
  private answer(answer: Answer, raw: Pattern, moved: boolean): void {
    this.steps += 1;
    const goal = simple(raw);
    if (answer.kind === 'split') {
      this.each(casesOf(answer.split, goal), answer.cases, (part, each) => this.answer(each, part, moved));
      return;
    }
    const { reply, rest } = answer;
    const place = /^[FV]([1-9][0-9]?)$/.exec(reply);
    if (place === null) {
      const side = leftMove(goal.side, reply);
      this.each([side], rest, (to, proof) => this.proof(proof, { ...goal, side: to }, moved));
      return;
    }
    const number = Number(place[1]);
    const words = reply.startsWith('F') ? [rightMove(goal.word, number)] : rightReservoirMoves(goal.word, number);
    this.each(words, rest, (word, proof) => this.proof(proof, { ...goal, word }, true));
  }

  /** Goes through the parts of a step with what is given for each of them. */
  private each<P, Q>(parts: readonly P[], given: readonly Q[], look: (part: P, given: Q) => void): void {
    if (parts.length !== given.length)
      throw new Refused(`a step has ${parts.length} cases, and ${given.length} are given`);
    parts.forEach((part, i) => {
      look(part, given[i] ?? missing());
    });
  }
}

/** word <= side exactly if the simplified word <= side - integer. */
function simple({ word, side }: Pattern): Pattern {
  const { word: rest, integer } = simplify(word);
  return { word: rest, side: plusInteger(side, subtract(constant(0), integer)) };
}

function leapSum({ word }: Pattern): Affine {
  return segmentsOf(word).map(boundOf).reduce(add, constant(0));
}

function boundOf(segment: ReturnType<typeof segmentsOf>[number]): Affine {
  const bound = leapBound(segment);
  if (bound === null) throw new Refused('the death leap does not apply');
  return bound;
}

/** Some boards are replaced by their bounds. */
function dropped({ word, side }: Pattern, boards: readonly number[]): Pattern {
  const segments = segmentsOf(word);
  let n = side.n;
  for (const i of new Set(boards)) {
    const segment = segments[i];
    if (segment === undefined) throw new Refused(`there is no board ${i}`);
    n = plusTimes(n, -1, boundOf(segment));
  }
  return { word: joined(segments.filter((_, i) => !boards.includes(i))), side: { ...side, n } };
}

/** Is the game on the other side the value of the word, with something added that is not negative? */
function isSame({ word, side }: Pattern): boolean {
  const { choice } = side;
  return choice?.kind === 'board' && sameWord(word, choice.word) && isAtLeast({ ...side, choice: null }, ZERO);
}

/** A reservoir without pieces has no pairs. */
function isVoid({ word }: Pattern): boolean {
  return word.some((item) => {
    return (
      (item.kind === 'toads' || item.kind === 'frogs') &&
      item.pieces.constant === 0 &&
      item.pieces.factors.size === 0 &&
      atLeast(item.extra, 1)
    );
  });
}

/** Claims that use each other in a circle without any move on the board would prove nothing. */
function refuseCycle(graph: readonly ReadonlySet<number>[]): void {
  const state = graph.map((): 'new' | 'open' | 'done' => 'new');
  const visit = (claim: number): void => {
    if (state[claim] === 'open') throw new Refused(`claim ${claim} rests on itself`);
    if (state[claim] !== 'new') return;
    state[claim] = 'open';
    for (const next of graph[claim] ?? missing()) visit(next);
    state[claim] = 'done';
  };
  for (let claim = 0; claim < graph.length; claim++) visit(claim);
}

/**
 * The proof of a claim as a person follows it: for every move of Left the position it leads to, Right's reply, the
 * position after that, and why that one is settled.
 */
import type { Affine } from '../check/strategies/affine.ts';
import type { Answer, Proof } from '../check/strategies/proof.ts';
import type { Split as ReadSplit } from '../check/strategies/split.ts';
import type { MovedView as Moved } from '../claim/view.ts';
import type { Converter } from './from-document.ts';
import { type Goal, simplify } from './pattern/goal.ts';
import { leftMoves } from './pattern/moves.ts';
import { rightSideMoves } from './pattern/side.ts';
import { casesOf } from './pattern/split.ts';
import { sideText, wordText } from './pattern/text.ts';
import { repliesOf } from './search/replies.ts';
import { droppedBoards } from './search/settle.ts';

/** One end of a branch. */
export interface Step {
  /** The cases that lead here, such as "a = 0". */
  readonly where: readonly string[];
  /** Left's move and Right's reply, and the positions that they lead to; null if no move was needed. */
  readonly moves: { readonly left: Moved; readonly right: Moved } | null;
  /** Such as "claim 3 with a = b+1". */
  readonly because: string;
}

/** The steps of a proof of a goal. The converter must be the one that the goal was read with. */
export function stepsOf(goal: Goal, proof: Proof, converter: Converter): Step[] {
  return new Story(converter).proof(proof, goal, { where: [], left: null, right: null, later: [] });
}

interface Place {
  readonly where: readonly string[];
  readonly left: Moved | null;
  readonly right: Moved | null;
  /** The cases after the reply. */
  readonly later: readonly string[];
}

class Story {
  constructor(private readonly converter: Converter) {}

  proof(proof: Proof, raw: Goal, place: Place): Step[] {
    const goal = simplify(raw);
    if (proof.kind === 'split') {
      const cases = casesOf(this.converter.split(proof.split), goal);
      return proof.cases.flatMap((each, i) => this.proof(each, cases[i], within(place, proof.split, i)));
    }
    if (proof.kind === 'drop') {
      const steps = this.proof(proof.rest, droppedBoards(goal, proof.boards), place);
      return steps.map((step) => ({ ...step, because: `the death leap for boards ${proof.boards}, ${step.because}` }));
    }
    if (proof.kind !== 'moves') return [end(place, becauseOf(proof))];
    const found = leftMoves(goal);
    const onBoard = 'moves' in found ? found.moves : [];
    const goals = new Map([
      ...onBoard.map((move): [string, Goal] => [move.name, { ...goal, word: move.word }]),
      ...rightSideMoves(goal.side).map((move): [string, Goal] => [move.name, { ...goal, side: move.side }]),
    ]);
    return [...proof.answers].flatMap(([name, answer]) => {
      const to = goals.get(name) as Goal;
      // A proof may go on for several moves; what came before the last pair is a case.
      const before = place.left === null ? [] : [`after ${place.left.name} and ${place.right?.name}`];
      const where = [...place.where, ...before, ...place.later];
      return this.answer(answer, to, { where, left: this.moved(name, to), right: null, later: [] });
    });
  }

  private answer(answer: Answer, raw: Goal, place: Place): Step[] {
    const goal = simplify(raw);
    if (answer.kind === 'split') {
      const cases = casesOf(this.converter.split(answer.split), goal);
      return answer.cases.flatMap((each, i) => this.answer(each, cases[i], within(place, answer.split, i)));
    }
    const { reply, rest } = answer;
    const goals = repliesOf(goal).find((each) => each.reply === reply)?.goals ?? [];
    return rest.flatMap((each, i) => this.proof(each, goals[i], { ...place, right: this.moved(reply, goals[i]) }));
  }

  private moved(name: string, { word, side }: Goal): Moved {
    const names = this.converter.name;
    return { name, word: wordText(word, names), side: sideText(side, names) };
  }
}

const end = ({ where, left, right, later }: Place, because: string): Step => ({
  where,
  moves: left === null || right === null ? null : { left, right },
  because: [...later, because].join(': '),
});

function within(place: Place, split: ReadSplit, i: number): Place {
  const text = caseText(split, i);
  if (place.right === null) return { ...place, where: [...place.where, text] };
  return { ...place, later: [...place.later, text] };
}

function becauseOf(proof: Exclude<Proof, { kind: 'split' | 'drop' | 'moves' }>): string {
  if (proof.kind === 'leap') return 'the death leap';
  if (proof.kind === 'same') return 'the same board';
  if (proof.kind === 'void') return 'no such position';
  return `claim ${proof.claim}${putText(proof.put)}`;
}

function caseText(split: ReadSplit, i: number): string {
  if (split.kind === 'zero') return i === 0 ? `${split.name} = 0` : `${split.name}+1 for ${split.name}`;
  if (split.kind === 'order') return i === 0 ? `${split.name} >= ${split.other}` : `${split.name} < ${split.other}`;
  const pairs = split.kind === 'pairs' ? `, after (TF)^${split.name},` : '';
  return `case ${i + 1} of wildcard ${split.number}${pairs} at its ${split.end} end`;
}

function putText(put: ReadonlyMap<string, Affine>): string {
  const changed = [...put].filter(([name, form]) => formText(form) !== name);
  return changed.length === 0 ? '' : ` with ${changed.map(([name, form]) => `${name} = ${formText(form)}`).join(', ')}`;
}

function formText({ constant, factors }: Affine): string {
  const terms = [...factors].map(([name, factor]) => `${factor === 1 ? '' : factor}${name}`);
  return [...terms, ...(constant !== 0 || terms.length === 0 ? [`${constant}`] : [])].join('+').replaceAll('+-', '-');
}

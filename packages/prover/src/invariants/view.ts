/** What pages show for an invariant: for each word, whether the set contains its positions. */
import type { InvariantDocument, InvariantEntry } from '../check/invariants/document.ts';
import { classHead, corollaryView, positionsView, wayTo } from '../claim/class-view.ts';
import { conditionsLatex } from '../claim/latex.ts';
import { endsIn } from '../claim/meaning.ts';
import type { ClaimView, OutcomeView, QuestionsView } from '../claim/view.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';

const NOTE =
  ' A set of positions from which Left answers every move of Right with a move back into the set: all of them are ≥ 0.';
const INSIDE: OutcomeView = { name: 'positive', sign: '≥', text: 'in the set: Left wins moving second' };
const OUTSIDE: OutcomeView = { name: 'confused', sign: '·', text: 'outside the set: nothing is claimed' };

export function invariantView(document: InvariantDocument): ClaimView {
  const entries = [...document.words.values()];
  const ends = entries.reduce((sum, { claim }) => sum + endsIn(claim.contains), 0);
  const head = classHead(document, classNamed(document.target) as PositionClass, ends);
  return {
    ...head,
    about: head.about + NOTE,
    entries: entries.map((entry) => entryView(entry, document.gap)),
    corollaries: document.corollaries.map((corollary) => corollaryView(corollary, document.gap)),
    report: null,
  };
}

function entryView(entry: InvariantEntry, gap: string): QuestionsView {
  const { parameters, claim } = entry;
  const isInside = (point: readonly number[]): boolean => wayTo(claim.contains, point).end.holds;
  return {
    kind: 'questions',
    ...positionsView(entry, gap),
    questions: [
      {
        sign: 'in the set',
        answerAt(point) {
          const { end, path } = wayTo(claim.contains, point);
          return { holds: end.holds, conditions: conditionsLatex(parameters, path) };
        },
      },
    ],
    rivals: '0',
    outcomes: [INSIDE, OUTSIDE],
    outcomeAt: (point) => (isInside(point) ? INSIDE : OUTSIDE),
    // ≥ 0 is not one of the relations that can be confirmed by a comparison.
    instancesAt: () => [],
  };
}

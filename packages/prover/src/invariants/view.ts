/** What pages show for an invariant: for each word, where its sets contain its positions or their mirror images. */
import type { Standing } from '../check/claim.ts';
import type { InvariantDocument, InvariantEntry } from '../check/invariants/document.ts';
import { classHead, corollaryView, positionsView, wayTo } from '../claim/class-view.ts';
import { endsIn } from '../claim/meaning.ts';
import { questionsAbout, signOf } from '../claim/questions.ts';
import type { ClaimView, InstanceView, OutcomeView, Point, QuestionsView } from '../claim/view.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { inSliceOf } from './in-slice.ts';

const NOTE =
  ' A set of positions, some with * added, from which Left answers every move of Right with a move back into the set: all of them are ≥ 0, and G + * ≥ 0 says that G ≥ *. Mirror images are ≤.';
const ZERO: OutcomeView = { name: 'zero', sign: '0', text: 'equal to 0: in the set, and so is the mirror image' };
const STAR: OutcomeView = {
  name: 'star',
  sign: '∗',
  text: 'equal to ∗: in the set with *, and so is the mirror image',
};
const ABOVE: OutcomeView = { name: 'positive', sign: '≥', text: '≥ 0: in the set' };
const BELOW: OutcomeView = { name: 'negative', sign: '≤', text: '≤ 0: the mirror image is in the set' };
const OUTSIDE: OutcomeView = { name: 'unclaimed', sign: '·', text: 'outside the set: nothing is claimed' };

export function invariantView(document: InvariantDocument): ClaimView {
  const entries = [...document.words.values()];
  const ends = entries.reduce((sum, { claim }) => sum + endsOf(claim.sets), 0);
  const head = classHead(document, classNamed(document.target) as PositionClass, ends);
  return {
    ...head,
    about: head.about + NOTE,
    entries: entries.map((entry) => entryView(entry, document.gap)),
    corollaries: document.corollaries.map((corollary) => corollaryView(corollary, document.gap)),
    report: null,
  };
}

const endsOf = (sets: ReadonlyMap<string, Standing>): number =>
  [...sets.values()].reduce((sum, { Left }) => sum + endsIn(Left), 0);

function entryView(entry: InvariantEntry, gap: string): QuestionsView {
  const { parameters, claim } = entry;
  const positions = positionsView(entry, gap);
  const isClaimed = (rival: string, side: keyof Standing, point: Point): boolean => {
    const standing = claim.sets.get(rival);
    return standing !== undefined && wayTo(standing[side], point).end.holds;
  };
  /** What is claimed of a position and a rival; null if nothing is. */
  const relationAt = (rival: string, point: Point): '=' | '>=' | '<=' | null => {
    const atMost = isClaimed(rival, 'Right', point);
    if (isClaimed(rival, 'Left', point)) return atMost ? '=' : '>=';
    return atMost ? '<=' : null;
  };
  const rivals = [...claim.sets.keys()];
  return {
    kind: 'questions',
    ...positions,
    inSliceOf: (point, sizes) => inSliceOf(entry.word, point, sizes),
    questions: [...claim.sets].flatMap(([rival, standing]) => questionsAbout(parameters, rival, standing)),
    tellsNo: false,
    rivals: rivals.map(signOf).join(' and '),
    outcomes: [ZERO, ...(claim.sets.has('*') ? [STAR] : []), ABOVE, BELOW, OUTSIDE],
    outcomeAt(point) {
      const toZero = relationAt('0', point);
      if (toZero === '=') return ZERO;
      if (relationAt('*', point) === '=') return STAR;
      return toZero === null ? OUTSIDE : toZero === '>=' ? ABOVE : BELOW;
    },
    instancesAt: (point) =>
      rivals.flatMap((game): InstanceView[] => {
        const relation = relationAt(game, point);
        return relation === null ? [] : [{ board: positions.boardAt(point), game, relation }];
      }),
  };
}

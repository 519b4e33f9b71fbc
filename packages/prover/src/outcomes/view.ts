/** What pages show for a claim about outcomes: for each word its questions with their answers, or its values. */
import type { Standing } from '../check/claim.ts';
import type { ClassDocument, WordEntry } from '../check/document.ts';
import type { Predicate } from '../check/tree.ts';
import { classHead, corollaryView, positionsView, regionsView, wayTo } from '../claim/class-view.ts';
import { endsIn } from '../claim/meaning.ts';
import { questionsAbout, signOf } from '../claim/questions.ts';
import { classOf, formulaIn, standingsIn } from '../claim/read-class.ts';
import type { ClaimView, InstanceView, OutcomeView, Point, QuestionsView } from '../claim/view.ts';

const NOTE =
  ' Of words without a known value it is proved where they are ≥ 0, ≤ 0, ≥ ∗ and ≤ ∗, which tells who wins, and which are 0 or ∗.';

const ZERO: OutcomeView = { name: 'zero', sign: '0', text: 'equal to 0: whoever begins loses' };
const STAR: OutcomeView = { name: 'star', sign: '∗', text: 'equal to ∗: whoever begins wins' };
const POSITIVE: OutcomeView = { name: 'positive', sign: '+', text: 'positive: Left wins' };
const NEGATIVE: OutcomeView = { name: 'negative', sign: '−', text: 'negative: Right wins' };
const NOT_STAR: OutcomeView = { name: 'confused', sign: '‖', text: 'confused with 0, and not ∗: whoever begins wins' };
/** For words without a claim about ∗. */
const CONFUSED: OutcomeView = { name: 'confused', sign: '‖', text: 'confused with 0: whoever begins wins' };

export function outcomeView(document: ClassDocument): ClaimView {
  let ends = 0;
  const entries = [...document.words.values()].map((entry) => {
    const formula = formulaIn(entry);
    const standings = standingsIn(entry);
    for (const tree of formula === null ? [...standings.values()].flatMap(treesOf) : [formula]) ends += endsIn(tree);
    return formula === null ? questionsView(entry, document.gap, standings) : regionsView(entry, document.gap, formula);
  });
  const head = classHead(document, classOf(document), ends);
  return {
    ...head,
    about: head.about + NOTE,
    entries,
    corollaries: document.corollaries.map((corollary) => corollaryView(corollary, document.gap)),
    report: null,
  };
}

const treesOf = ({ Left, Right }: Standing): Predicate[] => [Left, Right];

function questionsView(entry: WordEntry, gap: string, standings: ReadonlyMap<string, Standing>): QuestionsView {
  const positions = positionsView(entry, gap);
  const rivals = ['0', '*'].filter((rival) => standings.has(rival));
  const relationAt = (rival: string, point: Point): InstanceView['relation'] => {
    const { Left, Right } = standings.get(rival) as Standing;
    const [atLeast, atMost] = [Left, Right].map((tree) => wayTo(tree, point).end.holds);
    if (atLeast) return atMost ? '=' : '>';
    return atMost ? '<' : '||';
  };
  const isToldFromStar = standings.has('*');
  return {
    kind: 'questions',
    ...positions,
    questions: rivals.flatMap((rival) => questionsAbout(entry.parameters, rival, standings.get(rival) as Standing)),
    tellsNo: true,
    rivals: rivals.map(signOf).join(' and '),
    outcomes: isToldFromStar ? [ZERO, STAR, POSITIVE, NEGATIVE, NOT_STAR] : [ZERO, POSITIVE, NEGATIVE, CONFUSED],
    outcomeAt(point) {
      const toZero = relationAt('0', point);
      if (toZero !== '||') return toZero === '=' ? ZERO : toZero === '>' ? POSITIVE : NEGATIVE;
      if (!isToldFromStar) return CONFUSED;
      return relationAt('*', point) === '=' ? STAR : NOT_STAR;
    },
    instancesAt: (point) =>
      rivals.map((game) => ({ board: positions.boardAt(point), game, relation: relationAt(game, point) })),
  };
}

/** What a certificate of outcomes says of a word: where it is ≥ and ≤ 0 and *; read, and decided at a point. */
import type { Point } from './affine.ts';
import { type Condition, holdsAt, readCondition } from './condition.ts';
import type { CertificatePredicate, CertificateWord, Comparison, Rival } from './document.ts';
import type { Region } from './region.ts';

export interface OutcomeWord {
  readonly kind: 'outcome';
  readonly word: string;
  readonly parameters: readonly string[];
  readonly questions: readonly Question[];
}

/** Is the position at least, or at most, a rival? */
export interface Question {
  readonly rival: Rival;
  readonly comparison: Comparison;
  readonly tree: Predicate;
}

type Predicate = boolean | { readonly condition: Condition; readonly yes: Predicate; readonly no: Predicate };

/** How a game stands to another. */
export type Relation = '=' | '<' | '>' | '||';

type Against = Extract<CertificateWord, { readonly against: unknown }>['against'];

export function outcomeWordOf(word: string, parameters: readonly string[], against: Against): OutcomeWord {
  const questions = (['0', '*'] as const).flatMap((rival) => {
    const standing = against[rival];
    if (standing === undefined) return [];
    return (['atLeast', 'atMost'] as const).map((comparison) => {
      return { rival, comparison, tree: readPredicate(standing[comparison]) };
    });
  });
  return { kind: 'outcome', word, parameters, questions };
}

function readPredicate(json: CertificatePredicate): Predicate {
  if ('holds' in json) return json.holds;
  return { condition: readCondition(json.if), yes: readPredicate(json.then), no: readPredicate(json.else) };
}

/** The answer to a question at a point, and the conditions that lead to it. */
export function answerAt({ tree }: Question, point: Point): { holds: boolean; path: Region['path'] } {
  const path: Region['path'][number][] = [];
  let node = tree;
  while (typeof node !== 'boolean') {
    const met = holdsAt(node.condition, point);
    path.push({ condition: node.condition, met });
    node = met ? node.yes : node.no;
  }
  return { holds: node, path };
}

/** How many ends all predicates of a word have. */
export function endCount({ questions }: OutcomeWord): number {
  const count = (tree: Predicate): number => (typeof tree === 'boolean' ? 1 : count(tree.yes) + count(tree.no));
  return questions.reduce((sum, { tree }) => sum + count(tree), 0);
}

/** The games that a word is compared with. */
export const rivalsOf = ({ questions }: OutcomeWord): Rival[] => [...new Set(questions.map(({ rival }) => rival))];

/** What is claimed of a word at a point: how it stands to one of its rivals. */
export function relationAt({ questions }: OutcomeWord, rival: Rival, point: Point): Relation {
  const [atLeast, atMost] = (['atLeast', 'atMost'] as const).map((comparison) => {
    const question = questions.find((one) => one.rival === rival && one.comparison === comparison);
    return question !== undefined && answerAt(question, point).holds;
  });
  if (atLeast) return atMost ? '=' : '>';
  return atMost ? '<' : '||';
}

/** The outcomes that pictures tell apart. The last is for words of which nothing is said about ∗. */
export const OUTCOMES = [
  { sign: '0', hue: 140, text: 'equal to 0: whoever begins loses' },
  { sign: '∗', hue: 350, text: 'equal to ∗: whoever begins wins' },
  { sign: '+', hue: 210, text: 'positive: Left wins' },
  { sign: '−', hue: 35, text: 'negative: Right wins' },
  { sign: '‖', hue: 285, text: 'confused with 0, and not ∗: whoever begins wins' },
  { sign: '‖', hue: 285, text: 'confused with 0: whoever begins wins' },
] as const;

const [ZERO, STAR, POSITIVE, NEGATIVE, NOT_STAR, CONFUSED] = [0, 1, 2, 3, 4, 5] as const;

const isToldFromStar = (word: OutcomeWord): boolean => rivalsOf(word).includes('*');

/** The outcomes that can be claimed of positions of a word. */
export function outcomesOf(word: OutcomeWord): readonly (typeof OUTCOMES)[number][] {
  const told = isToldFromStar(word) ? [ZERO, STAR, POSITIVE, NEGATIVE, NOT_STAR] : [ZERO, POSITIVE, NEGATIVE, CONFUSED];
  return told.map((i) => OUTCOMES[i]!);
}

/** Which of the outcomes is claimed at a point. */
export function outcomeAt(word: OutcomeWord, point: Point): number {
  const toZero = relationAt(word, '0', point);
  if (toZero !== '||') return toZero === '=' ? ZERO : toZero === '>' ? POSITIVE : NEGATIVE;
  if (!isToldFromStar(word)) return CONFUSED;
  return relationAt(word, '*', point) === '=' ? STAR : NOT_STAR;
}

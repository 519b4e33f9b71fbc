/** The questions whether positions are at least, and at most, a rival, with answers by decision trees. */
import type { Standing } from '../check/claim.ts';
import type { Predicate } from '../check/tree.ts';
import { wayTo } from './class-view.ts';
import { conditionsLatex } from './latex.ts';
import type { QuestionView } from './view.ts';

export function questionsAbout(
  parameters: readonly string[],
  rival: string,
  { Left, Right }: Standing,
): QuestionView[] {
  const question = (relation: string, tree: Predicate): QuestionView => ({
    sign: `${relation} ${signOf(rival)}`,
    answerAt(point) {
      const { end, path } = wayTo(tree, point);
      return { holds: end.holds, conditions: conditionsLatex(parameters, path) };
    },
  });
  return [question('≥', Left), question('≤', Right)];
}

/** A rival as pages write it. */
export const signOf = (rival: string): string => rival.replace('*', '∗');

/** The questions whether positions are at least, and at most, a rival, with answers by decision trees. */
import type { Standing } from '../check/claim.ts';
import { Fork, type Predicate } from '../check/tree.ts';
import { forkView, wayTo } from './class-view.ts';
import { conditionsLatex } from './latex.ts';
import type { DecisionView, QuestionView } from './view.ts';

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
    get decisions() {
      return decisionsOf(parameters, tree);
    },
  });
  return [question('≥', Left), question('≤', Right)];
}

function decisionsOf(names: readonly string[], tree: Predicate): DecisionView<boolean> {
  if (!(tree instanceof Fork)) return { kind: 'end', end: tree.holds };
  return forkView(names, tree.condition, decisionsOf(names, tree.yes), decisionsOf(names, tree.no));
}

/** A rival as pages write it. */
export const signOf = (rival: string): string => rival.replace('*', '∗');

/** A claim about outcomes to read: for each word the trees of its predicates, or of its values. */
import type { StyleName } from '@lilypad/games';
import { familyText } from '../classes/position-class.ts';
import { endCount } from '../formula/decision-tree.ts';
import { decisionLines, treeLines } from '../formula/tree-text.ts';
import type { ClassOutcomes, Relation } from './claim.ts';
import { RELATIONS } from './outcomes.ts';

const SIGNS: Readonly<Record<Relation, string>> = { atLeast: '>=', atMost: '<=' };

/** For each word an empty line, its positions, and trees with yes and no at their ends. */
export function outcomeTrees({ positions, space, forest, words }: ClassOutcomes, style?: StyleName): string[] {
  return [...words].flatMap(([word, outcome]) => {
    const head = ['', familyText(positions, word)];
    if (outcome.kind === 'value') {
      return [...head, '  value', ...treeLines(forest, outcome.formula, style).map((line) => `    ${line}`)];
    }
    const { zero, star } = outcome;
    const rivals = [
      { name: '0', standing: zero },
      { name: '*', standing: star },
    ];
    const trees = rivals.flatMap(({ name, standing }) => {
      if (standing === null) return [];
      return RELATIONS.flatMap((relation) => [
        `  ${SIGNS[relation]} ${name}`,
        ...decisionLines(space, standing[relation], ({ holds }) => (holds ? 'yes' : 'no')).map((line) => `    ${line}`),
      ]);
    });
    return [...head, ...trees];
  });
}

/** The ends of all predicates and formulas. */
export function outcomeRegions({ words }: ClassOutcomes): number {
  let regions = 0;
  for (const outcome of words.values()) {
    if (outcome.kind === 'value') regions += endCount(outcome.formula);
    else {
      for (const standing of [outcome.zero, outcome.star]) {
        if (standing !== null) for (const relation of RELATIONS) regions += endCount(standing[relation]);
      }
    }
  }
  return regions;
}

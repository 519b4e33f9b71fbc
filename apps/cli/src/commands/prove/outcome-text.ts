/** Theorems about outcomes, as text and as JSON. */
import type { StyleName } from '@lilypad/games';
import { endsOf, type OutcomeFinding, rowsOf, treeLines, treesOf } from '@lilypad/prover';

const FAILURES_SHOWN = 3;

/** The finding as text: what is proved, the values of the family, what proves them, and the trees if wanted. */
export function outcomeText(finding: OutcomeFinding, { withTrees, notation }: TextOptions): string {
  const { target, theorem, claim, family, missing, samples } = finding;
  const { name, positions } = target;
  if (theorem === null || claim === null) return failureLines(finding).join('\n');
  const { words, obligations } = theorem.counts;
  const head =
    family === null
      ? `Theorem, proved for all sizes of the gaps and checked: outcomes of class ${positions.name}.`
      : 'Theorem, proved for all parameters and checked:';
  return [
    head,
    ...(family === null ? [] : [`${name} is`, ...familyLines(family, notation).map((line) => `  ${line}`)]),
    `By the outcomes of class ${positions.name}: ${words} words, ${endsOf(claim)} regions, ${obligations} obligations, ${samples} samples.`,
    ...(missing === null ? [] : [`${missing}.`]),
    ...(withTrees ? treesOf(claim, notation) : []),
  ].join('\n');
}

function failureLines({ target, reason, failures }: OutcomeFinding): string[] {
  const places = failures.slice(0, FAILURES_SHOWN).map(({ question, word, point }) => {
    const asked = question === null ? '' : ` ${question.relation === 'atLeast' ? '>=' : '<='} ${question.rival}`;
    return `The recurrence of ${word}${asked} fails where the gaps are ${point.join(', ')}.`;
  });
  return [`Not proved: outcomes of class ${target.positions.name}.`, `${reason}.`, ...places];
}

/** How outcomes are written: whether with the trees of the class, and in which notation. */
interface TextOptions {
  readonly withTrees: boolean;
  readonly notation: StyleName | undefined;
}

const familyLines = ({ forest, formula }: NonNullable<OutcomeFinding['family']>, notation?: StyleName): string[] =>
  treeLines(forest, formula, notation);

/** The document of `--json`. */
export function outcomeDocument(finding: OutcomeFinding, { withTrees, notation }: TextOptions): object {
  const { target, status, claim, seconds, reason, failures, family, missing } = finding;
  const { name, positions } = target;
  return {
    target: name,
    class: positions.name,
    claim: 'outcome',
    status,
    words: positions.words.length,
    regions: claim === null ? 0 : endsOf(claim),
    seconds,
    ...(status === 'failed' ? { reason, failures } : {}),
    ...(missing === null ? {} : { missing }),
    theorem: family === null ? [] : rowsOf(family.forest, name, family.formula, notation),
    ...(family === null ? {} : { formula: familyLines(family, notation) }),
    ...(claim !== null && withTrees ? { trees: treesOf(claim, notation).slice(1) } : {}),
  };
}

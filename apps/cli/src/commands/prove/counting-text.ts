/** Theorems by counting claims, as text and as JSON. */
import { type CheckedTheorem, treesOf } from '@lilypad/prover';

/** The theorem as text: its values shape by shape, and what follows for boards with powers. */
export function countingText({ target, phrases, counts, claim, corollaries }: CheckedTheorem): string {
  const { words, leaves, obligations } = counts;
  return [
    `Theorem, proved for all boards and checked: ${target}, ${words} ${phrases.entries}, ${leaves} ${phrases.ends}, ${obligations} obligations.`,
    ...treesOf(claim),
    ...(corollaries.length === 0 ? [] : ['', 'With it:']),
    ...corollaries.map(({ name, family, formula }) => `  ${name}: ${family} is ${formula.join(' ')}`),
  ].join('\n');
}

/** The document of `--json`. */
export function countingDocument(theorem: CheckedTheorem, seconds: number): object {
  const { target, claim, counts, corollaries } = theorem;
  const trees = treesOf(claim).slice(1);
  return { target, claim: claim.kind, status: 'proved', ...counts, seconds, trees, corollaries };
}

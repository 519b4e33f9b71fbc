/** Reports: the cases of short proofs are written out, those of long ones folded; values are in the notation that is asked for. */
import { expect, test } from 'vitest';
import { libraryTheorem } from '../../theorem/library.ts';
import { libraryText } from '../../theorem/testing/claims.ts';

const theorem = (name: string) => libraryTheorem(name, libraryText(name) as string);
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

test('a short proof has its cases in sight', () => {
  const report = theorem('A11').report('md');
  expect(report).toContain('Cases:\n\n1. Where a >= 1 and b >= 2: `a`');
  expect(report).not.toContain('<details>');
  expect(theorem('A11').report('tex')).not.toContain('\\appendix');
});

test('the cases of a long proof are folded: in Markdown under their number, in LaTeX at the end, a line each', () => {
  const [markdown, latex] = (['md', 'tex'] as const).map((format) =>
    theorem('A11').report(format, [], { mostInSight: 4 }),
  );
  expect(markdown).not.toContain('Cases:');
  const numbers = [...markdown.matchAll(/<details>\n<summary>(\d+) cases?<\/summary>/g)].map(([, n]) => Number(n));
  expect(numbers.length).toBe(2);
  expect(count(markdown, /<\/details>/g)).toBe(2);
  const [body, appendix] = latex.split('\\section*{All cases}');
  expect(body).not.toContain('\\item ');
  expect(count(appendix, /^\\item /gm)).toBe(numbers.reduce((sum, n) => sum + n, 0));
});

test('without cases, and in another notation', () => {
  expect(theorem('A11').report('md', [], { withCases: false })).not.toContain('Cases:');
  expect(theorem('A11').report('md')).toContain('`{{a-2|1}|0}`');
  expect(theorem('A11').report('md', [], { notation: 'plain' })).toContain('`{a-2|1||0}`');
});

/** Pages of Markdown in LaTeX: what reports have in them, and whole reports of every kind. `npm run verify` has LaTeX compile them. */
import { expect, test } from 'vitest';
import { libraryTheorem } from '../theorem/library.ts';
import { libraryText } from '../theorem/testing/claims.ts';
import { joinedDocuments, latexDocument } from './latex-document.ts';
import { latexPage, mathOf } from './latex-page.ts';

const bodyOf = (markdown: string): string =>
  /\\begin\{document\}\s*(.*?)\s*\\end\{document\}/s.exec(latexPage(markdown))?.[1] ?? '';

test.each([
  ['# Class A_1 & B', '\\section*{Class A\\_1 \\& B}'],
  ['## Proof', '\\subsection*{Proof}'],
  ['**Theorem.** 50% of a ≥ 0, \\*.', '\\textbf{Theorem.} 50\\% of a $\\ge$ 0, $\\ast$.'],
  ['[How to read it](../strategies.md): `T1`', 'How to read it: $\\T 1$'],
  ['- one\n- two', '\\begin{itemize}\n\\item one\n\\item two\n\\end{itemize}'],
  ['```\na_b → c\n# no heading\n```', '{\\scriptsize\\begin{verbatim}\na_b > c\n# no heading\n\\end{verbatim}}'],
  [
    '| x | y |\n|---|---|\n| `{1\\|2}` | b |',
    '\\begin{longtable}{>{\\raggedright\\arraybackslash}p{0.46\\linewidth}>{\\raggedright\\arraybackslash}p{0.46\\linewidth}}\nx & y \\\\\n\\hline\n$\\{1\\mid 2\\}$ & b \\\\\n\\end{longtable}',
  ],
])('%j', (markdown, latex) => {
  expect(bodyOf(markdown)).toBe(latex);
});

test.each([
  ['T^(a+2).F^b', '\\T ^{a+2}\\allowbreak \\Box \\F ^{b}\\allowbreak '],
  ['<A:~T>(TF)^b', '\\langle A{:}{\\sim}\\T \\rangle \\allowbreak (\\T \\F )^{b}\\allowbreak '],
  ['{a|O^b(1)}', '\\{a\\mid O^{b}\\allowbreak (1)\\}'],
  ['<= (a-b)*', '\\le \\ (a-b){\\ast}'],
  ['1+eps where b', '1+\\varepsilon \\ \\text{ where }\\ b'],
])('%s as mathematics', (code, math) => {
  expect(mathOf(code)).toBe(math);
});

/** What LaTeX would stumble over outside of fenced lines: signs that it lacks, and brackets that do not close. */
test.each(['L4.5', 'Theorem1', 'E1', 'OneFrog', 'T2', 'A12'])('the report on %s', (name) => {
  const report = libraryTheorem(name, libraryText(name) as string).report('tex');
  const text = report.replace(/\\begin\{verbatim\}.*?\\end\{verbatim\}/gs, '').replace(/\\[{}]/g, '');
  expect(text.match(/[^\n -~]/gu)).toBeNull();
  expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
  expect((text.replace(/\\\$/g, '').match(/\$/g) ?? []).length % 2).toBe(0);
  expect([...report.matchAll(/\\begin\{(\w+)\}/g)].length).toBe([...report.matchAll(/\\end\{(\w+)\}/g)].length);
});

test('several documents are one', () => {
  expect(joinedDocuments([latexDocument(['one']), latexDocument(['two'])])).toBe(latexDocument(['one', 'two']));
});

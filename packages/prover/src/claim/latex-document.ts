/** LaTeX documents: what every report begins and ends with, and several reports as one. */

const HEAD = `\\documentclass{article}
\\usepackage{amsmath,amssymb,amsthm,array,longtable}
\\newtheorem*{theorem}{Theorem}
\\newtheorem*{corollary}{Corollary}
\\newcommand{\\T}{\\mathrm{T}}
\\newcommand{\\F}{\\mathrm{F}}
\\begin{document}`;
const END = '\\end{document}';

/** The parts as one document. */
export const latexDocument = (parts: readonly string[]): string => `${[HEAD, ...parts, END].join('\n\n')}\n`;

/**
 * Several documents as one.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const report = libraryTheorem('A11', text).report('tex');
 * joinedDocuments([report, report]).match(/begin.document/g); // => [ 'begin{document' ]
 * ```
 */
export const joinedDocuments = (documents: readonly string[]): string =>
  latexDocument(documents.map((text) => text.slice(HEAD.length, text.lastIndexOf(END)).trim()));

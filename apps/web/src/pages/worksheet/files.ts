/** Worksheets as files: which formats there are, and which a file is in. */
import { readLatex, writeLatex } from './formats/latex.ts';
import { readLily, writeLily } from './formats/lily.ts';
import { readMarkdown, writeMarkdown } from './formats/markdown.ts';
import type { Answers } from './formats/outputs.ts';
import type { PlainWorksheet } from './model/worksheet.ts';

interface Format {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (sheet: PlainWorksheet, answers: Answers) => string;
  readonly read: (text: string, otherwise: string) => PlainWorksheet;
}

export const FORMATS: readonly Format[] = [
  { name: 'Worksheet (.lily)', ending: '.lily', type: 'text/plain', write: writeLily, read: readLily },
  { name: 'Markdown (.md)', ending: '.md', type: 'text/markdown', write: writeMarkdown, read: readMarkdown },
  { name: 'LaTeX (.tex)', ending: '.tex', type: 'application/x-tex', write: writeLatex, read: readLatex },
];

/** The worksheet of a file; a file of no known format is read as a .lily file. */
export function readFile(name: string, text: string): PlainWorksheet {
  const format = FORMATS.find(({ ending }) => name.toLowerCase().endsWith(ending));
  return (format?.read ?? readLily)(text, name.replace(/\.[^.]*$/, ''));
}

/** A name for a file, made of the letters of a title. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'worksheet';

/** The words of the theory that pages explain where they use them: what each means, and the lesson about it. */

export interface TermEntry {
  /** In one or two sentences. */
  readonly meaning: string;
  /** The lesson that is about it. */
  readonly lesson: string;
  /** Other forms of the word, which texts use. */
  readonly forms?: readonly string[];
}

export const TERMS = {
  outcome: {
    meaning: 'Who wins if both play well: Left, Right, whoever moves first, or whoever moves second.',
    lesson: 'outcomes',
  },
  'left stop': {
    meaning: 'Where play comes to rest if Left moves first and both go on until only a number is left.',
    lesson: 'switches',
  },
  'right stop': {
    meaning: 'Where play comes to rest if Right moves first and both go on until only a number is left.',
    lesson: 'switches',
  },
  stop: {
    meaning: 'The number at which play comes to rest. There are two, since either side may start.',
    lesson: 'switches',
    forms: ['stops'],
  },
  mean: {
    meaning: 'How many moves Left is ahead on average: in many copies of the position, this much a copy.',
    lesson: 'switches',
  },
  temperature: {
    meaning:
      'What it is worth to move here now. Zero or less: nobody is in a hurry. The hottest part of a sum comes first.',
    lesson: 'switches',
  },
  thermograph: {
    meaning:
      'A picture of both stops while moves become dearer: its walls meet at the mean, at the height of the temperature.',
    lesson: 'switches',
    forms: ['thermographs'],
  },
  hot: { meaning: 'Both sides gain by moving first.', lesson: 'switches' },
  switch: {
    meaning: 'A choice between two numbers: Left moves to the larger, Right to the smaller.',
    lesson: 'switches',
  },
  star: { meaning: 'The value {0|0}: one move, for whoever takes it first.', lesson: 'star' },
  nimber: {
    meaning: 'The value of a heap in the game of Nim, in which both sides have the same moves.',
    lesson: 'star',
  },
  confused: {
    meaning: 'Neither greater, nor less, nor equal: whoever moves first wins the difference.',
    lesson: 'star',
  },
  infinitesimal: {
    meaning: 'A value between every negative and every positive number. It decides only who moves last.',
    lesson: 'infinitesimals',
    forms: ['infinitesimals'],
  },
  'atomic weight': {
    meaning: 'About how many ups an infinitesimal is worth. At 2 or more Left wins, whoever starts.',
    lesson: 'infinitesimals',
  },
  birthday: {
    meaning: 'How many moves the simplest form of the value can last at most.',
    lesson: 'canonical',
  },
  'canonical form': {
    meaning: 'The simplest form of a value: without moves that no good player needs.',
    lesson: 'canonical',
  },
  'reduced canonical form': {
    meaning: 'The simplest value that differs from this one by an infinitesimal only.',
    lesson: 'canonical',
  },
  dominated: { meaning: 'No better than another move of the same player.', lesson: 'canonical' },
  reversible: {
    meaning: 'Its player gains nothing: the reply leads back to a position no worse for the other side.',
    lesson: 'canonical',
  },
  class: {
    meaning:
      'All positions with given numbers of two kinds of squares, such as two free ones and one frog, and any number of the third kind.',
    lesson: 'formulas',
    forms: ['classes'],
  },
  word: {
    meaning:
      'The fixed squares of a class in one order, with a gap for any number of squares of the third kind at each.',
    lesson: 'formulas',
    forms: ['words'],
  },
  region: {
    meaning: 'A part of all sizes of the gaps. In each region one formula gives the value.',
    lesson: 'formulas',
    forms: ['regions'],
  },
  certificate: {
    meaning: 'A proof, written so that a program can check every step of it.',
    lesson: 'formulas',
    forms: ['certificates'],
  },
  obligation: {
    meaning: 'One of the statements that must hold for all sizes, so that the theorem is true.',
    lesson: 'formulas',
    forms: ['obligations'],
  },
  strategy: {
    meaning: 'A reply to every move of the other side, whatever the sizes are.',
    lesson: 'formulas',
  },
} as const satisfies Readonly<Record<string, TermEntry>>;

export type TermName = keyof typeof TERMS;

/** A text in parts, each plain or a term; only the first place of a term counts. */
export interface TextPart {
  readonly text: string;
  readonly term: TermName | null;
}

const NAMES = new Map<string, TermName>(
  Object.entries<TermEntry>(TERMS).flatMap(([name, { forms = [] }]) =>
    [name, ...forms].map((form): [string, TermName] => [form, name as TermName]),
  ),
);
/** Longer names come first, so that "left stop" is not read as "stop". */
const PATTERN = new RegExp(`\\b(${[...NAMES.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');

export function findTerms(text: string): TextPart[] {
  const found = new Set<TermName>();
  return text.split(PATTERN).flatMap((part, i): TextPart[] => {
    if (part === '') return [];
    const term = i % 2 === 1 ? (NAMES.get(part.toLowerCase()) ?? null) : null;
    if (term === null || found.has(term)) return [{ text: part, term: null }];
    found.add(term);
    return [{ text: part, term }];
  });
}

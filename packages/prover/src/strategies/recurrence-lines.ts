/** Recurrences to read: the cases of a word, each with its value. */
import type { Recurrences } from '../check/strategies/recurrences.ts';
import type { Converter } from './from-document.ts';
import { ZERO } from './pattern/side.ts';
import { simplifyWord } from './pattern/simplify.ts';
import { casesOf } from './pattern/split.ts';
import { sideText, wordText } from './pattern/text.ts';
import type { Word } from './pattern/word.ts';

/** A case: the simplified word, and its value. */
export interface RecurrenceLine {
  readonly word: string;
  readonly value: string;
}

/** The cases of recurrences; those that are the same when simplified are there once. The converter must be the one that the word was read with. */
export function recurrenceLines(recurrences: Recurrences, word: Word, converter: Converter): RecurrenceLine[] {
  const lines = new Map<string, RecurrenceLine>();
  const walk = (step: Recurrences, raw: Word): void => {
    const rest = simplifyWord(raw).word;
    if (step.kind === 'split') {
      const cases = casesOf(converter.split(step.split), { word: rest, side: ZERO });
      for (const [i, each] of step.cases.entries()) walk(each, cases[i].word);
      return;
    }
    const line = { word: wordText(rest, converter.name), value: sideText(converter.side(step.side), converter.name) };
    if (rest.length > 0) lines.set(`${line.word} = ${line.value}`, line);
  };
  walk(recurrences, word);
  return [...lines.values()];
}

/** A value that is too long to write down is an error of its statement: the others go on. */
import { GameLimitError, type StyleName } from '@lilypad/games';
import { type Outcome, type Part, printValue } from '@lilypad/sheet';
import { printable } from '../output/printable.ts';

/** The outcome of a statement with the text of its value, safe for a terminal, which is empty where there is none. */
export function written(
  { at, end }: Part,
  outcome: Outcome,
  notation: StyleName,
): { readonly outcome: Outcome; readonly text: string } {
  if (!outcome.ok) return { outcome, text: '' };
  try {
    return { outcome, text: printable(printValue(outcome.value, notation)) };
  } catch (error) {
    if (!(error instanceof GameLimitError)) throw error;
    const { defines, notes } = outcome;
    return {
      outcome: {
        ok: false,
        defines,
        notes,
        error: { kind: 'limit', message: error.message, at, end, incomplete: false },
      },
      text: '',
    };
  }
}

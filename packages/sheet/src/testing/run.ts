/** Runs a text and gives what each statement printed: a value, or `error` and the message. */

import { Sheet, type SheetOptions } from '../sheet.ts';
import { printValue } from '../values/print.ts';

export async function run(text: string, options: SheetOptions = {}): Promise<string[]> {
  const outcomes = await new Sheet(options).runText(text);
  return outcomes.map(({ outcome }) => (outcome.ok ? printValue(outcome.value) : `error: ${outcome.error.message}`));
}

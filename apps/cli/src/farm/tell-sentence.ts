/** What a farm tells the user, without loading it. */
import { messages } from '../output/messages.ts';

/** Prints a message that is a sentence without its full stop. */
export function tellSentence(text: string): void {
  messages.tell(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}

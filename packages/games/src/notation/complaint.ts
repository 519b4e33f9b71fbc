/** What the parser says where the text does not go on as the grammar wants it. */
import type { Frame } from './frame.ts';
import { columnAt, Fault, quoteAt } from './parse-error.ts';
import type { Scanner } from './scanner.ts';

/** A term is expected, and none begins here. `nested` says whether the frame is inside another. */
export function missingTerm<A>(scanner: Scanner, frame: Frame<A>, nested: boolean): Fault {
  const { text, at } = scanner;
  const { sign } = frame.opener;
  if (at >= text.length) {
    if (text.trim() === '') return new Fault('There is no game here: the text is empty.', 0);
    if (nested && frame.untouched) return unclosed(scanner, frame);
    return new Fault('The text ends where a game is expected.', at);
  }
  const found = quoteAt(text, at);
  if (scanner.next === ',' || (sign === '{' && '|}'.includes(scanner.next))) {
    const part = sign === 'call' ? 'An argument' : 'An option';
    return new Fault(`${frame.untouched ? part : 'A game'} is missing before ${found}.`, at);
  }
  if (')}|/:'.includes(scanner.next) || scanner.atTimes) return new Fault(`A game is expected before ${found}.`, at);
  return new Fault(`${found} cannot begin a game.`, at);
}

/** A term has ended, and nothing that may follow one comes here. `atGame` says whether another term begins. */
export function missingOperator(scanner: Scanner, atGame: boolean): Fault {
  const { text, at } = scanner;
  const found = quoteAt(text, at);
  if (scanner.next === '/') return new Fault('Only whole numbers can be divided, as in 3/4.', at);
  if (scanner.atTimes) return new Fault(`Only a whole number can stand before ${found}, as in 3.{1|0}.`, at);
  if (atGame) return new Fault(`An operator such as + or - is missing before ${found}.`, at);
  return new Fault(`${found} is not part of the notation here.`, at);
}

export function noBar(scanner: Scanner): Fault {
  return new Fault("A game in braces needs a bar between Left's and Right's options, as in {1|0}.", scanner.at);
}

/** The sign under the head closes something other than what is open. */
export function mismatch<A>(scanner: Scanner, frame: Frame<A>): Fault {
  const { at, text } = scanner;
  const found = quoteAt(text, at);
  if (frame.opener.sign === 'text') return new Fault(`Nothing is open that ${found} could close.`, at);
  const wanted = frame.opener.sign === '{' ? '"}"' : '")"';
  return new Fault(`${wanted} is expected here, for what was opened at column ${columnAt(text, frame.at)}.`, at);
}

export function unclosed<A>({ text }: Scanner, frame: Frame<A>): Fault {
  const what = frame.opener.sign === '{' ? 'brace' : 'parenthesis';
  return new Fault(`The ${what} opened at column ${columnAt(text, frame.at)} is never closed.`, text.length);
}

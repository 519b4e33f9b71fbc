/** The lines of a stream, as many at a time as have arrived. */
import { InputError } from '../output/errors.ts';

/** No line that can be read is nearly as long; one without an end would fill the memory. */
const MOST_CHARACTERS = 2 ** 24;
const LINE_END = /\r\n|\n|\r/;

/**
 * Yields the complete lines of each chunk, without their ends (\n, \r\n or \r); a last line may lack its end. A byte order
 * mark at the start is dropped. Throws InputError if a line is too long.
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  mostCharacters = MOST_CHARACTERS,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let afterReturn = false;
  for await (const bytes of stream) {
    let text = decoder.decode(bytes, { stream: true });
    if (text === '') continue;
    // The \n of a \r\n whose \r ended the chunk before.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    afterReturn = text === '' ? false : text.endsWith('\r');
    const lines = text.split(LINE_END);
    lines[0] = rest + lines[0];
    rest = lines.pop() as string;
    if (lines.length > 0) yield lines;
    if (rest.length > mostCharacters) {
      throw new InputError(`a line has more than ${mostCharacters.toLocaleString('en-US')} characters`);
    }
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

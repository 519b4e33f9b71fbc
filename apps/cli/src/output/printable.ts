/**
 * Makes text from outside safe for a terminal: control characters, which could move the cursor or change colours, and
 * characters that reverse the direction of text become visible signs, one for each, so that columns stay as they are.
 * Line breaks stay.
 */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to replace
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, sign);
}

/** The same for text that is to be one line. */
export const printableLine = (text: string): string => printable(text.replaceAll('\n', ' '));

/** JSON, which leaves some characters as they are that move the cursor or reverse the direction of text. */
export const printableJson = (document: unknown): string =>
  JSON.stringify(document).replace(/[\p{Cc}\p{Cf}]/gu, (character) => character.split('').map(escaped).join(''));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Unicode has a picture for each of the first 32 control characters, and one for delete. */
function sign(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 0x09) return ' ';
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

/**
 * Where a written game ends that begins at some offset: number, ups and star without blanks between them. It is read by
 * @lilypad/games; here it is only cut out of the text.
 */

const NUMBER = /[0-9]+(?:\*\*[0-9]+)?(?:\/[0-9]+(?:\*\*[0-9]+)?)?/y;
const MINUS = /[-−][ \t]*(?=[0-9])/y;
const UPS =
  /(?:[\^↑](?:<[0-9]+>|\[[0-9]+\]|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[0-9]+)|[v↓](?:<[0-9]+>|\[[0-9]+\]|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[0-9]+)(?![A-Za-z_])|[\^↑⇑]+|[v↓⇓]+(?![A-Za-z_0-9]))/y;
const STAR = /[*∗]([0-9]*)/y;
/** What makes a star after a number multiply: something other than a number begins there. */
const OPERAND = /[A-Za-z{([^↑⇑↓⇓*∗"]/;

const match = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** The end of the number that begins at an offset, which may have a minus before it; the offset if there is none. */
export function numberEnd(text: string, at: number): number {
  const from = at + match(MINUS, text, at).length;
  const number = match(NUMBER, text, from);
  return number === '' ? at : from + number.length;
}

/** The end of the ups and the star that begin at an offset; the offset if there are none. */
export function upStarEnd(text: string, at: number, afterNumber: boolean): number {
  const ups = at + match(UPS, text, at).length;
  const star = match(STAR, text, ups);
  if (star === '' || text.startsWith('**', ups)) return ups;
  const end = ups + star.length;
  const multiplies = star.length === 1 && OPERAND.test(text.charAt(end));
  return multiplies && (afterNumber || ups > at) ? ups : end;
}

/** What is said of a certificate that cannot be read. */

/** A certificate that cannot be read. The message is a sentence without its full stop. */
export class Misread extends Error {}

/** The beginning of a text of a certificate, for a message: signs that would disturb a terminal are replaced. */
export function clip(text: string, most = 40): string {
  const start = text.length > most ? `${text.slice(0, most)}...` : text;
  return start.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}

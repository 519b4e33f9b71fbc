/** Pages written by hand with a part that is made from a certificate: the part is between two marks. */
const OPEN = '<!-- made from the certificate; do not edit -->';
const CLOSE = '<!-- end of what is made from the certificate -->';

/** The page with another text between its marks; null if it has none. */
export function withMarkedPart(page: string, text: string): string | null {
  const open = page.indexOf(OPEN);
  const close = page.indexOf(CLOSE);
  if (open < 0 || close < open) return null;
  return `${page.slice(0, open)}${OPEN}\n\n${text}\n\n${page.slice(close)}`;
}

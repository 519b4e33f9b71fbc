/** The text of a certificate as it is written to files: indented, with lists of names on one line. */
export function certificateText(certificate: object): string {
  const text = JSON.stringify(certificate, null, 2);
  const short = text.replace(
    /\[\n\s+((?:"[^"\n]*"(?:,\n\s+)?)+)\n\s+\]/g,
    (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`,
  );
  return `${short}\n`;
}

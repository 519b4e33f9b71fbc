/** Cuts a text to a width; an ellipsis shows that something is missing. */
export function shorten(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** A number with its noun: "1 second", "2,000 cases". */
export function plural(n: number, noun: string): string {
  return `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${noun}${n === 1 ? '' : 's'}`;
}

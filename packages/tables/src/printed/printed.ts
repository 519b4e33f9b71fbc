/** What a published table prints for a cell: a value, or a statement about it. */

/** Games are in plain or braces notation. `above` is less than the cell, `below` greater, `with` confused with it. */
export type Printed =
  | { readonly relation: 'equal'; readonly value: string }
  | { readonly relation: 'between'; readonly above: string; readonly below: string }
  | { readonly relation: 'confused'; readonly with: string }
  | { readonly relation: 'above-and-confused'; readonly above: string; readonly with: string }
  | { readonly relation: 'infinitesimal' }
  /** The value was too long to print. */
  | { readonly relation: 'long' };

/**
 * The printed value; null where no value is printed.
 *
 * @example
 * ```ts
 * printedValue({ relation: 'equal', value: '2*' }); // => '2*'
 * ```
 */
export const printedValue = (printed: Printed): string | null => (printed.relation === 'equal' ? printed.value : null);

/**
 * What is printed, in signs: `> 5/4, < 2`.
 *
 * @example
 * ```ts
 * printedText({ relation: 'between', above: '5/4', below: '2' }); // => '> 5/4, < 2'
 * ```
 */
export function printedText(printed: Printed): string {
  switch (printed.relation) {
    case 'equal':
      return printed.value;
    case 'between':
      return `> ${printed.above}, < ${printed.below}`;
    case 'confused':
      return `|| ${printed.with}`;
    case 'above-and-confused':
      return `> ${printed.above}, || ${printed.with}`;
    case 'infinitesimal':
      return 'infinitesimal';
    case 'long':
      return 'too long to print';
  }
}

/**
 * What is printed, in words that can follow "The paper prints": `between 5/4 and 2`.
 *
 * @example
 * ```ts
 * describePrinted({ relation: 'between', above: '5/4', below: '2' }); // => 'between 5/4 and 2'
 * ```
 */
export function describePrinted(printed: Printed): string {
  switch (printed.relation) {
    case 'equal':
      return printed.value;
    case 'between':
      return `between ${printed.above} and ${printed.below}`;
    case 'confused':
      return `confused with ${printed.with}`;
    case 'above-and-confused':
      return `greater than ${printed.above} and confused with ${printed.with}`;
    case 'infinitesimal':
      return 'an infinitesimal';
    case 'long':
      return 'a value too long to print';
  }
}

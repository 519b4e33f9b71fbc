/**
 * For what is looked up where it must be: `form[i] ?? missing()`. A missing element is a mistake of the checker; nothing is
 * accepted then. Written so, and not as a function that looks up, because it stands in the innermost loops.
 */
export function missing(): never {
  throw new RangeError('something that must be in a list is not there');
}

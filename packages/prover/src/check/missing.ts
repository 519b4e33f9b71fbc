/**
 * For lookups that must succeed: `form[i] ?? missing()`. A missing element is a defect of the checker; nothing is
 * accepted then. Not a lookup function, because it is used in the innermost loops.
 */
export function missing(): never {
  throw new RangeError('something that must be in a list is not there');
}

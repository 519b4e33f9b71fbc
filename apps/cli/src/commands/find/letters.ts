/** The parameters that a family may have here: a small letter other than v, which is the sign for down. */
export const LETTERS = [...'abcdefghijklmnopqrstuwxyz'];

/** A step of a strategy that the checker does not accept. The message is a sentence without its full stop. */
export class Refused extends Error {}

/** What a sweep is made for: the board T^toads .^blanks F^frogs with toads >= frogs. */
export interface SweepStart {
  readonly toads: number;
  readonly frogs: number;
  readonly blanks: number;
}

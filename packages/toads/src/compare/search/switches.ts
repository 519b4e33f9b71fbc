/** The techniques of the search. Each can be switched off, to measure its worth and to check its soundness. */
export interface SearchSwitches {
  /** A board falls apart at dead pieces. */
  readonly split: boolean;
  /** Terminal pieces are counted, not played. */
  readonly terminal: boolean;
  /** Boards with nothing but death leaps are worth 0. */
  readonly deathLeap: boolean;
  /** A part is cancelled against its negative. */
  readonly cancel: boolean;
  /** Small parts are replaced by their exact values, folded into one game. */
  readonly small: boolean;
  /** Bounds on the moves that a player can still make settle positions early. */
  readonly bounds: boolean;
  /** All options are looked up in the table before any of them is searched. */
  readonly lookup: boolean;
  /** Moves are tried in an order learned from the squares around them. */
  readonly order: boolean;
  /** Settled positions are kept in a table. */
  readonly table: boolean;
}

/** The name of a technique. */
export type SearchSwitch = keyof SearchSwitches;

/** All techniques on: the default of a search. */
export const ALL_TECHNIQUES: SearchSwitches = {
  split: true,
  terminal: true,
  deathLeap: true,
  cancel: true,
  small: true,
  bounds: true,
  lookup: true,
  order: true,
  table: true,
};

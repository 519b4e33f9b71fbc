/**
 * A named result: what it says, in words and in the language of statements, where it comes from and what the literature says of it.
 * Nothing here says whether it is proved by this program: that is computed (status/).
 */

export interface NamedResult {
  /** Such as E4 or L4.6. */
  readonly name: string;
  readonly kind: 'conjecture' | 'lemma' | 'theorem' | 'formula' | 'claim';
  /** In words and plain notation. */
  readonly statement: string;
  /** In the language of statements; together they say all of it, unless `isPartial`. Empty if the language cannot say it. */
  readonly statements: readonly NamedStatement[];
  /** The statements are only a part of it. */
  readonly isPartial?: boolean;
  /** Where it is stated. */
  readonly source: string;
  /** What the literature says about it, in exact terms. */
  readonly literature: string;
  /** Names of results that its proof uses. */
  readonly from?: readonly string[];
  /** Names of results that together say all of it: where these are proved, so is this. */
  readonly impliedBy?: readonly string[];
  /** For a result about classes: the names of the classes. */
  readonly classes?: RegExp;
  /** For a result that only a certificate can say: its name. */
  readonly certificate?: string;
  /** How it is checked board by board. */
  readonly checked?: CheckedRange;
}

/** A statement of a result; `part` says which part of the result it is, if there are several. */
export interface NamedStatement {
  readonly part?: string;
  readonly text: string;
}

/** How far a result is checked board by board. */
export interface CheckedRange {
  /** What a bound N means, such as "a <= N". */
  readonly scope: string;
  /** The bound to which it is checked unless another is given. */
  readonly usual: number;
  /** Parameters with bounds of their own. */
  readonly bounds?: Readonly<Record<string, number>>;
}

/** One statement that is all of a result. */
export const whole = (text: string): readonly NamedStatement[] => [{ text }];

/**
 * The syntax tree of a worksheet: what a text says, before anything is evaluated. Every node knows its place in the text:
 * `at` and `end` are offsets in UTF-16 units.
 */
import type { Syntax } from '@lilypad/games';
import type { Family } from '@lilypad/toads';

/** A place in the text, from its first character up to but not including `end`. */
export interface Place {
  /** The offset of the first character. */
  readonly at: number;
  /** The offset after the last character. */
  readonly end: number;
}

/** Signs between two operands. `.` makes copies, as `*` does; `:` is the ordinal sum. */
export type BinarySign = '+' | '-' | '*' | '/' | '%' | '**' | ':';
/** Signs of comparisons. */
export type RelationSign = '=' | '!=' | '<' | '>' | '<=' | '>=' | '||' | '<|' | '|>';
export type LogicSign = 'and' | 'or';

/** An expression. */
export type Expr =
  | Literal
  | BoardText
  | (Place & { readonly kind: 'name'; readonly name: string })
  | (Place & { readonly kind: 'text'; readonly text: string })
  | (Place & { readonly kind: 'boolean'; readonly truth: boolean })
  | (Place & { readonly kind: 'list'; readonly items: readonly Expr[] })
  | (Place & { readonly kind: 'comprehension'; readonly item: Expr; readonly clauses: readonly Clause[] })
  | (Place & { readonly kind: 'braces'; readonly left: readonly Expr[]; readonly right: readonly Expr[] })
  /** +-G, or +-{G, H}: the options of Left, and their negatives for Right. */
  | (Place & { readonly kind: 'switch'; readonly options: readonly Expr[] })
  | (Place & { readonly kind: 'negative'; readonly operand: Expr })
  | (Place & { readonly kind: 'not'; readonly operand: Expr })
  /** *n for an expression n. */
  | (Place & { readonly kind: 'nimber'; readonly operand: Expr })
  | (Place & { readonly kind: 'binary'; readonly sign: BinarySign; readonly left: Expr; readonly right: Expr })
  | (Place & { readonly kind: 'logic'; readonly sign: LogicSign; readonly left: Expr; readonly right: Expr })
  | Comparison
  /** `step` is null for 1. */
  | (Place & { readonly kind: 'range'; readonly from: Expr; readonly to: Expr; readonly step: Expr | null })
  | Call
  | (Place & { readonly kind: 'property'; readonly operand: Expr; readonly name: string })
  | (Place & { readonly kind: 'index'; readonly operand: Expr; readonly index: Expr })
  | (Place & { readonly kind: 'if'; readonly test: Expr; readonly yes: Expr; readonly no: Expr })
  | (Place & { readonly kind: 'lambda'; readonly parameters: readonly string[]; readonly body: Expr })
  | (Place & { readonly kind: 'where'; readonly body: Expr; readonly condition: Expr });

/** A game that is written out: number, ups and star, such as 3/2^*2. */
export interface Literal extends Place {
  readonly kind: 'literal';
  readonly text: string;
  readonly syntax: Syntax<never>;
}

/** A board, or a family of boards: its powers may have names in them. */
export interface BoardText extends Place {
  readonly kind: 'board';
  readonly text: string;
  readonly family: Family;
  /** Powers that are expressions, by the parameter of the family that stands for each. */
  readonly powers: ReadonlyMap<string, Expr>;
}

/** first sign operand, and so on; a modulus turns = into a congruence. */
export interface Comparison extends Place {
  readonly kind: 'comparison';
  readonly first: Expr;
  readonly rest: readonly { readonly sign: RelationSign; readonly operand: Expr }[];
  readonly modulus: Expr | null;
}

/** A function with its arguments; some functions take arguments by name, as in table(f(a), a = 1..6). */
export interface Call extends Place {
  readonly kind: 'call';
  readonly callee: Expr;
  readonly args: readonly Argument[];
}

export interface Argument {
  readonly name: string | null;
  readonly value: Expr;
}

/** A part of a comprehension: `for name in list`, or `if test`. */
export type Clause =
  | { readonly kind: 'for'; readonly name: string; readonly list: Expr }
  | { readonly kind: 'if'; readonly test: Expr };

/** What a statement says. */
export type StatementBody =
  | { readonly kind: 'expression'; readonly expr: Expr }
  | { readonly kind: 'define'; readonly name: string; readonly expr: Expr }
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly parameters: readonly string[];
      readonly expr: Expr;
    };

/** A statement that was read. */
export type Statement = Place & StatementBody & { readonly notes: readonly Note[] };

/** How a text was read that could have been meant in another way. */
export interface Note extends Place {
  readonly message: string;
}

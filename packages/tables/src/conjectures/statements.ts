/**
 * Conjectures for all parameters at once, as corollaries of theorems: in this form the checker of certificates can
 * decide whether a certificate proves one. Many conjectures cover infinitely many classes; then each statement is a
 * part of it.
 */

/** A conjecture, or a part of it, as a corollary of a certificate. */
export interface Statement {
  /** Which part of the conjecture this is, such as "b = 2"; null if it is all of it. */
  readonly part: string | null;
  /** The name of the certificate that may prove it. */
  readonly certificate: string;
  /** As certificates of that kind state corollaries. */
  readonly corollary: ClassCorollary | BoardCorollary | StatedCorollary;
}

/** For all parameters >= 0, the positions of the word with these gaps have the values of the formula. */
export interface ClassCorollary {
  /** The name of the corollary. */
  readonly name: string;
  /** The word of the class, such as `T.F`. */
  readonly word: string;
  /** The names of the parameters. */
  readonly parameters: readonly string[];
  /** The size of each gap, in squares, as a form in the parameters. */
  readonly gaps: readonly string[];
  /** Their values. */
  readonly formula: StatementFormula;
}

/** For all parameters >= 0 that satisfy the conditions, the board with powers has the value, a sum of products. */
export interface BoardCorollary {
  /** The name of the corollary. */
  readonly name: string;
  /** The board, with forms in the parameters as powers. */
  readonly board: string;
  /** The names of the parameters. */
  readonly parameters: readonly string[];
  /** The conditions on the parameters. */
  readonly where: readonly string[];
  /** The value. */
  readonly value: string;
}

/** A statement that the certificate itself makes and proves, in its own words. */
export interface StatedCorollary {
  /** The positions, with parameters >= 0. */
  readonly family: string;
  /** Their value, or `infinitesimal`. */
  readonly says: string;
}

type StatementFormula =
  | { readonly value: string }
  | { readonly if: string; readonly then: StatementFormula; readonly else: StatementFormula };

/** Classes have names for up to nine squares of a kind. */
const MOST_KEYS = 9;

const value = (text: string): StatementFormula => ({ value: text });

const choice = (condition: string, yes: StatementFormula, no: StatementFormula): StatementFormula => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
  then: yes,
  else: no,
});

const zeros = (count: number): string[] => Array.from({ length: count }, () => '0');

const counting = <T>(from: number, make: (n: number) => T): T[] =>
  Array.from({ length: MOST_KEYS - from + 1 }, (_, i) => make(from + i));

/** E1 for one number b of frogs; a = n+b+1. */
const twoGaps = (b: number): Statement => ({
  part: `b = ${b}`,
  certificate: `A2${b}`,
  corollary: {
    name: `E1 for b = ${b}`,
    word: `..${'F'.repeat(b)}`,
    parameters: ['n'],
    gaps: [`n+${b + 1}`, ...zeros(b + 2)],
    formula: value(`{{n+${b - 2}|n+1}|{*|${3 - b}}}`),
  },
});

/** T^a...F^frogs, a = n+least. */
const threeGaps = (name: string, frogs: number, least: number, text: string): Statement => ({
  part: null,
  certificate: `A3${frogs}`,
  corollary: {
    name,
    word: `...${'F'.repeat(frogs)}`,
    parameters: ['n'],
    gaps: [`n+${least}`, ...zeros(frogs + 3)],
    formula: value(text),
  },
});

/** T^n.TFT^m.TF, m = k+1. */
const hull: Statement = {
  part: 'the formula',
  certificate: 'A22',
  corollary: {
    name: 'the formula of E6',
    word: '.F.F',
    parameters: ['n', 'k'],
    gaps: ['n', '1', 'k+1', '1', '0'],
    formula: value('{n+k|{n|2}}'),
  },
};

/** A part of T1, a >= 1. */
const oneFrog = (part: string, board: string, where: readonly string[], text: string): Statement => ({
  part,
  certificate: 'OneFrog',
  corollary: {
    name: part,
    board,
    parameters: ['L', 'a', 'b', 'R'].filter((letter) => board.includes(letter)),
    where: ['a >= 1', ...where],
    value: text,
  },
});

/** All of T1: T^a.F, a = n+1, is neither a number nor a number and *. */
const oneFrogParts: readonly Statement[] = [
  oneFrog('T1.1 for even b', '.^R T^a .^b F .^R', ['b = 0 (mod 2)', 'R+b >= 1'], '(a-1)(b-1+R)'),
  oneFrog('T1.1 for odd b', '.^R T^a .^b F .^R', ['b = 1 (mod 2)', 'R+b >= 2'], '((a-1)(b-1+R))*'),
  {
    part: 'T1.1 for R = 0, b = 1',
    certificate: 'A11',
    corollary: {
      name: 'T1.1 for R = 0, b = 1',
      word: '.F',
      parameters: ['n'],
      gaps: ['n+1', '0', '0'],
      formula: value('{{n-1|1}|0}'),
    },
  },
  oneFrog('T1.2 for even b', '.^R T^a .^b F .^(R+1)', ['b = 0 (mod 2)'], '(a-1)(b+R)'),
  oneFrog('T1.2 for odd b', '.^R T^a .^b F .^(R+1)', ['b = 1 (mod 2)'], '(a-1)(b+R)+1/2'),
  oneFrog('T1.3', '.^L T^a .^b F .^R', ['R >= L+2'], 'R-L-1+(a-1)(b-1+R)'),
];

/** T^a.^bF^a for a = 1 and 2, b = n+1; T2 is the second of them from b = 7 on. */
const balanced = (name: string): Statement[] => [
  {
    part: 'a = 1',
    certificate: 'B11',
    corollary: {
      name: `${name} for a = 1`,
      word: 'TF',
      parameters: ['n'],
      gaps: ['0', 'n+1', '0'],
      formula: choice('n = 0 (mod 2)', value('*'), value('0')),
    },
  },
  {
    part: 'a = 2',
    certificate: 'T2',
    corollary: {
      name: `${name} for a = 2`,
      word: 'TTFF',
      parameters: ['n'],
      gaps: ['0', '0', 'n+1', '0', '0'],
      formula: choice('n <= 3', value('*'), choice('n = 0 (mod 6)', value('*'), value('0'))),
    },
  },
];

/** TT.^aFF, a = n+7. */
const twoAgainstTwo: Statement = {
  part: null,
  certificate: 'T2',
  corollary: {
    name: 'T2',
    word: 'TTFF',
    parameters: ['n'],
    gaps: ['0', '0', 'n+7', '0', '0'],
    formula: choice('n = 0 (mod 6)', value('*'), value('0')),
  },
};

/** What a certificate of strategies states. */
const stated = (part: string | null, certificate: string, family: string, says: string): Statement => ({
  part,
  certificate,
  corollary: { family, says },
});

/** E1 for all a > b >= 2, with a+b+3 and b+2 in place of a and b. */
const twoGapsForAll = stated(null, 'E1', 'T^(a+b+3)..F^(b+2)', '{{a+b|a+1}|{*|-b+1}}');

/** T^a.^bF^a for b = 1, 2 and 3; what is left of these b are the parts a = 1 and a = 2, and single positions. */
const fewGaps = {
  one: (part: string) => stated(part, 'L4.5', 'T^(a+2).F^(a+2)', '*'),
  two: (part: string) => stated(part, 'Theorem2', 'T^(a+4)..F^(a+4)', 'infinitesimal'),
  three: (part: string) => stated(part, 'B3', 'T^(a+4)...F^(a+4)', '*'),
};

const STATEMENTS: Readonly<Record<string, readonly Statement[]>> = {
  E1: [twoGapsForAll, ...counting(2, twoGaps)],
  E2: [threeGaps('E2', 2, 2, 'n*')],
  E3: [threeGaps('E3', 3, 5, 'n+3/2')],
  E5: [...balanced('E5'), fewGaps.one('b = 1, a >= 2'), fewGaps.two('b = 2, a >= 4'), fewGaps.three('b = 3, a >= 4')],
  E6: [hull],
  T1: oneFrogParts,
  T2: [twoAgainstTwo],
  T3: [fewGaps.one('b = 1'), fewGaps.three('b = 3')],
  T4: balanced('T4'),
};

/**
 * The parts of a conjecture that certificates may prove; none for a name that is not known.
 *
 * @example
 * ```ts
 * statementsOf('T2').map(({ part, certificate }) => [part, certificate]); // => [ [ null, 'T2' ] ]
 * ```
 */
export function statementsOf(conjecture: string): readonly Statement[] {
  return STATEMENTS[conjecture] ?? [];
}

/**
 * Whether the statements of a conjecture that are parts of it are together all of it.
 *
 * @example
 * ```ts
 * ['T1', 'E1'].map(partsAreAll); // => [ true, false ]
 * ```
 */
export const partsAreAll = (conjecture: string): boolean => conjecture === 'T1';

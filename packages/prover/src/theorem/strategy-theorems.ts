/**
 * The theorems of the library that strategies prove: their names and what they state. `npm run library` proves them in
 * this order, `lilypad prove NAME` one of them.
 */

/** A theorem that strategies prove: its name and what it states. */
export interface StrategyTheorem {
  readonly name: string;
  /** As certificates write patterns and sides, with variables from 0 on. */
  readonly statements: readonly string[];
}

/** Lemmas 4.2 to 4.9 of the paper; DeadPieces is half of 4.2. */
const LEMMAS: readonly StrategyTheorem[] = [
  { name: 'L4.2', statements: ['<~T>T^a. = a'] },
  { name: 'DeadPieces', statements: ['<A:~>FF.<B:~> = [.<B:~>]'] },
  { name: 'L4.3', statements: ['<~T>.<F~> = 0'] },
  { name: 'L4.4', statements: ['<~T>T.F<F~> = *'] },
  { name: 'L4.5', statements: ['<~T>T^(a+2).F^(b+2)<F~> = *', 'T^(a+2).F^(a+2) = *'] },
  { name: 'L4.6', statements: ['<~T>T^(a+1).(TF)^(b+1) = {a|O^b(1)}'] },
  { name: 'L4.7', statements: ['<~T>T^(a+2).F(TF)^b = {{a|O^b(1)}|0}'] },
  {
    name: 'L4.8',
    statements: ['<A:~T>T^(a+1).(TF)^bTF^(c+2)<B:F~> = {a|O^b([<A:~T>T^(a+1)F(TF)^bT.F^(c+1)<B:F~>])}'],
  },
  {
    name: 'L4.9',
    statements: ['<A:~T>T^(a+2).F(TF)^bTF^(c+2)<B:F~> = {{a|O^(b+1)([<A:~T>T^(a+1)F(TF)^(b+1)T.F^(c+1)<B:F~>])}|0}'],
  },
];

/** The names of the lemmas, of Theorem1 and of Theorem2 are those of the paper; B3 has three holes; Pairs has pairs of a toad and a frog before any number of holes; E1, E2 and E3 are conjectures. */
export const STRATEGY_THEOREMS: readonly StrategyTheorem[] = [
  ...LEMMAS,
  {
    name: 'Theorem1',
    statements: [...LEMMAS.flatMap(({ statements }) => statements), '<A:~>.<B:~> has recurrences'],
  },
  { name: 'L5.1', statements: ['<~T>T^aF.T^bFT.F^(c+1) <= eps'] },
  { name: 'Theorem2', statements: ['T^(a+4)..F^(a+4) is infinitesimal'] },
  { name: 'E1', statements: ['T^(a+b+3)..F^(b+2) = {{a+b|a+1}|{*|1-b}}'] },
  { name: 'E2', statements: ['T^(a+2)...FF = a*'] },
  { name: 'E3', statements: ['T^(a+5)...FFF = {a+1|a+2}'] },
  {
    name: 'B3',
    statements: ['T^(a+4)...F^(b+2) <= (a-b+2)*', 'T^(a+4)...F^(b+4) = (a-b)*', 'T^(a+4)...F^(a+4) = *'],
  },
  { name: 'Pairs', statements: ['(TF)^(a+1).^(b+2) = b+1'] },
  {
    name: 'Reservoirs',
    statements: ['U(a,b)T^(c+1).F^(d+4)V(e,f) <= (a+b-e-f)*', 'U(a,b)T^(c+4).F^(d+4)V(e,f) = (a+b-e-f)*'],
  },
];

/**
 * The theorem by strategies with a name, in capital letters or not; null if there is none.
 *
 * @example
 * ```ts
 * strategyNamed('l4.4')?.statements; // => [ '<~T>T.F<F~> = *' ]
 * strategyNamed('A11'); // => null
 * ```
 */
export const strategyNamed = (name: string): StrategyTheorem | null =>
  STRATEGY_THEOREMS.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null;

/**
 * The theorems of the folder rocq that have names of results: what they state there, and the same in the language of statements, or in the words of
 * the register. A test holds that the list has all of them, word by word. What Rocq proves of a result is computed from it.
 */
import { ROCQ_CLASS_THEOREMS } from './rocq-class-theorems.ts';
import type { RocqTheorem } from './rocq-theorem.ts';

export const ROCQ_THEOREMS: readonly RocqTheorem[] = [
  ...ROCQ_CLASS_THEOREMS,
  {
    name: 'three_holes',
    statement:
      'forall x y : nat, 4 <= x -> 4 <= y -> (value (repeat T x ++ [E; E; E] ++ repeat F y) == {[ int (#x - #y) | int (#x - #y) ]})%game',
    says: ['T^a...F^b = (a-b)* for a, b >= 4'],
    about: ['B3'],
  },
  {
    name: 'conjecture_T3_three',
    statement: 'forall x : nat, 4 <= x -> (value (repeat T x ++ [E; E; E] ++ repeat F x) == {[ int 0 | int 0 ]})%game',
    says: ['T^a...F^a = * for a >= 4'],
    about: ['T3'],
  },
  {
    name: 'three_holes_upper',
    statement:
      'forall x y : nat, 4 <= x -> 2 <= y -> (value (repeat T x ++ [E; E; E] ++ repeat F y) <= {[ int (#x - #y) | int (#x - #y) ]})%game',
    says: ['T^a...F^b <= (a-b)* for a >= 4 and b >= 2'],
    about: ['B3'],
  },
  {
    name: 'erickson_E1',
    statement:
      'forall a b : nat, 2 <= b < a -> (value (repeat T a ++ [E; E] ++ repeat F b) == {[ {[ int (#a - 3) | int (#a - #b) ]} | {[ {[ int 0 | int 0 ]} | int (3 - #b) ]} ]})%game',
    says: ['T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2'],
    about: ['E1'],
  },
  {
    name: 'lemma_4_1',
    statement:
      'forall b, (forall x y, b <> x ++ [T; E] ++ y) -> (forall x y, b <> x ++ [E; E] ++ y) -> (value b <= int 0)%game',
    says: [
      'One-sided death leap: a board without two empty squares side by side on which every move of Left is a jump is <= 0',
    ],
    about: ['L4.1'],
  },
  {
    name: 'lemma_4_2',
    statement: 'forall L a, left_end L -> (value (L ++ repeat T a ++ [E]) == int #a)%game',
    says: ['<~T>T^a. = a'],
    about: ['L4.2'],
  },
  {
    name: 'lemma_4_3',
    statement: 'forall L R, left_end L -> right_end R -> (value (L ++ [E] ++ R) == int 0)%game',
    says: ['<~T>.<F~> = 0'],
    about: ['L4.3'],
  },
  {
    name: 'lemma_4_4',
    statement: 'forall L R, left_end L -> right_end R -> (value (L ++ [T; E; F] ++ R) == {[ int 0 | int 0 ]})%game',
    says: ['<~T>T.F<F~> = *'],
    about: ['L4.4'],
  },
  {
    name: 'lemma_4_5',
    statement:
      'forall L R a b, left_end L -> right_end R -> 2 <= a -> 2 <= b -> (value (L ++ repeat T a ++ [E] ++ repeat F b ++ R) == {[ int 0 | int 0 ]})%game',
    says: ['<~T>T^a.F^b<F~> = * for a, b >= 2'],
    about: ['L4.5'],
  },
  {
    name: 'lemma_5_1',
    statement:
      'forall L a b c N, left_end L -> 1 <= c -> (value (L ++ repeat T a ++ [F; E] ++ repeat T b ++ [F; T; E] ++ repeat F c) <= power N)%game',
    says: ['<~T>T^aF.T^kFT.F^b <= 1/2^n for b >= 1 and n >= 3'],
    about: ['L5.1'],
  },
  {
    name: 'conjecture_T3_one',
    statement: 'forall a : nat, 2 <= a -> (value (repeat T a ++ [E] ++ repeat F a) == {[ int 0 | int 0 ]})%game',
    says: ['T^a.F^a = * for a >= 2'],
    about: ['T3'],
  },
  {
    name: 'one_frog',
    statement:
      'forall X b V, word X -> word V -> let board := last_at X b ++ F :: V in let N := measure board in let l := count E X in let r := count E V in let even := #b mod 2 = 0 in let odd := #b mod 2 = 1 in (l + 2 <= r -> (value board == int N)%game) /\\ (r = l + 1 -> even -> (value board == int N)%game) /\\ (r = l + 1 -> odd -> (value board == {[ int N | int (N + 1) ]})%game) /\\ (r = l -> 1 <= r + #b -> even -> (value board == int (N + 1))%game) /\\ (r = l -> 2 <= r + #b -> odd -> (value board == {[ int (N + 1) | int (N + 1) ]})%game) /\\ (r < l -> 2 * l <= 4 * r + #b -> even -> (value board == int (N + 2))%game) /\\ (r + 1 = l -> 2 * l + 3 <= 4 * r + #b -> odd -> (value board == {[ int (N + 1) | int (N + 2) ]})%game) /\\ (r + 1 < l -> 2 * l + 3 <= 4 * r + #b -> odd -> (value board == int (N + 2))%game)',
    says: ['the value of every board with one frog, by counting'],
    about: ['OneFrog'],
  },
  {
    name: 'conjecture_T1_1',
    statement:
      'forall a b R : nat, (1 <= a)%nat -> let s := (#a - 1) * (#b - 1 + #R) in (#b mod 2 = 0 -> 1 <= #R + #b -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E R) == int s)%game) /\\ (#b mod 2 = 1 -> 2 <= #R + #b -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E R) == {[ int s | int s ]})%game)',
    says: [
      '.^RT^a.^bF.^R = (a-1)(b-1+R) for a >= 1, b even and R+b >= 1',
      '.^RT^a.^bF.^R = ((a-1)(b-1+R))* for a >= 1, b odd and R+b >= 2',
    ],
    about: ['T1', 'T1.1'],
  },
  {
    name: 'conjecture_T1_1_one',
    statement:
      'forall a : nat, 1 <= #a -> (value (repeat T a ++ [E; F]) == {[ {[ int (#a - 2) | int 1 ]} | int 0 ]})%game',
    says: ['T^a.F = {{a-2|1}|0} for a >= 1'],
    about: ['T1', 'T1.1'],
  },
  {
    name: 'conjecture_T1_2',
    statement:
      'forall a b R : nat, (1 <= a)%nat -> let s := (#a - 1) * (#b - 1 + #(S R)) in (#b mod 2 = 0 -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E (S R)) == int s)%game) /\\ (#b mod 2 = 1 -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E (S R)) == {[ int s | int (s + 1) ]})%game)',
    says: [
      '.^(R-1)T^a.^bF.^R = (a-1)(b-1+R) for a >= 1, b even',
      '.^(R-1)T^a.^bF.^R = (a-1)(b-1+R)+1/2 for a >= 1, b odd',
    ],
    about: ['T1', 'T1.2'],
  },
  {
    name: 'conjecture_T1_3',
    statement:
      'forall L a b R : nat, (1 <= a)%nat -> 2 <= #R - #L -> (value (repeat E L ++ repeat T a ++ repeat E b ++ F :: repeat E R) == int (#R - #L - 1 + (#a - 1) * (#b - 1 + #R)))%game',
    says: ['.^LT^a.^bF.^R = R-L-1+(a-1)(b-1+R) for a >= 1 and R-L >= 2'],
    about: ['T1', 'T1.3'],
  },
  {
    name: 'lemma_4_6',
    statement:
      'forall L a b, left_end L -> 1 <= a -> 1 <= b -> (value (L ++ repeat T a ++ [E] ++ pairs b) == {[ int (#a - 1) | power (b - 1) ]})%game',
    says: ['<~T>T^a.(TF)^b = {a-1|1/2^(b-1)} for a, b >= 1'],
    about: ['L4.6'],
  },
  {
    name: 'lemma_4_7',
    statement:
      'forall L a b, left_end L -> 2 <= a -> (value (L ++ repeat T a ++ [E; F] ++ pairs b) == {[ {[ int (#a - 2) | power b ]} | int 0 ]})%game',
    says: ['<~T>T^a.F(TF)^b = {{a-2|1/2^b}|0} for a >= 2'],
    about: ['L4.7'],
  },
  {
    name: 'lemma_4_8',
    statement:
      'forall L R a b c, left_end L -> right_end R -> 1 <= a -> 2 <= c -> (value (L ++ repeat T a ++ [E] ++ pairs b ++ [T] ++ repeat F c ++ R) == {[ int (#a - 1) | over b (value (L ++ repeat T a ++ [F] ++ pairs b ++ [T; E] ++ repeat F (c - 1) ++ R)) ]})%game',
    says: ['<~T>T^a.(TF)^bTF^c<F~> = {a-1|O^b([<~T>T^aF(TF)^bT.F^(c-1)<F~>])} for a >= 1 and c >= 2'],
    about: ['L4.8'],
  },
  {
    name: 'lemma_4_9',
    statement:
      'forall L R a b c, left_end L -> right_end R -> 2 <= a -> 2 <= c -> (value (L ++ repeat T a ++ [E; F] ++ pairs b ++ [T] ++ repeat F c ++ R) == {[ {[ int (#a - 2) | over (S b) (value (L ++ repeat T (a - 1) ++ [F] ++ pairs (S b) ++ [T; E] ++ repeat F (c - 1) ++ R)) ]} | int 0 ]})%game',
    says: ['<~T>T^a.F(TF)^bTF^c<F~> = {{a-2|O^(b+1)([<~T>T^(a-1)F(TF)^(b+1)T.F^(c-1)<F~>])}|0} for a, c >= 2'],
    about: ['L4.9'],
  },
  {
    name: 'T2_small_star',
    statement:
      'forall a : nat, (1 <= a <= 4)%nat -> (value ([T; T] ++ repeat E a ++ [F; F]) == {[ int 0 | int 0 ]})%game',
    says: ['TT.^aFF = * for 1 <= a <= 4'],
    about: ['T2'],
  },
  {
    name: 'T2_small_zero',
    statement:
      'forall a : nat, (a = 0 \\/ a = 5 \\/ a = 6)%nat -> (value ([T; T] ++ repeat E a ++ [F; F]) == int 0)%game',
    says: ['TTFF = 0', 'TT.^aFF = 0 for 5 <= a <= 6'],
    about: ['T2'],
  },
  {
    name: 'conjecture_T2',
    statement:
      'forall a : nat, 7 <= a -> (value ([T; T] ++ repeat E a ++ [F; F]) == if a mod 6 =? 1 then {[ int 0 | int 0 ]} else int 0)%game',
    says: ['TT.^aFF = * for a >= 7 and a = 1 (mod 6)', 'TT.^aFF = 0 for a >= 7 and a != 1 (mod 6)'],
    about: ['T2'],
  },
  {
    name: 'conjecture_T2_iff',
    statement:
      'forall a : nat, 7 <= a -> let g := value ([T; T] ++ repeat E a ++ [F; F]) in (((exists k, a = 7 + 6 * k) <-> g == {[ int 0 | int 0 ]}) /\\ (~ (exists k, a = 7 + 6 * k) <-> g == int 0))%game',
    says: ['TT.^aFF = * for a >= 7 and a = 1 (mod 6)', 'TT.^aFF = 0 for a >= 7 and a != 1 (mod 6)'],
    about: ['T2'],
  },
  {
    name: 'conjecture_T2_play',
    statement:
      'forall a : nat, 7 <= a -> let g := value ([T; T] ++ repeat E a ++ [F; F]) in if a mod 6 =? 1 then first_player_wins g /\\ second_player_wins (minus g {[ int 0 | int 0 ]}%game) else second_player_wins g',
    says: ['TT.^aFF = * for a >= 7 and a = 1 (mod 6)', 'TT.^aFF = 0 for a >= 7 and a != 1 (mod 6)'],
    about: ['T2'],
  },
  {
    name: 'theorem_2',
    statement: 'forall a : nat, 4 <= a -> infinitesimal (value (repeat T a ++ [E; E] ++ repeat F a))',
    says: ['T^a..F^a is infinitesimal for a >= 4'],
    about: ['Theorem2'],
  },
];

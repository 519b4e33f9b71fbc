/** The theorems of Rocq with names of results that follow from the formulas of classes; see rocq-theorems.ts. */
import type { RocqTheorem } from './rocq-theorem.ts';

export const ROCQ_CLASS_THEOREMS: readonly RocqTheorem[] = [
  {
    name: 'paper_A11_f00',
    statement: '(value [E; F] == int (-1))%game',
    says: ['.F = -1'],
    about: ['A11'],
  },
  {
    name: 'paper_A11_fa0',
    statement:
      'forall a : nat, 1 <= #a -> (value (repeat T a ++ [E; F]) == {[ {[ int (#a - 2) | int 1 ]} | int 0 ]})%game',
    says: ['T^a.F = {{a-2|1}|0} for a >= 1'],
    about: ['A11'],
  },
  {
    name: 'paper_A11_fa1',
    statement: 'forall a : nat, (value (repeat T a ++ [E; T; F]) == {[ int (#a - 1) | int 1 ]})%game',
    says: ['T^a.TF = {a-1|1}'],
    about: ['A11'],
  },
  {
    name: 'paper_A11_fab',
    statement: 'forall a b : nat, 2 <= #b -> (value (repeat T a ++ [E] ++ repeat T b ++ [F]) == int #a)%game',
    says: ['T^a.T^bF = a for b >= 2'],
    about: ['A11'],
  },
  {
    name: 'paper_A11_g',
    statement: 'forall a : nat, (value (repeat T a ++ [F; E]) == int 0)%game',
    says: ['T^aF. = 0'],
    about: ['A11'],
  },
  {
    name: 'erickson_E1_two_frogs',
    statement:
      'forall a : nat, 2 < #a -> (value (repeat T a ++ [E; E; F; F]) == {[ {[ int (#a - 3) | int (#a - 2) ]} | {[ {[ int 0 | int 0 ]} | int 1 ]} ]})%game',
    says: ['T^a..FF = {{a-3|a-2}|{*|1}} for a > 2'],
    about: ['E1'],
  },
  {
    name: 'hull_E6',
    statement:
      'forall m n : nat, 1 <= #m -> (value (repeat T n ++ [E; T; F] ++ repeat T m ++ [E; T; F]) == {[ int (#m + #n - 1) | {[ int #n | int 2 ]} ]})%game',
    says: ['T^n.TFT^m.TF = {m+n-1|{n|2}} for m >= 1'],
    about: ['E6', 'Hull'],
  },
  {
    name: 'erickson_E2',
    statement:
      'forall a : nat, 2 <= #a -> (value (repeat T a ++ [E; E; E; F; F]) == {[ int (#a - 2) | int (#a - 2) ]})%game',
    says: ['T^a...FF = {a-2|a-2} for a >= 2'],
    about: ['E2'],
  },
  {
    name: 'erickson_E2_play',
    statement:
      'forall a : nat, 2 <= #a -> second_player_wins (minus (value (repeat T a ++ [E; E; E; F; F])) {[ int (#a - 2) | int (#a - 2) ]}%game)',
    says: ['T^a...FF = {a-2|a-2} for a >= 2'],
    about: ['E2'],
  },
  {
    name: 'erickson_E3',
    statement:
      'forall a : nat, 5 <= #a -> (value (repeat T a ++ [E; E; E; F; F; F]) == {[ int (#a - 4) | int (#a - 3) ]})%game',
    says: ['T^a...FFF = a-7/2 for a >= 5'],
    about: ['E3'],
  },
  {
    name: 'erickson_E3_play',
    statement:
      'forall a : nat, 5 <= #a -> second_player_wins (minus (value (repeat T a ++ [E; E; E; F; F; F])) {[ int (#a - 4) | int (#a - 3) ]}%game)',
    says: ['T^a...FFF = a-7/2 for a >= 5'],
    about: ['E3'],
  },
  {
    name: 'paper_B11_even',
    statement:
      'forall a b c : nat, Nat.Even b -> (value (repeat E a ++ [T] ++ repeat E b ++ [F] ++ repeat E c) == {[ int (#c - #a - 2) | int (#c - #a + 2) ]})%game',
    says: ['.^aT.^bF.^c = {c-a-2|c-a+2} for b even'],
    about: ['B11'],
  },
  {
    name: 'paper_B11_odd',
    statement:
      'forall a b c : nat, Nat.Odd b -> (value (repeat E a ++ [T] ++ repeat E b ++ [F] ++ repeat E c) == {[ {[ int (#c - #a - 3) | int (#c - #a + 1) ]} | {[ int (#c - #a - 1) | int (#c - #a + 3) ]} ]})%game',
    says: ['.^aT.^bF.^c = {{c-a-3|c-a+1}|{c-a-1|c-a+3}} for b odd'],
    about: ['B11'],
  },
  {
    name: 'T1_two_toads_apart',
    statement:
      'forall l b r : nat, 2 <= #r - #l -> (value (two_toads l b r) == int (#r - #l - 1 + (#b - 1 + #r)))%game',
    says: ['.^lTT.^bF.^r = r-l-1+b-1+r for r-l >= 2'],
    about: ['T1'],
  },
  {
    name: 'T1_two_toads_next_even',
    statement: 'forall l b : nat, Nat.Even b -> (value (two_toads l b (l + 1)) == int (#b + #l))%game',
    says: ['.^lTT.^bF.^(l+1) = b+l for b even'],
    about: ['T1'],
  },
  {
    name: 'T1_two_toads_next_odd',
    statement:
      'forall l b : nat, Nat.Odd b -> (value (two_toads l b (l + 1)) == {[ int (#b + #l) | int (#b + #l + 1) ]})%game',
    says: ['.^lTT.^bF.^(l+1) = b+l+1/2 for b odd'],
    about: ['T1'],
  },
  {
    name: 'T1_two_toads_level_even',
    statement: 'forall l b : nat, Nat.Even b -> 1 <= #b + #l -> (value (two_toads l b l) == int (#b - 1 + #l))%game',
    says: ['.^lTT.^bF.^l = b-1+l for b even and b+l >= 1'],
    about: ['T1'],
  },
  {
    name: 'T1_two_toads_level_odd',
    statement:
      'forall l b : nat, Nat.Odd b -> 2 <= #b + #l -> (value (two_toads l b l) == {[ int (#b - 1 + #l) | int (#b - 1 + #l) ]})%game',
    says: ['.^lTT.^bF.^l = (b-1+l)* for b odd and b+l >= 2'],
    about: ['T1'],
  },
  {
    name: 'T1_two_toads_small',
    statement: '(value (two_toads 0 1 0) == {[ {[ int 0 | int 1 ]} | int 0 ]})%game',
    says: ['TT.F = {{0|1}|0}'],
    about: ['T1'],
  },
];

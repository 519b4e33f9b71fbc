(** The paper's formulas for class B11: one toad and one frog among any number of empty squares. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Named B11.
Import ListNotations.
Local Open Scope Z_scope.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

(** f(a,b,c) = {c-a-2 | c-a+2} for even b *)
Theorem paper_B11_even : forall a b c : nat, Nat.Even b ->
  (value (repeat E a ++ [T] ++ repeat E b ++ [F] ++ repeat E c) == {[ int (#c - #a - 2) | int (#c - #a + 2) ]})%game.
Proof.
  intros a b c [k Hk].
  sentence B11_checked 2000%nat B11 [T; F] [var 0; Aff 0 [0; 2]; var 2] (@nil affine)
    (Braces [Int (Aff (-2) [-1; 0; 1])] [Int (Aff 2 [-1; 0; 1])]) [a; k; c] [a; b; c].
Qed.

(** f(a,b,c) = {{c-a-3 | c-a+1} | {c-a-1 | c-a+3}} for odd b *)
Theorem paper_B11_odd : forall a b c : nat, Nat.Odd b ->
  (value (repeat E a ++ [T] ++ repeat E b ++ [F] ++ repeat E c) ==
   {[ {[ int (#c - #a - 3) | int (#c - #a + 1) ]} | {[ int (#c - #a - 1) | int (#c - #a + 3) ]} ]})%game.
Proof.
  intros a b c [k Hk].
  sentence B11_checked 2000%nat B11 [T; F] [var 0; Aff 1 [0; 2]; var 2] (@nil affine)
    (Braces [Braces [Int (Aff (-3) [-1; 0; 1])] [Int (Aff 1 [-1; 0; 1])]]
            [Braces [Int (Aff (-1) [-1; 0; 1])] [Int (Aff 3 [-1; 0; 1])]]) [a; k; c] [a; b; c].
Qed.

(** The same as play: the second player wins the difference. *)
Definition paper_B11_even_play a b c Hb := by_play (paper_B11_even a b c Hb).
Definition paper_B11_odd_play a b c Hb := by_play (paper_B11_odd a b c Hb).

(** Conjecture T1 for two toads, from class B21. The boards are .^l TT .^b F .^r with l <= r; write s for b-1+r. The value is
    r-l-1+s for r-l >= 2; s or, for odd b, s+1/2 for r = l+1; s or, for odd b, s* for r = l, but {{0|1}|0} for TT.F, and the
    board TTF has no moves at all. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Named B21.
Import ListNotations.
Local Open Scope Z_scope.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

Definition two_toads (l b r : nat) : board := repeat E l ++ [T; T] ++ repeat E b ++ [F] ++ repeat E r.

Theorem T1_two_toads_apart : forall l b r : nat, 2 <= #r - #l ->
  (value (two_toads l b r) == int (#r - #l - 1 + (#b - 1 + #r)))%game.
Proof.
  intros l b r H. unfold two_toads. replace r with (l + 2 + (r - l - 2))%nat by lia. generalize (r - l - 2)%nat; intros d.
  sentence B21_checked 2000%nat B21 [T; T; F] [var 0; constant 0; var 1; Aff 2 [1; 0; 1]] (@nil affine)
    (Int (Aff 2 [1; 1; 2])) [l; b; d] [l; 0; b; l + 2 + d]%nat.
Qed.

Theorem T1_two_toads_next_even : forall l b : nat, Nat.Even b -> (value (two_toads l b (l + 1)) == int (#b + #l))%game.
Proof.
  intros l b [k Hk].
  sentence B21_checked 2000%nat B21 [T; T; F] [var 0; constant 0; Aff 0 [0; 2]; Aff 1 [1]] (@nil affine)
    (Int (Aff 0 [1; 2])) [l; k] [l; 0; b; l + 1]%nat.
Qed.

Theorem T1_two_toads_next_odd : forall l b : nat, Nat.Odd b ->
  (value (two_toads l b (l + 1)) == {[ int (#b + #l) | int (#b + #l + 1) ]})%game.
Proof.
  intros l b [k Hk].
  sentence B21_checked 2000%nat B21 [T; T; F] [var 0; constant 0; Aff 1 [0; 2]; Aff 1 [1]] (@nil affine)
    (Braces [Int (Aff 1 [1; 2])] [Int (Aff 2 [1; 2])]) [l; k] [l; 0; b; l + 1]%nat.
Qed.

Theorem T1_two_toads_level_even : forall l b : nat, Nat.Even b -> 1 <= #b + #l ->
  (value (two_toads l b l) == int (#b - 1 + #l))%game.
Proof.
  intros l b [k Hk] H.
  sentence B21_checked 2000%nat B21 [T; T; F] [var 0; constant 0; Aff 0 [0; 2]; var 0] [Aff (-1) [1; 2]]
    (Int (Aff (-1) [1; 2])) [l; k] [l; 0; b; l]%nat.
Qed.

Theorem T1_two_toads_level_odd : forall l b : nat, Nat.Odd b -> 2 <= #b + #l ->
  (value (two_toads l b l) == {[ int (#b - 1 + #l) | int (#b - 1 + #l) ]})%game.
Proof.
  intros l b [k Hk] H.
  sentence B21_checked 2000%nat B21 [T; T; F] [var 0; constant 0; Aff 1 [0; 2]; var 0] [Aff (-1) [1; 2]]
    (Braces [Int (Aff 0 [1; 2])] [Int (Aff 0 [1; 2])]) [l; k] [l; 0; b; l]%nat.
Qed.

Theorem T1_two_toads_small : (value (two_toads 0 1 0) == {[ {[ int 0 | int 1 ]} | int 0 ]})%game.
Proof. split; reflexivity. Qed.

(** The same as play: the second player wins the difference. *)
Definition T1_two_toads_apart_play l b r H := by_play (T1_two_toads_apart l b r H).
Definition T1_two_toads_next_even_play l b Hb := by_play (T1_two_toads_next_even l b Hb).
Definition T1_two_toads_next_odd_play l b Hb := by_play (T1_two_toads_next_odd l b Hb).
Definition T1_two_toads_level_even_play l b Hb H := by_play (T1_two_toads_level_even l b Hb H).
Definition T1_two_toads_level_odd_play l b Hb H := by_play (T1_two_toads_level_odd l b Hb H).

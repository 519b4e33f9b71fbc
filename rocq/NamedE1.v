(** Erickson's conjecture E1: the value of T^a..F^b is {{a-3 | a-b} | {* | 3-b}} for a > b >= 2. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Sum Mirror Side Sentence E1.
Import ListNotations.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

Theorem erickson_E1 : forall a b : nat, 2 <= b < a ->
  (value (repeat T a ++ [E; E] ++ repeat F b) ==
   {[ {[ int (#a - 3) | int (#a - #b) ]} | {[ {[ int 0 | int 0 ]} | int (3 - #b) ]} ]})%game.
Proof.
  intros a b Hab. split.
  - upper E1_goal1_true [a - b - 1; b - 2] 0.
  - lower E1_goal2_true [a - b - 1; b - 2] 0.
Qed.

(** The same as play: the second player wins the difference. *)
Definition erickson_E1_play a b Hab := by_play (erickson_E1 a b Hab).

(** Three empty squares between any number of toads and frogs: the value of T^x...F^y is (x-y)* for x, y >= 4. So T^x...F^x is *, which
    is conjecture T3 for three empty squares. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Sum Mirror Side Sentence B3.
Import ListNotations.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

Theorem three_holes : forall x y : nat, 4 <= x -> 4 <= y ->
  (value (repeat T x ++ [E; E; E] ++ repeat F y) == {[ int (#x - #y) | int (#x - #y) ]})%game.
Proof.
  intros x y Hx Hy. split.
  - upper B3_goal2_true [x - 4; y - 4] 0.
  - lower B3_goal3_true [x - 4; y - 4] 0.
Qed.

Theorem conjecture_T3_three : forall x : nat, 4 <= x ->
  (value (repeat T x ++ [E; E; E] ++ repeat F x) == {[ int 0 | int 0 ]})%game.
Proof. intros x Hx. pose proof (three_holes x x Hx Hx) as H. now rewrite Z.sub_diag in H. Qed.

(** A bound that holds for fewer frogs too: T^x...F^y <= (x-y)* for x >= 4 and y >= 2. *)
Theorem three_holes_upper : forall x y : nat, 4 <= x -> 2 <= y ->
  (value (repeat T x ++ [E; E; E] ++ repeat F y) <= {[ int (#x - #y) | int (#x - #y) ]})%game.
Proof. intros x y Hx Hy. upper B3_goal1_true [x - 4; y - 2] 0. Qed.

(** The same as play: the second player wins the difference. *)
Definition three_holes_play x y Hx Hy := by_play (three_holes x y Hx Hy).
Definition conjecture_T3_three_play x Hx := by_play (conjecture_T3_three x Hx).

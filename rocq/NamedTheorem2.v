(** Theorem 2 of the paper: T^a..F^a is infinitesimal for a >= 4. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Sum Mirror Side Sentence Theorem2.
Import ListNotations.

(** For every N the value lies between -2^-N and 2^-N. *)
Theorem theorem_2 : forall a : nat, 4 <= a -> infinitesimal (value (repeat T a ++ [E; E] ++ repeat F a)).
Proof.
  intros a Ha N. split.
  - lower Theorem2_goal2_true [a - 4] N.
  - upper Theorem2_goal1_true [a - 4] N.
Qed.

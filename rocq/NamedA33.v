(** Erickson's conjecture E3: the value of T^a...FFF is a - 7/2 for a >= 5. As a game of integers a - 7/2 is {a-4 | a-3}. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Named A33.
Import ListNotations.
Local Open Scope Z_scope.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

Theorem erickson_E3 : forall a : nat, 5 <= #a ->
  (value (repeat T a ++ [E; E; E; F; F; F]) == {[ int (#a - 4) | int (#a - 3) ]})%game.
Proof.
  intros a Ha.
  sentence A33_checked 2000%nat A33 [E; E; E; F; F; F]
    [var 0; constant 0; constant 0; constant 0; constant 0; constant 0; constant 0] [Aff (-5) [1]]
    (Braces [Int (Aff (-4) [1])] [Int (Aff (-3) [1])]) [a] [a; 0; 0; 0; 0; 0; 0]%nat.
Qed.

(** The same as play: the second player wins the difference. *)
Corollary erickson_E3_play : forall a : nat, 5 <= #a ->
  second_player_wins (minus (value (repeat T a ++ [E; E; E; F; F; F])) {[ int (#a - 4) | int (#a - 3) ]}%game).
Proof. exact (fun a Ha => by_play (erickson_E3 a Ha)). Qed.

(** Erickson's conjecture E2: the value of T^a...FF is {a-2 | a-2} for a >= 2. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Named A32.
Import ListNotations.
Local Open Scope Z_scope.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

Theorem erickson_E2 : forall a : nat, 2 <= #a ->
  (value (repeat T a ++ [E; E; E; F; F]) == {[ int (#a - 2) | int (#a - 2) ]})%game.
Proof.
  intros a Ha.
  sentence A32_checked 2000%nat A32 [E; E; E; F; F]
    [var 0; constant 0; constant 0; constant 0; constant 0; constant 0] [Aff (-2) [1]]
    (Braces [Int (Aff (-2) [1])] [Int (Aff (-2) [1])]) [a] [a; 0; 0; 0; 0; 0]%nat.
Qed.

(** The same as play: the second player wins the difference. *)
Corollary erickson_E2_play : forall a : nat, 2 <= #a ->
  second_player_wins (minus (value (repeat T a ++ [E; E; E; F; F])) {[ int (#a - 2) | int (#a - 2) ]}%game).
Proof. exact (fun a Ha => by_play (erickson_E2 a Ha)). Qed.

(** Two results that lie in class A22, two empty squares and two frogs: Erickson's conjecture E1 for two frogs, and the formula
    that Hull's proof of NP-hardness rests on (E6). *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Named A22.
Import ListNotations.
Local Open Scope Z_scope.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

(** E1, b = 2: the value of T^a..FF is {{a-3 | a-2} | {* | 1}} for a > 2. *)
Theorem erickson_E1_two_frogs : forall a : nat, 2 < #a ->
  (value (repeat T a ++ [E; E; F; F]) ==
   {[ {[ int (#a - 3) | int (#a - 2) ]} | {[ {[ int 0 | int 0 ]} | int 1 ]} ]})%game.
Proof.
  intros a Ha.
  sentence A22_checked 2000%nat A22 [E; E; F; F] [var 0; constant 0; constant 0; constant 0; constant 0] [Aff (-3) [1]]
    (Braces [Braces [Int (Aff (-3) [1])] [Int (Aff (-2) [1])]]
            [Braces [Braces [Int (constant 0)] [Int (constant 0)]] [Int (constant 1)]]) [a] [a; 0; 0; 0; 0]%nat.
Qed.

(** E6: the value of T^n.TFT^m.TF is {m+n-1 | {n | 2}} for m >= 1. *)
Theorem hull_E6 : forall m n : nat, 1 <= #m ->
  (value (repeat T n ++ [E; T; F] ++ repeat T m ++ [E; T; F]) == {[ int (#m + #n - 1) | {[ int #n | int 2 ]} ]})%game.
Proof.
  intros m n Hm.
  sentence A22_checked 2000%nat A22 [E; F; E; F] [var 1; constant 1; var 0; constant 1; constant 0] [Aff (-1) [1]]
    (Braces [Int (Aff (-1) [1; 1])] [Braces [Int (var 1)] [Int (constant 2)]]) [m; n] [n; 1; m; 1; 0]%nat.
Qed.

(** The same as play: the second player wins the difference. *)
Definition erickson_E1_two_frogs_play a Ha := by_play (erickson_E1_two_frogs a Ha).
Definition hull_E6_play m n Hm := by_play (hull_E6 m n Hm).

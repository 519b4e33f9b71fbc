(** The paper's formulas for class A11: one empty square and one frog among any number of toads. *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Named A11.
Import ListNotations.
Local Open Scope Z_scope.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

(** f(0,0) = -1 *)
Theorem paper_A11_f00 : (value [E; F] == int (-1))%game.
Proof.
  sentence A11_checked 2000%nat A11 [E; F] [constant 0; constant 0; constant 0] (@nil affine) (Int (constant (-1)))
    (@nil nat) [0; 0; 0]%nat.
Qed.

(** f(a,0) = {{a-2 | 1} | 0} for a >= 1 *)
Theorem paper_A11_fa0 : forall a : nat, 1 <= #a ->
  (value (repeat T a ++ [E; F]) == {[ {[ int (#a - 2) | int 1 ]} | int 0 ]})%game.
Proof.
  intros a Ha.
  sentence A11_checked 2000%nat A11 [E; F] [var 0; constant 0; constant 0] [Aff (-1) [1]]
    (Braces [Braces [Int (Aff (-2) [1])] [Int (constant 1)]] [Int (constant 0)]) [a] [a; 0; 0]%nat.
Qed.

(** f(a,1) = {a-1 | 1} *)
Theorem paper_A11_fa1 : forall a : nat, (value (repeat T a ++ [E; T; F]) == {[ int (#a - 1) | int 1 ]})%game.
Proof.
  intros a.
  sentence A11_checked 2000%nat A11 [E; F] [var 0; constant 1; constant 0] (@nil affine)
    (Braces [Int (Aff (-1) [1])] [Int (constant 1)]) [a] [a; 1; 0]%nat.
Qed.

(** f(a,b) = a for b >= 2 *)
Theorem paper_A11_fab : forall a b : nat, 2 <= #b -> (value (repeat T a ++ [E] ++ repeat T b ++ [F]) == int #a)%game.
Proof.
  intros a b Hb.
  sentence A11_checked 2000%nat A11 [E; F] [var 0; var 1; constant 0] [Aff (-2) [0; 1]] (Int (var 0)) [a; b] [a; b; 0]%nat.
Qed.

(** g(a) = 0 *)
Theorem paper_A11_g : forall a : nat, (value (repeat T a ++ [F; E]) == int 0)%game.
Proof.
  intros a.
  sentence A11_checked 2000%nat A11 [F; E] [var 0; constant 0; constant 0] (@nil affine) (Int (constant 0)) [a] [a; 0; 0]%nat.
Qed.

(** The same as play: the second player wins the difference. *)
Definition paper_A11_f00_play := by_play paper_A11_f00.
Definition paper_A11_fa0_play a Ha := by_play (paper_A11_fa0 a Ha).
Definition paper_A11_fa1_play a := by_play (paper_A11_fa1 a).
Definition paper_A11_fab_play a b Hb := by_play (paper_A11_fab a b Hb).
Definition paper_A11_g_play a := by_play (paper_A11_g a).

(** Small examples, computed: they show that the definitions mean what they should, and that the arithmetic
    refutes what it must and nothing else. *)
From Coq Require Import List ZArith.
From Lilypad Require Import Game Board Affine Refute Sum Check Tree Outcome.
Import ListNotations.
Local Open Scope Z_scope.

(** A slide and a jump for each player; no jump over an own piece, over two pieces, or off the board. *)
Example slides : left_moves [T; E; F] = [[E; T; F]] /\ right_moves [T; E; F] = [[T; F; E]].
Proof. split; reflexivity. Qed.
Example jumps : left_moves [T; F; E] = [[E; F; T]] /\ right_moves [E; T; F] = [[F; T; E]].
Proof. split; reflexivity. Qed.
Example no_moves : left_moves [T; T; F; F; E; F; T] = [] /\ right_moves [T; E; T; T; F] = [].
Proof. split; reflexivity. Qed.
Example many_moves : left_moves [T; E; T; F; E; E] = [[E; T; T; F; E; E]; [T; E; E; F; T; E]].
Proof. reflexivity. Qed.

Definition same_value (g h : game) : bool := andb (leb g h) (leb h g).

(** T.F = *, TT.F = {{0|1}|0}, T..F = 0, T...F = 0* *)
Example star : same_value (value [T; E; F]) (Node [int 0] [int 0]) = true.
Proof. reflexivity. Qed.
Example half_hot : same_value (value [T; T; E; F]) (Node [Node [int 0] [int 1]] [int 0]) = true.
Proof. reflexivity. Qed.
Example even_gap : same_value (value [T; E; E; F]) (int 0) = true.
Proof. reflexivity. Qed.
Example odd_gap : same_value (value [T; E; E; E; F]) (Node [int 0] [int 0]) = true.
Proof. reflexivity. Qed.
(** Toads alone count their steps; 3 is not 4. *)
Example lone_toad : same_value (value [T; E; E; E]) (int 3) = true /\ same_value (value [T; E; E; E]) (int 4) = false.
Proof. split; reflexivity. Qed.
(** 1/2 + 1/2 = 1, * + * = 0, and * is not a second-player win. *)
Example halves : same_value (plus (Node [int 0] [int 1]) (Node [int 0] [int 1])) (int 1) = true.
Proof. reflexivity. Qed.
Example stars : left_wins (plus (Node [zero] [zero]) (Node [zero] [zero])) = (false, true).
Proof. reflexivity. Qed.
Example star_is_hot : left_wins (Node [zero] [zero]) = (true, false).
Proof. reflexivity. Qed.

(** x + y <= -1 with x, y >= 0; 2x = 1; but not x <= 5. *)
Example sum_of_naturals : refute 20 [Aff (-1) [-1; -1]; Aff 0 [1]; Aff 0 [0; 1]] [] = true.
Proof. reflexivity. Qed.
Example odd_double : refute 20 [Aff (-1) [2]; Aff 1 [-2]] [] = true.
Proof. reflexivity. Qed.
Example possible : refute_hard 4 [Aff 0 [1]; Aff 5 [-1]] = false.
Proof. reflexivity. Qed.
(** 6x - 10y + 15z = 1 has solutions, 6x - 10y + 14z = 1 has none. *)
Example bezout : refute_hard 4 [Aff (-1) [6; -10; 15]; Aff 1 [-6; 10; -15]] = false
  /\ refute_hard 4 [Aff (-1) [6; -10; 14]; Aff 1 [-6; 10; -14]] = true.
Proof. split; reflexivity. Qed.
(** 1 <= 3x + y <= 2 with y a multiple of three (y = 3z + w, w = 0): a band without integer points. *)
Example narrow_band : refute_hard 4 [Aff (-1) [3; 3; 1]; Aff 2 [-3; -3; -1]; Aff 0 [0; 0; 1]; Aff 0 [0; 0; -1]] = true.
Proof. reflexivity. Qed.
(** 27 <= 11x + 13y <= 45, -10 <= 7x - 9y <= 4 has rational points only (the example of the Omega test). *)
Example omega_nightmare :
  refute 20 [Aff (-27) [11; 13]; Aff 45 [-11; -13]; Aff 10 [7; -9]; Aff 4 [-7; 9]] [] = false
  /\ refute_hard 4 [Aff (-27) [11; 13]; Aff 45 [-11; -13]; Aff 10 [7; -9]; Aff 4 [-7; 9]] = true.
Proof. split; reflexivity. Qed.
(** 1 <= 3x + 2y, 3x + 4y <= 3, x <= 0, y >= 1: y is found to be 1 by elimination of x only, and then there is no x. *)
Example hidden_equality : refute_hard 4 [Aff (-1) [3; 2]; Aff 3 [-3; -4]; Aff 0 [-1]; Aff (-1) [0; 1]] = true.
Proof. reflexivity. Qed.

(** A toad alone, .^aT.^b: its value is b, so it is >= 0 always, <= 0 for b = 0 only, >= * for b >= 1, and never <= *. *)
Definition lone (at_most_star : tree bool) : system :=
  let b := Aff 0 [0; 1] in
  let when c := Branch c (Leaf true) (Leaf false) in
  System (Class E [])
    [([T], Outcome (Standing (Leaf true) (when (Eq b))) (Some (Standing (when (Ge (shift (-1) b))) at_most_star)))].
Example lone_outcomes : check_system 10 (lone (Leaf false)) = true /\ check_system 10 (lone (Leaf true)) = false.
Proof. split; reflexivity. Qed.
(** T.F = * is neither >= 0 nor <= 0. *)
Example star_outcomes : map (fun r => map (fun b => asks r b (value [T; E; F])) [Zero; Star]) [AtLeast; AtMost] =
  [[false; true]; [false; true]].
Proof. reflexivity. Qed.

(** Lemmas 4.1 to 4.5 and 5.1 of the paper, most of them on boards with one empty square and any pieces at the ends (L and R below). *)
From Coq Require Import List ZArith Lia.
From Lilypad Require Import Game Board Sum Sums Mirror Rules Side Sentence L4_2 L4_3 L4_4 L4_5 L5_1.
Import ListNotations.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

(** Every move of Left is a jump, and no two empty squares stand side by side. *)
Theorem lemma_4_1 : forall b, (forall x y, b <> x ++ [T; E] ++ y) -> (forall x y, b <> x ++ [E; E] ++ y) -> (value b <= int 0)%game.
Proof.
  intros b HT HE. apply death_leap. destruct (leapy false b) eqn:Hb; [easy |].
  assert (forall p c, leapy p c = false -> p = true /\ (exists y, c = E :: y) \/ exists x y, c = x ++ [T; E] ++ y \/ c = x ++ [E; E] ++ y) as H.
  { intros p c. revert p. induction c as [| s c IH]; intros p; [easy |]. destruct s; cbn [leapy].
    - intros [[_ [y ->]] | (x & y & [-> | ->])]%IH; right; [exists [], y | exists (T :: x), y | exists (T :: x), y]; auto.
    - destruct p; [left; eauto |]. intros [[_ [y ->]] | (x & y & [-> | ->])]%IH; right; [exists [], y | exists (E :: x), y | exists (E :: x), y]; auto.
    - intros [[? _] | (x & y & [-> | ->])]%IH; [easy | |]; right; exists (F :: x), y; auto. }
  apply H in Hb as [[? _] | (x & y & [K | K])]; [easy | now apply HT in K | now apply HE in K].
Qed.

Theorem lemma_4_2 : forall L a, left_end L -> (value (L ++ repeat T a ++ [E]) == int #a)%game.
Proof. intros L a HL. split; [upper L4_2_goal1_true [a] 0 | lower L4_2_goal2_true [a] 0]. Qed.

Theorem lemma_4_3 : forall L R, left_end L -> right_end R -> (value (L ++ [E] ++ R) == int 0)%game.
Proof. intros L R HL HR. split; [upper L4_3_goal1_true (@nil nat) 0 | lower L4_3_goal2_true (@nil nat) 0]. Qed.

Theorem lemma_4_4 : forall L R, left_end L -> right_end R -> (value (L ++ [T; E; F] ++ R) == {[ int 0 | int 0 ]})%game.
Proof. intros L R HL HR. split; [upper L4_4_goal1_true (@nil nat) 0 | lower L4_4_goal2_true (@nil nat) 0]. Qed.

Theorem lemma_4_5 : forall L R a b, left_end L -> right_end R -> 2 <= a -> 2 <= b ->
  (value (L ++ repeat T a ++ [E] ++ repeat F b ++ R) == {[ int 0 | int 0 ]})%game.
Proof. intros L R a b HL HR Ha Hb. split; [upper L4_5_goal1_true [a - 2; b - 2] 0 | lower L4_5_goal2_true [a - 2; b - 2] 0]. Qed.

(** At most 2^-N for every N. *)
Theorem lemma_5_1 : forall L a b c N, left_end L -> 1 <= c ->
  (value (L ++ repeat T a ++ [F; E] ++ repeat T b ++ [F; T; E] ++ repeat F c) <= power N)%game.
Proof. intros L a b c N HL Hc. upper L5_1_goal1_true [a; b; c - 1] N. Qed.

(** Conjecture T3 for one empty square. *)
Theorem conjecture_T3_one : forall a : nat, 2 <= a -> (value (repeat T a ++ [E] ++ repeat F a) == {[ int 0 | int 0 ]})%game.
Proof. intros a Ha. split; [upper L4_5_goal3_true [a - 2] 0 | lower L4_5_goal4_true [a - 2] 0]. Qed.

(** The same as play: the second player wins the difference. *)
Definition lemma_4_2_play L a HL := by_play (lemma_4_2 L a HL).
Definition lemma_4_3_play L R HL HR := by_play (lemma_4_3 L R HL HR).
Definition lemma_4_4_play L R HL HR := by_play (lemma_4_4 L R HL HR).
Definition lemma_4_5_play L R a b HL HR Ha Hb := by_play (lemma_4_5 L R a b HL HR Ha Hb).
Definition conjecture_T3_one_play a Ha := by_play (conjecture_T3_one a Ha).

(** Conjecture T2: for a >= 7 the value of TT.^aFF is * if a is one of 7, 13, 19, ..., and 0 otherwise. From the outcomes of
    class B22, two toads and two frogs among any number of empty squares. *)
From Coq Require Import List Arith ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Check Sum Tree Outcome Named B22_outcome.
Import ListNotations.

Local Open Scope Z_scope.

Lemma T2_star : forall k : nat, (value ([T; T] ++ repeat E (7 + 6 * k) ++ [F; F]) == {[ int 0 | int 0 ]})%game.
Proof.
  intros k.
  outcome_sentence B22_outcome_checked 2000%nat B22_outcome [T; T; F; F]
    [constant 0; constant 0; Aff 7 [6]; constant 0; constant 0] (@nil affine)
    (Leaf Star) [k] [0; 0; 7 + 6 * k; 0; 0]%nat.
Qed.

Lemma T2_zero : forall k r : nat, (1 <= r <= 5)%nat ->
  (value ([T; T] ++ repeat E (7 + 6 * k + r) ++ [F; F]) == int 0)%game.
Proof.
  intros k r H.
  outcome_sentence B22_outcome_checked 2000%nat B22_outcome [T; T; F; F]
    [constant 0; constant 0; Aff 7 [6; 1]; constant 0; constant 0] [Aff (-1) [0; 1]; Aff 5 [0; -1]]
    (Leaf Zero) [k; r] [0; 0; 7 + 6 * k + r; 0; 0]%nat.
Qed.

(** What the conjecture leaves out: * for a = 1, 2, 3, 4, and 0 for a = 0, 5, 6. *)
Theorem T2_small_star : forall a : nat, (1 <= a <= 4)%nat ->
  (value ([T; T] ++ repeat E a ++ [F; F]) == {[ int 0 | int 0 ]})%game.
Proof.
  intros a H.
  outcome_sentence B22_outcome_checked 2000%nat B22_outcome [T; T; F; F]
    [constant 0; constant 0; var 0; constant 0; constant 0] [Aff (-1) [1]; Aff 4 [-1]] (Leaf Star) [a] [0; 0; a; 0; 0]%nat.
Qed.

Theorem T2_small_zero : forall a : nat, (a = 0 \/ a = 5 \/ a = 6)%nat ->
  (value ([T; T] ++ repeat E a ++ [F; F]) == int 0)%game.
Proof.
  intros a [-> | H].
  - split; reflexivity.
  - outcome_sentence B22_outcome_checked 2000%nat B22_outcome [T; T; F; F]
      [constant 0; constant 0; var 0; constant 0; constant 0] [Aff (-5) [1]; Aff 6 [-1]] (Leaf Zero) [a] [0; 0; a; 0; 0]%nat.
Qed.

Local Close Scope Z_scope.

Theorem conjecture_T2 : forall a : nat, 7 <= a ->
  (value ([T; T] ++ repeat E a ++ [F; F]) == if a mod 6 =? 1 then {[ int 0 | int 0 ]} else int 0)%game.
Proof.
  intros a Ha. pose proof (Nat.div_mod (a - 7) 6 ltac:(lia)) as D. pose proof (Nat.mod_upper_bound (a - 7) 6 ltac:(lia)) as B.
  set (k := (a - 7) / 6) in *. set (r := (a - 7) mod 6) in *.
  assert (Ea : a = 1 + r + (1 + k) * 6) by lia.
  rewrite Ea, Nat.mod_add by lia. replace (1 + r + (1 + k) * 6) with (7 + 6 * k + r) by lia.
  destruct (Nat.eqb_spec ((1 + r) mod 6) 1) as [E | E].
  - assert (r = 0) as -> by (destruct r as [| [| [| [| [| [| r]]]]]]; simpl in E; lia).
    rewrite Nat.add_0_r. apply T2_star.
  - apply T2_zero. destruct r; [easy | lia].
Qed.

(** The same as the conjecture states it: * exactly if a = 7 + 6k. *)
Theorem conjecture_T2_iff : forall a : nat, 7 <= a ->
  let g := value ([T; T] ++ repeat E a ++ [F; F]) in
  (((exists k, a = 7 + 6 * k) <-> g == {[ int 0 | int 0 ]}) /\ (~ (exists k, a = 7 + 6 * k) <-> g == int 0))%game.
Proof.
  intros a Ha g. pose proof (conjecture_T2 a Ha) as H. fold g in H.
  assert (S : ~ (g == {[ int 0 | int 0 ]} /\ g == int 0)%game).
  { intros [[_ P] [Q _]]. pose proof (le_trans _ _ _ P Q) as C. discriminate C. }
  assert (M : (exists k, a = 7 + 6 * k) <-> a mod 6 = 1).
  { split.
    - intros [k ->]. replace (7 + 6 * k) with (1 + (1 + k) * 6) by lia. now rewrite Nat.mod_add by lia.
    - intros M. exists (a / 6 - 1). pose proof (Nat.div_mod a 6 ltac:(lia)). lia. }
  rewrite M. destruct (Nat.eqb_spec (a mod 6) 1); tauto.
Qed.

(** The same as play: the first player loses, unless a is one of 7, 13, 19, ..., where the first player wins. *)
Theorem conjecture_T2_play : forall a : nat, 7 <= a ->
  let g := value ([T; T] ++ repeat E a ++ [F; F]) in
  if a mod 6 =? 1 then first_player_wins g /\ second_player_wins (minus g {[ int 0 | int 0 ]}%game) else second_player_wins g.
Proof.
  intros a Ha g. pose proof (conjecture_T2 a Ha) as H. fold g in H. destruct (a mod 6 =? 1).
  - split; [exact (left_wins_eqg _ _ H) | exact (by_play H)].
  - exact (left_wins_eqg _ _ H).
Qed.

(** The algebra of sums: a sum is associative, commutative up to equality, and keeps the order; integers add up. And the
    value of several boards side by side, which is the sum of their values. *)
From Coq Require Import List Bool Arith ZArith Lia Setoid Morphisms.
From Lilypad Require Import Game Board Sum.
Import ListNotations.

Lemma plus_node g h : plus g h =
  Node (map (fun l => plus l h) (lefts g) ++ map (plus g) (lefts h)) (map (fun r => plus r h) (rights g) ++ map (plus g) (rights h)).
Proof. now destruct g, h. Qed.

Lemma in_lefts_plus g h x : In x (lefts (plus g h)) <->
  (exists l, In l (lefts g) /\ x = plus l h) \/ (exists l, In l (lefts h) /\ x = plus g l).
Proof. rewrite plus_node. cbn [lefts]. rewrite in_app_iff, !in_map_iff. firstorder. Qed.
Lemma in_rights_plus g h x : In x (rights (plus g h)) <->
  (exists r, In r (rights g) /\ x = plus r h) \/ (exists r, In r (rights h) /\ x = plus g r).
Proof. rewrite plus_node. cbn [rights]. rewrite in_app_iff, !in_map_iff. firstorder. Qed.

(** Why a game is not <= another: a good move. *)
Lemma not_le g h : ~ le g h <-> (exists l, In l (lefts g) /\ le h l) \/ (exists r, In r (rights h) /\ le r g).
Proof.
  rewrite le_iff. split.
  - intros H. destruct (existsb (leb h) (lefts g)) eqn:A; [apply existsb_exists in A; now left |].
    destruct (existsb (fun r => leb r g) (rights h)) eqn:B; [apply existsb_exists in B; now right |].
    exfalso. apply H. split; intros x Hx K.
    + rewrite <- not_true_iff_false in A. apply A, existsb_exists. now exists x.
    + rewrite <- not_true_iff_false in B. apply B, existsb_exists. now exists x.
  - firstorder.
Qed.

Lemma le_lefts g h l : le g h -> In l (lefts g) -> ~ le h l.
Proof. rewrite le_iff. firstorder. Qed.
Lemma le_rights g h r : le g h -> In r (rights h) -> ~ le r g.
Proof. rewrite le_iff. firstorder. Qed.

#[global] Instance le_preorder : PreOrder le.
Proof. split; [exact le_refl | exact le_trans]. Qed.
#[global] Instance eqg_equivalence : Equivalence eqg.
Proof. split; [exact eqg_refl | exact eqg_sym | exact eqg_trans]. Qed.
#[global] Instance le_proper : Proper (eqg ==> eqg ==> iff) le.
Proof. intros g g' [A B] h h' [C D]. split; intros H; eauto using le_trans. Qed.

(** * Order *)
Lemma plus_le_size n : forall g h k, size g + size h + size k < n -> (le g h <-> le (plus g k) (plus h k)).
Proof.
  induction n as [| n IH]; [lia |]. intros g h k Hn. split.
  - intros H. apply le_iff. split; intros x Hx.
    + apply in_lefts_plus in Hx as [(l & Hl & ->) | (l & Hl & ->)]; pose proof (size_left _ _ Hl).
      * rewrite <- IH by lia. now apply (le_lefts g h).
      * apply not_le. left. exists (plus h l). split; [apply in_lefts_plus; right; now exists l |]. now rewrite <- IH by lia.
    + apply in_rights_plus in Hx as [(r & Hr & ->) | (r & Hr & ->)]; pose proof (size_right _ _ Hr).
      * rewrite <- IH by lia. now apply (le_rights g h).
      * apply not_le. right. exists (plus g r). split; [apply in_rights_plus; right; now exists r |]. now rewrite <- IH by lia.
  - intros H. destruct (le_dec g h) as [| K]; [easy | exfalso]. revert H.
    apply not_le in K as [(l & Hl & K) | (r & Hr & K)]; apply not_le.
    + pose proof (size_left _ _ Hl). left. exists (plus l k). split; [apply in_lefts_plus; left; now exists l |]. now rewrite <- IH by lia.
    + pose proof (size_right _ _ Hr). right. exists (plus r k). split; [apply in_rights_plus; left; now exists r |]. now rewrite <- IH by lia.
Qed.
Lemma plus_le g h k : le g h <-> le (plus g k) (plus h k).
Proof. eapply plus_le_size. apply Nat.lt_succ_diag_r. Qed.

(** * Laws *)
Lemma plus_zero_l g : plus zero g = g.
Proof.
  remember (size g) as n eqn:E. revert g E. induction n as [n IH] using lt_wf_ind. intros g ->.
  rewrite plus_node. cbn [zero lefts rights map app].
  rewrite (map_ext_in _ (fun x => x) (lefts g)) by (intros x Hx; apply (IH (size x)); [now apply size_left | easy]).
  rewrite (map_ext_in _ (fun x => x) (rights g)) by (intros x Hx; apply (IH (size x)); [now apply size_right | easy]).
  rewrite !map_id. now destruct g.
Qed.
Lemma plus_zero_r g : plus g zero = g.
Proof.
  remember (size g) as n eqn:E. revert g E. induction n as [n IH] using lt_wf_ind. intros g ->.
  rewrite plus_node. cbn [zero lefts rights map app]. rewrite !app_nil_r. fold zero.
  rewrite (map_ext_in _ (fun x => x) (lefts g)) by (intros x Hx; apply (IH (size x)); [now apply size_left | easy]).
  rewrite (map_ext_in _ (fun x => x) (rights g)) by (intros x Hx; apply (IH (size x)); [now apply size_right | easy]).
  rewrite !map_id. now destruct g.
Qed.

Lemma plus_assoc g h k : plus (plus g h) k = plus g (plus h k).
Proof.
  remember (size g + size h + size k) as n eqn:E. revert g h k E.
  induction n as [n IH] using lt_wf_ind. intros g h k ->.
  rewrite (plus_node (plus g h)), (plus_node g (plus h k)), (plus_node g h), (plus_node h k). cbn [lefts rights].
  rewrite !map_app, !map_map, <- !app_assoc. rewrite <- (plus_node g h), <- (plus_node h k).
  f_equal; (f_equal; [| f_equal]); apply map_ext_in; intros x Hx;
    first [pose proof (size_left _ _ Hx) | pose proof (size_right _ _ Hx)]; eapply IH; try reflexivity; lia.
Qed.

Lemma plus_comm_le n : forall g h, size g + size h < n -> le (plus g h) (plus h g).
Proof.
  induction n as [| n IH]; [lia |]. intros g h Hn. rewrite (plus_node g h), (plus_node h g).
  apply le_node; intros x Hx; apply in_app_or in Hx as [(y & <- & Hy)%in_map_iff | (y & <- & Hy)%in_map_iff];
    first [pose proof (size_left _ _ Hy) | pose proof (size_right _ _ Hy)].
  - exists (plus h y). split; [apply in_or_app; right; now apply in_map | apply IH; lia].
  - exists (plus y g). split; [apply in_or_app; left; now apply (in_map (fun l => plus l g)) | apply IH; lia].
  - exists (plus g y). split; [apply in_or_app; right; now apply in_map | apply IH; lia].
  - exists (plus y h). split; [apply in_or_app; left; now apply (in_map (fun l => plus l h)) | apply IH; lia].
Qed.
Lemma plus_comm g h : eqg (plus g h) (plus h g).
Proof. split; eapply plus_comm_le; apply Nat.lt_succ_diag_r. Qed.

#[global] Instance plus_proper_le : Proper (le ==> le ==> le) plus.
Proof.
  intros g g' Hg h h' Hh. transitivity (plus g' h); [now rewrite <- plus_le |].
  rewrite (plus_comm g' h), (plus_comm g' h'). now rewrite <- plus_le.
Qed.
#[global] Instance plus_proper : Proper (eqg ==> eqg ==> eqg) plus.
Proof. intros g g' [] h h' []. split; now apply plus_proper_le. Qed.

Lemma plus_swap g h k : eqg (plus g (plus h k)) (plus h (plus g k)).
Proof. rewrite <- !plus_assoc. now rewrite (plus_comm g h). Qed.

(** * Integers *)
Lemma int_plus_le n : forall a b c, (Z.to_nat (Z.abs a + Z.abs b + Z.abs c) < n)%nat ->
  (le (plus (int a) (int b)) (int c) <-> (a + b <= c)%Z) /\ (le (int c) (plus (int a) (int b)) <-> (c <= a + b)%Z).
Proof.
  induction n as [| n IH]; [lia |]. intros a b c Hn.
  assert (L : forall x, In x (lefts (plus (int a) (int b))) ->
    (0 < a /\ x = plus (int (a - 1)) (int b) \/ 0 < b /\ x = plus (int a) (int (b - 1)))%Z).
  { intros x [(l & [H ->]%in_left_int & ->) | (l & [H ->]%in_left_int & ->)]%in_lefts_plus; auto. }
  assert (R : forall x, In x (rights (plus (int a) (int b))) ->
    (a < 0 /\ x = plus (int (a + 1)) (int b) \/ b < 0 /\ x = plus (int a) (int (b + 1)))%Z).
  { intros x [(l & [H ->]%in_right_int & ->) | (l & [H ->]%in_right_int & ->)]%in_rights_plus; auto. }
  split; split; intros H.
  - destruct (Z.le_gt_cases (a + b) c) as [| K]; [easy | exfalso]. revert H. apply not_le.
    destruct (Z.lt_ge_cases 0 a); [| destruct (Z.lt_ge_cases 0 b)].
    + left. exists (plus (int (a - 1)) (int b)). split; [apply in_lefts_plus; left; exists (int (a - 1)); now rewrite in_left_int |].
      apply IH; lia.
    + left. exists (plus (int a) (int (b - 1))). split; [apply in_lefts_plus; right; exists (int (b - 1)); now rewrite in_left_int |].
      apply IH; lia.
    + right. exists (int (c + 1)). split; [apply in_right_int; split; [lia | easy] |]. apply IH; lia.
  - apply le_iff. split; intros x Hx.
    + apply L in Hx as [[P ->] | [P ->]]; intros K; apply IH in K; lia.
    + apply in_right_int in Hx as [P ->]. intros K. apply IH in K; lia.
  - destruct (Z.le_gt_cases c (a + b)) as [| K]; [easy | exfalso]. revert H. apply not_le.
    destruct (Z.lt_ge_cases a 0); [| destruct (Z.lt_ge_cases b 0)].
    + right. exists (plus (int (a + 1)) (int b)). split; [apply in_rights_plus; left; exists (int (a + 1)); now rewrite in_right_int |].
      apply IH; lia.
    + right. exists (plus (int a) (int (b + 1))). split; [apply in_rights_plus; right; exists (int (b + 1)); now rewrite in_right_int |].
      apply IH; lia.
    + left. exists (int (c - 1)). split; [apply in_left_int; split; [lia | easy] |]. apply IH; lia.
  - apply le_iff. split; intros x Hx.
    + apply in_left_int in Hx as [P ->]. intros K. apply IH in K; lia.
    + apply R in Hx as [[P ->] | [P ->]]; intros K; apply IH in K; lia.
Qed.
Lemma int_plus a b : eqg (plus (int a) (int b)) (int (a + b)).
Proof. split; eapply int_plus_le; try apply Nat.lt_succ_diag_r; lia. Qed.

Lemma int_zero : int 0 = zero.
Proof. easy. Qed.

(** An integer may be moved to the other side. *)
Lemma le_plus_int g h k : le (plus g (int k)) h <-> le g (plus (int (- k)) h).
Proof.
  rewrite (plus_le g (plus _ h) (int k)), (plus_comm (plus _ h)), <- plus_assoc, int_plus.
  replace (k + - k)%Z with 0%Z by lia. now rewrite int_zero, plus_zero_l.
Qed.

(** * Boards side by side *)
Definition val (bs : list board) : game := fold_right (fun b g => plus (value b) g) zero bs.
Definition weights (bs : list board) : nat := list_sum (map weight bs).

Lemma val_app x y : val (x ++ y) = plus (val x) (val y).
Proof. induction x as [| b x IH]; cbn [val fold_right app]; [now rewrite plus_zero_l |]. fold (val (x ++ y)) (val x). now rewrite IH, plus_assoc. Qed.
Lemma val_cons b bs : val (b :: bs) = plus (value b) (val bs).
Proof. easy. Qed.
Lemma weights_app x y : weights (x ++ y) = weights x + weights y.
Proof. unfold weights. now rewrite map_app, list_sum_app. Qed.
Lemma weights_cons b bs : weights (b :: bs) = weight b + weights bs.
Proof. easy. Qed.

Lemma lefts_value b : lefts (value b) = map value (left_moves b).
Proof. now rewrite value_moves. Qed.
Lemma rights_value b : rights (value b) = map value (right_moves b).
Proof. now rewrite value_moves. Qed.

Lemma rights_val u b b' w : In b' (right_moves b) -> In (val (u ++ b' :: w)) (rights (val (u ++ b :: w))).
Proof.
  intros H. induction u as [| c u IH]; cbn [app]; rewrite !val_cons; apply in_rights_plus.
  - left. exists (value b'). split; [rewrite rights_value; now apply in_map | easy].
  - right. now exists (val (u ++ b' :: w)).
Qed.

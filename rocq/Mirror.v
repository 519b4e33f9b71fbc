(** The mirror image of a board: turned round, with toads and frogs exchanged. Its value is the negative. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Sum Sums.
Import ListNotations.

(** * Negatives *)
Lemma in_lefts_neg g x : In x (lefts (neg g)) <-> exists r, In r (rights g) /\ x = neg r.
Proof. destruct g. cbn [neg lefts rights]. rewrite in_map_iff. firstorder. Qed.
Lemma in_rights_neg g x : In x (rights (neg g)) <-> exists l, In l (lefts g) /\ x = neg l.
Proof. destruct g. cbn [neg lefts rights]. rewrite in_map_iff. firstorder. Qed.

Lemma neg_le_size n : forall g h, size g + size h < n -> (le (neg g) (neg h) <-> le h g).
Proof.
  induction n as [| n IH]; [lia |]. intros g h Hn. rewrite !le_iff. split; intros [H K]; split; intros x Hx.
  - pose proof (size_left _ _ Hx). rewrite <- IH by lia. apply K, in_rights_neg. eauto.
  - pose proof (size_right _ _ Hx). rewrite <- IH by lia. apply H, in_lefts_neg. eauto.
  - apply in_lefts_neg in Hx as (r & Hr & ->). pose proof (size_right _ _ Hr). rewrite IH by lia. now apply K.
  - apply in_rights_neg in Hx as (l & Hl & ->). pose proof (size_left _ _ Hl). rewrite IH by lia. now apply H.
Qed.
Lemma neg_le g h : le (neg g) (neg h) <-> le h g.
Proof. eapply neg_le_size. apply Nat.lt_succ_diag_r. Qed.

Lemma lefts_neg g : lefts (neg g) = map neg (rights g).
Proof. now destruct g. Qed.
Lemma rights_neg g : rights (neg g) = map neg (lefts g).
Proof. now destruct g. Qed.
Lemma neg_plus g h : neg (plus g h) = plus (neg g) (neg h).
Proof.
  remember (size g + size h) as n eqn:E. revert g h E. induction n as [n IH] using lt_wf_ind. intros g h ->.
  rewrite (plus_node (neg g)), (plus_node g h), !lefts_neg, !rights_neg. cbn [neg]. rewrite !map_app, !map_map.
  f_equal; (f_equal; apply map_ext_in; intros x Hx); first [pose proof (size_left _ _ Hx) | pose proof (size_right _ _ Hx)];
    eapply IH; try reflexivity; lia.
Qed.

(** * Mirror images *)
Definition turn (s : square) : square := match s with T => F | E => E | F => T end.
Definition mirror (b : board) : board := rev (map turn b).

Lemma mirror_app x y : mirror (x ++ y) = mirror y ++ mirror x.
Proof. unfold mirror. now rewrite map_app, rev_app_distr. Qed.
Lemma mirror_nil : mirror [] = [].
Proof. easy. Qed.
Lemma mirror_cons s x : mirror (s :: x) = mirror x ++ [turn s].
Proof. easy. Qed.
Lemma mirror_mirror b : mirror (mirror b) = b.
Proof.
  unfold mirror. rewrite map_rev, rev_involutive, map_map. rewrite (map_ext _ (fun s => s)) by now intros []. apply map_id.
Qed.
Lemma mirror_repeat s n : mirror (repeat s n) = repeat (turn s) n.
Proof.
  unfold mirror. induction n as [| n IH]; [easy |]. cbn [repeat map rev]. rewrite IH. symmetry. apply repeat_cons.
Qed.

Lemma mirror_left b c : In c (left_moves b) -> In (mirror c) (right_moves (mirror b)).
Proof.
  rewrite in_left_moves, in_right_moves. intros (x & y & [[-> ->] | [-> ->]]); exists (mirror y), (mirror x); [left | right];
    rewrite !mirror_app, <- !app_assoc; easy.
Qed.
Lemma mirror_right b c : In c (right_moves b) -> In (mirror c) (left_moves (mirror b)).
Proof.
  rewrite in_left_moves, in_right_moves. intros (x & y & [[-> ->] | [-> ->]]); exists (mirror y), (mirror x); [left | right];
    rewrite !mirror_app, <- !app_assoc; easy.
Qed.

Theorem value_mirror b : eqg (value (mirror b)) (neg (value b)).
Proof.
  remember (weight b) as n eqn:En. revert b En. induction n as [n IH] using lt_wf_ind. intros b ->.
  assert (L : forall c, In c (left_moves (mirror b)) -> exists d, In d (right_moves b) /\ c = mirror d).
  { intros c Hc. exists (mirror c). rewrite mirror_mirror. apply mirror_left in Hc. now rewrite mirror_mirror in Hc. }
  assert (R : forall c, In c (right_moves (mirror b)) -> exists d, In d (left_moves b) /\ c = mirror d).
  { intros c Hc. exists (mirror c). rewrite mirror_mirror. apply mirror_right in Hc. now rewrite mirror_mirror in Hc. }
  rewrite (value_moves (mirror b)), (value_moves b). cbn [neg]. split; apply le_node; intros x Hx.
  - apply in_map_iff in Hx as (c & <- & Hc). apply L in Hc as (d & Hd & ->). exists (neg (value d)). split; [rewrite map_map; now apply (in_map (fun x => neg (value x))) |].
    apply (IH (weight d)); [now apply right_weight | easy].
  - rewrite map_map in Hx. apply in_map_iff in Hx as (d & <- & Hd). exists (value (mirror d)). split; [apply in_map; now apply mirror_left |].
    apply (IH (weight d)); [now apply left_weight | easy].
  - rewrite map_map in Hx. apply in_map_iff in Hx as (d & <- & Hd). exists (value (mirror d)). split; [apply in_map; now apply mirror_right |].
    apply (IH (weight d)); [now apply right_weight | easy].
  - apply in_map_iff in Hx as (c & <- & Hc). apply R in Hc as (d & Hd & ->). exists (neg (value d)). split; [rewrite map_map; now apply (in_map (fun x => neg (value x))) |].
    apply (IH (weight d)); [now apply left_weight | easy].
Qed.

(** A bound of the mirror image is a bound of the board. *)
Lemma mirror_bound b g : le (value (mirror b)) (neg g) <-> le g (value b).
Proof. now rewrite value_mirror, neg_le. Qed.

Lemma neg_int z : neg (int z) = int (- z).
Proof.
  unfold int. destruct (Z.leb_spec 0 z), (Z.leb_spec 0 (- z)).
  - now replace z with 0%Z by lia.
  - rewrite Z.opp_involutive. induction (Z.to_nat z) as [| n IH]; [easy |]. cbn [neg nat_game minus_game map]. now rewrite IH.
  - induction (Z.to_nat (- z)) as [| n IH]; [easy |]. cbn [neg nat_game minus_game map]. now rewrite IH.
  - lia.
Qed.

Lemma neg_neg g : neg (neg g) = g.
Proof.
  remember (size g) as n eqn:E. revert g E. induction n as [n IH] using lt_wf_ind. intros [ls rs] ->. cbn [neg]. rewrite !map_map.
  rewrite (map_ext_in _ (fun x => x) ls) by (intros x Hx; apply (IH (size x)); [now apply (size_left (Node ls rs)) | easy]).
  rewrite (map_ext_in _ (fun x => x) rs) by (intros x Hx; apply (IH (size x)); [now apply (size_right (Node ls rs)) | easy]).
  now rewrite !map_id.
Qed.

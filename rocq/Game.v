(** Short games, their order, their equality, and the integers among them.

    A game is two lists of games: what Left can move to and what Right can move to. The order is that of the textbooks
    ([le_iff]): G <= H unless Left can move from G to something >= H, or Right from H to something <= G. *)
From Coq Require Import List Bool ZArith Lia.
Import ListNotations.

Inductive game : Set := Node (ls rs : list game).

Definition lefts (g : game) := let 'Node ls _ := g in ls.
Definition rights (g : game) := let 'Node _ rs := g in rs.

(** Both "G <= H" and "not H <= G" at once, since each recurs into the other; the program recurs into one argument at a
    time and so is structural. [le_iff] is all that is needed about it. *)
Fixpoint order (g : game) : game -> bool * bool :=
  match g with
  | Node gl gr =>
      fix inner (h : game) : bool * bool :=
        match h with
        | Node hl hr =>
            (forallb (fun l => snd (order l h)) gl && forallb (fun r => snd (inner r)) hr,
             existsb (fun l => fst (inner l)) hl || existsb (fun r => fst (order r h)) gr)
        end
  end.

Definition leb (g h : game) : bool := fst (order g h).
Definition le (g h : game) : Prop := leb g h = true.
Definition eqg (g h : game) : Prop := le g h /\ le h g.

Declare Scope game_scope.
Delimit Scope game_scope with game.
Infix "<=" := le : game_scope.
Infix "==" := eqg (at level 70, no associativity) : game_scope.
Notation "{[ l | r ]}" := (Node [l] [r]) : game_scope.

(** Induction over a game: on its size. *)
Fixpoint size (g : game) : nat :=
  match g with Node ls rs => S (list_sum (map size ls) + list_sum (map size rs)) end.

Lemma size_in (g : game) (gs : list game) : In g gs -> size g <= list_sum (map size gs).
Proof. induction gs as [| x gs IH]; simpl; [easy |]. intros [-> | H]; [lia | specialize (IH H); lia]. Qed.

Lemma size_left (g l : game) : In l (lefts g) -> size l < size g.
Proof. destruct g as [ls rs]; simpl; intros H%size_in; lia. Qed.
Lemma size_right (g r : game) : In r (rights g) -> size r < size g.
Proof. destruct g as [ls rs]; simpl; intros H%size_in; lia. Qed.

Lemma order_negb n : forall g h, size g + size h < n -> snd (order g h) = negb (leb h g).
Proof.
  induction n as [| n IH]; [lia |].
  intros [gl gr] [hl hr] Hn. cbn [order snd leb fst].
  rewrite negb_andb. f_equal.
  - assert (H : forall l, In l hl -> fst (order (Node gl gr) l) = negb (snd (order l (Node gl gr)))).
    { intros l Hl. pose proof (size_in _ _ Hl). rewrite IH by (simpl in *; lia). now rewrite negb_involutive. }
    clear - H. induction hl as [| l hl IHl]; [easy |]. cbn [existsb forallb].
    rewrite negb_andb. f_equal; [apply H; now left | apply IHl; intros; apply H; now right].
  - assert (H : forall r, In r gr -> fst (order r (Node hl hr)) = negb (snd (order (Node hl hr) r))).
    { intros r Hr. pose proof (size_in _ _ Hr). rewrite IH by (simpl in *; lia). now rewrite negb_involutive. }
    clear - H. induction gr as [| r gr IHr]; [easy |]. cbn [existsb forallb].
    rewrite negb_andb. f_equal; [apply H; now left | apply IHr; intros; apply H; now right].
Qed.

(** The textbook definition of the order. *)
Theorem le_iff (g h : game) :
  le g h <-> (forall l, In l (lefts g) -> ~ le h l) /\ (forall r, In r (rights h) -> ~ le r g).
Proof.
  unfold le at 1, leb. destruct g as [gl gr], h as [hl hr]. cbn [order fst lefts rights].
  rewrite andb_true_iff, !forallb_forall. split.
  - intros [H K]; split; intros x Hx.
    + specialize (H x Hx). rewrite (order_negb _ _ _ (Nat.lt_succ_diag_r _)) in H.
      unfold le. now destruct (leb (Node hl hr) x).
    + specialize (K x Hx). change (snd (order (Node gl gr) x) = true) in K.
      rewrite (order_negb _ _ _ (Nat.lt_succ_diag_r _)) in K. unfold le. now destruct (leb x (Node gl gr)).
  - intros [H K]; split; intros x Hx.
    + rewrite (order_negb _ _ _ (Nat.lt_succ_diag_r _)). specialize (H x Hx). unfold le in H.
      now destruct (leb (Node hl hr) x).
    + change (snd (order (Node gl gr) x) = true). rewrite (order_negb _ _ _ (Nat.lt_succ_diag_r _)).
      specialize (K x Hx). unfold le in K. now destruct (leb x (Node gl gr)).
Qed.

Lemma le_dec (g h : game) : {le g h} + {~ le g h}.
Proof. unfold le. destruct (leb g h); [now left | now right]. Qed.

Lemma le_refl (g : game) : le g g.
Proof.
  remember (size g) as n eqn:E. revert g E.
  induction n as [n IH] using lt_wf_ind. intros g ->. apply le_iff; split; intros x Hx Hle.
  - apply le_iff in Hle as [H _]. apply (H x Hx), (IH (size x)); [now apply size_left | easy].
  - apply le_iff in Hle as [_ H]. apply (H x Hx), (IH (size x)); [now apply size_right | easy].
Qed.

Lemma le_trans (g h k : game) : le g h -> le h k -> le g k.
Proof.
  remember (size g + size h + size k) as n eqn:E. revert g h k E.
  induction n as [n IH] using lt_wf_ind. intros g h k -> Hgh Hhk.
  apply le_iff; split; intros x Hx Hle.
  - pose proof (size_left _ _ Hx) as Hs. apply le_iff in Hgh as [H _]. apply (H x Hx).
    refine (IH _ _ h k x eq_refl Hhk Hle). lia.
  - pose proof (size_right _ _ Hx) as Hs. apply le_iff in Hhk as [_ H]. apply (H x Hx).
    refine (IH _ _ x g h eq_refl Hle Hgh). lia.
Qed.

Lemma eqg_refl (g : game) : eqg g g.
Proof. split; apply le_refl. Qed.
Lemma eqg_sym (g h : game) : eqg g h -> eqg h g.
Proof. now intros [H K]. Qed.
Lemma eqg_trans (g h k : game) : eqg g h -> eqg h k -> eqg g k.
Proof. intros [H K] [H' K']; split; eapply le_trans; eassumption. Qed.

(** Options may be replaced by equal ones. *)
Lemma le_node (ls rs ls' rs' : list game) :
  (forall l, In l ls -> exists l', In l' ls' /\ le l l') ->
  (forall r', In r' rs' -> exists r, In r rs /\ le r r') ->
  le (Node ls rs) (Node ls' rs').
Proof.
  intros HL HR. apply le_iff; cbn [lefts rights]; split; intros x Hx Hle.
  - destruct (HL x Hx) as (y & Hy & Hxy). pose proof (le_refl (Node ls' rs')) as [H _]%le_iff.
    apply (H y Hy). eapply le_trans; eassumption.
  - destruct (HR x Hx) as (y & Hy & Hxy). pose proof (le_refl (Node ls rs)) as [_ H]%le_iff.
    apply (H y Hy). eapply le_trans; eassumption.
Qed.

Lemma eqg_node (ls rs ls' rs' : list game) :
  Forall2 eqg ls ls' -> Forall2 eqg rs rs' -> eqg (Node ls rs) (Node ls' rs').
Proof.
  assert (A : forall xs ys x, Forall2 eqg xs ys -> In x xs -> exists y, In y ys /\ eqg x y).
  { intros xs ys x H. induction H as [| u w xs ys Huw H IH]; [easy |].
    intros [<- | Hx]; [exists w | destruct (IH Hx) as (y & ? & ?); exists y]; simpl; auto. }
  assert (B : forall xs ys y, Forall2 eqg xs ys -> In y ys -> exists x, In x xs /\ eqg x y).
  { intros xs ys x H. induction H as [| u w xs ys Huw H IH]; [easy |].
    intros [<- | Hx]; [exists u | destruct (IH Hx) as (y & ? & ?); exists y]; simpl; auto. }
  intros HL HR; split; apply le_node; intros x Hx.
  - destruct (A _ _ _ HL Hx) as (y & ? & []). eauto.
  - destruct (B _ _ _ HR Hx) as (y & ? & []). eauto.
  - destruct (B _ _ _ HL Hx) as (y & ? & []). eauto.
  - destruct (A _ _ _ HR Hx) as (y & ? & []). eauto.
Qed.

(** Integers: n + 1 = {n | }, -(n + 1) = { | -n}. *)
Fixpoint nat_game (n : nat) : game := match n with O => Node [] [] | S m => Node [nat_game m] [] end.
Fixpoint minus_game (n : nat) : game := match n with O => Node [] [] | S m => Node [] [minus_game m] end.

Definition int (z : Z) : game := if (0 <=? z)%Z then nat_game (Z.to_nat z) else minus_game (Z.to_nat (- z)).

Local Open Scope Z_scope.

Lemma int_nonneg (z : Z) : 0 <= z -> rights (int z) = [].
Proof. intros H. unfold int. destruct (Z.leb_spec 0 z); [now destruct (Z.to_nat z) | lia]. Qed.
Lemma int_nonpos (z : Z) : z <= 0 -> lefts (int z) = [].
Proof.
  intros H. unfold int. destruct (Z.leb_spec 0 z).
  - now replace z with 0 by lia.
  - now destruct (Z.to_nat (- z)).
Qed.
Lemma int_pos (z : Z) : 0 < z -> lefts (int z) = [int (z - 1)].
Proof.
  intros H. unfold int. destruct (Z.leb_spec 0 z); [| lia]. destruct (Z.leb_spec 0 (z - 1)); [| lia].
  now replace (Z.to_nat z) with (S (Z.to_nat (z - 1))) by lia.
Qed.
Lemma int_neg (z : Z) : z < 0 -> rights (int z) = [int (z + 1)].
Proof.
  intros H. unfold int. destruct (Z.leb_spec 0 z); [lia |].
  replace (Z.to_nat (- z)) with (S (Z.to_nat (- (z + 1)))) by lia. cbn [minus_game rights].
  destruct (Z.leb_spec 0 (z + 1)); [| easy]. now replace z with (-1) by lia.
Qed.

Lemma in_left_int (z : Z) (g : game) : In g (lefts (int z)) <-> 0 < z /\ g = int (z - 1).
Proof.
  destruct (Z.lt_ge_cases 0 z) as [H | H].
  - rewrite int_pos by easy. simpl. intuition congruence.
  - rewrite int_nonpos by easy. simpl. intuition lia.
Qed.
Lemma in_right_int (z : Z) (g : game) : In g (rights (int z)) <-> z < 0 /\ g = int (z + 1).
Proof.
  destruct (Z.lt_ge_cases z 0) as [H | H].
  - rewrite int_neg by easy. simpl. intuition congruence.
  - rewrite int_nonneg by easy. simpl. intuition lia.
Qed.

(** The four rules that compare integers and braces. *)
Lemma le_int_int (x y : Z) : le (int x) (int y) <-> x <= y.
Proof.
  remember (Z.to_nat (Z.abs x + Z.abs y)) as n eqn:E. revert x y E.
  induction n as [n IH] using lt_wf_ind. intros x y ->. rewrite le_iff. split.
  - intros [H K]. destruct (Z.le_gt_cases x y) as [| G]; [easy | exfalso].
    destruct (Z.lt_ge_cases 0 x) as [P | P].
    + apply (H (int (x - 1))); [now apply in_left_int |].
      apply (IH (Z.to_nat (Z.abs y + Z.abs (x - 1))) ltac:(lia) _ _ eq_refl). lia.
    + apply (K (int (y + 1))); [apply in_right_int; split; [lia | easy] |].
      apply (IH (Z.to_nat (Z.abs (y + 1) + Z.abs x)) ltac:(lia) _ _ eq_refl). lia.
  - intros H. split; intros g Hg Hle.
    + apply in_left_int in Hg as [P ->].
      apply (IH (Z.to_nat (Z.abs y + Z.abs (x - 1))) ltac:(lia) _ _ eq_refl) in Hle. lia.
    + apply in_right_int in Hg as [P ->].
      apply (IH (Z.to_nat (Z.abs (y + 1) + Z.abs x)) ltac:(lia) _ _ eq_refl) in Hle. lia.
Qed.

Lemma le_int_node (x : Z) (ls rs : list game) :
  le (int x) (Node ls rs) <->
  (forall r, In r rs -> ~ le r (int x)) /\ (x <= 0 \/ exists l, In l ls /\ le (int (x - 1)) l).
Proof.
  rewrite le_iff. cbn [rights]. split; intros [H K]; (split; [exact K || exact H || idtac |]).
  - destruct (Z.le_gt_cases x 0) as [| P]; [now left | right].
    assert (Hx : In (int (x - 1)) (lefts (int x))) by (apply in_left_int; split; [lia | easy]). specialize (H _ Hx).
    rewrite le_iff in H. cbn [lefts] in H.
    destruct (existsb (fun l => leb (int (x - 1)) l) ls) eqn:Ex.
    + apply existsb_exists in Ex as (l & ? & ?). now exists l.
    + exfalso. apply H. split.
      * intros l Hl Hle. assert (existsb (fun l => leb (int (x - 1)) l) ls = true) by (apply existsb_exists; now exists l).
        congruence.
      * intros r [? _]%in_right_int. lia.
  - intros l [P ->]%in_left_int Hle. destruct K as [| (l & Hl & K)]; [lia |].
    apply le_iff in Hle as [Q _]. now apply (Q l).
  - exact H.
Qed.

Lemma le_node_int (x : Z) (ls rs : list game) :
  le (Node ls rs) (int x) <->
  (forall l, In l ls -> ~ le (int x) l) /\ (0 <= x \/ exists r, In r rs /\ le r (int (x + 1))).
Proof.
  rewrite le_iff. cbn [lefts]. split; intros [H K]; (split; [assumption |]).
  - destruct (Z.le_gt_cases 0 x) as [| P]; [now left | right].
    assert (Hx : In (int (x + 1)) (rights (int x))) by (apply in_right_int; split; [lia | easy]). specialize (K _ Hx).
    rewrite le_iff in K. cbn [rights] in K.
    destruct (existsb (fun r => leb r (int (x + 1))) rs) eqn:Ex.
    + apply existsb_exists in Ex as (r & ? & ?). now exists r.
    + exfalso. apply K. split.
      * intros l [? _]%in_left_int. lia.
      * intros r Hr Hle. assert (existsb (fun r => leb r (int (x + 1))) rs = true) by (apply existsb_exists; now exists r).
        congruence.
  - intros r [P ->]%in_right_int Hle. destruct K as [| (r & Hr & K)]; [lia |].
    apply le_iff in Hle as [_ Q]. now apply (Q r).
Qed.

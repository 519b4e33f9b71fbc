(** Sum, negation and play: what the equality of games says about winning.

    A player who cannot move loses. [eqg_play]: two games are equal exactly if the second player wins their difference.
    A reader who prefers this to the order of games need not know the order at all. *)
From Coq Require Import List Bool Arith Lia.
From Lilypad Require Import Game.
Import ListNotations.

Fixpoint neg (g : game) : game := match g with Node ls rs => Node (map neg rs) (map neg ls) end.

(** A move in a sum is a move in one of its parts. *)
Fixpoint plus (g : game) : game -> game :=
  match g with
  | Node gl gr =>
      fix inner (h : game) : game :=
        match h with
        | Node hl hr => Node (map (fun l => plus l h) gl ++ map inner hl) (map (fun r => plus r h) gr ++ map inner hr)
        end
  end.

Definition minus (g h : game) : game := plus g (neg h).

(** Does Left win moving first, moving second? *)
Fixpoint left_wins (g : game) : bool * bool :=
  match g with Node ls rs => (existsb (fun l => snd (left_wins l)) ls, forallb (fun r => fst (left_wins r)) rs) end.

Definition second_player_wins (g : game) : Prop := left_wins g = (false, true).
Definition first_player_wins (g : game) : Prop := left_wins g = (true, false).

Definition zero : game := Node [] [].

Lemma in_rights_minus g h x : In x (rights (minus g h)) <->
  (exists r, In r (rights g) /\ x = minus r h) \/ (exists l, In l (lefts h) /\ x = minus g l).
Proof.
  destruct g as [gl gr], h as [hl hr]. unfold minus. cbn [neg plus rights lefts].
  rewrite in_app_iff, map_map, !in_map_iff. split; intros [(y & A & B) | (y & A & B)];
    [left | right | left | right]; exists y; auto.
Qed.
Lemma in_lefts_minus g h x : In x (lefts (minus g h)) <->
  (exists l, In l (lefts g) /\ x = minus l h) \/ (exists r, In r (rights h) /\ x = minus g r).
Proof.
  destruct g as [gl gr], h as [hl hr]. unfold minus. cbn [neg plus rights lefts].
  rewrite in_app_iff, map_map, !in_map_iff. split; intros [(y & A & B) | (y & A & B)];
    [left | right | left | right]; exists y; auto.
Qed.

Lemma zero_le_iff g : le zero g <-> forall r, In r (rights g) -> ~ le r zero.
Proof. rewrite le_iff. cbn [zero lefts]. firstorder. Qed.
Lemma le_zero_iff g : le g zero <-> forall l, In l (lefts g) -> ~ le zero l.
Proof. rewrite le_iff. cbn [zero rights]. firstorder. Qed.

Lemma minus_zero n : forall g h, size g + size h < n -> (le zero (minus g h) <-> le h g) /\ (le (minus g h) zero <-> le g h).
Proof.
  induction n as [| n IH]; [lia |]. intros g h Hn. split.
  - rewrite zero_le_iff, le_iff. split.
    + intros H. split; intros x Hx.
      * pose proof (size_left _ _ Hx). rewrite <- (proj2 (IH g x ltac:(lia))). apply H, in_rights_minus. right. now exists x.
      * pose proof (size_right _ _ Hx). rewrite <- (proj2 (IH x h ltac:(lia))). apply H, in_rights_minus. left. now exists x.
    + intros [H K] r [(x & Hx & ->) | (x & Hx & ->)]%in_rights_minus.
      * pose proof (size_right _ _ Hx). rewrite (proj2 (IH x h ltac:(lia))). now apply K.
      * pose proof (size_left _ _ Hx). rewrite (proj2 (IH g x ltac:(lia))). now apply H.
  - rewrite le_zero_iff, le_iff. split.
    + intros H. split; intros x Hx.
      * pose proof (size_left _ _ Hx). rewrite <- (proj1 (IH x h ltac:(lia))). apply H, in_lefts_minus. left. now exists x.
      * pose proof (size_right _ _ Hx). rewrite <- (proj1 (IH g x ltac:(lia))). apply H, in_lefts_minus. right. now exists x.
    + intros [H K] l [(x & Hx & ->) | (x & Hx & ->)]%in_lefts_minus.
      * pose proof (size_left _ _ Hx). rewrite (proj1 (IH x h ltac:(lia))). now apply H.
      * pose proof (size_right _ _ Hx). rewrite (proj1 (IH g x ltac:(lia))). now apply K.
Qed.

Lemma left_wins_order n : forall g, size g < n -> (snd (left_wins g) = true <-> le zero g) /\ (fst (left_wins g) = false <-> le g zero).
Proof.
  induction n as [| n IH]; [lia |]. intros [ls rs] Hn. rewrite zero_le_iff, le_zero_iff. cbn [left_wins fst snd lefts rights].
  split.
  - rewrite forallb_forall. split; intros H x Hx; specialize (H x Hx).
    + rewrite <- (proj2 (IH x ltac:(apply size_in in Hx; simpl in Hn; lia))). congruence.
    + rewrite <- (proj2 (IH x ltac:(apply size_in in Hx; simpl in Hn; lia))) in H. now destruct (fst (left_wins x)).
  - split.
    + intros H x Hx. rewrite <- (proj1 (IH x ltac:(apply size_in in Hx; simpl in Hn; lia))). intros E.
      rewrite <- not_true_iff_false in H. apply H, existsb_exists. now exists x.
    + intros H. apply not_true_iff_false. intros (x & Hx & E)%existsb_exists. apply (H x Hx).
      now apply (IH x ltac:(apply size_in in Hx; simpl in Hn; lia)).
Qed.

(** Equal means: the second player wins the difference. *)
Theorem eqg_play (g h : game) : eqg g h <-> second_player_wins (minus g h).
Proof.
  destruct (minus_zero _ g h (Nat.lt_succ_diag_r _)) as [A B].
  destruct (left_wins_order _ (minus g h) (Nat.lt_succ_diag_r _)) as [C D].
  unfold eqg, second_player_wins. rewrite <- A, <- B, <- C, <- D. destruct (left_wins (minus g h)) as [x y]. cbn [fst snd].
  split; [now intros [-> ->] | now intros [= -> ->]].
Qed.

(** Equal games are won by the same player. *)
Lemma left_wins_eqg (g h : game) : eqg g h -> left_wins g = left_wins h.
Proof.
  intros [H K]. destruct (left_wins_order _ g (Nat.lt_succ_diag_r _)) as [A B], (left_wins_order _ h (Nat.lt_succ_diag_r _)) as [C D].
  assert (AC : le zero g <-> le zero h) by (split; intros L; eapply le_trans; eassumption).
  assert (BD : le g zero <-> le h zero) by (split; intros L; eapply le_trans; eassumption).
  rewrite <- A, <- C in AC. rewrite <- B, <- D in BD.
  destruct (left_wins g) as [[] []], (left_wins h) as [[] []]; cbn [fst snd] in *; intuition congruence.
Qed.

(** The second form of a theorem about equality. *)
Definition by_play {g h : game} (e : eqg g h) : second_player_wins (minus g h) := proj1 (eqg_play g h) e.

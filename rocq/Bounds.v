(** Bounds and when a position is within one.

    A bound is n + j, n + j + 1/2 or n + j + *, for a number n that belongs to the position. [rule] tells when a game is <= or >= a
    bound: when every move of the player who would refute it has an answer. Both relations are one, with a flag. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Frog.
Import ListNotations.
Local Open Scope Z_scope.

(** * Bounds: n + j, n + j + 1/2, n + j + * *)
Inductive kind : Set := Whole | Half | Star.
Record bound : Set := Bound { base : Z; sort : kind }.

Definition game_at (n : Z) (b : bound) : game :=
  let k := n + base b in
  match sort b with Whole => int k | Half => {[ int k | int (k + 1) ]} | Star => {[ int k | int k ]} end%game.

Definition raise (d : Z) (b : bound) : bound := Bound (base b + d) (sort b).
Definition lower (b : bound) : bound := Bound (match sort b with Whole => base b - 1 | _ => base b end) Whole.
Definition upper (b : bound) : bound := Bound (match sort b with Star => base b | _ => base b + 1 end) Whole.

(** A sufficient condition for <=. *)
Definition below (b c : bound) : bool :=
  match sort b, sort c with
  | Whole, Whole | Half, Half | Star, Star | Whole, Half | Star, Half => base b <=? base c
  | _, _ => base b + 1 <=? base c
  end.

Lemma game_raise n d b : game_at (n + d) b = game_at n (raise d b).
Proof. unfold game_at, raise. cbn [base sort]. now replace (n + d + base b) with (n + (base b + d)) by lia. Qed.

(** Comparing games with integers for options. *)
Ltac compare_ints :=
  repeat match goal with
    | |- _ /\ _ => split
    | |- forall x, In x [_] -> _ => intros ? [<- | []]
    | H : In _ [] |- _ => destruct H
    | |- ~ _ => intros ?
    | H : le (int _) (int _) |- _ => apply le_int_int in H
    | H : le (Node _ _) (int _) |- _ => apply le_node_int in H as [? _]
    | H : le (int _) (Node _ _) |- _ => apply le_int_node in H as [? _]
    | H : forall x, In x [?y] -> _ |- _ => specialize (H y (or_introl eq_refl))
    | H : ~ le (int _) (int _) |- _ => rewrite le_int_int in H
    end; try lia.

Lemma below_sound n b c : below b c = true -> le (game_at n b) (game_at n c).
Proof.
  destruct b as [j []], c as [k []]; unfold below, game_at; cbn [base sort]; intros H%Z.leb_le;
    try (apply le_int_int; lia); apply le_iff; cbn [lefts rights]; split;
    try (intros x [_ ->]%in_left_int); try (intros x [_ ->]%in_right_int); compare_ints.
Qed.

Lemma not_lower n b : ~ le (game_at n b) (game_at n (lower b)).
Proof. destruct b as [j []]; unfold game_at, lower; cbn [base sort]; compare_ints. Qed.
Lemma not_upper n b : ~ le (game_at n (upper b)) (game_at n b).
Proof. destruct b as [j []]; unfold game_at, upper; cbn [base sort]; compare_ints. Qed.

(** * The rule, for <= and >= at once *)
Definition related (up : bool) (g h : game) : Prop := if up then le g h else le h g.
Definition fits (up : bool) (b c : bound) : bool := if up then below b c else below c b.
(** Moves of the player who would refute it, and of the other. *)
Definition attacks (up : bool) (g : game) : list game := if up then lefts g else rights g.
Definition answers (up : bool) (g : game) : list game := if up then rights g else lefts g.
Definition attacked (up : bool) (b : bound) : bound := if up then upper b else lower b.
Definition defended (up : bool) (b : bound) : bound := if up then lower b else upper b.
Definition closed (up : bool) (n : Z) (b : bound) : Prop :=
  sort b = Whole /\ if up then 0 <= n + base b else n + base b <= 0.

Lemma rule up g n b :
  (forall x, In x (attacks up g) ->
     related up x (game_at n (defended up b)) \/ exists y, In y (answers up x) /\ related up y (game_at n b)) ->
  closed up n b \/ (exists y, In y (answers up g) /\ related up y (game_at n (attacked up b))) ->
  related up g (game_at n b).
Proof.
  intros HA HB. destruct up; cbn [related attacks answers attacked defended closed] in *.
  - assert (HL : forall l, In l (lefts g) -> ~ le (game_at n b) l).
    { intros l Hl K. destruct (HA l Hl) as [H | (y & Hy & H)].
      - apply (not_lower n b). eapply le_trans; eassumption.
      - apply le_iff in K as [_ K]. exact (K y Hy H). }
    unfold closed in HB. destruct b as [j []], g as [ls rs]; unfold game_at, upper in *; cbn [base sort lefts rights] in *.
    + apply le_node_int. split; [exact HL |]. rewrite Z.add_assoc in HB. destruct HB as [[_ HB] | HB]; auto.
    + apply le_iff. split; [exact HL |]. intros r [<- | []] K. destruct HB as [[? _] | (y & Hy & H)]; [easy |].
      rewrite Z.add_assoc in H. apply le_iff in K as [_ K]. exact (K y Hy H).
    + apply le_iff. split; [exact HL |]. intros r [<- | []] K. destruct HB as [[? _] | (y & Hy & H)]; [easy |].
      apply le_iff in K as [_ K]. exact (K y Hy H).
  - assert (HR : forall r, In r (rights g) -> ~ le r (game_at n b)).
    { intros r Hr K. destruct (HA r Hr) as [H | (y & Hy & H)].
      - apply (not_upper n b). eapply le_trans; eassumption.
      - apply le_iff in K as [K _]. exact (K y Hy H). }
    unfold closed in HB. destruct b as [j []], g as [ls rs]; unfold game_at, lower in *; cbn [base sort lefts rights] in *.
    + apply le_int_node. split; [exact HR |]. rewrite Z.add_sub_assoc in HB. destruct HB as [[_ HB] | HB]; auto.
    + apply le_iff. split; [| exact HR]. intros l [<- | []] K. destruct HB as [[? _] | (y & Hy & H)]; [easy |].
      apply le_iff in K as [K _]. exact (K y Hy H).
    + apply le_iff. split; [| exact HR]. intros l [<- | []] K. destruct HB as [[? _] | (y & Hy & H)]; [easy |].
      apply le_iff in K as [K _]. exact (K y Hy H).
Qed.

Lemma related_trans up g h k : related up g h -> related up h k -> related up g k.
Proof. destruct up; cbn [related]; intros; eapply le_trans; eassumption. Qed.
Lemma fits_sound up n b c : fits up b c = true -> related up (game_at n b) (game_at n c).
Proof. destruct up; cbn [related fits]; apply below_sound. Qed.

(** * The same for boards: the moves of a player *)
Definition moves_of (up : bool) : board -> list board := if up then left_moves else right_moves.

Lemma board_rule up p n b :
  (forall q, In q (moves_of up p) -> related up (value q) (game_at n (defended up b)) \/
     exists q', In q' (moves_of (negb up) q) /\ related up (value q') (game_at n b)) ->
  closed up n b \/ (exists q, In q (moves_of (negb up) p) /\ related up (value q) (game_at n (attacked up b))) ->
  related up (value p) (game_at n b).
Proof.
  assert (A : forall q, attacks up (value q) = map value (moves_of up q)) by (intros q; rewrite value_moves; now destruct up).
  assert (D : forall q, answers up (value q) = map value (moves_of (negb up) q)) by (intros q; rewrite value_moves; now destruct up).
  intros HA HB. apply rule.
  - intros x Hx. rewrite A in Hx. apply in_map_iff in Hx as (q & <- & Hq). destruct (HA q Hq) as [H | (q' & Hq' & H)]; [now left |].
    right. exists (value q'). split; [rewrite D; now apply in_map | exact H].
  - destruct HB as [H | (q & Hq & H)]; [now left |]. right. exists (value q). split; [rewrite D; now apply in_map | exact H].
Qed.

Lemma moves_weight up p q : In q (moves_of up p) -> (weight q < weight p)%nat.
Proof. destruct up; [apply left_weight | apply right_weight]. Qed.

(** Without a toad before the frog the value is the measure. *)
Lemma bare up V : word V -> forall i, related up (value (repeat E i ++ F :: V)) (game_at (measure (repeat E i ++ F :: V)) (Bound 0 Whole)).
Proof.
  intros HV i. remember (weight (repeat E i ++ F :: V)) as m eqn:Em. revert V HV i Em.
  induction m as [m IH] using lt_wf_ind. intros V HV i ->.
  assert (Step : forall j, i = S j -> In (repeat E j ++ F :: E :: V) (moves_of false (repeat E i ++ F :: V)) /\
            related up (value (repeat E j ++ F :: E :: V)) (game_at (measure (repeat E i ++ F :: V)) (Bound 1 Whole))).
  { intros j ->. rewrite repeat_end. destruct (step_move (repeat E j) V) as [Hm HM]. split; [exact Hm |].
    rewrite repeat_end in IH. pose proof (moves_weight false _ _ Hm) as Hw.
    specialize (IH _ Hw (E :: V) ltac:(words) j eq_refl). cbn zeta in HM. rewrite HM, game_raise in IH. exact IH. }
  assert (Slide : forall W, slide V W -> In (repeat E i ++ F :: W) (moves_of true (repeat E i ++ F :: V)) /\
            related up (value (repeat E i ++ F :: W)) (game_at (measure (repeat E i ++ F :: V)) (Bound (-1) Whole))).
  { intros W HW. pose proof (slide_around _ _ (repeat E i ++ [F]) [] HW) as K. rewrite !app_nil_r, <- !app_assoc in K.
    destruct (slide_move _ _ K) as [Hm HM]. split; [exact Hm |]. pose proof (moves_weight true _ _ Hm) as Hw.
    specialize (IH _ Hw W (slide_word _ _ HW HV) i eq_refl). cbn [app] in HM. rewrite HM in IH. now rewrite <- game_raise with (b := Bound 0 Whole) (d := -1). }
  assert (NoT : forall x y, repeat E i <> x ++ T :: y).
  { intros x y K. assert (In T (repeat E i)) as L%repeat_spec by (rewrite K; apply in_or_app; right; now left). easy. }
  apply board_rule; destruct up; cbn [moves_of negb defended attacked].
  - intros q Hq. apply left_moves_of in Hq as [(W & (x & y & K & _) & _) | [(W & HW & ->) | (x & W & K & _)]];
      [now apply NoT in K | | now apply NoT in K | now apply word_repeat | easy].
    left. now apply Slide.
  - intros q Hq. apply right_moves_of in Hq as [(x & K & ->) | (x & K & _)]; [| | now apply word_repeat | easy].
    + destruct i as [| j]; [now apply app_cons_not_nil in K |]. rewrite repeat_end in K. apply app_inj_tail in K as [<- _].
      left. now apply Step.
    + exfalso. apply (NoT (x ++ [E]) []). now rewrite <- app_assoc.
  - destruct i as [| j].
    + left. split; [easy |]. cbn. pose proof (word_measure V HV). lia.
    + right. exists (repeat E j ++ F :: E :: V). now apply Step.
  - destruct (stuck V HV) as [(W & HW) | (j & k & ->)].
    + right. exists (repeat E i ++ F :: W). now apply Slide.
    + left. split; [easy |]. cbn [base]. rewrite !measure_app. cbn [measure count square_eqb].
      rewrite !measure_app, !count_app, !count_repeat.
      rewrite !measure_repeat. cbn [square_eqb]. lia.
Qed.

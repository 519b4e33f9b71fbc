(** Comparing games with parameters: the one algorithm of the checker.

    [compare n st g h k] decides g <= h by the four rules of Game.v, asks the store for every condition and every comparison
    of integers, and passes the answer to k, once for each part of the store. [prove_le] is for the outermost level, where the
    answer must be yes: each option is then looked at in the whole store, so that cases add up instead of multiplying.
    A wrong answer in an empty part does no harm: that part is refuted instead. Fuel n; without it nothing is accepted. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Affine Store Shape.
Import ListNotations.
Local Open Scope Z_scope.

Definition options := list (list cond * shape).

(** Is there an option that passes the test? *)
Fixpoint any (test : store -> shape -> answer -> bool) (os : options) (st : store) (k : answer) : bool :=
  match os with
  | [] => k st false
  | (gs, s) :: os' =>
      decide_all gs st (fun st there =>
        if there then test st s (fun st b => if b then k st true else any test os' st k) else any test os' st k)
  end.

Fixpoint compare (n : nat) (st : store) (g h : shape) (k : answer) : bool :=
  match n with
  | O => false
  | S n =>
      match g, h with
      | If c yes no, _ => decide c st (fun st b => compare n st (if b then yes else no) h k)
      | _, If c yes no => decide c st (fun st b => compare n st g (if b then yes else no) k)
      | Int a, Int b => decide_ge (sub b a) st k
      | Int a, Options ls rs =>
          any (fun st r k => compare n st r g k) rs st (fun st bad =>
            if bad then k st false
            else decide_ge (opp a) st (fun st easy =>
              if easy then k st true else any (fun st l k => compare n st (Int (shift (-1) a)) l k) ls st k))
      | Options ls rs, Int b =>
          any (fun st l k => compare n st h l k) ls st (fun st bad =>
            if bad then k st false
            else decide_ge b st (fun st easy =>
              if easy then k st true else any (fun st r k => compare n st r (Int (shift 1 b)) k) rs st k))
      | Options gl _, Options _ hr =>
          any (fun st l k => compare n st h l k) gl st (fun st bad =>
            if bad then k st false else any (fun st r k => compare n st r g k) hr st (fun st bad => k st (negb bad)))
      end
  end.

(** A test that decides [P]. *)
Definition decides (v : valuation) (test : store -> shape -> answer -> bool) (P : game -> bool) : Prop :=
  forall st s k, test st s k = true -> within v st -> accepted v k (P (game_of v s)).

Lemma any_sound v test P : decides v test P ->
  forall os st k, any test os st k = true -> within v st -> accepted v k (existsb P (flat_map (present v) os)).
Proof.
  intros D. induction os as [| [gs s] os IH]; intros st k H I; cbn [any] in H; [now exists st |].
  cbn [flat_map]. rewrite existsb_app. unfold present at 1. cbn [fst snd].
  apply (decide_all_sound gs _ _ v) in H as (st1 & I1 & H); [| exact I].
  destruct (forallb (holds v) gs); [| now apply IH in H].
  apply (D _ _ _) in H as (st2 & I2 & H); [| exact I1].
  cbn [existsb]. rewrite orb_false_r. destruct (P (game_of v s)); cbn [orb].
  - now exists st2.
  - now apply IH in H.
Qed.

Lemma existsb_false_iff {A} (P : A -> bool) xs : existsb P xs = false <-> forall x, In x xs -> P x = false.
Proof.
  split.
  - intros H x Hx. destruct (P x) eqn:E; [| easy]. rewrite <- H. symmetry. apply existsb_exists. now exists x.
  - intros H. destruct (existsb P xs) eqn:E; [| easy]. apply existsb_exists in E as (x & Hx & Px). rewrite H in Px; easy.
Qed.

Lemma leb_eq g h b : (le g h <-> b = true) -> leb g h = b.
Proof. unfold le. destruct (leb g h), b; intuition congruence. Qed.

(** The rules as equations between booleans. *)
Lemma leb_int_int x y : leb (int x) (int y) = (0 <=? y - x).
Proof. apply leb_eq. rewrite le_int_int, Z.leb_le. lia. Qed.

Lemma leb_int_node x ls rs : leb (int x) (Node ls rs) =
  if existsb (fun r => leb r (int x)) rs then false else if 0 <=? - x then true else existsb (leb (int (x - 1))) ls.
Proof.
  apply leb_eq. rewrite le_int_node. destruct (existsb _ rs) eqn:E.
  - split; [| easy]. intros [H _]. apply existsb_exists in E as (r & Hr & E). now apply H in Hr.
  - assert (A : forall r, In r rs -> ~ le r (int x)).
    { rewrite existsb_false_iff in E. intros r Hr. unfold le. now rewrite (E r Hr). }
    destruct (Z.leb_spec 0 (- x)).
    + split; [easy |]. intros _. split; [exact A | left; lia].
    + rewrite existsb_exists. split.
      * intros [_ [? | (l & ? & ?)]]; [lia | now exists l].
      * intros (l & ? & ?). split; [exact A | right; now exists l].
Qed.

Lemma leb_node_int x ls rs : leb (Node ls rs) (int x) =
  if existsb (leb (int x)) ls then false else if 0 <=? x then true else existsb (fun r => leb r (int (x + 1))) rs.
Proof.
  apply leb_eq. rewrite le_node_int. destruct (existsb _ ls) eqn:E.
  - split; [| easy]. intros [H _]. apply existsb_exists in E as (l & Hl & E). now apply H in Hl.
  - assert (A : forall l, In l ls -> ~ le (int x) l).
    { rewrite existsb_false_iff in E. intros l Hl. unfold le. now rewrite (E l Hl). }
    destruct (Z.leb_spec 0 x).
    + split; [easy |]. intros _. split; [exact A | left; lia].
    + rewrite existsb_exists. split.
      * intros [_ [? | (r & ? & ?)]]; [lia | now exists r].
      * intros (r & ? & ?). split; [exact A | right; now exists r].
Qed.

Lemma leb_node_node gl gr hl hr : leb (Node gl gr) (Node hl hr) =
  if existsb (leb (Node hl hr)) gl then false else negb (existsb (fun r => leb r (Node gl gr)) hr).
Proof.
  apply leb_eq. rewrite le_iff. cbn [lefts rights]. destruct (existsb _ gl) eqn:E.
  - split; [| easy]. intros [H _]. apply existsb_exists in E as (l & Hl & E). now apply H in Hl.
  - rewrite existsb_false_iff in E. rewrite negb_true_iff, existsb_false_iff. split.
    + intros [_ H] r Hr. specialize (H r Hr). unfold le in H. now destruct (leb r _).
    + intros H. split; intros x Hx; unfold le; [rewrite (E x Hx) | rewrite (H x Hx)]; easy.
Qed.

Opaque leb int decide_ge decide.

Theorem compare_sound n v : forall g h st k, compare n st g h k = true -> within v st ->
  accepted v k (leb (game_of v g) (game_of v h)).
Proof.
  induction n as [| n IH]; [easy |]. intros g h st k H I.
  assert (Up : forall h, decides v (fun st l k => compare n st h l k) (leb (game_of v h))).
  { intros h' st' l k' H' I'. now apply (IH h' l) in H'. }
  assert (Down : forall g, decides v (fun st r k => compare n st r g k) (fun x => leb x (game_of v g))).
  { intros g' st' r k' H' I'. now apply (IH r g') in H'. }
  assert (Left : forall c yes no, decide c st (fun st b => compare n st (if b then yes else no) h k) = true ->
    accepted v k (leb (game_of v (If c yes no)) (game_of v h))).
  { intros c yes no Hd. apply (decide_sound _ _ _ v) in Hd as (st1 & I1 & Hd); [| exact I].
    cbn [game_of]. destruct (holds v c); now apply IH in Hd. }
  assert (Right : forall c yes no, decide c st (fun st b => compare n st g (if b then yes else no) k) = true ->
    accepted v k (leb (game_of v g) (game_of v (If c yes no)))).
  { intros c yes no Hd. apply (decide_sound _ _ _ v) in Hd as (st1 & I1 & Hd); [| exact I].
    cbn [game_of]. destruct (holds v c); now apply IH in Hd. }
  cbn [compare] in H. destruct g as [a | gl gr | c yes no]; [| | now apply Left].
  - destruct h as [b | hl hr | c yes no]; [| | now apply Right].
    + apply (decide_ge_sound _ _ _ v) in H; [| exact I]. cbn [game_of]. now rewrite leb_int_int, <- eval_sub.
    + rewrite game_of_options. change (game_of v (Int a)) with (int (eval v a)). rewrite leb_int_node.
      apply (any_sound v _ _ (Down (Int a))) in H as (st1 & I1 & H); [| exact I].
      change (game_of v (Int a)) with (int (eval v a)) in H.
      destruct (existsb (fun r => leb r (int (eval v a))) _); [now exists st1 |].
      apply (decide_ge_sound _ _ _ v) in H as (st2 & I2 & H); [| exact I1]. rewrite eval_opp in H.
      destruct (0 <=? - eval v a); [now exists st2 |].
      apply (any_sound v _ _ (Up (Int (shift (-1) a)))) in H; [| exact I2].
      change (game_of v (Int (shift (-1) a))) with (int (eval v (shift (-1) a))) in H. now rewrite eval_shift in H.
  - destruct h as [b | hl hr | c yes no]; [| | now apply Right].
    + rewrite game_of_options. change (game_of v (Int b)) with (int (eval v b)). rewrite leb_node_int.
      apply (any_sound v _ _ (Up (Int b))) in H as (st1 & I1 & H); [| exact I].
      change (game_of v (Int b)) with (int (eval v b)) in H.
      destruct (existsb (leb (int (eval v b))) _); [now exists st1 |].
      apply (decide_ge_sound _ _ _ v) in H as (st2 & I2 & H); [| exact I1].
      destruct (0 <=? eval v b); [now exists st2 |].
      apply (any_sound v _ _ (Down (Int (shift 1 b)))) in H; [| exact I2].
      change (game_of v (Int (shift 1 b))) with (int (eval v (shift 1 b))) in H. now rewrite eval_shift in H.
    + rewrite !game_of_options, leb_node_node, <- !game_of_options.
      apply (any_sound v _ _ (Up (Options hl hr))) in H as (st1 & I1 & H); [| exact I].
      destruct (existsb (leb (game_of v (Options hl hr))) _); [now exists st1 |].
      apply (any_sound v _ _ (Down (Options gl gr))) in H as (st2 & I2 & H); [| exact I1].
      now exists st2.
Qed.

(** * Proofs: the answer must be yes *)

(** No option may pass the test, each seen from the whole store. *)
Fixpoint none (test : store -> shape -> answer -> bool) (os : options) (st : store) : bool :=
  match os with
  | [] => true
  | (gs, s) :: os' =>
      if decide_all gs st (fun st there => if there then test st s (fun st b => if b then empty st else true) else true)
      then none test os' st
      else false
  end.

Definition yes : answer := fun st b => if b then true else empty st.

Definition prove_le (n : nat) (st : store) (g h : shape) : bool :=
  match g, h with
  | Int a, Options ls rs =>
      if none (fun st r k => compare n st r g k) rs st then
        decide_ge (opp a) st (fun st easy =>
          if easy then true else any (fun st l k => compare n st (Int (shift (-1) a)) l k) ls st yes)
      else false
  | Options ls rs, Int b =>
      if none (fun st l k => compare n st h l k) ls st then
        decide_ge b st (fun st easy =>
          if easy then true else any (fun st r k => compare n st r (Int (shift 1 b)) k) rs st yes)
      else false
  | Options gl _, Options _ hr =>
      if none (fun st l k => compare n st h l k) gl st then none (fun st r k => compare n st r g k) hr st else false
  | _, _ => compare n st g h yes
  end.

Lemma none_sound v test P : decides v test P ->
  forall os st, none test os st = true -> within v st -> existsb P (flat_map (present v) os) = false.
Proof.
  intros D. induction os as [| [gs s] os IH]; intros st H I; cbn [none] in H; [easy |].
  destruct (decide_all gs st _) eqn:Ed; [| easy].
  cbn [flat_map]. rewrite existsb_app, (IH st H I), orb_false_r. unfold present. cbn [fst snd].
  apply (decide_all_sound gs _ _ v) in Ed as (st1 & I1 & Ed); [| exact I].
  destruct (forallb (holds v) gs); [| easy].
  apply (D _ _ _) in Ed as (st2 & I2 & Ed); [| exact I1]. cbn [existsb]. rewrite orb_false_r.
  destruct (P (game_of v s)); [exfalso; now apply (empty_sound st2 v) | easy].
Qed.

Lemma yes_sound v b : accepted v yes b -> b = true.
Proof. intros (st & I & H). destruct b; [easy | exfalso]. now apply (empty_sound st v). Qed.

Theorem prove_le_sound n v st g h : prove_le n st g h = true -> within v st -> le (game_of v g) (game_of v h).
Proof.
  intros H I. unfold le.
  assert (Up : forall h, decides v (fun st l k => compare n st h l k) (leb (game_of v h))).
  { intros h' st' l k' H' I'. now apply (compare_sound n v h' l) in H'. }
  assert (Down : forall g, decides v (fun st r k => compare n st r g k) (fun x => leb x (game_of v g))).
  { intros g' st' r k' H' I'. now apply (compare_sound n v r g') in H'. }
  assert (C : compare n st g h yes = true -> leb (game_of v g) (game_of v h) = true).
  { intros Hc. now apply (compare_sound n v), yes_sound in Hc. }
  unfold prove_le in H. destruct g as [a | gl gr | c y z]; [| | now apply C].
  - destruct h as [b | hl hr | c y z]; [now apply C | | now apply C].
    rewrite game_of_options. change (game_of v (Int a)) with (int (eval v a)). rewrite leb_int_node.
    destruct (none _ hr st) eqn:En; [| easy].
    apply (none_sound v _ _ (Down (Int a))) in En; [| exact I].
    change (game_of v (Int a)) with (int (eval v a)) in En. rewrite En.
    apply (decide_ge_sound _ _ _ v) in H as (st2 & I2 & H); [| exact I]. rewrite eval_opp in H.
    destruct (0 <=? - eval v a); [easy |].
    apply (any_sound v _ _ (Up (Int (shift (-1) a)))) in H; [| exact I2]. apply yes_sound in H.
    change (game_of v (Int (shift (-1) a))) with (int (eval v (shift (-1) a))) in H. now rewrite eval_shift in H.
  - destruct h as [b | hl hr | c y z]; [| | now apply C].
    + rewrite game_of_options. change (game_of v (Int b)) with (int (eval v b)). rewrite leb_node_int.
      destruct (none _ gl st) eqn:En; [| easy].
      apply (none_sound v _ _ (Up (Int b))) in En; [| exact I].
      change (game_of v (Int b)) with (int (eval v b)) in En. rewrite En.
      apply (decide_ge_sound _ _ _ v) in H as (st2 & I2 & H); [| exact I].
      destruct (0 <=? eval v b); [easy |].
      apply (any_sound v _ _ (Down (Int (shift 1 b)))) in H; [| exact I2]. apply yes_sound in H.
      change (game_of v (Int (shift 1 b))) with (int (eval v (shift 1 b))) in H. now rewrite eval_shift in H.
    + rewrite !game_of_options, leb_node_node, <- !game_of_options.
      destruct (none _ gl st) eqn:En; [| easy].
      apply (none_sound v _ _ (Up (Options hl hr))) in En; [| exact I]. rewrite En.
      apply (none_sound v _ _ (Down (Options gl gr))) in H; [| exact I]. now rewrite H.
Qed.

(** Equality with a formula: first the cases of the formula, then both inequalities. *)
Fixpoint prove_eq (n : nat) (st : store) (f g : shape) : bool :=
  match n with
  | O => false
  | S n' =>
      match f with
      | If c yes no => decide c st (fun st b => prove_eq n' st (if b then yes else no) g)
      | _ => if prove_le n st f g then prove_le n st g f else false
      end
  end.

Theorem prove_eq_sound n v : forall f g st, prove_eq n st f g = true -> within v st -> eqg (game_of v f) (game_of v g).
Proof.
  induction n as [| n IH]; [easy |]. intros f g st H I.
  assert (L : (if prove_le (S n) st f g then prove_le (S n) st g f else false) = true -> eqg (game_of v f) (game_of v g)).
  { destruct (prove_le (S n) st f g) eqn:E; [| easy]. intros E'. split; eapply prove_le_sound; eassumption. }
  cbn [prove_eq] in H. destruct f as [a | ls rs | c y z]; [now apply L | now apply L |].
  apply (decide_sound _ _ _ v) in H as (st1 & I1 & H); [| exact I].
  cbn [game_of]. destruct (holds v c); now apply IH in H.
Qed.

(** Comparing games with parameters: the one algorithm of the checker.

    [compare n st g h k] decides g <= h by the four rules of Game.v, asks the store for every condition and every comparison
    of integers, and passes the answer to k, once for each part of the store. [prove_le] is for the outermost level, where the
    answer must be yes: each option is then tested in the whole store, so that cases add up instead of multiplying.
    Fuel n; without it nothing is accepted. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Affine Store Any Shape.
Import ListNotations.
Local Open Scope Z_scope.

Definition options := list (list cond * shape).

(** Continues where a / d is a whole number; no other points may exist. *)
Definition exact (d : Z) (a : affine) (st : store) (k : store -> bool) : bool :=
  if d =? 1 then k st
  else if d <=? 0 then false
  else decide (Mod a d 0) st (fun st b => if b then k st else empty st).

Fixpoint compare (n : nat) (st : store) (g h : shape) (k : answer) : bool :=
  match n with
  | O => false
  | S n =>
      match g, h with
      | If c yes no, _ => decide c st (fun st b => compare n st (if b then yes else no) h k)
      | _, If c yes no => decide c st (fun st b => compare n st g (if b then yes else no) k)
      | Quot d a, Quot e b => exact d a st (fun st => exact e b st (fun st => decide_ge (comb d b (- e) a) st k))
      | Quot d a, Options ls rs =>
          any (fun st r k => compare n st r g k) rs st (fun st bad =>
            if bad then k st false
            else exact d a st (fun st => decide_ge (opp a) st (fun st easy =>
              if easy then k st true else any (fun st l k => compare n st (Quot d (shift (- d) a)) l k) ls st k)))
      | Options ls rs, Quot e b =>
          any (fun st l k => compare n st h l k) ls st (fun st bad =>
            if bad then k st false
            else exact e b st (fun st => decide_ge b st (fun st easy =>
              if easy then k st true else any (fun st r k => compare n st r (Quot e (shift e b)) k) rs st k)))
      | Options gl _, Options _ hr =>
          any (fun st l k => compare n st h l k) gl st (fun st bad =>
            if bad then k st false else any (fun st r k => compare n st r g k) hr st (fun st bad => k st (negb bad)))
      end
  end.

Lemma exact_sound d a st k v : exact d a st k = true -> within v st ->
  exists st', within v st' /\ k st' = true /\ 0 < d /\ eval v a = d * (eval v a / d).
Proof.
  unfold exact. intros H I. destruct (Z.eqb_spec d 1) as [-> |].
  - exists st. rewrite Z.div_1_r. repeat split; (easy || lia).
  - destruct (Z.leb_spec d 0); [easy |]. apply (decide_sound _ _ _ v) in H as (st1 & I1 & H); [| exact I].
    cbn [holds] in H. rewrite Z.sub_0_r in H. destruct (Z.eqb_spec (eval v a mod d) 0) as [M |].
    + exists st1. pose proof (Z.div_mod (eval v a) d ltac:(lia)). repeat split; (easy || lia).
    + exfalso. now apply (empty_sound st1 v).
Qed.

(** The next integer below and above. *)
Lemma down_one v d a : 0 < d -> game_of v (Quot d (shift (- d) a)) = int (eval v a / d - 1).
Proof. intros H. cbn [game_of]. rewrite eval_shift. f_equal. replace (eval v a + - d) with (eval v a + -1 * d) by ring. rewrite Z.div_add; lia. Qed.
Lemma up_one v d a : 0 < d -> game_of v (Quot d (shift d a)) = int (eval v a / d + 1).
Proof. intros H. cbn [game_of]. rewrite eval_shift. f_equal. replace (eval v a + d) with (eval v a + 1 * d) by ring. rewrite Z.div_add; lia. Qed.

Lemma sign_exact d x q : 0 < d -> x = d * q -> (0 <=? x) = (0 <=? q).
Proof. intros. destruct (Z.leb_spec 0 x), (Z.leb_spec 0 q); (easy || nia). Qed.

(** A test of the games that shapes stand for. *)
Definition decides (v : valuation) (test : store -> shape -> answer -> bool) (P : game -> bool) : Prop :=
  tests v test (fun s => P (game_of v s)).

Lemma existsb_present v P os : existsb P (flat_map (present v) os) = existsb (passes v (fun s => P (game_of v s))) os.
Proof.
  induction os as [| o os IH]; [easy |]. cbn [flat_map existsb]. rewrite existsb_app, IH. f_equal.
  unfold present, passes. destruct (forallb _ _); [apply orb_false_r | easy].
Qed.

Lemma any_option v test P : decides v test P ->
  forall os st k, any test os st k = true -> within v st -> accepted v k (existsb P (flat_map (present v) os)).
Proof. intros D os st k H I. rewrite existsb_present. exact (any_sound v test _ D os st k H I). Qed.
Lemma no_option v test P : decides v test P ->
  forall os st, none test os st = true -> within v st -> existsb P (flat_map (present v) os) = false.
Proof. intros D os st H I. rewrite existsb_present. exact (none_sound v test _ D os st H I). Qed.

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
  cbn [compare] in H. destruct g as [d a | gl gr | c yes no]; [| | now apply Left].
  - destruct h as [e b | hl hr | c yes no]; [| | now apply Right].
    + apply (exact_sound _ _ _ _ v) in H as (st1 & I1 & H & Hd & Ha); [| exact I].
      apply (exact_sound _ _ _ _ v) in H as (st2 & I2 & H & He & Hb); [| exact I1].
      apply (decide_ge_sound _ _ _ v) in H; [| exact I2]. cbn [game_of]. rewrite leb_int_int.
      rewrite eval_comb in H. rewrite <- (sign_exact (d * e) (d * eval v b + - e * eval v a)); [exact H | nia | nia].
    + rewrite game_of_options. change (game_of v (Quot d a)) with (int (eval v a / d)). rewrite leb_int_node.
      apply (any_option v _ _ (Down (Quot d a))) in H as (st1 & I1 & H); [| exact I].
      change (game_of v (Quot d a)) with (int (eval v a / d)) in H.
      destruct (existsb (fun r => leb r (int (eval v a / d))) _); [now exists st1 |].
      apply (exact_sound _ _ _ _ v) in H as (st2 & I2 & H & Hd & Ha); [| exact I1].
      apply (decide_ge_sound _ _ _ v) in H as (st3 & I3 & H); [| exact I2]. rewrite eval_opp in H.
      rewrite (sign_exact d (- eval v a) (- (eval v a / d))) in H by lia.
      destruct (0 <=? - (eval v a / d)); [now exists st3 |].
      apply (any_option v _ _ (Up (Quot d (shift (- d) a)))) in H; [| exact I3]. now rewrite down_one in H by exact Hd.
  - destruct h as [e b | hl hr | c yes no]; [| | now apply Right].
    + rewrite game_of_options. change (game_of v (Quot e b)) with (int (eval v b / e)). rewrite leb_node_int.
      apply (any_option v _ _ (Up (Quot e b))) in H as (st1 & I1 & H); [| exact I].
      change (game_of v (Quot e b)) with (int (eval v b / e)) in H.
      destruct (existsb (leb (int (eval v b / e))) _); [now exists st1 |].
      apply (exact_sound _ _ _ _ v) in H as (st2 & I2 & H & He & Hb); [| exact I1].
      apply (decide_ge_sound _ _ _ v) in H as (st3 & I3 & H); [| exact I2].
      rewrite (sign_exact e (eval v b) (eval v b / e)) in H by lia.
      destruct (0 <=? eval v b / e); [now exists st3 |].
      apply (any_option v _ _ (Down (Quot e (shift e b)))) in H; [| exact I3]. now rewrite up_one in H by exact He.
    + rewrite !game_of_options, leb_node_node, <- !game_of_options.
      apply (any_option v _ _ (Up (Options hl hr))) in H as (st1 & I1 & H); [| exact I].
      destruct (existsb (leb (game_of v (Options hl hr))) _); [now exists st1 |].
      apply (any_option v _ _ (Down (Options gl gr))) in H as (st2 & I2 & H); [| exact I1].
      now exists st2.
Qed.

(** * Proofs: the answer must be yes *)

Definition prove_le (n : nat) (st : store) (g h : shape) : bool :=
  match g, h with
  | Quot d a, Options ls rs =>
      if none (fun st r k => compare n st r g k) rs st then
        exact d a st (fun st => decide_ge (opp a) st (fun st easy =>
          if easy then true else any (fun st l k => compare n st (Quot d (shift (- d) a)) l k) ls st yes))
      else false
  | Options ls rs, Quot e b =>
      if none (fun st l k => compare n st h l k) ls st then
        exact e b st (fun st => decide_ge b st (fun st easy =>
          if easy then true else any (fun st r k => compare n st r (Quot e (shift e b)) k) rs st yes))
      else false
  | Options gl _, Options _ hr =>
      if none (fun st l k => compare n st h l k) gl st then none (fun st r k => compare n st r g k) hr st else false
  | _, _ => compare n st g h yes
  end.

Theorem prove_le_sound n v st g h : prove_le n st g h = true -> within v st -> le (game_of v g) (game_of v h).
Proof.
  intros H I. unfold le.
  assert (Up : forall h, decides v (fun st l k => compare n st h l k) (leb (game_of v h))).
  { intros h' st' l k' H' I'. now apply (compare_sound n v h' l) in H'. }
  assert (Down : forall g, decides v (fun st r k => compare n st r g k) (fun x => leb x (game_of v g))).
  { intros g' st' r k' H' I'. now apply (compare_sound n v r g') in H'. }
  assert (C : compare n st g h yes = true -> leb (game_of v g) (game_of v h) = true).
  { intros Hc. now apply (compare_sound n v), yes_sound in Hc. }
  unfold prove_le in H. destruct g as [d a | gl gr | c y z]; [| | now apply C].
  - destruct h as [e b | hl hr | c y z]; [now apply C | | now apply C].
    rewrite game_of_options. change (game_of v (Quot d a)) with (int (eval v a / d)). rewrite leb_int_node.
    destruct (none _ hr st) eqn:En; [| easy].
    apply (no_option v _ _ (Down (Quot d a))) in En; [| exact I].
    change (game_of v (Quot d a)) with (int (eval v a / d)) in En. rewrite En.
    apply (exact_sound _ _ _ _ v) in H as (st1 & I1 & H & Hd & Ha); [| exact I].
    apply (decide_ge_sound _ _ _ v) in H as (st2 & I2 & H); [| exact I1]. rewrite eval_opp in H.
    rewrite (sign_exact d (- eval v a) (- (eval v a / d))) in H by lia.
    destruct (0 <=? - (eval v a / d)); [easy |].
    apply (any_option v _ _ (Up (Quot d (shift (- d) a)))) in H; [| exact I2]. apply yes_sound in H.
    now rewrite down_one in H by exact Hd.
  - destruct h as [e b | hl hr | c y z]; [| | now apply C].
    + rewrite game_of_options. change (game_of v (Quot e b)) with (int (eval v b / e)). rewrite leb_node_int.
      destruct (none _ gl st) eqn:En; [| easy].
      apply (no_option v _ _ (Up (Quot e b))) in En; [| exact I].
      change (game_of v (Quot e b)) with (int (eval v b / e)) in En. rewrite En.
      apply (exact_sound _ _ _ _ v) in H as (st1 & I1 & H & He & Hb); [| exact I].
      apply (decide_ge_sound _ _ _ v) in H as (st2 & I2 & H); [| exact I1].
      rewrite (sign_exact e (eval v b) (eval v b / e)) in H by lia.
      destruct (0 <=? eval v b / e); [easy |].
      apply (any_option v _ _ (Down (Quot e (shift e b)))) in H; [| exact I2]. apply yes_sound in H.
      now rewrite up_one in H by exact He.
    + rewrite !game_of_options, leb_node_node, <- !game_of_options.
      destruct (none _ gl st) eqn:En; [| easy].
      apply (no_option v _ _ (Up (Options hl hr))) in En; [| exact I]. rewrite En.
      apply (no_option v _ _ (Down (Options gl gr))) in H; [| exact I]. now rewrite H.
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
  cbn [prove_eq] in H. destruct f as [d a | ls rs | c y z]; [now apply L | now apply L |].
  apply (decide_sound _ _ _ v) in H as (st1 & I1 & H); [| exact I].
  cbn [game_of]. destruct (holds v c); now apply IH in H.
Qed.

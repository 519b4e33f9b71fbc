(** Outcomes: how the value of a position compares with 0 and with *, without the value itself.

    A system is a class of words with formulas, closed under moves, and further words with predicates only: decision trees that
    say for all gaps whether the value is >= 0, <= 0 and, if wanted, >= *, <= *. [check_system] proves each predicate from the
    predicates and formulas of the words one move away; by induction on the moves left they are then all true
    ([system_sound]). *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Board Affine System Store Any Shape Compare Word Check Tree.
Import ListNotations.
Local Open Scope Z_scope.

(** * Questions, and the rules that answer them *)
Inductive relation : Set := AtLeast | AtMost.
Inductive bound : Set := Zero | Star.

Definition star : game := Node [int 0] [int 0].
Definition bound_game (b : bound) : game := match b with Zero => int 0 | Star => star end.

(** Is g >= b, is g <= b? *)
Definition asks (r : relation) (b : bound) (g : game) : bool :=
  match r with AtLeast => leb (bound_game b) g | AtMost => leb g (bound_game b) end.

Definition flip (r : relation) : relation := match r with AtLeast => AtMost | AtMost => AtLeast end.

(** The player who may refute it: Right refutes g >= b by a move, Left refutes g <= b. *)
Definition replies (r : relation) (g : game) : list game := match r with AtLeast => rights g | AtMost => lefts g end.

(** g >= 0 unless some right option is <= 0; g >= * unless g <= 0 or some right option is <= *; and the mirrors of these. *)
Theorem asks_rule r b g : asks r b g =
  negb ((match b with Zero => false | Star => asks (flip r) Zero g end) || existsb (asks (flip r) b) (replies r g)).
Proof.
  assert (Z0 : int 0 = Node [] []) by reflexivity.
  assert (A : forall P : game -> bool, forall gs, (forall x, In x gs -> ~ P x = true) <-> existsb P gs = false).
  { intros P gs. rewrite existsb_false_iff. split; intros H x Hx; specialize (H x Hx); now destruct (P x). }
  assert (B : forall x : bool, ~ x = true <-> x = false) by now intros [].
  destruct r, b; cbn [asks flip replies bound_game]; apply leb_eq; rewrite le_iff, negb_true_iff, ?orb_false_iff.
  - rewrite <- A. cbn [lefts]. unfold le. rewrite Z0. cbn [lefts]. intuition easy.
  - rewrite <- A. unfold star, le. cbn [lefts]. rewrite <- B. split.
    + intros [H K]. split; [apply H; now left | exact K].
    + intros [H K]. split; [now intros l [<- | []] | exact K].
  - rewrite <- A. unfold le. rewrite Z0. cbn [rights]. intuition easy.
  - rewrite <- A. unfold star, le. cbn [rights]. rewrite <- B. split.
    + intros [H K]. split; [apply K; now left | exact H].
    + intros [H K]. split; [exact K | now intros l [<- | []]].
Qed.

Lemma asks_eqg r b g h : eqg g h -> asks r b g = asks r b h.
Proof.
  intros [H K]. destruct r; cbn [asks]; apply eq_true_iff_eq; split; intros L; eapply le_trans; eassumption.
Qed.

Lemma asks_both b g : asks AtLeast b g = true -> asks AtMost b g = true -> eqg g (bound_game b).
Proof. intros H K. split; [exact K | exact H]. Qed.

(** * Predicates of a word; systems *)
Record standing : Set := Standing { at_least : tree bool; at_most : tree bool }.
Record outcome : Set := Outcome { against_zero : standing; against_star : option standing }.

Definition side (x : standing) (r : relation) : tree bool := match r with AtLeast => at_least x | AtMost => at_most x end.

(** Where the answer is yes; None: nothing is claimed. *)
Definition predicate (o : outcome) (r : relation) (b : bound) : option (tree bool) :=
  match b with
  | Zero => Some (side (against_zero o) r)
  | Star => match against_star o with Some x => Some (side x r) | None => None end
  end.

Record system : Set := System { valued : class; outcomes : list (list square * outcome) }.

(** What is known about a word one move away: the predicate asked for, or its value. *)
Inductive verdict : Set := Known (t : tree bool) | Value (s : shape).

Definition answer_of (v : valuation) (r : relation) (b : bound) (x : verdict) : bool :=
  match x with Known t => pick v t | Value s => asks r b (game_of v s) end.

Definition bound_shape (b : bound) : shape :=
  let zero := Int (constant 0) in match b with Zero => zero | Star => Braces [zero] [zero] end.

Definition judge (n : nat) (r : relation) (b : bound) (st : store) (x : verdict) (k : answer) : bool :=
  match x, r with
  | Known t, _ => walk t st k
  | Value s, AtLeast => compare n st (bound_shape b) s k
  | Value s, AtMost => compare n st s (bound_shape b) k
  end.

(** What is claimed about the word with keys ks and gaps gs. *)
Definition claimed (s : system) (r : relation) (b : bound) (ks : list square) (gs : list affine) : option verdict :=
  match find ks (outcomes s) with
  | Some o => match predicate o r b with Some t => Some (Known (subst_tree gs t)) | None => None end
  | None => match find ks (formulas (valued s)) with Some f => Some (Value (subst_shape gs f)) | None => None end
  end.

Fixpoint claims (s : system) (r : relation) (b : bound) (xs : list guarded) : option (list (list cond * verdict)) :=
  match xs with
  | [] => Some []
  | x :: xs' =>
      let (ks, gs) := collect (filler (valued s)) (constant 0) (snd x) in
      match claimed s r b ks gs, claims s r b xs' with
      | Some c, Some cs => Some ((fst x, c) :: cs)
      | _, _ => None
      end
  end.

(** * The checker *)
Definition factors (r : relation) : list (list square) := match r with AtLeast => right_factors | AtMost => left_factors end.

Definition objections (o : outcome) (r : relation) (b : bound) (cs : list (list cond * verdict)) :=
  match b with Zero => cs | Star => ([], Known (side (against_zero o) (flip r))) :: cs end.

Definition check_question (n : nat) (s : system) (ks : list square) (o : outcome) (r : relation) (b : bound) : bool :=
  match predicate o r b with
  | None => true
  | Some t =>
      match claims s (flip r) b (symbolic_moves (filler (valued s)) (factors r) (general 0 ks)) with
      | None => false
      | Some cs =>
          let os := objections o r b cs in
          let test := judge n (flip r) b in
          walk t (all_gaps (S (length ks))) (fun st claim => if claim then none test os st else any test os st yes)
      end
  end.

(** forallb, but it stops at the first false. *)
Fixpoint every {A : Type} (f : A -> bool) (xs : list A) : bool :=
  match xs with [] => true | x :: xs' => if f x then every f xs' else false end.

Definition check_outcome (n : nat) (s : system) (ks : list square) (o : outcome) : bool :=
  every (fun r => every (check_question n s ks o r) [Zero; Star]) [AtLeast; AtMost].

Definition check_system (n : nat) (s : system) : bool :=
  if check n (valued s) then every (fun x => check_outcome n s (fst x) (snd x)) (outcomes s) else false.

(** * Soundness *)
Lemma every_in {A : Type} (f : A -> bool) xs : every f xs = true -> forall x, In x xs -> f x = true.
Proof.
  induction xs as [| y xs IH]; cbn [every]; [easy |]. destruct (f y) eqn:E; [| easy]. intros H x [<- | Hx]; auto.
Qed.

Lemma judge_sound n r b v : tests v (judge n r b) (answer_of v r b).
Proof.
  assert (S : game_of v (bound_shape b) = bound_game b).
  { destruct b; cbn [bound_shape]; [apply game_of_int |]. rewrite game_of_braces. cbn [map]. now rewrite game_of_int. }
  intros st [t | s] k H I; cbn [judge answer_of] in *.
  - exact (walk_sound v t st k H I).
  - destruct r; apply (compare_sound n v) in H; trivial; rewrite S in H; exact H.
Qed.

(** The predicates of the word are true at these gaps. *)
Definition outcome_at (g : game) (v : valuation) (o : outcome) : Prop :=
  forall r b t, predicate o r b = Some t -> asks r b g = pick v t.

Definition outcomes_below (s : system) (m : nat) : Prop :=
  forall ks o ps, find ks (outcomes s) = Some o -> length ps = S (length ks) ->
  (weight (strip_of (filler (valued s)) ks ps) < m)%nat ->
  outcome_at (value (strip_of (filler (valued s)) ks ps)) (gaps ps) o.

Lemma claims_sound n s r b m v : check n (valued s) = true -> outcomes_below s m ->
  forall xs cs, claims s r b xs = Some cs -> fitting v xs ->
  (forall x, In x (actives (filler (valued s)) v xs) -> (weight x < m)%nat) ->
  existsb (asks r b) (map value (actives (filler (valued s)) v xs)) = existsb (passes v (answer_of v r b)) cs.
Proof.
  intros Hc Hm. set (g := filler (valued s)). induction xs as [| [gs w] xs IH]; intros cs Hcs Hf Hw; cbn [claims] in Hcs.
  - now injection Hcs as <-.
  - cbn [fst snd] in Hcs. fold g in Hcs. inversion Hf as [| ? ? Hf1 Hf2]; subst. cbn [fst snd] in Hf1.
    destruct (collect g (constant 0) w) as [ks as_] eqn:Ec.
    destruct (claimed s r b ks as_) as [x |] eqn:Ex; [| easy].
    destruct (claims s r b xs) as [cs' |] eqn:Ecs; [| easy]. injection Hcs as <-.
    change (actives g v ((gs, w) :: xs)) with (active g v (gs, w) ++ actives g v xs) in *.
    rewrite map_app, existsb_app. cbn [existsb]. f_equal.
    + unfold active, passes in *. cbn [fst snd] in *. destruct (forallb (holds v) gs); [| easy].
      specialize (Hf1 eq_refl). cbn [map existsb]. rewrite orb_false_r.
      pose proof (collect_sound g v w (constant 0) Hf1) as C. rewrite eval_constant, Ec in C.
      specialize (C ltac:(lia)). cbn [Z.to_nat repeat app] in C. destruct C as [Eb Hp].
      assert (L : length (lengths v as_) = S (length ks)).
      { unfold lengths. rewrite map_length. pose proof (collect_length g w (constant 0)) as L. now rewrite Ec in L. }
      pose proof (Hw (board_of g v w) (or_introl eq_refl)) as Hw1. rewrite Eb in Hw1 |- *.
      unfold claimed in Ex. destruct (find ks (outcomes s)) as [o |] eqn:Eo.
      * destruct (predicate o r b) as [t |] eqn:Et; [| easy]. injection Ex as <-. cbn [answer_of].
        rewrite pick_subst, (pick_ext _ _ _ (gaps_lengths v as_ Hp)). now apply (Hm ks o).
      * destruct (find ks (formulas (valued s))) as [f |] eqn:Ef; [| easy]. injection Ex as <-. cbn [answer_of].
        rewrite game_of_subst, (game_of_ext f _ _ (gaps_lengths v as_ Hp)). apply asks_eqg.
        now apply (check_sound n _ Hc ks f Ef).
    + apply IH; [easy | easy |]. intros x' Hx. apply Hw, in_or_app. now right.
Qed.

Lemma plain_factors r : plain (factors r).
Proof. destruct r; [apply plain_right | apply plain_left]. Qed.

Lemma replies_value r b : replies r (value b) = map value (moves (factors r) b).
Proof. rewrite value_moves. now destruct r. Qed.

Lemma factors_weight r b c : In c (moves (factors r) b) -> (weight c < weight b)%nat.
Proof. destruct r; [apply right_weight | apply left_weight]. Qed.

Lemma check_outcome_in n s ks o r b : check_outcome n s ks o = true -> check_question n s ks o r b = true.
Proof.
  intros H. pose proof (every_in _ _ H r ltac:(destruct r; simpl; auto)) as R. cbv beta in R.
  apply (every_in _ _ R). destruct b; simpl; auto.
Qed.

Lemma question_sound n s ks o r b t ps m :
  check n (valued s) = true -> outcomes_below s m -> check_question n s ks o r b = true -> predicate o r b = Some t ->
  length ps = S (length ks) -> (weight (strip_of (filler (valued s)) ks ps) < S m)%nat ->
  (b = Star -> asks (flip r) Zero (value (strip_of (filler (valued s)) ks ps)) = pick (gaps ps) (side (against_zero o) (flip r))) ->
  asks r b (value (strip_of (filler (valued s)) ks ps)) = pick (gaps ps) t.
Proof.
  intros Hc Hm H Ht Hl Hw Hz. unfold check_question in H. rewrite Ht in H. set (g := filler (valued s)) in *.
  set (w := general 0 ks) in *. set (v := gaps ps) in *.
  assert (Fit : fits v w) by apply general_fits.
  assert (Eb : board_of g v w = strip_of g ks ps) by (apply general_board; auto).
  destruct (symbolic_moves_sound g _ v w (plain_factors r) Fit) as [M1 M2]. rewrite Eb in M1.
  destruct (claims s (flip r) b (symbolic_moves g (factors r) w)) as [cs |] eqn:Ecs; [| easy].
  pose proof (claims_sound n s (flip r) b m v Hc Hm _ _ Ecs M2) as C. fold g in C. rewrite M1 in C.
  specialize (C ltac:(intros x Hx%factors_weight; lia)). rewrite <- replies_value in C.
  assert (O : asks r b (value (strip_of g ks ps)) = negb (existsb (passes v (answer_of v (flip r) b)) (objections o r b cs))).
  { rewrite asks_rule, C. destruct b; [easy |]. rewrite (Hz eq_refl). reflexivity. }
  rewrite O. clear O. apply (walk_sound v) in H as (st & I & H).
  - destruct (pick v t).
    + now rewrite (none_sound v _ _ (judge_sound n (flip r) b v) _ _ H I).
    + now rewrite (yes_sound v _ (any_sound v _ _ (judge_sound n (flip r) b v) _ _ _ H I)).
  - apply within_region; [exact Hl |]. apply Forall_forall. intros a (i & <- & _)%in_map_iff.
    rewrite eval_var. unfold gaps. lia.
Qed.

Lemma outcomes_sound n s : check_system n s = true -> forall m, outcomes_below s m.
Proof.
  unfold check_system. destruct (check n (valued s)) eqn:Hc; [| easy]. intros H.
  induction m as [| m IH]; intros ks o ps Ho Hl Hw; [lia |].
  pose proof (every_in _ _ H _ (find_in _ _ _ Ho)) as H1. cbn [fst snd] in H1.
  assert (Q : forall r b, check_question n s ks o r b = true) by (intros; now apply check_outcome_in).
  assert (Z : forall r, asks r Zero (value (strip_of (filler (valued s)) ks ps)) = pick (gaps ps) (side (against_zero o) r)).
  { intros r. now apply (question_sound n s ks o r Zero _ ps m). }
  intros r [|] t Ht; [injection Ht as <-; apply Z | now apply (question_sound n s ks o r Star t ps m)].
Qed.

(** All formulas and all predicates of an accepted system are true. *)
Theorem system_sound n s : check_system n s = true -> forall ks o, find ks (outcomes s) = Some o ->
  forall ps, length ps = S (length ks) -> outcome_at (value (strip_of (filler (valued s)) ks ps)) (gaps ps) o.
Proof. intros H ks o Ho ps Hl. exact (outcomes_sound n s H _ ks o ps Ho Hl (Nat.lt_succ_diag_r _)). Qed.

Lemma system_values n s : check_system n s = true -> check n (valued s) = true.
Proof. unfold check_system. now destruct (check n (valued s)). Qed.

(** * Corollaries: words with gaps in other parameters whose value is 0 or * *)
Definition check_outcome_corollary (n : nat) (s : system) (ks : list square) (gs : list affine) (count : nat)
  (hyps : list affine) (t : tree bound) : bool :=
  if Nat.eqb (length gs) (S (length ks)) then
    if forallb (fun a => forallb (Z.leb 0) (const a :: coefs a)) gs then
      walk t (region count (hyps ++ map var (seq 0 count)))
        (fun st b =>
          every (fun r => match claimed s r b ks gs with Some c => judge n r b st c yes | None => false end) [AtLeast; AtMost])
    else false
  else false.

Lemma claimed_sound n s r b ks gs v c : check_system n s = true -> claimed s r b ks gs = Some c ->
  length gs = S (length ks) -> Forall (fun a => 0 <= eval v a) gs ->
  asks r b (value (strip_of (filler (valued s)) ks (lengths v gs))) = answer_of v r b c.
Proof.
  intros H Hc Hl Hg. assert (L : length (lengths v gs) = S (length ks)) by (unfold lengths; now rewrite map_length).
  unfold claimed in Hc. destruct (find ks (outcomes s)) as [o |] eqn:Eo.
  - destruct (predicate o r b) as [t |] eqn:Et; [| easy]. injection Hc as <-. cbn [answer_of].
    rewrite pick_subst, (pick_ext _ _ _ (gaps_lengths v gs Hg)). now apply (system_sound n s H ks o).
  - destruct (find ks (formulas (valued s))) as [f |] eqn:Ef; [| easy]. injection Hc as <-. cbn [answer_of].
    rewrite game_of_subst, (game_of_ext f _ _ (gaps_lengths v gs Hg)). apply asks_eqg.
    now apply (check_sound n _ (system_values n s H) ks f Ef).
Qed.

Theorem outcome_corollary n m s ks gs count hyps t :
  check_system n s = true -> check_outcome_corollary m s ks gs count hyps t = true ->
  forall ps, length ps = count -> sat (gaps ps) hyps ->
  eqg (value (strip_of (filler (valued s)) ks (lengths (gaps ps) gs))) (bound_game (pick (gaps ps) t)).
Proof.
  unfold check_outcome_corollary. intros Hs H ps Hl Hh.
  destruct (Nat.eqb_spec (length gs) (S (length ks))) as [El |]; [| easy].
  destruct (forallb _ gs) eqn:Eg; [| easy].
  assert (Hg : Forall (fun a => 0 <= eval (gaps ps) a) gs).
  { apply Forall_forall. intros a Ha. rewrite forallb_forall in Eg. apply nonneg_eval. now apply Eg. }
  destruct (walk_sound (gaps ps) t _ _ H) as (st & I & K).
  - apply within_region; [exact Hl |]. apply sat_app. split; [exact Hh |].
    apply Forall_forall. intros a (i & <- & _)%in_map_iff. rewrite eval_var. unfold gaps. lia.
  - set (b := pick (gaps ps) t) in *.
    assert (A : forall r, asks r b (value (strip_of (filler (valued s)) ks (lengths (gaps ps) gs))) = true).
    { intros r. pose proof (every_in _ _ K r ltac:(destruct r; simpl; auto)) as R. cbv beta in R.
      destruct (claimed s r b ks gs) as [c |] eqn:Ec; [| easy].
      rewrite (claimed_sound n s r b ks gs _ c Hs Ec El Hg).
      exact (yes_sound _ _ (judge_sound m r b _ _ _ _ R I)). }
    exact (asks_both b _ (A AtLeast) (A AtMost)).
Qed.

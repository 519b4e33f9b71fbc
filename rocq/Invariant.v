(** Closed sets: positions, some with * beside them, such that every move of Right has a reply of Left back into the set.

    For each word two decision trees say for which gaps the set contains the position, and for which the position with *. [check_sets]
    looks for a reply to every move of Right; by induction on the moves left the positions are then >= 0, or >= *
    ([sets_sound]). About positions outside nothing is claimed. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Board Affine System Store Any Word Check Tree Sum Sums Mirror Outcome.
Import ListNotations.
Local Open Scope Z_scope.

Record closed : Set := Closed { in_set : tree bool; with_star : tree bool }.
Definition member (c : closed) (b : bound) : tree bool := match b with Zero => in_set c | Star => with_star c end.

Record sets : Set := Sets { gap : square; closed_words : list (list square * closed) }.

(** * The checker *)

(** Where the set contains the word with keys ks and gaps gs, at least b; nowhere if the word is not listed. *)
Definition contains_at (s : sets) (b : bound) (ks : list square) (gs : list affine) : tree bool :=
  match find ks (closed_words s) with Some c => subst_tree gs (member c b) | None => Leaf false end.

Definition contains (s : sets) (b : bound) (w : word) : tree bool :=
  let (ks, gs) := collect (gap s) (constant 0) w in contains_at s b ks gs.

(** Options with guards, each with the condition that it leads into the set. *)
Definition ways := list (list cond * tree bool).

(** Left's replies at the word w with b beside it: moves on the board, and that of * to 0. *)
Definition answers (s : sets) (b : bound) (w : word) : ways :=
  let moves := map (fun x => (fst x, contains s b (snd x))) (symbolic_moves (gap s) left_factors w) in
  match b with Zero => moves | Star => ([], contains s Zero w) :: moves end.

(** Right's moves at the word w with b beside it, each with the replies. *)
Definition attempts (s : sets) (b : bound) (w : word) : list (list cond * ways) :=
  let moves := map (fun x => (fst x, answers s b (snd x))) (symbolic_moves (gap s) right_factors w) in
  match b with Zero => moves | Star => ([], answers s Zero w) :: moves end.

Definition unanswered (v : valuation) (os : ways) : bool := negb (existsb (passes v (pick v)) os).

Definition ask_unanswered (st : store) (os : ways) (k : answer) : bool :=
  any (fun st t k => walk t st k) os st (fun st b => k st (negb b)).

Definition check_set (s : sets) (ks : list square) (c : closed) (b : bound) : bool :=
  walk (member c b) (all_gaps (S (length ks)))
    (fun st claim => if claim then none ask_unanswered (attempts s b (general 0 ks)) st else true).

Definition check_sets (s : sets) : bool :=
  every (fun x => every (check_set s (fst x) (snd x)) [Zero; Star]) (closed_words s).

(** * Soundness *)
Lemma walk_tests v : tests v (fun st t k => walk t st k) (pick v).
Proof. intros st t k H I. exact (walk_sound v t st k H I). Qed.

Lemma unanswered_tests v : tests v ask_unanswered (unanswered v).
Proof.
  intros st os k H I. destruct (any_sound v _ _ (walk_tests v) _ _ _ H I) as (st' & I' & K). now exists st'.
Qed.

(** What the set contains is at least b, for boards of less weight than m. *)
Definition sets_below (s : sets) (m : nat) : Prop :=
  forall ks c b ps, find ks (closed_words s) = Some c -> length ps = S (length ks) ->
  (weight (strip_of (gap s) ks ps) < m)%nat -> pick (gaps ps) (member c b) = true ->
  asks AtLeast b (value (strip_of (gap s) ks ps)) = true.

Lemma contains_at_sound s m v b ks gs : sets_below s m -> length gs = S (length ks) ->
  Forall (fun a => 0 <= eval v a) gs -> (weight (strip_of (gap s) ks (lengths v gs)) < m)%nat ->
  pick v (contains_at s b ks gs) = true -> asks AtLeast b (value (strip_of (gap s) ks (lengths v gs))) = true.
Proof.
  intros Hm L Hp Hw H. unfold contains_at in H. destruct (find ks (closed_words s)) as [c |] eqn:Ec; [| easy].
  rewrite pick_subst, (pick_ext _ _ _ (gaps_lengths v gs Hp)) in H. apply (Hm ks c b); trivial.
  unfold lengths. now rewrite map_length.
Qed.

Lemma contains_sound s m v b w : sets_below s m -> fits v w -> (weight (board_of (gap s) v w) < m)%nat ->
  pick v (contains s b w) = true -> asks AtLeast b (value (board_of (gap s) v w)) = true.
Proof.
  intros Hm Hf Hw H. unfold contains in H.
  pose proof (collect_sound (gap s) v w (constant 0) Hf) as C. pose proof (collect_length (gap s) w (constant 0)) as L.
  rewrite eval_constant in C. specialize (C ltac:(lia)).
  destruct (collect (gap s) (constant 0) w) as [ks gs]. cbn [fst snd Z.to_nat repeat app] in *. destruct C as [Eb Hp].
  rewrite Eb in *. now apply (contains_at_sound s m).
Qed.

Lemma moves_sound s m v b : sets_below s m -> forall xs, fitting v xs ->
  (forall x, In x (actives (gap s) v xs) -> (weight x < m)%nat) ->
  existsb (passes v (pick v)) (map (fun x => (fst x, contains s b (snd x))) xs) = true ->
  existsb (asks AtLeast b) (map value (actives (gap s) v xs)) = true.
Proof.
  intros Hm. induction xs as [| [gs w] xs IH]; intros Hf Hw H; [easy |].
  inversion Hf as [| ? ? Hf1 Hf2]; subst. cbn [map existsb fst snd] in *.
  change (actives (gap s) v ((gs, w) :: xs)) with (active (gap s) v (gs, w) ++ actives (gap s) v xs) in *.
  rewrite map_app, existsb_app, orb_true_iff. apply orb_true_iff in H as [H | H].
  - left. unfold passes, active in *. cbn [fst snd] in *. destruct (forallb (holds v) gs); [| easy].
    cbn [map existsb]. rewrite orb_false_r. apply (contains_sound s m); auto. apply Hw. now left.
  - right. apply IH; auto. intros x Hx. apply Hw, in_or_app. now right.
Qed.

(** Where Left has a reply into the set, the position after Right's move is not at most b. *)
Lemma answers_sound s m v b w : sets_below s m -> fits v w -> (weight (board_of (gap s) v w) < S m)%nat ->
  (b = Star -> (weight (board_of (gap s) v w) < m)%nat) -> unanswered v (answers s b w) = false ->
  asks AtMost b (value (board_of (gap s) v w)) = false.
Proof.
  intros Hm Hf Hw Hs H. apply negb_false_iff in H. rewrite asks_rule. apply negb_false_iff, orb_true_iff.
  destruct (symbolic_moves_sound (gap s) left_factors v w plain_left Hf) as [M1 M2].
  assert (R : existsb (passes v (pick v)) (map (fun x => (fst x, contains s b (snd x))) (symbolic_moves (gap s) left_factors w)) = true ->
    existsb (asks (flip AtMost) b) (replies AtMost (value (board_of (gap s) v w))) = true).
  { intros K. rewrite (replies_value AtMost). cbn [factors flip]. rewrite <- M1. apply (moves_sound s m); auto.
    rewrite M1. intros x Hx%left_weight. lia. }
  destruct b; cbn [answers] in H; [now right; apply R |].
  cbn [existsb] in H. apply orb_true_iff in H as [H | H]; [left | right; now apply R].
  unfold passes in H. cbn [fst snd forallb] in H. cbn [flip]. apply (contains_sound s m); auto.
Qed.

Lemma attempts_sound s m v b : sets_below s m -> forall xs, fitting v xs ->
  (forall x, In x (actives (gap s) v xs) -> (weight x < m)%nat) ->
  existsb (passes v (unanswered v)) (map (fun x => (fst x, answers s b (snd x))) xs) = false ->
  existsb (asks AtMost b) (map value (actives (gap s) v xs)) = false.
Proof.
  intros Hm. induction xs as [| [gs w] xs IH]; intros Hf Hw H; [easy |].
  inversion Hf as [| ? ? Hf1 Hf2]; subst. cbn [map existsb fst snd] in *.
  change (actives (gap s) v ((gs, w) :: xs)) with (active (gap s) v (gs, w) ++ actives (gap s) v xs) in *.
  rewrite map_app, existsb_app. apply orb_false_iff in H as [H K]. apply orb_false_iff. split.
  - unfold passes, active in *. cbn [fst snd] in *. destruct (forallb (holds v) gs); [| easy].
    cbn [map existsb]. rewrite orb_false_r.
    assert (W : (weight (board_of (gap s) v w) < m)%nat) by (apply Hw; now left).
    apply (answers_sound s m); auto.
  - apply IH; auto. intros x Hx. apply Hw, in_or_app. now right.
Qed.

Lemma sets_sound_below s : check_sets s = true -> forall m, sets_below s m.
Proof.
  intros H. induction m as [| m IH]; intros ks c b ps Hc Hl Hw Hp; [lia |].
  pose proof (every_in _ _ H _ (find_in _ _ _ Hc)) as H1. cbn [fst snd] in H1.
  pose proof (every_in _ _ H1 b ltac:(destruct b; simpl; auto)) as H2. unfold check_set in H2.
  set (g := gap s) in *. set (w := general 0 ks) in *. set (v := gaps ps) in *.
  assert (Fit : fits v w) by apply general_fits.
  assert (Eb : board_of g v w = strip_of g ks ps) by (apply general_board; auto).
  apply (walk_sound v) in H2 as (st & I & H2).
  2:{ apply within_region; [exact Hl |]. apply Forall_forall. intros a (i & <- & _)%in_map_iff.
      rewrite eval_var. unfold gaps. lia. }
  rewrite Hp in H2. pose proof (none_sound v _ _ (unanswered_tests v) _ _ H2 I) as N.
  destruct (symbolic_moves_sound g right_factors v w plain_right Fit) as [M1 M2].
  assert (R : existsb (passes v (unanswered v)) (map (fun x => (fst x, answers s b (snd x))) (symbolic_moves g right_factors w)) = false ->
    existsb (asks (flip AtLeast) b) (replies AtLeast (value (strip_of g ks ps))) = false).
  { intros K. rewrite (replies_value AtLeast). cbn [factors flip]. rewrite <- Eb, <- M1. apply (attempts_sound s m); auto.
    fold g. rewrite M1. intros x Hx%right_weight. rewrite Eb in Hx. lia. }
  rewrite asks_rule. apply negb_true_iff, orb_false_iff.
  destruct b; unfold attempts in N; fold g in N; [split; [easy | now apply R] |].
  cbn [existsb] in N. apply orb_false_iff in N as [N1 N2]. split; [| now apply R].
  unfold passes in N1. cbn [fst snd forallb] in N1. cbn [flip]. rewrite <- Eb. apply (answers_sound s m); auto.
  - fold g. rewrite Eb. exact Hw.
  - easy.
Qed.

(** Everything in accepted sets is at least 0, or at least *. *)
Theorem sets_sound s : check_sets s = true -> forall ks c, find ks (closed_words s) = Some c ->
  forall b ps, length ps = S (length ks) -> pick (gaps ps) (member c b) = true ->
  asks AtLeast b (value (strip_of (gap s) ks ps)) = true.
Proof. intros H ks c Hc b ps Hl Hp. exact (sets_sound_below s H _ ks c b ps Hc Hl (Nat.lt_succ_diag_r _) Hp). Qed.

(** * Mirror images are at most b *)
Lemma asks_mirror b x : asks AtLeast b (value (mirror x)) = true -> asks AtMost b (value x) = true.
Proof.
  cbn [asks]. intros H. assert (N : neg (bound_game b) = bound_game b) by (destruct b; reflexivity).
  change (le (value x) (bound_game b)). rewrite <- (mirror_mirror x). rewrite <- N at 1. apply mirror_bound. exact H.
Qed.

Lemma strip_of_last g ks k p : forall ps, length ps = S (length ks) ->
  strip_of g (ks ++ [k]) (ps ++ [p]) = strip_of g ks ps ++ k :: repeat g p.
Proof.
  induction ks as [| x ks IH]; intros [| q ps] H; try easy.
  - now destruct ps.
  - cbn [app strip_of]. rewrite IH by now injection H. now rewrite <- app_assoc.
Qed.

Lemma mirror_strip ks : forall ps, length ps = S (length ks) -> strip_of E (mirror ks) (rev ps) = mirror (strip_of E ks ps).
Proof.
  induction ks as [| k ks IH]; intros [| p ps] H; try easy.
  - destruct ps; [| easy]. rewrite mirror_nil. cbn [rev app strip_of]. now rewrite mirror_repeat.
  - assert (L : length ps = S (length ks)) by now injection H.
    rewrite mirror_cons. cbn [rev strip_of]. rewrite strip_of_last.
    + rewrite IH by exact L. rewrite mirror_app, mirror_cons, mirror_repeat, <- app_assoc. reflexivity.
    + unfold mirror. now rewrite !rev_length, map_length.
Qed.

(** * Corollaries: words with gaps in other parameters whose value is 0 or * *)
Definition check_closed_corollary (s : sets) (ks : list square) (gs : list affine) (count : nat) (t : tree bound) : bool :=
  if square_eqb (gap s) E then
    if Nat.eqb (length gs) (S (length ks)) then
      if forallb (fun a => forallb (Z.leb 0) (const a :: coefs a)) gs then
        walk t (all_gaps count) (fun st b =>
          if walk (contains_at s b ks gs) st yes then walk (contains_at s b (mirror ks) (rev gs)) st yes else false)
      else false
    else false
  else false.

Theorem closed_corollary s ks gs count t : check_sets s = true -> check_closed_corollary s ks gs count t = true ->
  forall ps, length ps = count ->
  eqg (value (strip_of (gap s) ks (lengths (gaps ps) gs))) (bound_game (pick (gaps ps) t)).
Proof.
  unfold check_closed_corollary. intros Hs H ps Hl. set (v := gaps ps).
  destruct (square_eqb_spec (gap s) E) as [Eg |]; [| easy].
  destruct (Nat.eqb_spec (length gs) (S (length ks))) as [El |]; [| easy].
  destruct (forallb _ gs) eqn:Ef; [| easy].
  assert (Hg : Forall (fun a => 0 <= eval v a) gs).
  { apply Forall_forall. intros a Ha. rewrite forallb_forall in Ef. apply nonneg_eval. now apply Ef. }
  assert (W : within v (all_gaps count)).
  { apply within_region; [exact Hl |]. apply Forall_forall. intros a (i & <- & _)%in_map_iff.
    rewrite eval_var. unfold gaps. lia. }
  destruct (walk_sound v _ _ _ H W) as (st & I & K).
  set (b := pick v t) in *.
  destruct (walk (contains_at s b ks gs) st yes) eqn:K1; [| easy].
  pose proof (yes_sound v _ (walk_sound v _ _ _ K1 I)) as P. pose proof (yes_sound v _ (walk_sound v _ _ _ K I)) as Q.
  assert (A : forall ks' gs', length gs' = S (length ks') -> Forall (fun a => 0 <= eval v a) gs' ->
    pick v (contains_at s b ks' gs') = true -> asks AtLeast b (value (strip_of (gap s) ks' (lengths v gs'))) = true).
  { intros ks' gs' L' G' P'. apply (contains_at_sound s (S (weight (strip_of (gap s) ks' (lengths v gs'))))); auto.
    now apply sets_sound_below. }
  apply asks_both; [now apply A |]. apply asks_mirror. rewrite Eg, <- mirror_strip by (unfold lengths; now rewrite map_length).
  unfold lengths. rewrite <- map_rev, <- Eg. apply (A (mirror ks) (rev gs)); [| | exact Q].
  - unfold mirror. now rewrite !rev_length, map_length.
  - now apply Forall_rev.
Qed.

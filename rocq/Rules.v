(** Rules that bound a board from above, whatever stands around it: the one-sided death leap, dead runs, terminal toads.

    Each is an induction on the moves left: Left begins in the difference, and Right has an answer to each of her moves. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Sum Sums.
Import ListNotations.

(** * Moves in a board of two parts *)
Lemma in_left_around x y b c : In c (left_moves b) -> In (x ++ c ++ y) (left_moves (x ++ b ++ y)).
Proof.
  rewrite !in_left_moves. intros (p & q & [[-> ->] | [-> ->]]); exists (x ++ p), (q ++ y); [left | right]; now rewrite <- !app_assoc.
Qed.
Lemma in_right_around x y b c : In c (right_moves b) -> In (x ++ c ++ y) (right_moves (x ++ b ++ y)).
Proof.
  rewrite !in_right_moves. intros (p & q & [[-> ->] | [-> ->]]); exists (x ++ p), (q ++ y); [left | right]; now rewrite <- !app_assoc.
Qed.
Lemma in_left_before y b c : In c (left_moves b) -> In (c ++ y) (left_moves (b ++ y)).
Proof. apply (in_left_around [] y). Qed.
Lemma in_right_before y b c : In c (right_moves b) -> In (c ++ y) (right_moves (b ++ y)).
Proof. apply (in_right_around [] y). Qed.
Lemma in_left_behind x b c : In c (left_moves b) -> In (x ++ c) (left_moves (x ++ b)).
Proof. intros H. pose proof (in_left_around x [] b c H) as K. now rewrite !app_nil_r in K. Qed.
Lemma in_right_behind x b c : In c (right_moves b) -> In (x ++ c) (right_moves (x ++ b)).
Proof. intros H. pose proof (in_right_around x [] b c H) as K. now rewrite !app_nil_r in K. Qed.

Lemma slide_left x y : In (x ++ E :: T :: y) (left_moves (x ++ T :: E :: y)).
Proof. apply in_left_moves. exists x, y. now left. Qed.
Lemma jump_left x y : In (x ++ E :: F :: T :: y) (left_moves (x ++ T :: F :: E :: y)).
Proof. apply in_left_moves. exists x, y. now right. Qed.
Lemma slide_right x y : In (x ++ F :: E :: y) (right_moves (x ++ E :: F :: y)).
Proof. apply in_right_moves. exists x, y. now left. Qed.
Lemma jump_right x y : In (x ++ F :: T :: E :: y) (right_moves (x ++ E :: T :: F :: y)).
Proof. apply in_right_moves. exists x, y. now right. Qed.

(** A move of Left happens in one of the parts, or goes from one into the other. *)
Lemma left_app u w c : In c (left_moves (u ++ w)) ->
  (exists u', In u' (left_moves u) /\ c = u' ++ w) \/ (exists w', In w' (left_moves w) /\ c = u ++ w') \/
  (exists p q, u = p ++ [T] /\ w = E :: q /\ c = p ++ E :: T :: q) \/
  (exists p q, u = p ++ [T; F] /\ w = E :: q /\ c = p ++ E :: F :: T :: q) \/
  (exists p q, u = p ++ [T] /\ w = F :: E :: q /\ c = p ++ E :: F :: T :: q).
Proof.
  intros (x & y & [[H ->] | [H ->]])%in_left_moves; cbn [app] in *;
    apply app_eq_app in H as (z & [[-> H] | [-> H]]).
  - destruct z as [| s [| t z]]; cbn [app] in H.
    + subst w. right; left. exists (E :: T :: y). rewrite app_nil_r. split; [apply (slide_left [] y) | easy].
    + injection H as <- <-. right; right; left. now exists x, y.
    + injection H as <- <- ->. left. exists (x ++ E :: T :: z). split; [apply slide_left | now rewrite <- app_assoc].
  - right; left. rewrite H. exists (z ++ E :: T :: y). split; [apply slide_left | now rewrite <- app_assoc].
  - destruct z as [| s [| t [| r z]]]; cbn [app] in H.
    + subst w. right; left. exists (E :: F :: T :: y). rewrite app_nil_r. split; [apply (jump_left [] y) | easy].
    + injection H as <- <-. do 4 right. now exists x, y.
    + injection H as <- <- <-. do 3 right; left. now exists x, y.
    + injection H as <- <- <- ->. left. exists (x ++ E :: F :: T :: z). split; [apply jump_left | now rewrite <- app_assoc].
  - right; left. rewrite H. exists (z ++ E :: F :: T :: y). split; [apply jump_left | now rewrite <- app_assoc].
Qed.

Lemma right_app u w c : In c (right_moves (u ++ w)) ->
  (exists u', In u' (right_moves u) /\ c = u' ++ w) \/ (exists w', In w' (right_moves w) /\ c = u ++ w') \/
  (exists p q, u = p ++ [E] /\ w = F :: q /\ c = p ++ F :: E :: q) \/
  (exists p q, u = p ++ [E; T] /\ w = F :: q /\ c = p ++ F :: T :: E :: q) \/
  (exists p q, u = p ++ [E] /\ w = T :: F :: q /\ c = p ++ F :: T :: E :: q).
Proof.
  intros (x & y & [[H ->] | [H ->]])%in_right_moves; cbn [app] in *;
    apply app_eq_app in H as (z & [[-> H] | [-> H]]).
  - destruct z as [| s [| t z]]; cbn [app] in H.
    + subst w. right; left. exists (F :: E :: y). rewrite app_nil_r. split; [apply (slide_right [] y) | easy].
    + injection H as <- <-. right; right; left. now exists x, y.
    + injection H as <- <- ->. left. exists (x ++ F :: E :: z). split; [apply slide_right | now rewrite <- app_assoc].
  - right; left. rewrite H. exists (z ++ F :: E :: y). split; [apply slide_right | now rewrite <- app_assoc].
  - destruct z as [| s [| t [| r z]]]; cbn [app] in H.
    + subst w. right; left. exists (F :: T :: E :: y). rewrite app_nil_r. split; [apply (jump_right [] y) | easy].
    + injection H as <- <-. do 4 right. now exists x, y.
    + injection H as <- <- <-. do 3 right; left. now exists x, y.
    + injection H as <- <- <- ->. left. exists (x ++ F :: T :: E :: z). split; [apply jump_right | now rewrite <- app_assoc].
  - right; left. rewrite H. exists (z ++ F :: T :: E :: y). split; [apply jump_right | now rewrite <- app_assoc].
Qed.

(** Without a hole there is no move of Left, without a frog none of Right. *)
Lemma left_needs_hole b c : In c (left_moves b) -> In E b.
Proof. intros (x & y & [[-> _] | [-> _]])%in_left_moves; apply in_or_app; right; cbn; auto. Qed.
Lemma left_needs_toad b c : In c (left_moves b) -> In T b.
Proof. intros (x & y & [[-> _] | [-> _]])%in_left_moves; apply in_or_app; right; cbn; auto. Qed.
Lemma right_needs_frog b c : In c (right_moves b) -> In F b.
Proof. intros (x & y & [[-> _] | [-> _]])%in_right_moves; apply in_or_app; right; cbn; auto. Qed.

(** * The one-sided death leap *)

(** No hole has a toad or a hole before it; [blocked] tells what stands before the first square. *)
Fixpoint leapy (blocked : bool) (b : board) : bool :=
  match b with
  | [] => true
  | T :: c => leapy true c
  | F :: c => leapy false c
  | E :: c => if blocked then false else leapy true c
  end.
Fixpoint blocks (blocked : bool) (b : board) : bool :=
  match b with [] => blocked | F :: c => blocks false c | _ :: c => blocks true c end.

Lemma leapy_app p x y : leapy p (x ++ y) = leapy p x && leapy (blocks p x) y.
Proof.
  revert p. induction x as [| s x IH]; intros p; [easy |]. destruct s; cbn [app leapy blocks]; rewrite ?IH; try easy. now destruct p.
Qed.
Lemma leapy_mono p b : leapy true b = true -> leapy p b = true.
Proof. destruct p; [easy |]. now destruct b as [| [] b]. Qed.

Theorem death_leap b : leapy false b = true -> le (value b) zero.
Proof.
  remember (weight b) as n eqn:En. revert b En. induction n as [n IH] using lt_wf_ind. intros b -> Hb.
  apply le_iff. split; [| easy]. intros l Hl. rewrite lefts_value in Hl. apply in_map_iff in Hl as (c & <- & Hc).
  pose proof (left_weight _ _ Hc) as Hw. apply in_left_moves in Hc as (x & y & [[-> ->] | [-> ->]]); cbn [app] in *.
  - rewrite leapy_app in Hb. cbn [leapy] in Hb. now rewrite andb_false_r in Hb.
  - apply not_le. right. pose proof (slide_right x (T :: y)) as Hm. exists (value (x ++ F :: E :: T :: y)). split.
    + rewrite rights_value. now apply in_map.
    + apply right_weight in Hm. apply (IH (weight (x ++ F :: E :: T :: y))); [lia | easy |].
      rewrite leapy_app in *. exact Hb.
Qed.

Lemma death_leaps bs : forallb (leapy false) bs = true -> le (val bs) zero.
Proof.
  induction bs as [| b bs IH]; cbn [forallb]; [reflexivity |]. intros [Hb Hbs]%andb_true_iff. rewrite val_cons.
  rewrite <- (plus_zero_l zero). apply plus_proper_le; [now apply death_leap | now apply IH].
Qed.

(** * Dead runs *)

(** D has no hole, and no toad of X D Y can move out of D: D ends with FF, or the board, or all of it from the left are frogs. *)
Definition closed_run (X D Y : board) : Prop :=
  ~ In E D /\ (Y = [] \/ (exists d, D = d ++ [F; F]) \/ (X = [] /\ ~ In T D)).

Lemma left_dead X D Y c : closed_run X D Y -> In c (left_moves (X ++ D ++ Y)) ->
  (exists X', In X' (left_moves X) /\ c = X' ++ D ++ Y) \/ (exists Y', In Y' (left_moves Y) /\ c = X ++ D ++ Y').
Proof.
  intros [HE HY] H. rewrite app_assoc in H. apply left_app in H as [(u & Hu & ->) | [(w & Hw & ->) | H]].
  - left. apply left_app in Hu as [(X' & HX & ->) | [(w & Hw & _) | Hu]].
    + exists X'. now rewrite <- app_assoc.
    + now apply left_needs_hole in Hw.
    + exfalso. apply HE. destruct Hu as [(p & q & _ & -> & _) | [(p & q & _ & -> & _) | (p & q & _ & -> & _)]]; cbn; auto.
  - right. exists w. now rewrite <- app_assoc.
  - exfalso. destruct HY as [-> | [[d ->] | [-> HT]]].
    + destruct H as [(p & q & _ & K & _) | [(p & q & _ & K & _) | (p & q & _ & K & _)]]; easy.
    + replace (X ++ d ++ [F; F]) with ((X ++ d ++ [F]) ++ [F]) in H by now rewrite <- !app_assoc.
      destruct H as [(p & q & K & _) | [(p & q & K & _) | (p & q & K & _)]].
      * now apply app_inj_tail in K as [_ K].
      * replace (p ++ [T; F]) with ((p ++ [T]) ++ [F]) in K by now rewrite <- app_assoc.
        apply app_inj_tail in K as [K _]. rewrite app_assoc in K. now apply app_inj_tail in K as [_ K].
      * now apply app_inj_tail in K as [_ K].
    + apply HT. cbn [app] in H. destruct H as [(p & q & -> & _) | [(p & q & -> & _) | (p & q & -> & _)]]; apply in_or_app; right; cbn; auto.
Qed.

Lemma closed_run_moves X D Y X' Y' : closed_run X D Y -> (X = [] -> X' = []) -> (Y = [] -> Y' = []) -> closed_run X' D Y'.
Proof. unfold closed_run. intuition. Qed.

Theorem dead_run X D Y : closed_run X D Y -> le (value (X ++ D ++ Y)) (plus (value X) (value Y)).
Proof.
  remember (weight (X ++ D ++ Y)) as n eqn:En. revert X Y En. induction n as [n IH] using lt_wf_ind. intros X Y -> Hc.
  apply le_iff. split; intros g Hg.
  - rewrite lefts_value in Hg. apply in_map_iff in Hg as (c & <- & Hm). pose proof (left_weight _ _ Hm).
    apply not_le. left. apply left_dead in Hm as [(X' & HX & ->) | (Y' & HY & ->)]; [| | easy].
    + exists (plus (value X') (value Y)). split.
      * apply in_lefts_plus. left. exists (value X'). rewrite lefts_value. auto using in_map.
      * apply (IH _ H X' Y eq_refl). apply (closed_run_moves X D Y); auto. intros ->. easy.
    + exists (plus (value X) (value Y')). split.
      * apply in_lefts_plus. right. exists (value Y'). rewrite lefts_value. auto using in_map.
      * apply (IH _ H X Y' eq_refl). apply (closed_run_moves X D Y); auto. intros ->. easy.
  - apply in_rights_plus in Hg as [(r & Hr & ->) | (r & Hr & ->)]; rewrite rights_value in Hr; apply in_map_iff in Hr as (c & <- & Hm);
      apply not_le; right.
    + pose proof (in_right_before (D ++ Y) _ _ Hm) as K. exists (value (c ++ D ++ Y)). rewrite rights_value. split; [now apply in_map |].
      apply (IH (weight (c ++ D ++ Y))); [now apply right_weight | easy |].
      apply (closed_run_moves X D Y); auto. intros ->. easy.
    + pose proof (in_right_behind (X ++ D) _ _ Hm) as K. rewrite <- !app_assoc in K. exists (value (X ++ D ++ c)).
      rewrite rights_value. split; [now apply in_map |].
      apply (IH (weight (X ++ D ++ c))); [now apply right_weight | easy |].
      apply (closed_run_moves X D Y); auto. intros ->. easy.
Qed.

(** * Terminal toads *)
Lemma left_terminal n c : In c (left_moves (T :: repeat E n)) -> exists m, n = S m /\ c = E :: T :: repeat E m.
Proof.
  intros H. apply (left_app [T] (repeat E n)) in H as [(u & Hu & _) | [(w & Hw & _) | [(p & q & Hp & Hq & ->) | [H | H]]]].
  - apply left_needs_hole in Hu as [? | []]. easy.
  - now apply left_needs_toad, repeat_spec in Hw.
  - destruct n as [| m]; [easy |]. injection Hq as <-. destruct p as [| s [| t p]]; try easy. now exists m.
  - destruct H as (p & q & Hp & _). destruct p as [| s [| t p]]; easy.
  - destruct H as (p & q & _ & Hq & _). now destruct n.
Qed.

Lemma right_before_holes X n c : In c (right_moves (X ++ repeat E n)) ->
  exists X', In X' (right_moves X) /\ c = X' ++ repeat E n.
Proof.
  intros [H | [(w & Hw & _) | H]]%right_app; [easy | now apply right_needs_frog, repeat_spec in Hw |].
  exfalso. destruct H as [(p & q & _ & H & _) | [(p & q & _ & H & _) | (p & q & _ & H & _)]]; now destruct n.
Qed.

Theorem terminal_toad X n : le (value (X ++ T :: repeat E n)) (plus (value (X ++ repeat E n)) (int (Z.of_nat n))).
Proof.
  remember (weight (X ++ T :: repeat E n)) as m eqn:Em. revert X n Em. induction m as [m IH] using lt_wf_ind. intros X n ->.
  apply le_iff. split; intros g Hg.
  - rewrite lefts_value in Hg. apply in_map_iff in Hg as (c & <- & Hm). pose proof (left_weight _ _ Hm) as Hw.
    apply not_le. left. apply left_app in Hm as [(X' & HX & ->) | [(w & Hm & ->) | H]].
    + exists (plus (value (X' ++ repeat E n)) (int (Z.of_nat n))). split; [| now apply (IH _ Hw)].
      apply in_lefts_plus. left. exists (value (X' ++ repeat E n)). rewrite lefts_value. split; [| easy].
      apply in_map. now apply in_left_before.
    + apply left_terminal in Hm as (k & -> & ->). exists (plus (value (X ++ repeat E (S k))) (int (Z.of_nat k))). split.
      * apply in_lefts_plus. right. exists (int (Z.of_nat k)). split; [| easy]. apply in_left_int. split; [lia |]. f_equal. lia.
      * replace (X ++ E :: T :: repeat E k) with ((X ++ [E]) ++ T :: repeat E k) in * by now rewrite <- app_assoc.
        replace (X ++ repeat E (S k)) with ((X ++ [E]) ++ repeat E k) by now rewrite <- app_assoc. now apply (IH _ Hw).
    + exfalso. destruct H as [(p & q & _ & H & _) | [(p & q & _ & H & _) | (p & q & _ & H & _)]]; easy.
  - apply in_rights_plus in Hg as [(r & Hr & ->) | (r & [Hr _]%in_right_int & ->)]; [| lia].
    rewrite rights_value in Hr. apply in_map_iff in Hr as (c & <- & Hm). apply right_before_holes in Hm as (X' & Hm & ->).
    pose proof (in_right_before (T :: repeat E n) _ _ Hm) as K. apply not_le. right. exists (value (X' ++ T :: repeat E n)).
    rewrite rights_value. split; [now apply in_map |]. apply (IH (weight (X' ++ T :: repeat E n))); [now apply right_weight | easy].
Qed.

Theorem terminal_toads X k n :
  le (value (X ++ repeat T k ++ repeat E n)) (plus (value (X ++ repeat E n)) (int (Z.of_nat k * Z.of_nat n))).
Proof.
  induction k as [| k IH]; [change (Z.of_nat 0 * Z.of_nat n)%Z with 0%Z; now rewrite int_zero, plus_zero_r |].
  replace (X ++ repeat T (S k) ++ repeat E n) with ((X ++ repeat T k) ++ T :: repeat E n)
    by (cbn [repeat]; rewrite repeat_cons, <- !app_assoc; easy).
  etransitivity; [apply terminal_toad |]. rewrite <- app_assoc.
  etransitivity; [apply plus_proper_le; [exact IH | reflexivity] |]. rewrite plus_assoc, int_plus.
  replace (Z.of_nat k * Z.of_nat n + Z.of_nat n)%Z with (Z.of_nat (S k) * Z.of_nat n)%Z by lia. reflexivity.
Qed.

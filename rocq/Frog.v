(** Boards with one frog: U F V with U and V words of toads and holes, their moves, and the measure of a board.

    The measure counts pairs of squares: 1 for a toad with a hole to its right, -1 for a hole or a toad with the frog to its
    right. A move reverses neighbouring squares, so it changes the measure by what these squares change ([measure_move]): a
    move of Left by -1, a slide of the frog by 1, its jump by 3. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board.
Import ListNotations.
Local Open Scope Z_scope.

(** * Counts *)
Fixpoint count (s : square) (b : board) : Z :=
  match b with [] => 0 | t :: c => (if square_eqb s t then 1 else 0) + count s c end.

Fixpoint measure (b : board) : Z :=
  match b with
  | [] => 0
  | T :: c => count E c - count F c + measure c
  | E :: c => measure c - count F c
  | F :: c => measure c
  end.

Lemma count_app s x y : count s (x ++ y) = count s x + count s y.
Proof. induction x as [| t x IH]; cbn [app count]; lia. Qed.
Lemma count_nonneg s x : 0 <= count s x.
Proof. induction x as [| t x IH]; cbn [count]; [| destruct (square_eqb s t)]; lia. Qed.
Lemma count_rev s x : count s (rev x) = count s x.
Proof. induction x as [| t x IH]; cbn [rev count]; [easy |]. rewrite count_app, IH. cbn [count]. lia. Qed.
Lemma count_repeat s t n : count s (repeat t n) = if square_eqb s t then Z.of_nat n else 0.
Proof. induction n as [| n IH]; cbn [repeat count]; [now destruct (square_eqb s t) |]. rewrite IH. destruct (square_eqb s t); lia. Qed.

Lemma measure_app x y :
  measure (x ++ y) = measure x + measure y + count T x * count E y - (count T x + count E x) * count F y.
Proof. induction x as [| t x IH]; [simpl; lia |]. destruct t; cbn [app measure count square_eqb]; rewrite ?count_app, IH; lia. Qed.

Lemma measure_move x u y : measure (x ++ rev u ++ y) - measure (x ++ u ++ y) = measure (rev u) - measure u.
Proof. rewrite !measure_app, !count_app, !count_rev. lia. Qed.

(** * Words of toads and holes *)
Definition word (w : board) : Prop := ~ In F w.

Lemma word_app x y : word (x ++ y) <-> word x /\ word y.
Proof. unfold word. rewrite in_app_iff. tauto. Qed.
Lemma word_cons s x : word (s :: x) <-> s <> F /\ word x.
Proof. unfold word. cbn [In]. intuition congruence. Qed.
Lemma word_nil : word [].
Proof. easy. Qed.
Lemma word_repeat s n : s <> F -> word (repeat s n).
Proof. intros H K%repeat_spec. congruence. Qed.
Ltac words :=
  repeat match goal with
    | |- context [word (_ ++ _)] => rewrite word_app
    | |- context [word (_ :: _)] => rewrite word_cons
    | H : context [word (_ ++ _)] |- _ => rewrite word_app in H
    | H : context [word (_ :: _)] |- _ => rewrite word_cons in H
    end; intuition (try apply word_repeat; congruence || apply word_nil || idtac).

Lemma word_count w : word w -> count F w = 0.
Proof. induction w as [| s w IH]; [easy |]. intros [H K]%word_cons. destruct s; cbn [count square_eqb]; [rewrite IH by easy; lia .. | easy]. Qed.
Lemma word_measure w : word w -> 0 <= measure w.
Proof.
  induction w as [| s w IH]; [easy |]. intros [H K]%word_cons. specialize (IH K).
  pose proof (word_count w K). pose proof (count_nonneg E w). destruct s; cbn [measure]; try lia; easy.
Qed.

Lemma measure_repeat s n : measure (repeat s n) = 0.
Proof. induction n as [| n IH]; [easy |]. cbn [repeat measure]. rewrite !count_repeat, IH. now destruct s. Qed.

(** X T .^b *)
Definition last_at (X : board) (b : nat) : board := X ++ T :: repeat E b.

Lemma repeat_end (s : square) n : repeat s (S n) = repeat s n ++ [s].
Proof. apply repeat_cons. Qed.
Lemma last_at_S X b : last_at X (S b) = last_at X b ++ [E].
Proof. unfold last_at. now rewrite repeat_end, <- app_assoc. Qed.

Lemma last_at_T X n x : last_at X n = x ++ [T] -> n = 0%nat /\ x = X.
Proof.
  destruct n as [| n]; [| rewrite last_at_S; now intros [_ H]%app_inj_tail]. unfold last_at. now intros [-> _]%app_inj_tail.
Qed.
Lemma last_at_E X n x : last_at X n = x ++ [E] -> exists i, n = S i /\ x = last_at X i.
Proof.
  destruct n as [| n]; [unfold last_at; now intros [_ H]%app_inj_tail |]. rewrite last_at_S. intros [<- _]%app_inj_tail. now exists n.
Qed.
Lemma count_last s X n : count s (last_at X n) = count s X + count s [T] + count s (repeat E n).
Proof. unfold last_at. rewrite count_app. cbn [count]. lia. Qed.

(** A word has no toad, or a last one. *)
Lemma word_cases w : word w -> (exists n, w = repeat E n) \/ exists X b, w = last_at X b /\ word X.
Proof.
  induction w as [| s w IH]; intros H; [left; now exists 0%nat |].
  apply word_cons in H as [Hs Hw]. destruct (IH Hw) as [[n ->] | (X & b & -> & HX)].
  - destruct s; [right; exists [], n; split; [easy | apply word_nil] | left; now exists (S n) | easy].
  - right. exists (s :: X), b. split; [easy | words].
Qed.

(** * Slides in a word *)
Definition slide (u w : board) : Prop := exists x y, u = x ++ T :: E :: y /\ w = x ++ E :: T :: y.

Lemma slide_counts u w s : slide u w -> count s w = count s u.
Proof. intros (x & y & -> & ->). rewrite !count_app. cbn [count]. lia. Qed.
Lemma slide_word u w : slide u w -> word u -> word w.
Proof. intros (x & y & -> & ->). words. Qed.
Lemma slide_around u w x y : slide u w -> slide (x ++ u ++ y) (x ++ w ++ y).
Proof. intros (p & q & -> & ->). exists (x ++ p), (q ++ y). now rewrite <- !app_assoc. Qed.

(** Without a slide a word is .^i T^k. *)
Lemma stuck u : word u -> (exists w, slide u w) \/ exists i k, u = repeat E i ++ repeat T k.
Proof.
  induction u as [| s u IH]; intros H; [right; now exists 0%nat, 0%nat |].
  apply word_cons in H as [Hs Hu]. destruct (IH Hu) as [(w & x & y & -> & ->) | (i & k & ->)].
  - left. exists (s :: x ++ E :: T :: y), (s :: x), y. easy.
  - destruct s; [| right; now exists (S i), k | easy]. destruct i as [| i]; [right; now exists 0%nat, (S k) |].
    left. exists (E :: T :: repeat E i ++ repeat T k), [], (repeat E i ++ repeat T k). easy.
Qed.

(** A slide in X T .^b is one in X, or one of the last toad. *)
Lemma slide_last X b w : slide (last_at X b) w ->
  (exists Y, slide X Y /\ w = last_at Y b) \/ exists c, b = S c /\ w = last_at (X ++ [E]) c.
Proof.
  intros (x & y & H & ->). unfold last_at in *.
  assert (N : forall n z, repeat E n <> z ++ T :: E :: y).
  { intros n z K. assert (In T (repeat E n)) as L%repeat_spec by (rewrite K; apply in_or_app; right; now left). easy. }
  apply app_eq_app in H as (z & [[-> H] | [-> H]]).
  - destruct z as [| s [| t z]].
    + cbn [app] in H. injection H as H. destruct b as [| c]; [easy |]. injection H as K; subst y.
      right. exists c. split; [easy |]. now rewrite <- !app_assoc.
    + discriminate H.
    + injection H as <- <- ->. left. exists (x ++ E :: T :: z). split; [now exists x, z |]. now rewrite <- !app_assoc.
  - destruct z as [| s z]; cbn [app] in H.
    + injection H as H. destruct b as [| c]; [easy |]. injection H as K; subst y.
      right. exists c. split; [easy |]. now rewrite app_nil_r, <- app_assoc.
    + injection H as _ H. now apply N in H.
Qed.

(** * Moves *)
Lemma cut_frog U V x y : word U -> word V -> U ++ F :: V = x ++ F :: y -> U = x /\ V = y.
Proof.
  intros HU HV H. apply app_eq_app in H as ([| s z] & [[-> H] | [-> H]]); cbn [app] in H; injection H;
    rewrite ?app_nil_r; intros; subst; try easy; exfalso; words; firstorder.
Qed.

Lemma left_moves_of U V c : word U -> word V -> In c (left_moves (U ++ F :: V)) ->
  (exists W, slide U W /\ c = W ++ F :: V) \/ (exists W, slide V W /\ c = U ++ F :: W) \/
  (exists X W, U = X ++ [T] /\ V = E :: W /\ c = (X ++ [E]) ++ F :: T :: W).
Proof.
  intros HU HV (x & y & [[H ->] | [H ->]])%in_left_moves; cbn [app] in *.
  - apply app_eq_app in H as ([| s [| t z]] & [[-> H] | [-> H]]); cbn [app] in H; injection H; intros; subst;
      try easy; rewrite ?app_nil_r in *; try (exfalso; words; fail).
    + right; left. exists (E :: T :: y). split; [now exists [], y | now rewrite <- app_assoc].
    + left. exists (x ++ E :: T :: z). split; [now exists x, z | now rewrite <- app_assoc].
    + right; left. exists (t :: z ++ E :: T :: y). split; [now exists (t :: z), y | now rewrite <- app_assoc].
  - replace (x ++ T :: F :: E :: y) with ((x ++ [T]) ++ F :: E :: y) in H by now rewrite <- app_assoc.
    apply cut_frog in H as [-> ->]; [| easy | easy]. right; right. exists x, y. now rewrite <- app_assoc.
Qed.

Lemma right_moves_of U V c : word U -> word V -> In c (right_moves (U ++ F :: V)) ->
  (exists X, U = X ++ [E] /\ c = X ++ F :: E :: V) \/ (exists X, U = X ++ [E; T] /\ c = X ++ F :: T :: E :: V).
Proof.
  intros HU HV (x & y & [[H ->] | [H ->]])%in_right_moves; cbn [app] in *.
  - replace (x ++ E :: F :: y) with ((x ++ [E]) ++ F :: y) in H by now rewrite <- app_assoc.
    apply cut_frog in H as [-> ->]; [| easy | easy]. left. now exists x.
  - replace (x ++ E :: T :: F :: y) with ((x ++ [E; T]) ++ F :: y) in H by now rewrite <- app_assoc.
    apply cut_frog in H as [-> ->]; [| easy | easy]. right. now exists x.
Qed.

(** The moves are there, and change the measure as told. *)
Lemma slide_move b c : slide b c -> In c (left_moves b) /\ measure c = measure b - 1.
Proof.
  intros (x & y & -> & ->). split; [apply in_left_moves; exists x, y; now left |].
  pose proof (measure_move x [T; E] y) as H. cbn in H. cbn [app] in *. lia.
Qed.
Lemma jump_move X V : let b := (X ++ [T]) ++ F :: E :: V in let c := (X ++ [E]) ++ F :: T :: V in
  In c (left_moves b) /\ measure c = measure b - 1.
Proof.
  cbn zeta. rewrite <- !app_assoc. split; [apply in_left_moves; exists X, V; now right |].
  pose proof (measure_move X [T; F; E] V) as H. cbn in H. cbn [app] in *. lia.
Qed.
Lemma step_move X V : let b := (X ++ [E]) ++ F :: V in let c := X ++ F :: E :: V in
  In c (right_moves b) /\ measure c = measure b + 1.
Proof.
  cbn zeta. rewrite <- !app_assoc. split; [apply in_right_moves; exists X, V; now left |].
  pose proof (measure_move X [E; F] V) as H. cbn in H. cbn [app] in *. lia.
Qed.
Lemma leap_move X V : let b := (X ++ [E; T]) ++ F :: V in let c := X ++ F :: T :: E :: V in
  In c (right_moves b) /\ measure c = measure b + 3.
Proof.
  cbn zeta. rewrite <- !app_assoc. split; [apply in_right_moves; exists X, V; now right |].
  pose proof (measure_move X [E; T; F] V) as H. cbn in H. cbn [app] in *. lia.
Qed.

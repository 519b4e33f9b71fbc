(** Patterns: boards with parameters, and with parts of which only a little is known.

    A pattern is a list of items: a run of equal squares whose length is an affine form, or a wildcard, which stands for any pieces,
    with conditions on the first and the last of them and on being empty. An instance has a number >= 0 for each variable and pieces
    for each wildcard ([inst]). Here are the operations that keep the instances: joining runs, covering, splitting. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Board Affine.
Import ListNotations.
Local Open Scope Z_scope.

(** * Forms that are >= k for all values >= 0 *)
Definition natural (v : valuation) : Prop := forall i, 0 <= v i.

Definition at_least (k : Z) (f : affine) : bool := if k <=? const f then forallb (Z.leb 0) (coefs f) else false.
Definition is_zero (f : affine) : bool := if const f =? 0 then forallb (Z.eqb 0) (coefs f) else false.
Definition is_number (k : Z) (f : affine) : bool := is_zero (shift (- k) f).
Definition same (f g : affine) : bool := is_zero (sub f g).

Lemma dot_nonneg cs v : natural v -> forallb (Z.leb 0) cs = true -> 0 <= dot cs v.
Proof.
  revert v; induction cs as [| c cs IH]; intros v Hv; cbn [forallb dot]; [lia |]. intros [H%Z.leb_le K]%andb_true_iff.
  specialize (IH (fun i => v (S i)) (fun i => Hv (S i)) K). pose proof (Hv 0%nat). nia.
Qed.
Lemma at_least_sound k f v : natural v -> at_least k f = true -> k <= eval v f.
Proof.
  unfold at_least, eval. intros Hv. destruct (Z.leb_spec k (const f)); [| easy]. intros K%(dot_nonneg _ v Hv). lia.
Qed.
Lemma is_zero_sound f v : is_zero f = true -> eval v f = 0.
Proof.
  unfold is_zero, eval. destruct (Z.eqb_spec (const f) 0) as [-> |]; [| easy]. revert v.
  induction (coefs f) as [| c cs IH]; intros v; cbn [forallb dot]; [easy |]. intros [<-%Z.eqb_eq K]%andb_true_iff.
  specialize (IH (fun i => v (S i)) K). lia.
Qed.
Lemma is_number_sound k f v : is_number k f = true -> eval v f = k.
Proof. intros H%(is_zero_sound _ v). rewrite eval_shift in H. lia. Qed.
Lemma same_sound f g v : same f g = true -> eval v f = eval v g.
Proof. intros H%(is_zero_sound _ v). rewrite eval_sub in H. lia. Qed.

(** * Items and instances *)
Inductive item : Set :=
  | Run (s : square) (f : affine)
  (** Pieces that do not begin and do not end with a letter, and whether there may be none. *)
  | Any (first last : option square) (empty : bool).
Definition seg := list item.

Definition len (v : valuation) (f : affine) : nat := Z.to_nat (eval v f).

Definition begins (x : board) (s : option square) : Prop := exists t y, s = Some t /\ x = t :: y.
Definition ends (x : board) (s : option square) : Prop := exists t y, s = Some t /\ x = y ++ [t].
Definition allowed (first last : option square) (empty : bool) (x : board) : Prop :=
  ~ In E x /\ ~ begins x first /\ ~ ends x last /\ (empty = false -> x <> []).

Definition fits (v : valuation) (i : item) (x : board) : Prop :=
  match i with Run s f => x = repeat s (len v f) | Any first last empty => allowed first last empty x end.
Fixpoint inst (v : valuation) (p : seg) (b : board) : Prop :=
  match p with [] => b = [] | i :: q => exists x y, b = x ++ y /\ fits v i x /\ inst v q y end.

Lemma inst_app v p q b : inst v (p ++ q) b <-> exists x y, b = x ++ y /\ inst v p x /\ inst v q y.
Proof.
  revert b; induction p as [| i p IH]; intros b; cbn [app inst].
  - split; [intros H; now exists [], b |]. now intros (x & y & -> & -> & H).
  - split.
    + intros (x & y & -> & Hx & (y1 & y2 & -> & H1 & H2)%IH). exists (x ++ y1), y2. rewrite app_assoc. repeat split; auto. now exists x, y1.
    + intros (x & y & -> & (x1 & x2 & -> & Hx & H1) & H2). exists x1, (x2 ++ y). rewrite app_assoc. repeat split; auto. apply IH. now exists x2, y.
Qed.
Lemma inst_one v i b : inst v [i] b <-> fits v i b.
Proof. cbn [inst]. split; [now intros (x & y & -> & H & ->); rewrite app_nil_r | intros H; exists b, []; now rewrite app_nil_r]. Qed.
Lemma inst_snoc v p i b : inst v (p ++ [i]) b <-> exists x y, b = x ++ y /\ inst v p x /\ fits v i y.
Proof. rewrite inst_app. split; intros (x & y & -> & H & K); exists x, y; rewrite inst_one in *; auto. Qed.

Lemma repeat_sum {A : Type} (s : A) n m : repeat s (n + m) = repeat s n ++ repeat s m.
Proof. apply repeat_app. Qed.
Lemma len_sum v f g : 0 <= eval v f -> 0 <= eval v g -> len v (add f g) = (len v f + len v g)%nat.
Proof. intros. unfold len. rewrite eval_add. lia. Qed.

(** * Neighbouring runs of one letter joined, runs without squares left out *)
Definition cons_run (s : square) (f : affine) (p : seg) : seg :=
  if is_zero f then p else
  match p with
  | Run t g :: q => if square_eqb s t then if at_least 0 f then if at_least 0 g then Run s (add f g) :: q else Run s f :: p
      else Run s f :: p else Run s f :: p
  | _ => Run s f :: p
  end.
Fixpoint normal (p : seg) : seg :=
  match p with [] => [] | Run s f :: q => cons_run s f (normal q) | i :: q => i :: normal q end.

Lemma cons_run_inst v s f p b : natural v -> inst v (cons_run s f p) b <-> inst v (Run s f :: p) b.
Proof.
  intros Hv. unfold cons_run. destruct (is_zero f) eqn:Hf.
  - apply (is_zero_sound _ v) in Hf. cbn [inst fits]. unfold len. rewrite Hf. cbn [Z.to_nat repeat].
    split; [intros H; now exists [], b |]. now intros (x & y & -> & -> & H).
  - destruct p as [| [t g | first last empty] q]; [easy | | easy].
    destruct (square_eqb_spec s t) as [<- |]; [| easy].
    destruct (at_least 0 f) eqn:H1; [| easy]. destruct (at_least 0 g) eqn:H2; [| easy].
    apply (at_least_sound _ _ v Hv) in H1, H2. cbn [inst fits]. rewrite len_sum, repeat_sum by easy. split.
    + intros (x & y & -> & -> & H). exists (repeat s (len v f)), (repeat s (len v g) ++ y). rewrite app_assoc. repeat split.
      now exists (repeat s (len v g)), y.
    + intros (x & y & -> & -> & (x' & y' & -> & -> & H)). exists (repeat s (len v f) ++ repeat s (len v g)), y'. now rewrite app_assoc.
Qed.
Lemma normal_inst v p b : natural v -> inst v (normal p) b <-> inst v p b.
Proof.
  intros Hv. revert b; induction p as [| i p IH]; intros b; cbn [normal]; [easy |].
  destruct i as [s f |]; [rewrite cons_run_inst by easy |]; cbn [inst]; split; intros (x & y & -> & Hx & Hy); exists x, y;
    rewrite IH in * || rewrite <- IH in *; auto.
Qed.

(** * Does a wildcard allow all words that these items may be? *)
Definition is_square (o : option square) (s : square) : bool := match o with Some t => square_eqb t s | None => false end.
Definition is_piece (s : square) : bool := match s with E => false | _ => true end.
Definition is_pieces (i : item) : bool := match i with Run s _ => is_piece s | Any _ _ _ => true end.
Definition is_some (i : item) : bool := match i with Run _ f => at_least 1 f | Any _ _ empty => negb empty end.

Fixpoint avoids_first (s : square) (p : seg) : bool :=
  match p with
  | [] => true
  | Run t f :: q => if square_eqb s t then false else if at_least 1 f then true else avoids_first s q
  | Any first _ empty :: q => if is_square first s then if empty then avoids_first s q else true else false
  end.
(** [sure]: what stands before does not end with s. *)
Definition sure_after (s : square) (sure : bool) (i : item) : bool :=
  match i with
  | Run t f => if square_eqb s t then false else if at_least 1 f then true else sure
  | Any _ last empty => if is_square last s then if empty then sure else true else false
  end.
Definition avoids_last (s : square) (p : seg) : bool := fold_left (sure_after s) p true.
Definition allows (first last : option square) (empty : bool) (p : seg) : bool :=
  if forallb is_pieces p then
    if (if empty then true else existsb is_some p) then
      if match first with Some s => avoids_first s p | None => true end then
        match last with Some s => avoids_last s p | None => true end
      else false else false
  else false.

Lemma is_square_true o s : is_square o s = true <-> o = Some s.
Proof. destruct o as [t |]; cbn; [destruct (square_eqb_spec t s); split; congruence | easy]. Qed.
Lemma repeat_in (s t : square) n : In t (repeat s n) -> t = s.
Proof. apply repeat_spec. Qed.
Lemma repeat_pos v (s : square) f : natural v -> at_least 1 f = true -> exists n, len v f = S n.
Proof. intros Hv H%(at_least_sound _ _ v Hv). unfold len. exists (Nat.pred (Z.to_nat (eval v f))). lia. Qed.

Lemma pieces_inst v p b : forallb is_pieces p = true -> inst v p b -> ~ In E b.
Proof.
  revert b; induction p as [| i p IH]; intros b; cbn [forallb inst]; [now intros _ -> |].
  intros [Hi Hp]%andb_true_iff (x & y & -> & Hx & Hy) [H | H]%in_app_or; [| now apply (IH y)].
  destruct i as [s f |]; cbn [fits is_pieces] in *; [rewrite Hx in H; apply repeat_in in H; subst s; easy | now destruct Hx as (Hx & _)].
Qed.
Lemma some_inst v p b : natural v -> existsb is_some p = true -> inst v p b -> b <> [].
Proof.
  intros Hv. revert b; induction p as [| i p IH]; intros b; cbn [existsb inst]; [easy |].
  intros Hi (x & y & -> & Hx & Hy) [H1 H2]%app_eq_nil. subst. apply orb_true_iff in Hi as [Hi | Hi]; [| now apply (IH [])].
  destruct i as [s f | first last empty]; cbn [fits is_some] in *.
  - apply (repeat_pos v s) in Hi as [n Hn]; [rewrite Hn in Hx; easy | easy].
  - apply negb_true_iff in Hi. destruct Hx as (_ & _ & _ & Hx). now apply Hx.
Qed.
Lemma avoids_first_inst v s p b : natural v -> avoids_first s p = true -> inst v p b -> ~ begins b (Some s).
Proof.
  intros Hv. revert b; induction p as [| i p IH]; intros b; cbn [avoids_first inst]; [now intros _ -> (t & y & _ & H) |].
  intros H (x & y & -> & Hx & Hy) (t & z & [= <-] & K). destruct x as [| t x]; cbn [app] in K.
  - subst y. apply (IH (s :: z)); [| easy | now exists s, z]. destruct i as [t f | first last empty].
    + destruct (square_eqb s t); [easy |]. destruct (at_least 1 f) eqn:Hf; [| easy].
      apply (repeat_pos v t) in Hf as [n Hn]; [| easy]. cbn [fits] in Hx. now rewrite Hn in Hx.
    + destruct (is_square first s); [| easy]. destruct empty; [easy |]. destruct Hx as (_ & _ & _ & Hx). now destruct (Hx eq_refl).
  - injection K as -> <-. destruct i as [t f | first last empty]; cbn [fits] in Hx.
    + destruct (square_eqb_spec s t) as [| N]; [easy |]. apply N, (repeat_in _ _ (len v f)). rewrite <- Hx. now left.
    + destruct (is_square first s) eqn:Hs; [| easy]. apply is_square_true in Hs as ->. destruct Hx as (_ & Hx & _). apply Hx. now exists s, x.
Qed.
Lemma avoids_last_inst v s p : natural v -> forall sure u b, fold_left (sure_after s) p sure = true -> (sure = true -> ~ ends u (Some s)) ->
  inst v p b -> ~ ends (u ++ b) (Some s).
Proof.
  intros Hv. induction p as [| i p IH]; intros sure u b H Hu; cbn [fold_left inst] in *; [intros ->; rewrite app_nil_r; auto |].
  intros (x & y & -> & Hx & Hy). rewrite app_assoc. eapply IH; [exact H | | exact Hy]. clear IH H Hy y p.
  intros H (t & z & [= <-] & K). destruct x as [| t x' _] using rev_ind.
  - rewrite app_nil_r in K. apply (fun S => Hu S (ex_intro _ s (ex_intro _ z (conj eq_refl K)))). destruct i as [t f | first last empty]; cbn [sure_after] in H.
    + destruct (square_eqb s t); [easy |]. destruct (at_least 1 f) eqn:Hf; [| easy].
      apply (repeat_pos v t) in Hf as [n Hn]; [| easy]. cbn [fits] in Hx. now rewrite Hn in Hx.
    + destruct (is_square last s); [| easy]. destruct empty; [easy |]. destruct Hx as (_ & _ & _ & Hx). now destruct (Hx eq_refl).
  - rewrite app_assoc in K. apply app_inj_tail in K as [_ ->]. destruct i as [t f | first last empty]; cbn [fits sure_after] in Hx, H.
    + destruct (square_eqb_spec s t) as [| N]; [easy |]. apply N, (repeat_in _ _ (len v f)). rewrite <- Hx. apply in_or_app. right. now left.
    + destruct (is_square last s) eqn:Hs; [| easy]. apply is_square_true in Hs as ->. destruct Hx as (_ & _ & Hx & _). apply Hx. now exists s, x'.
Qed.
Lemma allows_sound v first last empty p b : natural v -> allows first last empty p = true -> inst v p b -> allowed first last empty b.
Proof.
  intros Hv. unfold allows. destruct (forallb is_pieces p) eqn:H1; [| easy]. destruct (if empty then true else existsb is_some p) eqn:H2; [| easy].
  intros H3 Hb. repeat split.
  - now apply (pieces_inst v p).
  - destruct first as [s |]; [| now intros (? & ? & [=] & _)]. destruct (avoids_first s p) eqn:K; [| easy]. now apply (avoids_first_inst v s p).
  - destruct last as [s |]; [| now intros (? & ? & [=] & _)]. destruct (match first with Some s => _ | None => _ end); [| easy].
    apply (avoids_last_inst v s p Hv true []); [easy | | easy]. now intros _ (t & [| ? ?] & _ & ?).
  - intros ->. now apply (some_inst v p).
Qed.

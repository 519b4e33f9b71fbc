(** Patterns inside others: when all instances of one pattern are instances of another ([cover]), what is put in for variables, and
    cases that have all instances between them. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Board Affine Pattern.
Import ListNotations.
Local Open Scope Z_scope.

(** * Covering: runs must agree, a wildcard covers any items that it allows, perhaps with a part of a run *)
Fixpoint cover (q p : seg) {struct q} : bool :=
  match q with
  | [] => match p with [] => true | _ => false end
  | Run s g :: q1 =>
      match p with
      | Run t f :: p1 =>
          if square_eqb s t then
            if same f g then cover q1 p1
            else if at_least 0 g then if at_least 0 (sub f g) then cover q1 (Run s (sub f g) :: p1) else false else false
          else false
      | _ => false
      end
  | Any first last empty :: q1 =>
      existsb (fun n =>
        let x := firstn n p in
        let y := skipn n p in
        if (if allows first last empty x then cover q1 y else false) then true
        else match q1, y with
             | Run s g :: q2, Run t f :: y1 =>
                 if square_eqb s t then
                   if at_least 0 g then if at_least 0 (sub f g) then
                     if allows first last empty (x ++ [Run s (sub f g)]) then cover q2 y1 else false
                   else false else false
                 else false
             | _, _ => false
             end) (seq 0 (S (length p)))
  end.

Lemma run_parts v (s : square) f g : 0 <= eval v g -> 0 <= eval v (sub f g) -> repeat s (len v f) = repeat s (len v g) ++ repeat s (len v (sub f g)).
Proof. intros. rewrite <- repeat_sum. f_equal. unfold len. rewrite eval_sub in *. lia. Qed.
Lemma repeat_swap {A : Type} (s : A) n m : repeat s n ++ repeat s m = repeat s m ++ repeat s n.
Proof. rewrite <- !repeat_sum. f_equal. lia. Qed.

Lemma cover_size v n : natural v -> forall q p b, (length q < n)%nat -> cover q p = true -> inst v p b -> inst v q b.
Proof.
  intros Hv. induction n as [| n IH]; intros q p b Hn; [lia |]. destruct q as [| [s g | first last empty] q]; cbn [cover length] in *.
  - now destruct p.
  - destruct p as [| [t f |] p]; [easy | | easy]. destruct (square_eqb_spec s t) as [<- |]; [| easy].
    destruct (same f g) eqn:Hs.
    + intros H (x & y & -> & -> & Hy). apply (same_sound _ _ v) in Hs. exists (repeat s (len v f)), y.
      repeat split; [cbn [fits]; unfold len; now rewrite Hs | apply (IH q p); auto; lia].
    + destruct (at_least 0 g) eqn:H1; [| easy]. destruct (at_least 0 (sub f g)) eqn:H2; [| easy].
      apply (at_least_sound _ _ v Hv) in H1, H2. intros H (x & y & -> & -> & Hy).
      exists (repeat s (len v g)), (repeat s (len v (sub f g)) ++ y). rewrite app_assoc, <- run_parts by easy. repeat split.
      apply (IH q (Run s (sub f g) :: p)); [lia | easy |]. now exists (repeat s (len v (sub f g))), y.
  - intros (k & _ & H)%existsb_exists Hb. rewrite <- (firstn_skipn k p) in Hb. apply inst_app in Hb as (x & y & -> & Hx & Hy).
    destruct (if allows first last empty (firstn k p) then _ else _) eqn:Hk.
    + destruct (allows _ _ _ _) eqn:Ha; [| easy]. exists x, y. split; [easy |]. split; [now apply (allows_sound v _ _ _ (firstn k p)) |].
      apply (IH q (skipn k p)); auto; lia.
    + clear Hk. destruct q as [| [s g |] q]; [easy | | easy]. destruct (skipn k p) as [| [t f |] p1]; [easy | | easy].
      destruct (square_eqb_spec s t) as [<- |]; [| easy]. destruct (at_least 0 g) eqn:H1; [| easy].
      destruct (at_least 0 (sub f g)) eqn:H2; [| easy]. destruct (allows _ _ _ _) eqn:Ha; [| easy].
      apply (at_least_sound _ _ v Hv) in H1, H2. destruct Hy as (y1 & y2 & -> & -> & Hy).
      exists (x ++ repeat s (len v (sub f g))), (repeat s (len v g) ++ y2).
      rewrite (run_parts v s f g), repeat_swap, <- !app_assoc by easy. split; [easy |]. split.
      * apply (allows_sound v _ _ _ _ _ Hv Ha). apply inst_snoc. now exists x, (repeat s (len v (sub f g))).
      * exists (repeat s (len v g)), y2. repeat split. cbn [length] in Hn. apply (IH q p1); auto; lia.
Qed.
Lemma cover_sound v q p b : natural v -> cover q p = true -> inst v p b -> inst v q b.
Proof. intros Hv. eapply cover_size; [easy | apply Nat.lt_succ_diag_r]. Qed.

(** * Forms put in for variables *)
Definition map_forms (h : affine -> affine) (p : seg) : seg :=
  map (fun i => match i with Run s f => Run s (h f) | _ => i end) p.

Lemma map_forms_inst v w h p b : (forall f, eval v (h f) = eval w f) -> inst v (map_forms h p) b <-> inst w p b.
Proof.
  intros H. revert b; induction p as [| i p IH]; intros b; cbn [map_forms map inst]; [easy |]. fold (map_forms h p).
  assert (K : forall x, fits v (match i with Run s f => Run s (h f) | _ => i end) x <-> fits w i x).
  { intros x. destruct i as [s f |]; cbn [fits]; [unfold len; now rewrite H | easy]. }
  split; intros (x & y & -> & Hx & Hy); exists x, y; rewrite K in *; rewrite IH in *; auto.
Qed.

Lemma natural_through s v : natural v -> forallb (at_least 0) s = true -> natural (through s v).
Proof.
  intros Hv H i. unfold through. destruct (nth_in_or_default i s (constant 0)) as [K | ->]; [| rewrite eval_constant; lia].
  rewrite forallb_forall in H. apply (at_least_sound 0 _ v Hv), H, K.
Qed.
Lemma natural_update v k z : natural v -> 0 <= z -> natural (update v k z).
Proof. intros Hv Hz i. unfold update. destruct (Nat.eqb i k); auto. Qed.

Lemma update_ext v w k : (forall i, i <> k -> v i = w i) -> forall i, update v k (w k) i = w i.
Proof. intros H i. unfold update. destruct (Nat.eqb_spec i k) as [-> |]; auto. Qed.

(** * A variable is 0 or more; a variable is at least another or less *)
Definition zero_cases (k : nat) : list (affine -> affine) := [replace k (constant 0); replace k (shift 1 (var k))].
Definition order_cases (k l : nat) : list (affine -> affine) :=
  [replace k (add (var k) (var l)); replace l (shift 1 (add (var k) (var l)))].

(** One of the cases, at another valuation, says the same. *)
Definition case_of (cases : list (affine -> affine)) (v : valuation) : Prop :=
  exists h w, In h cases /\ natural w /\ forall f, eval w (h f) = eval v f.

Lemma zero_case k v : natural v -> case_of (zero_cases k) v.
Proof.
  intros Hv. unfold case_of, zero_cases. pose proof (Hv k). destruct (Z.eq_dec (v k) 0) as [Hk | Hk].
  - exists (replace k (constant 0)), v. split; [now left |]. split; [easy |]. intros f. rewrite eval_replace, eval_constant, <- Hk.
    apply eval_ext, update_ext. easy.
  - exists (replace k (shift 1 (var k))), (update v k (v k - 1)). split; [right; now left |].
    split; [apply natural_update; [easy | lia] |]. intros f. rewrite eval_replace, eval_shift, eval_var.
    replace (update v k (v k - 1) k + 1) with (v k) by (unfold update; rewrite Nat.eqb_refl; lia).
    apply eval_ext, update_ext. intros i Hi. unfold update. now destruct (Nat.eqb_spec i k).
Qed.
Lemma order_case k l v : natural v -> k <> l -> case_of (order_cases k l) v.
Proof.
  intros Hv Hkl. unfold case_of, order_cases. pose proof (Hv k). pose proof (Hv l).
  assert (U1 : forall w z, update w k z k = z) by (intros; unfold update; now rewrite Nat.eqb_refl).
  assert (U2 : forall w z, update w l z l = z) by (intros; unfold update; now rewrite Nat.eqb_refl).
  assert (U3 : forall w z, update w k z l = w l) by (intros; unfold update; destruct (Nat.eqb_spec l k); congruence).
  assert (U4 : forall w z, update w l z k = w k) by (intros; unfold update; destruct (Nat.eqb_spec k l); congruence).
  destruct (Z.le_gt_cases (v l) (v k)) as [Hk | Hk].
  - exists (replace k (add (var k) (var l))), (update v k (v k - v l)). split; [now left |].
    split; [apply natural_update; [easy | lia] |]. intros f. rewrite eval_replace, eval_add, !eval_var, U1, U3.
    replace (v k - v l + v l) with (v k) by lia.
    apply eval_ext, update_ext. intros i Hi. unfold update. now destruct (Nat.eqb_spec i k).
  - exists (replace l (shift 1 (add (var k) (var l)))), (update v l (v l - v k - 1)). split; [right; now left |].
    split; [apply natural_update; [easy | lia] |]. intros f. rewrite eval_replace, eval_shift, eval_add, !eval_var, U2, U4.
    replace (v k + (v l - v k - 1) + 1) with (v l) by lia.
    apply eval_ext, update_ext. intros i Hi. unfold update. now destruct (Nat.eqb_spec i l).
Qed.

(** * A wildcard is empty or has a run at one end, of a length that a new variable gives *)
Definition is_fresh (k : nat) (f : affine) : bool := coef_at k (coefs f) =? 0.
Definition fresh_in (k : nat) (p : seg) : bool := forallb (fun i => match i with Run _ f => is_fresh k f | _ => true end) p.

Lemma eval_fresh v k z f : is_fresh k f = true -> eval (update v k z) f = eval v f.
Proof.
  unfold is_fresh. intros H%Z.eqb_eq. unfold eval. rewrite dot_update, H.
  rewrite <- (dot_ext (coefs f) (update v k (v k)) v) by (now apply update_ext). rewrite dot_update, H. lia.
Qed.
Lemma inst_fresh v k z p b : fresh_in k p = true -> inst v p b -> inst (update v k z) p b.
Proof.
  revert b; induction p as [| i p IH]; intros b; cbn [fresh_in forallb inst]; [easy |]. intros [Hi Hp]%andb_true_iff (x & y & -> & Hx & Hy).
  exists x, y. repeat split; auto. destruct i as [s f |]; cbn [fits] in *; [| easy]. unfold len. now rewrite eval_fresh.
Qed.

Definition split_at (at_left : bool) (first last : option square) (empty : bool) (k : nat) : list seg :=
  (if empty then [[]] else []) ++
  flat_map (fun s =>
    let run := Run s (shift 1 (var k)) in
    if at_left then if is_square first s then [] else [[run; Any (Some s) last (negb (is_square last s))]]
    else if is_square last s then [] else [[Any first (Some s) (negb (is_square first s)); run]]) [T; F].

Lemma left_run (x : board) : x <> [] -> exists s n y, x = repeat s (S n) ++ y /\ ~ begins y (Some s).
Proof.
  induction x as [| s x IH]; [easy |]. intros _. destruct x as [| t x].
  - exists s, 0%nat, []. split; [easy |]. now intros (? & ? & _ & ?).
  - destruct IH as (r & n & y & K & Hy); [easy |]. cbn [repeat app] in K. injection K as -> K.
    destruct (square_eqb_spec s r) as [-> | N].
    + exists r, (S n), y. split; [cbn [repeat app]; now rewrite K | easy].
    + exists s, 0%nat, (r :: x). split; [easy |]. intros (r' & y' & [= <-] & [= <- _]). easy.
Qed.
Lemma right_run (x : board) : x <> [] -> exists s n y, x = y ++ repeat s (S n) /\ ~ ends y (Some s).
Proof.
  intros H. destruct (left_run (rev x)) as (s & n & y & K & Hy).
  { intros K. apply H. rewrite <- (rev_involutive x), K. easy. }
  exists s, n, (rev y). split.
  - rewrite <- (rev_involutive x), K, rev_app_distr. f_equal. clear. induction (S n) as [| m IH]; [easy |].
    cbn [repeat rev]. rewrite IH. symmetry. apply repeat_cons.
  - intros (t & z & [= <-] & L). apply Hy. exists s, (rev z). split; [easy |]. rewrite <- (rev_involutive y), L, rev_app_distr. easy.
Qed.

Lemma split_at_sound v at_left first last empty k x : natural v -> allowed first last empty x ->
  exists p z, In p (split_at at_left first last empty k) /\ 0 <= z /\ inst (update v k z) p x.
Proof.
  intros Hv (HE & H1 & H2 & H3). unfold split_at. destruct (list_eq_dec (fun s t : square => ltac:(decide equality)) x []) as [-> | Hx].
  - exists [], 0. destruct empty; [| now destruct (H3 eq_refl)]. repeat split; [now left | lia].
  - assert (U : forall (w : square) (n : nat), repeat w (S n) = repeat w (len (update v k (Z.of_nat n)) (shift 1 (var k)))).
    { intros w n. unfold len. rewrite eval_shift, eval_var. unfold update. rewrite Nat.eqb_refl. f_equal. lia. }
    assert (P : forall s, In s x -> In s [T; F]) by (intros [] Hs; cbn; auto; contradiction).
    destruct at_left.
    + destruct (left_run x Hx) as (s & n & y & -> & Hy). exists [Run s (shift 1 (var k)); Any (Some s) last (negb (is_square last s))], (Z.of_nat n).
      split; [| split; [lia |]].
      * apply in_or_app. right. apply in_flat_map. exists s. split; [apply P; now left |].
        destruct (is_square first s) eqn:Hs; [| now left]. apply is_square_true in Hs as ->. exfalso. apply H1. exists s, (repeat s n ++ y). easy.
      * exists (repeat s (S n)), y. split; [easy |]. split; [apply U |]. apply inst_one. repeat split; [| easy | |].
        -- intros K. apply HE, in_or_app. now right.
        -- intros (t & z & -> & ->). apply H2. exists t, (repeat s (S n) ++ z). now rewrite app_assoc.
        -- intros Hl%negb_false_iff%is_square_true ->. subst last. apply H2. exists s, (repeat s n). split; [easy |].
           now rewrite app_nil_r, <- repeat_cons.
    + destruct (right_run x Hx) as (s & n & y & -> & Hy). exists [Any first (Some s) (negb (is_square first s)); Run s (shift 1 (var k))], (Z.of_nat n).
      split; [| split; [lia |]].
      * apply in_or_app. right. apply in_flat_map. exists s. split; [apply P, in_or_app; right; now left |].
        destruct (is_square last s) eqn:Hs; [| now left]. apply is_square_true in Hs as ->. exfalso. apply H2. exists s, (y ++ repeat s n).
        split; [easy |]. now rewrite <- app_assoc, <- repeat_cons.
      * exists y, (repeat s (S n)). split; [easy |]. split; [| apply inst_one, U]. repeat split; [| | easy |].
        -- intros K. apply HE, in_or_app. now left.
        -- intros (t & z & -> & ->). apply H1. exists t, (z ++ repeat s (S n)). easy.
        -- intros Hl%negb_false_iff%is_square_true ->. subst first. apply H1. exists s, (repeat s n). easy.
Qed.

(** The n-th wildcard of a pattern. *)
Fixpoint any_cases (at_left : bool) (n k : nat) (p : seg) : option (list seg) :=
  match p with
  | [] => None
  | i :: q =>
      match i, n with
      | Any first last empty, O => Some (map (fun x => x ++ q) (split_at at_left first last empty k))
      | Any _ _ _, S m => option_map (map (cons i)) (any_cases at_left m k q)
      | _, _ => option_map (map (cons i)) (any_cases at_left n k q)
      end
  end.

Lemma any_cases_sound v at_left n k p cases b : natural v -> any_cases at_left n k p = Some cases -> fresh_in k p = true -> inst v p b ->
  exists q z, In q cases /\ 0 <= z /\ inst (update v k z) q b.
Proof.
  intros Hv. revert n cases b. induction p as [| i p IH]; intros n cases b; cbn [any_cases inst fresh_in forallb]; [easy |].
  intros H [Hi Hp]%andb_true_iff (x & y & -> & Hx & Hy).
  assert (Next : forall m, option_map (map (cons i)) (any_cases at_left m k p) = Some cases ->
    exists q z, In q cases /\ 0 <= z /\ inst (update v k z) q (x ++ y)).
  { intros m K. destruct (any_cases at_left m k p) as [cs |] eqn:Ec; [| easy]. injection K as <-.
    destruct (IH m cs y Ec Hp Hy) as (q & z & Hq & Hz & Hi'). exists (i :: q), z. split; [now apply in_map |]. split; [easy |].
    exists x, y. repeat split; auto. destruct i as [s f |]; cbn [fits] in *; [| easy]. unfold len. now rewrite eval_fresh. }
  destruct i as [s f | first last empty]; [now apply (Next n) |]. destruct n as [| m]; [| now apply (Next m)].
  injection H as <-. destruct (split_at_sound v at_left first last empty k x Hv Hx) as (q & z & Hq & Hz & Hi').
  exists (q ++ p), z. split; [now apply (in_map (fun x => x ++ p)) |]. split; [easy |]. apply inst_app. exists x, y. auto using inst_fresh.
Qed.

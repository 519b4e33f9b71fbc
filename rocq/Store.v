(** What is known about the parameters on one branch of a proof, and the decision of conditions.

    A store gives every parameter as an affine form in inner variables ([outer]) and inequalities between these ([inner]).
    [decide c st k] finds out whether the condition c holds; where that depends, it splits the store, and calls the
    continuation k on each part with the answer for that part. If all calls accept then every point of the store lies in
    a part whose call was given the right answer ([decide_sound]). *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Affine System Refute.
Import ListNotations.
Local Open Scope Z_scope.

(** Kept folded in the proofs below; this does not affect computation. *)
Opaque refute normalise refute_hard.

Record store : Set := Store { outer : list affine; inner : list affine }.

Definition within (v : valuation) (st : store) : Prop :=
  exists w, (forall i, v i = through (outer st) w i) /\ sat w (inner st).

Definition answer := store -> bool -> bool.

(** The continuation accepts, with the right answer b, at a store around v. *)
Definition accepted (v : valuation) (k : answer) (b : bool) : Prop := exists st, within v st /\ k st b = true.

Lemma through_map s w i : through s w i = nth i (map (eval w) s) 0.
Proof.
  unfold through. replace 0 with (eval w (constant 0)) by apply eval_constant. symmetry. apply map_nth.
Qed.

Lemma within_kept v w o o' cs :
  (forall i, v i = through o w i) -> kept w o o' cs -> within v (Store o' cs).
Proof.
  intros Hv (w' & Ho & Hs). exists w'. split; [| exact Hs]. intros i. cbn [outer].
  now rewrite Hv, !through_map, Ho.
Qed.

(** * Continuing with one more inequality, or in other variables *)
Definition assume (a : affine) (st : store) (k : store -> bool) : bool :=
  match normalise 20 (outer st) [a] (inner st) with None => true | Some (o, cs) => k (Store o cs) end.

Lemma assume_sound v w a st k : assume a st k = true ->
  (forall i, v i = through (outer st) w i) -> sat w (inner st) -> 0 <= eval w a ->
  exists st', within v st' /\ k st' = true.
Proof.
  unfold assume. intros H Hv Hs Ha.
  pose proof (normalise_sound 20 (outer st) [a] (inner st) w) as N.
  specialize (N ltac:(apply sat_cons; split; [exact Ha | apply sat_nil]) Hs).
  destruct (normalise 20 (outer st) [a] (inner st)) as [[o cs] |]; [| easy].
  exists (Store o cs). split; [eapply within_kept; eassumption | exact H].
Qed.

Definition in_terms (x : nat) (m : Z) (b : affine) (st : store) (k : store -> bool) : bool :=
  match normalise 20 (change x m b (outer st)) (change x m b (inner st)) [] with
  | None => true
  | Some (o, cs) => k (Store o cs)
  end.

Lemma in_terms_sound v w x m b q st k : in_terms x m b st k = true ->
  (forall i, v i = through (outer st) w i) -> sat w (inner st) -> w x = m * q + eval w (free x b) ->
  exists st', within v st' /\ k st' = true.
Proof.
  unfold in_terms. intros H Hv Hs Hq. destruct (change_of_variable x m b w q Hq) as [w' Hw].
  pose proof (normalise_sound 20 (change x m b (outer st)) (change x m b (inner st)) [] w') as N.
  specialize (N ltac:(now apply (sat_map w)) (sat_nil _)).
  destruct (normalise 20 _ _ []) as [[o cs] |]; [| easy].
  exists (Store o cs). split; [| exact H]. eapply within_kept; [| exact N].
  intros i. rewrite Hv, !through_map. unfold change. rewrite map_map. f_equal. apply map_ext. intros a. now rewrite Hw.
Qed.

(** * Is a >= 0? *)
Definition decide_ge (a : affine) (st : store) (k : answer) : bool :=
  let e := tighten (subst (outer st) a) in
  if all_zero (coefs e) then k st (0 <=? const e)
  else
    let ne := shift (-1) (opp e) in
    if refute 20 [ne] (inner st) then k st true
    else if refute 20 [e] (inner st) then k st false
    else if assume e st (fun st' => k st' true) then assume ne st (fun st' => k st' false) else false.

Lemma decide_ge_sound a st k v : decide_ge a st k = true -> within v st -> accepted v k (0 <=? eval v a).
Proof.
  unfold decide_ge. intros H [w [Hv Hs]]. set (e := tighten (subst (outer st) a)) in *.
  assert (Ea : (0 <=? eval v a) = (0 <=? eval w e)).
  { rewrite (eval_ext a v _ Hv), <- eval_subst.
    pose proof (tighten_iff w (subst (outer st) a)) as Ht. fold e in Ht.
    destruct (Z.leb_spec 0 (eval w e)), (Z.leb_spec 0 (eval w (subst (outer st) a))); lia. }
  rewrite Ea. assert (I : within v st) by now exists w.
  destruct (all_zero (coefs e)) eqn:Ez.
  { exists st. split; [exact I |]. apply (all_zero_dot _ w) in Ez. unfold eval. now rewrite Ez, Z.add_0_r. }
  destruct (refute 20 [shift (-1) (opp e)] (inner st)) eqn:R1.
  { exists st. split; [exact I |]. destruct (Z.leb_spec 0 (eval w e)); [exact H | exfalso].
    apply (refute_sound _ _ _ w R1); [| exact Hs]. apply sat_cons. rewrite eval_shift, eval_opp. split; [lia | apply sat_nil]. }
  destruct (refute 20 [e] (inner st)) eqn:R2.
  { exists st. split; [exact I |]. destruct (Z.leb_spec 0 (eval w e)); [exfalso | exact H].
    apply (refute_sound _ _ _ w R2); [| exact Hs]. apply sat_cons. split; [lia | apply sat_nil]. }
  destruct (assume e st (fun st' => k st' true)) eqn:A; [| easy].
  destruct (Z.leb_spec 0 (eval w e)).
  - exact (assume_sound v w _ _ _ A Hv Hs ltac:(assumption)).
  - refine (assume_sound v w _ _ _ H Hv Hs _). rewrite eval_shift, eval_opp. lia.
Qed.

Definition decide_eq (a : affine) (st : store) (k : answer) : bool :=
  decide_ge a st (fun st b => if b then decide_ge (opp a) st k else k st false).

Lemma decide_eq_sound a st k v : decide_eq a st k = true -> within v st -> accepted v k (eval v a =? 0).
Proof.
  intros H I. apply (decide_ge_sound _ _ _ v) in H as (st1 & I1 & H); [| exact I].
  destruct (Z.leb_spec 0 (eval v a)).
  - apply (decide_ge_sound _ _ _ v) in H; [| exact I1]. rewrite eval_opp in H.
    destruct (Z.eqb_spec (eval v a) 0), (Z.leb_spec 0 (- eval v a)); (exact H || lia).
  - exists st1. split; [exact I1 |]. destruct (Z.eqb_spec (eval v a) 0); [lia | exact H].
Qed.

(** * Is a = r (mod m)? *)

(** The residue of least size, and a form reduced by it. *)
Definition residue (m x : Z) : Z := (x + m / 2) mod m - m / 2.
Definition reduce (m : Z) (a : affine) : affine := Aff (residue m (const a)) (map (residue m) (coefs a)).

Lemma residue_congruent m x : m <> 0 -> exists j, x = residue m x + m * j.
Proof. intros Hm. unfold residue. exists ((x + m / 2) / m). pose proof (Z.div_mod (x + m / 2) m Hm). lia. Qed.

Lemma reduce_congruent m a w : m <> 0 -> exists j, eval w a = eval w (reduce m a) + m * j.
Proof.
  intros Hm. unfold eval, reduce. cbn [const coefs].
  destruct (residue_congruent m (const a) Hm) as [j1 H1].
  assert (exists j, dot (coefs a) w = dot (map (residue m) (coefs a)) w + m * j) as [j2 H2].
  { generalize w. induction (coefs a) as [| c cs IH]; intros u; cbn [map dot]; [exists 0; ring |].
    destruct (IH (fun i => u (S i))) as [j Hj], (residue_congruent m c Hm) as [i Hi].
    exists (i * u O + j). rewrite Hj, Hi at 1. ring. }
  exists (j1 + j2). lia.
Qed.

(** The first variable with a coefficient c such that test c. *)
Fixpoint first_with (test : Z -> bool) (x : nat) (cs : list Z) : option nat :=
  match cs with [] => None | c :: cs' => if test c then Some x else first_with test (S x) cs' end.

Definition residues (m : Z) (f : Z -> bool) : bool := for_all_below (Z.to_nat m) f.

Fixpoint decide_mod (n : nat) (a : affine) (m r : Z) (st : store) (k : answer) : bool :=
  match n with
  | O => false
  | S n' =>
      if m <=? 0 then false else
      let e := reduce m (subst (outer st) a) in
      if all_zero (coefs e) then k st ((const e - r) mod m =? 0)
      else
        match first_with (fun c => (c * c - 1) mod m =? 0) 0 (coefs e) with
        | Some x =>
            let c := coef_at x (coefs e) in
            if (c * c - 1) mod m =? 0 then
              residues m (fun t =>
                let b := reduce m (comb (- c) (free x e) 1 (constant (c * t))) in
                if coef_at x (coefs b) =? 0 then in_terms x m b st (fun st' => k st' ((t - r) mod m =? 0)) else false)
            else false
        | None =>
            match first_with (fun c => negb (c =? 0)) 0 (coefs e) with
            | Some x => residues m (fun t => in_terms x m (constant t) st (fun st' => decide_mod n' a m r st' k))
            | None => false
            end
        end
  end.

Lemma mod_congruent m x y j : m <> 0 -> x = y + m * j -> x mod m = y mod m.
Proof. intros Hm ->. rewrite Z.mul_comm. now apply Z.mod_add. Qed.

Lemma residues_sound m f w a : 0 < m -> residues m f = true -> f (eval w a mod m) = true.
Proof.
  intros Hm H. apply (for_all_below_sound _ _ _ H). pose proof (Z.mod_pos_bound (eval w a) m Hm). lia.
Qed.

Lemma decide_mod_sound n : forall a m r st k v, decide_mod n a m r st k = true -> within v st ->
  accepted v k ((eval v a - r) mod m =? 0).
Proof.
  induction n as [| n IH]; intros a m r st k v; cbn [decide_mod]; [easy |].
  destruct (Z.leb_spec m 0) as [| Hm]; [easy |]. intros H [w [Hv Hs]].
  set (e := reduce m (subst (outer st) a)) in *.
  assert (Ee : exists j, eval v a = eval w e + m * j).
  { rewrite (eval_ext a v _ Hv), <- eval_subst. apply reduce_congruent. lia. }
  destruct Ee as [j Ej].
  assert (Er : forall x i, eval w e = x + m * i -> (eval v a - r) mod m = (x - r) mod m).
  { intros x i Hx. apply (mod_congruent m _ _ (i + j)); lia. }
  destruct (all_zero (coefs e)) eqn:Ez.
  { exists st. split; [now exists w |]. apply (all_zero_dot _ w) in Ez.
    rewrite (Er (const e) 0); [exact H | unfold eval; lia]. }
  destruct (first_with (fun c => (c * c - 1) mod m =? 0) 0 (coefs e)) as [x |].
  - set (c := coef_at x (coefs e)) in *. destruct (Z.eqb_spec ((c * c - 1) mod m) 0) as [Hc |]; [| easy].
    apply (residues_sound m _ w e Hm) in H. cbv beta in H. set (t := eval w e mod m) in *.
    set (b := reduce m (comb (- c) (free x e) 1 (constant (c * t)))) in *.
    destruct (Z.eqb_spec (coef_at x (coefs b)) 0) as [Hb |]; [| easy].
    rewrite (Er t (eval w e / m)) by (pose proof (Z.div_mod (eval w e) m ltac:(lia)); unfold t; lia).
    destruct (reduce_congruent m (comb (- c) (free x e) 1 (constant (c * t))) w ltac:(lia)) as [i Hi]. fold b in Hi.
    rewrite eval_comb, eval_constant in Hi.
    pose proof (eval_split x b w) as Sb. rewrite Hb in Sb.
    pose proof (eval_split x e w) as Se. fold c in Se.
    pose proof (Z.div_mod (eval w e) m ltac:(lia)) as De. fold t in De.
    pose proof (Z.div_mod (c * c - 1) m ltac:(lia)) as Dc. rewrite Hc in Dc.
    refine (in_terms_sound v w x m b (i + c * (eval w e / m) - (c * c - 1) / m * w x) st
      (fun st' => k st' ((t - r) mod m =? 0)) H Hv Hs _).
    set (d := eval w e / m) in *. set (l := (c * c - 1) / m) in *.
    assert (c * (c * w x + eval w (free x e)) = c * (m * d + t)) by (f_equal; lia).
    assert (c * c * w x = (1 + m * l) * w x) by (f_equal; lia).
    lia.
  - destruct (first_with _ 0 (coefs e)) as [x |]; [| easy].
    apply (residues_sound m _ w (var x) Hm) in H. cbv beta in H. rewrite eval_var in H.
    refine ((fun P => _) (in_terms_sound v w x m (constant (w x mod m)) (w x / m) st _ H Hv Hs _)).
    + destruct P as (st' & I' & H'). exact (IH a m r st' k v H' I').
    + change (free x (constant (w x mod m))) with (constant (w x mod m)). rewrite eval_constant.
      pose proof (Z.div_mod (w x) m ltac:(lia)). lia.
Qed.

(** * Any condition, and any list of conditions *)
Definition decide (c : cond) (st : store) (k : answer) : bool :=
  match c with
  | Ge a => decide_ge a st k
  | Eq a => decide_eq a st k
  | Mod a m r => decide_mod 10 a m r st k
  end.

Lemma decide_sound c st k v : decide c st k = true -> within v st -> accepted v k (holds v c).
Proof.
  destruct c; cbn [decide holds]; intros H I.
  - now apply decide_ge_sound with st.
  - now apply decide_eq_sound with st.
  - now apply decide_mod_sound with (2 := I) in H.
Qed.

Fixpoint decide_all (cs : list cond) (st : store) (k : answer) : bool :=
  match cs with
  | [] => k st true
  | c :: cs' => decide c st (fun st b => if b then decide_all cs' st k else k st false)
  end.

Lemma decide_all_sound cs : forall st k v, decide_all cs st k = true -> within v st -> accepted v k (forallb (holds v) cs).
Proof.
  induction cs as [| c cs IH]; intros st k v H I; cbn [decide_all forallb] in *; [now exists st |].
  apply (decide_sound _ _ _ v) in H as (st1 & I1 & H); [| exact I].
  destruct (holds v c); [now apply (IH st1) | now exists st1].
Qed.

(** * A branch that is empty *)
Definition empty (st : store) : bool := refute_hard 4 (inner st).
Lemma empty_sound st v : empty st = true -> within v st -> False.
Proof. intros H [w [_ Hs]]. exact (refute_hard_sound _ _ w H Hs). Qed.

(** Options with guards: is there one that passes a test?

    [any] asks one option after another and passes the answer on, once for each part of the store. [none] is for proofs that the
    answer is no: each option is then tested in the whole store, so that cases add up instead of multiplying. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Affine Store.
Import ListNotations.

(** The option exists and P holds of it. *)
Definition passes {A : Type} (v : valuation) (P : A -> bool) (o : list cond * A) : bool :=
  if forallb (holds v) (fst o) then P (snd o) else false.

Fixpoint any {A : Type} (test : store -> A -> answer -> bool) (os : list (list cond * A)) (st : store) (k : answer) : bool :=
  match os with
  | [] => k st false
  | (gs, x) :: os' =>
      decide_all gs st (fun st there =>
        if there then test st x (fun st b => if b then k st true else any test os' st k) else any test os' st k)
  end.

(** No option may pass the test, each tested in the whole store. *)
Fixpoint none {A : Type} (test : store -> A -> answer -> bool) (os : list (list cond * A)) (st : store) : bool :=
  match os with
  | [] => true
  | (gs, x) :: os' =>
      if decide_all gs st (fun st there => if there then test st x (fun st b => if b then empty st else true) else true)
      then none test os' st
      else false
  end.

(** The answer must be yes; a wrong answer in an empty part does no harm. *)
Definition yes : answer := fun st b => if b then true else empty st.

(** A test that decides P. *)
Definition tests {A : Type} (v : valuation) (test : store -> A -> answer -> bool) (P : A -> bool) : Prop :=
  forall st x k, test st x k = true -> within v st -> accepted v k (P x).

Theorem any_sound {A : Type} v (test : store -> A -> answer -> bool) P : tests v test P ->
  forall os st k, any test os st k = true -> within v st -> accepted v k (existsb (passes v P) os).
Proof.
  intros D. induction os as [| [gs x] os IH]; intros st k H I; cbn [any] in H; [now exists st |].
  cbn [existsb]. unfold passes at 1. cbn [fst snd].
  apply (decide_all_sound gs _ _ v) in H as (st1 & I1 & H); [| exact I].
  destruct (forallb (holds v) gs); [| now apply IH in H].
  apply (D _ _ _) in H as (st2 & I2 & H); [| exact I1]. destruct (P x); cbn [orb].
  - now exists st2.
  - now apply IH in H.
Qed.

Theorem none_sound {A : Type} v (test : store -> A -> answer -> bool) P : tests v test P ->
  forall os st, none test os st = true -> within v st -> existsb (passes v P) os = false.
Proof.
  intros D. induction os as [| [gs x] os IH]; intros st H I; cbn [none] in H; [easy |].
  destruct (decide_all gs st _) eqn:Ed; [| easy].
  cbn [existsb]. rewrite (IH st H I), orb_false_r. unfold passes. cbn [fst snd].
  apply (decide_all_sound gs _ _ v) in Ed as (st1 & I1 & Ed); [| exact I].
  destruct (forallb (holds v) gs); [| easy].
  apply (D _ _ _) in Ed as (st2 & I2 & Ed); [| exact I1].
  destruct (P x); [exfalso; now apply (empty_sound st2 v) | easy].
Qed.

Lemma yes_sound v b : accepted v yes b -> b = true.
Proof. intros (st & I & H). destruct b; [easy | exfalso]. now apply (empty_sound st v). Qed.

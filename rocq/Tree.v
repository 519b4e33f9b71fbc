(** Decision trees: conditions on the parameters, with any data at the leaves. [pick v t] is the leaf of t at the
    parameters v; [walk] goes to all leaves, with what is known there. *)
From Coq Require Import List Bool ZArith.
From Lilypad Require Import Affine Store.
Import ListNotations.

Inductive tree (A : Set) : Set := Leaf (a : A) | Branch (c : cond) (yes no : tree A).
Arguments Leaf {A} a.
Arguments Branch {A} c yes no.

Fixpoint pick {A : Set} (v : valuation) (t : tree A) : A :=
  match t with Leaf a => a | Branch c yes no => if holds v c then pick v yes else pick v no end.

Fixpoint subst_tree {A : Set} (s : list affine) (t : tree A) : tree A :=
  match t with
  | Leaf a => Leaf a
  | Branch c yes no => Branch (subst_cond s c) (subst_tree s yes) (subst_tree s no)
  end.

Fixpoint walk {A : Set} (t : tree A) (st : store) (k : store -> A -> bool) : bool :=
  match t with
  | Leaf a => k st a
  | Branch c yes no => decide c st (fun st b => walk (if b then yes else no) st k)
  end.

Lemma pick_subst {A : Set} s (t : tree A) v : pick v (subst_tree s t) = pick (through s v) t.
Proof.
  induction t as [a | c yes IHy no IHn]; cbn [subst_tree pick]; [easy |]. now rewrite holds_subst, IHy, IHn.
Qed.

Lemma pick_ext {A : Set} (t : tree A) v w : (forall i, v i = w i) -> pick v t = pick w t.
Proof.
  intros E. induction t as [a | c yes IHy no IHn]; cbn [pick]; [easy |]. now rewrite (holds_ext c v w E), IHy, IHn.
Qed.

Lemma walk_sound {A : Set} v (t : tree A) : forall st k, walk t st k = true -> within v st ->
  exists st', within v st' /\ k st' (pick v t) = true.
Proof.
  induction t as [a | c yes IHy no IHn]; intros st k H I; cbn [walk pick] in *; [now exists st |].
  apply (decide_sound _ _ _ v) in H as (st1 & I1 & H); [| exact I].
  destruct (holds v c); [exact (IHy _ _ H I1) | exact (IHn _ _ H I1)].
Qed.

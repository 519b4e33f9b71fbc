(** Games with parameters: formulas.

    A shape is an integer given by an affine form (possibly over a whole number, rounded down), braces around options, or a case
    distinction. An option may have guards: it exists only where they all hold. [game_of v s] is the game that the
    shape s stands for at the parameters v. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Affine.
Import ListNotations.
Local Open Scope Z_scope.

Inductive shape : Set :=
  | Quot (d : Z) (a : affine)
  | Options (ls rs : list (list cond * shape))
  | If (c : cond) (yes no : shape).

Definition Int (a : affine) : shape := Quot 1 a.

(** Braces without guards, as certificates have them. *)
Definition Braces (ls rs : list shape) : shape := Options (map (pair []) ls) (map (pair []) rs).

Fixpoint game_of (v : valuation) (s : shape) : game :=
  match s with
  | Quot d a => int (eval v a / d)
  | Options ls rs =>
      let present (o : list cond * shape) := if forallb (holds v) (fst o) then [game_of v (snd o)] else [] in
      Node (flat_map present ls) (flat_map present rs)
  | If c yes no => if holds v c then game_of v yes else game_of v no
  end.

Definition present (v : valuation) (o : list cond * shape) : list game :=
  if forallb (holds v) (fst o) then [game_of v (snd o)] else [].

Lemma game_of_int v a : game_of v (Int a) = int (eval v a).
Proof. cbn [game_of Int]. now rewrite Z.div_1_r. Qed.

Lemma game_of_options v ls rs : game_of v (Options ls rs) = Node (flat_map (present v) ls) (flat_map (present v) rs).
Proof. reflexivity. Qed.

Lemma game_of_braces v ls rs : game_of v (Braces ls rs) = Node (map (game_of v) ls) (map (game_of v) rs).
Proof.
  assert (H : forall os, flat_map (present v) (map (pair []) os) = map (game_of v) os).
  { induction os as [| o os IH]; [easy |]. cbn [map flat_map]. now rewrite IH. }
  unfold Braces. rewrite game_of_options. now rewrite !H.
Qed.

Section Induction.
  Variable P : shape -> Prop.
  Hypothesis Hquot : forall d a, P (Quot d a).
  Hypothesis Hopt : forall ls rs, Forall (fun o => P (snd o)) ls -> Forall (fun o => P (snd o)) rs -> P (Options ls rs).
  Hypothesis Hif : forall c s t, P s -> P t -> P (If c s t).

  Fixpoint shape_induction (s : shape) : P s :=
    let fix all (os : list (list cond * shape)) : Forall (fun o => P (snd o)) os :=
      match os with
      | [] => Forall_nil _
      | o :: os' => Forall_cons o (shape_induction (snd o)) (all os')
      end in
    match s with
    | Quot d a => Hquot d a
    | Options ls rs => Hopt ls rs (all ls) (all rs)
    | If c yes no => Hif c yes no (shape_induction yes) (shape_induction no)
    end.
End Induction.

Fixpoint subst_shape (s : list affine) (x : shape) : shape :=
  match x with
  | Quot d a => Quot d (subst s a)
  | Options ls rs =>
      let inside (o : list cond * shape) := (map (subst_cond s) (fst o), subst_shape s (snd o)) in
      Options (map inside ls) (map inside rs)
  | If c yes no => If (subst_cond s c) (subst_shape s yes) (subst_shape s no)
  end.

Lemma holds_all_subst s cs v : forallb (holds v) (map (subst_cond s) cs) = forallb (holds (through s v)) cs.
Proof. induction cs as [| c cs IH]; [easy |]. cbn [map forallb]. now rewrite holds_subst, IH. Qed.

Lemma game_of_subst s x v : game_of v (subst_shape s x) = game_of (through s v) x.
Proof.
  induction x as [d a | ls rs Hl Hr | c yes no IHy IHn] using shape_induction; cbn [subst_shape game_of].
  - now rewrite eval_subst.
  - f_equal; (rewrite flat_map_concat_map, (flat_map_concat_map _ ls) || rewrite flat_map_concat_map, (flat_map_concat_map _ rs));
    rewrite map_map; f_equal; apply map_ext_in; intros o Ho; cbn [fst snd]; rewrite holds_all_subst.
    + rewrite Forall_forall in Hl. now rewrite (Hl o Ho).
    + rewrite Forall_forall in Hr. now rewrite (Hr o Ho).
  - rewrite holds_subst, IHy, IHn. easy.
Qed.

Lemma game_of_ext x v w : (forall i, v i = w i) -> game_of v x = game_of w x.
Proof.
  intros E. assert (G : forall cs, forallb (holds v) cs = forallb (holds w) cs).
  { induction cs as [| c cs IH]; [easy |]. cbn [forallb]. now rewrite IH, (holds_ext c v w E). }
  induction x as [d a | ls rs Hl Hr | c yes no IHy IHn] using shape_induction; cbn [game_of].
  - now rewrite (eval_ext a v w E).
  - rewrite Forall_forall in Hl, Hr. f_equal; rewrite !flat_map_concat_map; f_equal; apply map_ext_in; intros o Ho; rewrite G.
    + now rewrite (Hl o Ho).
    + now rewrite (Hr o Ho).
  - now rewrite (holds_ext c v w E), IHy, IHn.
Qed.

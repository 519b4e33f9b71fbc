(** Affine forms with integer coefficients, and conditions on them.

    A valuation gives an integer to every variable 0, 1, 2, ...; coefficients that are not written are zero. *)
From Coq Require Import List Bool ZArith Lia.
Import ListNotations.
Local Open Scope Z_scope.

Definition valuation := nat -> Z.

(** Constant, then coefficients of variables 0, 1, ... *)
Record affine : Set := Aff { const : Z; coefs : list Z }.

Fixpoint dot (cs : list Z) (v : valuation) : Z :=
  match cs with [] => 0 | c :: cs' => c * v O + dot cs' (fun i => v (S i)) end.

Definition eval (v : valuation) (a : affine) : Z := const a + dot (coefs a) v.

Lemma dot_ext cs v w : (forall i, v i = w i) -> dot cs v = dot cs w.
Proof. revert v w; induction cs as [| c cs IH]; intros v w H; simpl; [easy |]. rewrite H, (IH _ (fun i => w (S i))); auto. Qed.
Lemma eval_ext a v w : (forall i, v i = w i) -> eval v a = eval w a.
Proof. intros H. unfold eval. now rewrite (dot_ext _ v w). Qed.

(** Combinations a * p + b * q. *)
Fixpoint comb_coefs (a : Z) (p : list Z) (b : Z) (q : list Z) : list Z :=
  match p, q with
  | [], _ => map (Z.mul b) q
  | _, [] => map (Z.mul a) p
  | x :: p', y :: q' => a * x + b * y :: comb_coefs a p' b q'
  end.
Definition comb (a : Z) (p : affine) (b : Z) (q : affine) : affine :=
  Aff (a * const p + b * const q) (comb_coefs a (coefs p) b (coefs q)).

Lemma dot_scale a p v : dot (map (Z.mul a) p) v = a * dot p v.
Proof. revert v; induction p as [| x p IH]; intros v; cbn [map dot]; [| rewrite IH]; ring. Qed.

Lemma dot_comb a p b q v : dot (comb_coefs a p b q) v = a * dot p v + b * dot q v.
Proof.
  revert q v; induction p as [| x p IH]; intros [| y q] v; cbn [comb_coefs].
  - simpl; ring.
  - rewrite dot_scale. simpl; ring.
  - rewrite dot_scale. simpl; ring.
  - cbn [dot]. rewrite IH. ring.
Qed.
Lemma eval_comb a p b q v : eval v (comb a p b q) = a * eval v p + b * eval v q.
Proof. unfold eval, comb. cbn [const coefs]. rewrite dot_comb. ring. Qed.

Definition constant (c : Z) : affine := Aff c [].
Definition shift (k : Z) (a : affine) : affine := Aff (const a + k) (coefs a).
Definition opp (a : affine) : affine := Aff (- const a) (map (Z.mul (-1)) (coefs a)).
Definition add (a b : affine) : affine := comb 1 a 1 b.
Definition sub (a b : affine) : affine := comb 1 a (-1) b.
(** x_i *)
Definition var (i : nat) : affine := Aff 0 (repeat 0 i ++ [1]).

Lemma eval_constant c v : eval v (constant c) = c.
Proof. unfold eval; simpl; ring. Qed.
Lemma eval_shift k a v : eval v (shift k a) = eval v a + k.
Proof. unfold eval; simpl; ring. Qed.
Lemma eval_opp a v : eval v (opp a) = - eval v a.
Proof. unfold eval, opp; cbn [const coefs]. rewrite dot_scale. ring. Qed.
Lemma eval_add a b v : eval v (add a b) = eval v a + eval v b.
Proof. unfold add. rewrite eval_comb. ring. Qed.
Lemma eval_sub a b v : eval v (sub a b) = eval v a - eval v b.
Proof. unfold sub. rewrite eval_comb. ring. Qed.
Lemma eval_var i v : eval v (var i) = v i.
Proof.
  unfold eval, var. cbn [const coefs]. rewrite Z.add_0_l. revert v.
  induction i as [| i IH]; intros v; cbn [repeat app dot]; [ring |]. rewrite IH. ring.
Qed.

(** Substitution of a list of forms for the variables; variables beyond the list become zero. *)
Fixpoint subst_coefs (cs : list Z) (s : list affine) (acc : affine) : affine :=
  match cs, s with
  | c :: cs', a :: s' => subst_coefs cs' s' (if c =? 0 then acc else comb 1 acc c a)
  | _, _ => acc
  end.
Definition subst (s : list affine) (a : affine) : affine := subst_coefs (coefs a) s (constant (const a)).

Definition through (s : list affine) (v : valuation) : valuation := fun i => eval v (nth i s (constant 0)).

Lemma dot_nil cs v : (forall i, v i = 0) -> dot cs v = 0.
Proof. revert v; induction cs as [| c cs IH]; intros v H; simpl; [easy |]. rewrite H, IH; auto. ring. Qed.

Lemma eval_subst_coefs cs s acc v : eval v (subst_coefs cs s acc) = eval v acc + dot cs (through s v).
Proof.
  revert s acc; induction cs as [| c cs IH]; intros s acc; cbn [subst_coefs dot]; [ring |].
  destruct s as [| a s].
  - unfold through. rewrite dot_nil.
    + cbn [nth]. rewrite eval_constant. ring.
    + intros i. cbn [nth]. now rewrite eval_constant.
  - rewrite IH. replace (eval v (if c =? 0 then acc else comb 1 acc c a)) with (eval v acc + c * eval v a).
    + rewrite (dot_ext cs (through s v) (fun i => through (a :: s) v (S i))) by easy.
      change (through (a :: s) v O) with (eval v a). ring.
    + destruct (Z.eqb_spec c 0) as [-> |]; [ring |]. rewrite eval_comb. ring.
Qed.
Lemma eval_subst s a v : eval v (subst s a) = eval (through s v) a.
Proof. unfold subst. rewrite eval_subst_coefs, eval_constant. easy. Qed.

(** One variable changed. *)
Definition update (v : valuation) (k : nat) (z : Z) : valuation := fun i => if Nat.eqb i k then z else v i.

Fixpoint coef_at (k : nat) (cs : list Z) {struct cs} : Z :=
  match cs, k with [], _ => 0 | c :: _, O => c | _ :: cs', S k' => coef_at k' cs' end.
Fixpoint clear_at (k : nat) (cs : list Z) {struct cs} : list Z :=
  match cs, k with [], _ => [] | _ :: cs', O => 0 :: cs' | c :: cs', S k' => c :: clear_at k' cs' end.

Lemma dot_update cs v k z : dot cs (update v k z) = dot (clear_at k cs) v + coef_at k cs * z.
Proof.
  revert v k; induction cs as [| c cs IH]; intros v k; [simpl; ring |].
  destruct k as [| k]; cbn [dot clear_at coef_at].
  - rewrite (dot_ext cs (fun i => update v 0 z (S i)) (fun i => v (S i))) by easy.
    change (update v 0 z O) with z. ring.
  - rewrite (dot_ext cs (fun i => update v (S k) z (S i)) (update (fun i => v (S i)) k z)) by easy.
    rewrite IH. change (update v (S k) z O) with (v O). ring.
Qed.

(** The form a with b in place of variable k. *)
Definition replace (k : nat) (b a : affine) : affine :=
  let c := coef_at k (coefs a) in
  if c =? 0 then a else comb 1 (Aff (const a) (clear_at k (coefs a))) c b.

Lemma eval_replace k b a v : eval v (replace k b a) = eval (update v k (eval v b)) a.
Proof.
  assert (U : forall z, eval (update v k z) a = const a + (dot (clear_at k (coefs a)) v + coef_at k (coefs a) * z))
    by (intros z; unfold eval; now rewrite dot_update).
  rewrite U. unfold replace.
  destruct (Z.eqb_spec (coef_at k (coefs a)) 0) as [H | H].
  - rewrite H. pose proof (dot_update (coefs a) v k (v k)) as D. rewrite H in D.
    rewrite (dot_ext _ (update v k (v k)) v) in D.
    + unfold eval. lia.
    + intros i. unfold update. now destruct (Nat.eqb_spec i k) as [-> |].
  - rewrite eval_comb. unfold eval at 1. cbn [const coefs]. ring.
Qed.

(** Conditions: a >= 0, a = 0, a = r (mod m). *)
Inductive cond : Set := Ge (a : affine) | Eq (a : affine) | Mod (a : affine) (m r : Z).

Definition holds (v : valuation) (c : cond) : bool :=
  match c with
  | Ge a => 0 <=? eval v a
  | Eq a => eval v a =? 0
  | Mod a m r => (eval v a - r) mod m =? 0
  end.

Definition subst_cond (s : list affine) (c : cond) : cond :=
  match c with Ge a => Ge (subst s a) | Eq a => Eq (subst s a) | Mod a m r => Mod (subst s a) m r end.

Lemma holds_ext c v w : (forall i, v i = w i) -> holds v c = holds w c.
Proof. intros H. destruct c; cbn [holds]; now rewrite (eval_ext _ v w). Qed.
Lemma holds_subst s c v : holds v (subst_cond s c) = holds (through s v) c.
Proof. destruct c; cbn [holds subst_cond]; now rewrite eval_subst. Qed.

(** Systems of linear inequalities over the integers, kept short.

    A list of affine forms stands for the system "each is >= 0". [normalise] tightens each inequality by the greatest common
    divisor of its coefficients, keeps the sharpest of those with equal coefficients, and solves every equality that two
    opposite inequalities make, by a change of variables. It never loses a solution; nothing more is claimed.
    The changes of variables are applied to the forms in [outer] too. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Affine.
Import ListNotations.
Local Open Scope Z_scope.

Definition sat (w : valuation) (cs : list affine) : Prop := Forall (fun a => 0 <= eval w a) cs.

Lemma sat_app w cs ds : sat w (cs ++ ds) <-> sat w cs /\ sat w ds.
Proof. apply Forall_app. Qed.
Lemma sat_cons w a cs : sat w (a :: cs) <-> 0 <= eval w a /\ sat w cs.
Proof. unfold sat. split; [intros H; inversion H; auto | intros [H K]; now constructor]. Qed.
Lemma sat_nil w : sat w [].
Proof. constructor. Qed.

(** * Tightening *)
Fixpoint gcd_of (g : Z) (cs : list Z) : Z :=
  match cs with [] => g | c :: cs' => if g =? 1 then 1 else gcd_of (Z.gcd g c) cs' end.

Lemma gcd_of_divides g cs : (gcd_of g cs | g) /\ Forall (Z.divide (gcd_of g cs)) cs.
Proof.
  revert g; induction cs as [| c cs IH]; intros g; cbn [gcd_of]; [split; [reflexivity | constructor] |].
  destruct (Z.eqb_spec g 1) as [-> |].
  - split; [reflexivity |]. apply Forall_forall. intros; apply Z.divide_1_l.
  - destruct (IH (Z.gcd g c)) as [H K]. split; [| constructor; [| exact K]].
    + etransitivity; [exact H | apply Z.gcd_divide_l].
    + etransitivity; [exact H | apply Z.gcd_divide_r].
Qed.

Definition tighten (a : affine) : affine :=
  let g := gcd_of 0 (coefs a) in
  if g <=? 1 then a else Aff (const a / g) (map (fun c => c / g) (coefs a)).

Lemma dot_divide g cs v : g <> 0 -> Forall (Z.divide g) cs -> dot cs v = g * dot (map (fun c => c / g) cs) v.
Proof.
  intros Hg H. revert v; induction H as [| c cs [q ->] H IH]; intros v; cbn [dot map]; [ring |].
  rewrite IH, Z.div_mul by easy. ring.
Qed.

Lemma tighten_iff w a : 0 <= eval w (tighten a) <-> 0 <= eval w a.
Proof.
  unfold tighten. set (g := gcd_of 0 (coefs a)). destruct (Z.leb_spec g 1) as [| Hg]; [easy |].
  unfold eval. cbn [const coefs]. rewrite (dot_divide g (coefs a)); [| lia | apply gcd_of_divides].
  set (d := dot _ w). pose proof (Z.div_mod (const a) g ltac:(lia)). pose proof (Z.mod_pos_bound (const a) g ltac:(lia)). nia.
Qed.

(** * Comparing coefficients *)
Fixpoint all_zero (p : list Z) : bool := match p with [] => true | x :: p' => if x =? 0 then all_zero p' else false end.
Fixpoint same (p q : list Z) : bool :=
  match p, q with
  | [], _ => all_zero q
  | _, [] => all_zero p
  | x :: p', y :: q' => if x =? y then same p' q' else false
  end.
Fixpoint opposite (p q : list Z) : bool :=
  match p, q with
  | [], _ => all_zero q
  | _, [] => all_zero p
  | x :: p', y :: q' => if x =? - y then opposite p' q' else false
  end.

Lemma all_zero_dot p v : all_zero p = true -> dot p v = 0.
Proof. revert v; induction p as [| x p IH]; intros v; simpl; [easy |]. destruct (Z.eqb_spec x 0) as [-> |]; [| easy]. intros H. now rewrite IH. Qed.
Lemma same_dot p q v : same p q = true -> dot p v = dot q v.
Proof.
  revert q v; induction p as [| x p IH]; intros [| y q] v; cbn [same]; intros H; [easy | ..].
  - symmetry. now apply all_zero_dot.
  - now apply all_zero_dot.
  - destruct (Z.eqb_spec x y) as [-> |]; [| easy]. cbn [dot]. now rewrite (IH q).
Qed.
Lemma opposite_dot p q v : opposite p q = true -> dot p v = - dot q v.
Proof.
  revert q v; induction p as [| x p IH]; intros [| y q] v; cbn [opposite]; intros H; [easy | ..].
  - rewrite (all_zero_dot (y :: q)) by easy. easy.
  - rewrite (all_zero_dot (x :: p)) by easy. easy.
  - destruct (Z.eqb_spec x (- y)) as [-> |]; [| easy]. cbn [dot]. rewrite (IH q) by easy. ring.
Qed.

(** * Inserting inequalities *)
Inductive inserted : Set := Contradiction | Equality (a : affine) | Inserted (cs : list affine).

Definition meaning (w : valuation) (x : inserted) : Prop :=
  match x with Contradiction => False | Equality a => eval w a = 0 | Inserted cs => sat w cs end.

Fixpoint merge (a : affine) (cs : list affine) : inserted :=
  match cs with
  | [] => Inserted [a]
  | b :: cs' =>
      if same (coefs a) (coefs b) then if const b <=? const a then Inserted cs else merge a cs'
      else
        let rest (_ : unit) := match merge a cs' with Inserted ds => Inserted (b :: ds) | x => x end in
        if opposite (coefs a) (coefs b) then
          let s := const a + const b in
          if s <? 0 then Contradiction else if s =? 0 then Equality a else rest tt
        else rest tt
  end.

Lemma merge_sound w a cs : 0 <= eval w a -> sat w cs -> meaning w (merge a cs).
Proof.
  intros Ha. induction cs as [| b cs IH]; intros H; cbn [merge]; [repeat constructor; easy |].
  apply sat_cons in H as [Hb H]. specialize (IH H).
  assert (R : meaning w match merge a cs with Inserted ds => Inserted (b :: ds) | x => x end).
  { destruct (merge a cs); [exact IH | exact IH | now apply sat_cons]. }
  destruct (same _ _).
  - destruct (_ <=? _); [now apply sat_cons | exact IH].
  - destruct (opposite _ _) eqn:Eo; [| exact R]. apply (opposite_dot _ _ w) in Eo.
    unfold eval in *. destruct (Z.ltb_spec (const a + const b) 0); [cbn; lia |].
    destruct (Z.eqb_spec (const a + const b) 0); [cbn; unfold eval; lia | exact R].
Qed.

Fixpoint insert_all (todo done : list affine) : inserted :=
  match todo with
  | [] => Inserted done
  | a :: todo' =>
      let t := tighten a in
      if all_zero (coefs t) then if const t <? 0 then Contradiction else insert_all todo' done
      else match merge t done with Inserted done' => insert_all todo' done' | x => x end
  end.

Lemma insert_all_sound w todo done : sat w todo -> sat w done -> meaning w (insert_all todo done).
Proof.
  revert done; induction todo as [| a todo IH]; intros done; cbn [insert_all]; [easy |].
  intros [Ha%tighten_iff H]%sat_cons Hd. destruct (all_zero (coefs (tighten a))) eqn:Ez.
  - apply (all_zero_dot _ w) in Ez. unfold eval in Ha. destruct (Z.ltb_spec (const (tighten a)) 0); [cbn; lia | auto].
  - pose proof (merge_sound w _ _ Ha Hd) as M. destruct (merge _ _); auto.
Qed.

(** * Changes of variables: x_k becomes m * x_k + b, with b free of x_k. *)
Definition free (k : nat) (b : affine) : affine := Aff (const b) (clear_at k (coefs b)).
Definition image (k : nat) (m : Z) (b : affine) : affine :=
  if m =? 0 then free k b else comb m (var k) 1 (free k b).
Definition change (k : nat) (m : Z) (b : affine) (cs : list affine) : list affine :=
  let a := image k m b in map (replace k a) cs.

Lemma eval_free k b v z : eval (update v k z) (free k b) = eval v (free k b).
Proof.
  unfold eval, free. cbn [const coefs]. f_equal. generalize (coefs b); intros cs.
  revert v k; induction cs as [| c cs IH]; intros v [| k]; cbn [clear_at dot]; [easy .. | |].
  - reflexivity.
  - rewrite <- (IH (fun i => v (S i)) k). f_equal.
Qed.

Lemma eval_image k m b v : eval v (image k m b) = m * v k + eval v (free k b).
Proof. unfold image. destruct (Z.eqb_spec m 0) as [-> |]; [ring |]. rewrite eval_comb, eval_var. ring. Qed.

Lemma change_of_variable k m b w q : w k = m * q + eval w (free k b) ->
  exists w', forall a, eval w' (replace k (image k m b) a) = eval w a.
Proof.
  intros H. exists (update w k q). intros a. rewrite eval_replace. apply eval_ext. intros i.
  rewrite eval_image, eval_free. unfold update. rewrite Nat.eqb_refl.
  destruct (Nat.eqb_spec i k) as [-> |]; lia.
Qed.

Lemma sat_map w w' f cs : (forall a, eval w' (f a) = eval w a) -> sat w cs -> sat w' (map f cs).
Proof. intros E. unfold sat. rewrite Forall_map. apply Forall_impl. intros a. now rewrite E. Qed.

(** What "no solution is lost" means: [outer] has the same values at some solution of the new system. *)
Definition kept (w : valuation) (outer outer' cs' : list affine) : Prop :=
  exists w', map (eval w') outer' = map (eval w) outer /\ sat w' cs'.

Lemma kept_refl w outer cs : sat w cs -> kept w outer outer cs.
Proof. now exists w. Qed.

(** * Solving an equality: Euclid's algorithm on its coefficients. *)
Fixpoint least (k : nat) (cs : list Z) (best : option (nat * Z)) : option (nat * Z) :=
  match cs with
  | [] => best
  | c :: cs' =>
      least (S k) cs'
        (if c =? 0 then best
         else match best with
              | None => Some (k, c)
              | Some (_, b) => if Z.abs c <? Z.abs b then Some (k, c) else best
              end)
  end.

Fixpoint solve (n : nat) (e : affine) (outer cs : list affine) : list affine * list affine :=
  match n with
  | O => (outer, cs)
  | S n' =>
      match least 0 (coefs e) None with
      | None => (outer, cs)
      | Some (k, c) =>
          if Z.abs c =? 1 then
            if coef_at k (coefs e) =? c then
              let b := comb (- c) e 0 (constant 0) in (change k 0 b outer, change k 0 b cs)
            else (outer, cs)
          else
            let b := Aff (- (const e / c)) (map (fun x => - (x / c)) (coefs e)) in
            solve n' (replace k (image k 1 b) e) (change k 1 b outer) (change k 1 b cs)
      end
  end.

Lemma eval_split k e v : eval v e = eval v (free k e) + coef_at k (coefs e) * v k.
Proof.
  transitivity (eval (update v k (v k)) e).
  - apply eval_ext. intros i. unfold update. now destruct (Nat.eqb_spec i k) as [-> |].
  - unfold eval, free. cbn [const coefs]. rewrite dot_update. ring.
Qed.

Lemma free_comb_scale k c e v : eval v (free k (comb c e 0 (constant 0))) = c * eval v (free k e).
Proof.
  unfold eval, free. cbn [const coefs comb constant].
  rewrite Z.mul_add_distr_l. f_equal; [ring |].
  generalize (coefs e); intros cs. revert v k.
  assert (S : forall l v k, dot (clear_at k (map (Z.mul c) l)) v = c * dot (clear_at k l) v).
  { induction l as [| x l IH]; intros v [| k]; cbn [map clear_at dot]; try ring.
    - rewrite dot_scale. ring.
    - rewrite IH. ring. }
  intros v k. destruct cs as [| x cs]; cbn [comb_coefs].
  - simpl; ring.
  - apply S.
Qed.

Lemma solve_sound n : forall e outer cs w, eval w e = 0 -> sat w cs ->
  kept w outer (fst (solve n e outer cs)) (snd (solve n e outer cs)).
Proof.
  induction n as [| n IH]; intros e outer cs w He Hs; cbn [solve]; [now apply kept_refl |].
  destruct (least 0 (coefs e) None) as [[k c] |]; [| now apply kept_refl].
  assert (K : forall m b q, w k = m * q + eval w (free k b) ->
    exists w', (forall a, eval w' (replace k (image k m b) a) = eval w a) /\
      map (eval w') (change k m b outer) = map (eval w) outer /\ sat w' (change k m b cs)).
  { intros m b q Hq. destruct (change_of_variable k m b w q Hq) as [w' Hw]. exists w'. split; [exact Hw | split].
    - unfold change. rewrite map_map. apply map_ext. exact Hw.
    - now apply (sat_map w). }
  destruct (Z.eqb_spec (Z.abs c) 1) as [H1 |].
  - destruct (Z.eqb_spec (coef_at k (coefs e)) c) as [Hc |]; [| now apply kept_refl]. cbn [fst snd].
    destruct (K 0 (comb (- c) e 0 (constant 0)) 0) as (w' & _ & ? & ?); [| now exists w'].
    rewrite free_comb_scale. pose proof (eval_split k e w) as Hsplit. rewrite Hc in Hsplit.
    assert (c = 1 \/ c = -1) as [-> | ->] by lia; lia.
  - set (b := Aff _ _). destruct (K 1 b (w k - eval w (free k b)) ltac:(lia)) as (w' & E & Ho & Hc).
    destruct (IH (replace k (image k 1 b) e) (change k 1 b outer) (change k 1 b cs) w') as (w'' & Ho' & Hc').
    + now rewrite E.
    + exact Hc.
    + exists w''. split; [congruence | exact Hc'].
Qed.

(** * The normal form of a system *)
Fixpoint normalise (n : nat) (outer todo done : list affine) : option (list affine * list affine) :=
  match n with
  | O => Some (outer, todo ++ done)
  | S n' =>
      match insert_all todo done with
      | Contradiction => None
      | Inserted cs => Some (outer, cs)
      | Equality e => let (outer', cs') := solve 50 e outer (todo ++ done) in normalise n' outer' cs' []
      end
  end.

Lemma normalise_sound n : forall outer todo done w, sat w todo -> sat w done ->
  match normalise n outer todo done with None => False | Some (outer', cs') => kept w outer outer' cs' end.
Proof.
  induction n as [| n IH]; intros outer todo done w Ht Hd; cbn [normalise].
  - apply kept_refl, sat_app; auto.
  - pose proof (insert_all_sound w todo done Ht Hd) as M. destruct (insert_all todo done) as [| e | cs]; cbn in M.
    + easy.
    + pose proof (solve_sound 50 e outer (todo ++ done) w M ltac:(apply sat_app; auto)) as (w' & Ho & Hc).
      destruct (solve 50 e outer (todo ++ done)) as [outer' cs']. cbn [fst snd] in *.
      specialize (IH outer' cs' [] w' Hc (sat_nil _)). destruct (normalise n outer' cs' []) as [[o c] |]; [| easy].
      destruct IH as (w'' & Ho' & Hc'). exists w''. split; [congruence | easy].
    + now apply kept_refl.
Qed.

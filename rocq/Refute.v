(** Refuting systems of linear inequalities over the integers.

    [refute] eliminates one variable after another (Fourier and Motzkin), solving equalities and tightening on the way. It is
    complete over the rationals only; [refute_hard] also enumerates narrow bands 0 <= e <= width that the elimination finds.
    Both are sound: true means that there is no integer solution. False means nothing. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Affine System.
Import ListNotations.
Local Open Scope Z_scope.

(** * Elimination of one variable *)
Fixpoint partition_at (k : nat) (cs : list affine) : list affine * list affine * list affine :=
  match cs with
  | [] => ([], [], [])
  | a :: cs' =>
      let '(pos, neg, none) := partition_at k cs' in
      match coef_at k (coefs a) with
      | Z0 => (pos, neg, a :: none)
      | Zpos _ => (a :: pos, neg, none)
      | Zneg _ => (pos, a :: neg, none)
      end
  end.

Definition eliminate (k : nat) (cs : list affine) : list affine :=
  let '(pos, neg, none) := partition_at k cs in
  flat_map (fun p => map (fun q => comb (- coef_at k (coefs q)) p (coef_at k (coefs p)) q) neg) pos ++ none.

Lemma partition_at_sound w k cs : sat w cs ->
  let '(pos, neg, none) := partition_at k cs in
  Forall (fun a => 0 <= eval w a /\ 0 < coef_at k (coefs a)) pos /\
  Forall (fun a => 0 <= eval w a /\ coef_at k (coefs a) < 0) neg /\ sat w none.
Proof.
  induction cs as [| a cs IH]; intros H; cbn [partition_at]; [repeat constructor |].
  apply sat_cons in H as [Ha H]. specialize (IH H). destruct (partition_at k cs) as [[pos neg] none].
  destruct IH as (Hp & Hn & Hz). destruct (coef_at k (coefs a)) eqn:Ec; repeat split; try easy.
  - now apply sat_cons.
  - constructor; [rewrite Ec |]; easy.
  - constructor; [rewrite Ec |]; easy.
Qed.

Lemma eliminate_sound w k cs : sat w cs -> sat w (eliminate k cs).
Proof.
  intros H%(partition_at_sound w k). unfold eliminate. destruct (partition_at k cs) as [[pos neg] none].
  destruct H as (Hp & Hn & Hz). apply sat_app. split; [| exact Hz].
  apply Forall_forall. intros a (p & Ip & (q & <- & Iq)%in_map_iff)%in_flat_map.
  rewrite Forall_forall in Hp, Hn. specialize (Hp p Ip). specialize (Hn q Iq). rewrite eval_comb. nia.
Qed.

(** * Choosing the variable: the one whose elimination adds fewest inequalities *)
Fixpoint count_into (cs : list Z) (counts : list (Z * Z)) : list (Z * Z) :=
  match cs with
  | [] => counts
  | c :: cs' =>
      let (pn, counts') := match counts with [] => ((0, 0), []) | x :: r => (x, r) end in
      let (p, n) := pn in
      (match c with Z0 => (p, n) | Zpos _ => (p + 1, n) | Zneg _ => (p, n + 1) end) :: count_into cs' counts'
  end.

Fixpoint cheapest (k : nat) (counts : list (Z * Z)) (best : option (nat * Z)) : option (nat * Z) :=
  match counts with
  | [] => best
  | (p, n) :: counts' =>
      cheapest (S k) counts'
        (if p + n =? 0 then best
         else let cost := p * n - p - n in
              match best with
              | None => Some (k, cost)
              | Some (_, c) => if cost <? c then Some (k, cost) else best
              end)
  end.

Definition choose (cs : list affine) : option nat :=
  match cheapest 0 (fold_left (fun counts a => count_into (coefs a) counts) cs []) None with
  | None => None
  | Some (k, cost) => if cost <=? 100 then Some k else None
  end.

(** * Refutation *)
Fixpoint refute (n : nat) (todo done : list affine) : bool :=
  match n with
  | O => false
  | S n' =>
      match normalise 20 [] todo done with
      | None => true
      | Some (_, cs) => match choose cs with None => false | Some k => refute n' (eliminate k cs) [] end
      end
  end.

Lemma refute_sound n : forall todo done w, refute n todo done = true -> sat w todo -> sat w done -> False.
Proof.
  induction n as [| n IH]; intros todo done w; cbn [refute]; [easy |]. intros H Ht Hd.
  pose proof (normalise_sound 20 [] todo done w Ht Hd) as N.
  destruct (normalise 20 [] todo done) as [[o cs] |]; [| easy]. destruct N as (w' & _ & Hs).
  destruct (choose cs) as [k |]; [| easy].
  exact (IH _ _ w' H (eliminate_sound w' k cs Hs) (sat_nil _)).
Qed.

(** * Narrow bands *)

(** All inequalities met while eliminating. *)
Fixpoint consequences (n : nat) (cs : list affine) : list affine :=
  match n with
  | O => cs
  | S n' =>
      match choose cs with
      | None => cs
      | Some k =>
          cs ++ match insert_all (eliminate k cs) [] with
                | Inserted ds => consequences n' ds
                | Equality e => [e; opp e]
                | Contradiction => []
                end
      end
  end.

Lemma consequences_sound n : forall cs w, sat w cs -> sat w (consequences n cs).
Proof.
  induction n as [| n IH]; intros cs w H; cbn [consequences]; [easy |].
  destruct (choose cs) as [k |]; [| easy]. apply sat_app. split; [easy |].
  pose proof (insert_all_sound w (eliminate k cs) [] (eliminate_sound w k cs H) (sat_nil _)) as M.
  destruct (insert_all _ _) as [| e | ds]; [apply sat_nil | | auto].
  cbn [meaning] in M. rewrite !sat_cons, eval_opp. repeat split; [lia | lia | apply sat_nil].
Qed.

(** The narrowest band: a form e and a width with 0 <= e <= width. *)
Fixpoint narrow_with (a : affine) (cs : list affine) (best : option (affine * Z)) : option (affine * Z) :=
  match cs with
  | [] => best
  | b :: cs' =>
      narrow_with a cs'
        (if opposite (coefs a) (coefs b) then
           let width := const a + const b in
           match best with
           | None => Some (a, width)
           | Some (_, x) => if width <? x then Some (a, width) else best
           end
         else best)
  end.
Fixpoint narrowest (cs : list affine) (best : option (affine * Z)) : option (affine * Z) :=
  match cs with [] => best | a :: cs' => narrowest cs' (narrow_with a cs' best) end.

Definition band_ok (w : valuation) (x : option (affine * Z)) : Prop :=
  match x with None => True | Some (e, width) => 0 <= eval w e <= width end.

Lemma narrow_with_sound w a cs best : 0 <= eval w a -> sat w cs -> band_ok w best -> band_ok w (narrow_with a cs best).
Proof.
  intros Ha. revert best; induction cs as [| b cs IH]; intros best Hs Hb; cbn [narrow_with]; [easy |].
  apply sat_cons in Hs as [Hb' Hs]. apply IH; [easy |].
  destruct (opposite _ _) eqn:Eo; [| easy]. apply (opposite_dot _ _ w) in Eo.
  assert (band_ok w (Some (a, const a + const b))) by (unfold eval in *; cbn; unfold eval; lia).
  destruct best as [[e x] |]; [destruct (_ <? _) |]; easy.
Qed.
Lemma narrowest_sound w cs best : sat w cs -> band_ok w best -> band_ok w (narrowest cs best).
Proof.
  revert best; induction cs as [| a cs IH]; intros best Hs Hb; cbn [narrowest]; [easy |].
  apply sat_cons in Hs as [Ha Hs]. apply IH; [easy |]. now apply narrow_with_sound.
Qed.

(** For all t with 0 <= t < n. *)
Fixpoint for_all_below (n : nat) (f : Z -> bool) : bool :=
  match n with O => true | S n' => if f (Z.of_nat n') then for_all_below n' f else false end.
Lemma for_all_below_sound n f t : for_all_below n f = true -> 0 <= t < Z.of_nat n -> f t = true.
Proof.
  induction n as [| n IH]; intros H Ht; [lia |]. cbn [for_all_below] in H.
  destruct (f (Z.of_nat n)) eqn:Ef; [| easy].
  destruct (Z.eq_dec t (Z.of_nat n)) as [-> |]; [easy | apply IH; [easy | lia]].
Qed.

Definition widest_band : Z := 12.

Fixpoint refute_hard (n : nat) (cs : list affine) : bool :=
  if refute 20 cs [] then true else
  match n with
  | O => false
  | S n' =>
      match normalise 20 [] cs [] with
      | None => true
      | Some (_, ds) =>
          match narrowest (consequences 10 ds) None with
          | None => false
          | Some (e, width) =>
              if width <=? widest_band then
                for_all_below (Z.to_nat (width + 1)) (fun t => refute_hard n' (shift (- t) e :: shift t (opp e) :: ds))
              else false
          end
      end
  end.

Lemma refute_hard_sound n : forall cs w, refute_hard n cs = true -> sat w cs -> False.
Proof.
  induction n as [| n IH]; intros cs w; cbn [refute_hard]; intros H Hs.
  - destruct (refute 20 cs []) eqn:Er; [| easy]. eapply refute_sound; eauto using sat_nil.
  - destruct (refute 20 cs []) eqn:Er; [eapply refute_sound; eauto using sat_nil |]. clear Er.
    pose proof (normalise_sound 20 [] cs [] w Hs (sat_nil _)) as N.
    destruct (normalise 20 [] cs []) as [[o ds] |]; [| easy]. destruct N as (w' & _ & Hd).
    pose proof (narrowest_sound w' (consequences 10 ds) None (consequences_sound 10 ds w' Hd) I) as B.
    destruct (narrowest _ _) as [[e width] |]; [| easy]. cbn [band_ok] in B.
    destruct (width <=? widest_band); [| easy].
    apply (for_all_below_sound _ _ (eval w' e)) in H; [| lia].
    apply (IH _ w' H). rewrite !sat_cons, !eval_shift, eval_opp. repeat split; [lia | lia | exact Hd].
Qed.

(** The claims that pass the check are true ([claims_sound]), and so are goals that follow from them ([goal_sound]).

    The induction is on the moves left on the boards, and then on the rank of the claim: every use of a claim is about boards with fewer
    moves, or with no more and a claim of smaller rank. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine Sum Sums Rules Pattern PatternCases PatternMoves Simplify Side Strategy.
Import ListNotations.

(** What a goal says of boards: Right wins the difference if Left begins, or if he begins. *)
Definition wins (lefts_turn : bool) (v : valuation) (N : nat) (bs : list board) (s : side) : Prop :=
  if lefts_turn then le (val bs) (side_game v N s) else ~ le (side_game v N s) (val bs).

(** * Steps *)
Lemma simple_sound g v bs : natural v -> insts v (boards g) bs -> exists cs, insts v (boards (simple g)) cs /\
  (weights cs <= weights bs)%nat /\ forall turn N, wins turn v N cs (bound (simple g)) -> wins turn v N bs (bound g).
Proof.
  intros Hv Hb. unfold simple. destruct (simplify_all (boards g)) as [ps k] eqn:Es. cbn [boards bound].
  destruct (simplify_all_sound v _ _ _ _ Hv Es Hb) as (cs & Hc & Hle & Hw). exists cs. repeat split; auto. intros turn N.
  unfold wins. destruct turn; rewrite add_int_game, eval_opp.
  - rewrite <- le_plus_int. intros H. now rewrite Hle.
  - intros H K. apply H. rewrite (plus_le _ _ (int (eval v k))), (plus_comm (plus _ _)), <- plus_assoc, int_plus.
    replace (eval v k + - eval v k)%Z with 0%Z by lia. rewrite int_zero, plus_zero_l. now rewrite K.
Qed.

Lemma insts_forms v w h ps bs : (forall f, eval v (h f) = eval w f) -> insts w ps bs -> insts v (map (map_forms h) ps) bs.
Proof. intros H. induction 1; constructor; [now apply (map_forms_inst v w h) | easy]. Qed.

Lemma boards_any_sound v at_left n k ps cases bs : natural v -> boards_any at_left n k ps = Some cases ->
  forallb (fresh_in k) ps = true -> insts v ps bs -> exists qs z, In qs cases /\ (0 <= z)%Z /\ insts (update v k z) qs bs.
Proof.
  intros Hv. revert n cases bs. induction ps as [| p ps IH]; intros n cases bs; cbn [boards_any forallb]; [easy |].
  intros H [Hp Hps]%andb_true_iff Hb. inversion Hb as [| ? b ? bs' H1 H2]; subst. destruct (n <? length (filter is_any p))%nat.
  - destruct (any_cases at_left n k p) as [qs |] eqn:Eq; [| easy]. injection H as <-.
    destruct (any_cases_sound v at_left n k p qs b Hv Eq Hp H1) as (q & z & Hq & Hz & Hi). exists (q :: ps), z.
    split; [now apply (in_map (fun q => q :: ps)) |]. split; [easy |]. constructor; [easy |].
    clear - H2 Hps. induction H2; constructor; cbn [forallb] in Hps; apply andb_true_iff in Hps as [? ?]; auto using inst_fresh.
  - destruct (boards_any at_left _ k ps) as [qss |] eqn:Eq; [| easy]. injection H as <-.
    destruct (IH _ qss bs' Eq Hps H2) as (qs & z & Hq & Hz & Hi). exists (p :: qs), z. split; [now apply in_map |].
    split; [easy |]. constructor; [now apply inst_fresh | easy].
Qed.

Lemma cases_sound s g gs v bs : natural v -> cases_of s g = Some gs -> insts v (boards g) bs -> exists h w, In h gs /\ natural w /\
  insts w (boards h) bs /\ forall N, side_game w N (bound h) = side_game v N (bound g).
Proof.
  intros Hv H Hb.
  assert (Forms : forall cases, case_of cases v -> Some (map (fun h => with_forms h g) cases) = Some gs -> exists h w, In h gs /\ natural w /\
    insts w (boards h) bs /\ forall N, side_game w N (bound h) = side_game v N (bound g)).
  { intros cases (h & w & Hh & Hw & He) [= <-]. exists (with_forms h g), w. split; [now apply (in_map (fun h => with_forms h g)) |].
    split; [easy |]. cbn [with_forms boards bound]. split; [now apply (insts_forms w v) | intros N; now apply map_side_game]. }
  destruct s as [k | k l | n at_left k]; cbn [cases_of] in H.
  - apply (Forms (zero_cases k)); [now apply zero_case | easy].
  - destruct (Nat.eqb_spec k l); [easy |]. apply (Forms (order_cases k l)); [now apply order_case | easy].
  - destruct (forallb (fresh_in k) (boards g)) eqn:H1; [| easy]. destruct (fresh_side k (bound g)) eqn:H2; [| easy].
    destruct (boards_any at_left n k (boards g)) as [cases |] eqn:H3; [| easy]. injection H as <-.
    destruct (boards_any_sound v at_left n k _ cases bs Hv H3 H1 Hb) as (qs & z & Hq & Hz & Hi). exists (Goal qs (bound g)), (update v k z).
    split; [now apply (in_map (fun ps => Goal ps (bound g))) |]. split; [now apply natural_update |]. split; [easy |]. intros N.
    cbn [bound]. apply fresh_side_game; [| easy]. intros f Hf. now apply eval_fresh.
Qed.

Lemma leap_sound v ps bs : natural v -> forallb (leaps false) ps = true -> insts v ps bs -> le (val bs) zero.
Proof.
  intros Hv H Hb. apply death_leaps. induction Hb as [| p b ps bs Hp Hb IH]; [easy |]. cbn [forallb] in *. apply andb_true_iff in H as [H1 H2].
  rewrite (leaps_sound v p Hv false b H1 Hp). now apply IH.
Qed.

Lemma left_out_sound v which ps : natural v -> forall i qs bs, left_out i which ps = Some qs -> insts v ps bs ->
  exists cs, insts v qs cs /\ le (val bs) (val cs) /\ (weights cs <= weights bs)%nat.
Proof.
  intros Hv. induction ps as [| p ps IH]; intros i qs bs; cbn [left_out]; intros H Hb; inversion Hb as [| ? b ? bs' H1 H2]; subst.
  - injection H as <-. exists []. split; [constructor |]. split; [apply le_refl | easy].
  - destruct (left_out (S i) which ps) as [rest |] eqn:Er; [| easy]. destruct (IH _ _ _ Er H2) as (cs & H3 & H4 & H5).
    rewrite val_cons, weights_cons. destruct (existsb (Nat.eqb i) which).
    + destruct (leaps false p) eqn:Hl; [| easy]. injection H as <-. exists cs. split; [easy |]. split; [| lia].
      rewrite <- (plus_zero_l (val cs)). apply plus_proper_le; [| easy]. now apply death_leap, (leaps_sound v p).
    + injection H as <-. exists (b :: cs). split; [now constructor |]. rewrite val_cons, weights_cons. split; [| lia].
      apply plus_proper_le; [apply le_refl | easy].
Qed.

Lemma covers_sound v qs : natural v -> forall ps bs, covers qs ps = true -> insts v ps bs -> insts v qs bs.
Proof.
  intros Hv. induction qs as [| q qs IH]; intros [| p ps] bs; cbn [covers]; try easy. destruct (cover q p) eqn:Hc; [| easy].
  intros H Hb. inversion Hb; subst. constructor; [now apply (cover_sound v q p) | eapply IH; eauto].
Qed.
Lemma instance_sound c put g v bs N : natural v -> instance_of c put g = true -> insts v (boards g) bs -> exists w M, natural w /\
  insts w (boards (about c)) bs /\ le (side_game w M (bound (about c))) (side_game v N (bound g)).
Proof.
  intros Hv. unfold instance_of. destruct (forallb (at_least 0) put) eqn:Hp; [| easy]. destruct (covers _ _) eqn:Hc; [| easy].
  intros Hs Hb. destruct (side_ge_sound v N _ _ Hv Hs) as (M & Hle). exists (through put v), M. split; [now apply natural_through |]. split.
  - assert (Hn : insts v (map normal (boards g)) bs) by (clear - Hv Hb; induction Hb; constructor; [now apply normal_inst | easy]).
    pose proof (covers_sound v _ Hv _ _ Hc Hn) as K. clear - Hv K. remember (map _ _) as qs eqn:Eq. revert Eq. generalize (boards (about c)).
    induction K as [| q b qs bs Hq Hqs IH]; intros [| p ps] Eq; try easy; constructor; injection Eq as -> ->.
    + apply (proj1 (normal_inst v _ b Hv)), (map_forms_inst v (through put v)) in Hq; [easy |]. intros f. apply eval_subst.
    + now apply IH.
  - now rewrite (map_side_game v (through put v)) in Hle by (intros f; apply eval_subst).
Qed.

(** * Moves *)
Lemma all_lefts_sound v ps : natural v -> forall moves bs x, all_lefts ps = Some moves -> insts v ps bs -> In x (lefts (val bs)) ->
  exists qs cs, In qs moves /\ insts v qs cs /\ x = val cs /\ (weights cs < weights bs)%nat.
Proof.
  intros Hv. induction ps as [| p ps IH]; intros moves bs x; cbn [all_lefts]; intros H Hb; inversion Hb as [| ? b ? bs' H1 H2]; subst; [easy |].
  destruct (left_into [] p) as [here |] eqn:Eh; [| easy]. destruct (all_lefts ps) as [others |]; [| easy]. injection H as <-.
  rewrite val_cons. intros [(l & Hl & ->) | (l & Hl & ->)]%in_lefts_plus.
  - rewrite lefts_value in Hl. apply in_map_iff in Hl as (c & <- & Hc). pose proof (left_weight _ _ Hc) as Hw.
    apply (left_into_sound v [] p here [] b c Hv Eh eq_refl H1) in Hc as [(y & Hy & _) | (q & Hq & Hi)]; [easy |].
    exists (q :: ps), (c :: bs'). split; [apply in_or_app; left; now apply (in_map (fun q => q :: ps)) |].
    split; [now constructor |]. split; [easy |]. rewrite !weights_cons. lia.
  - destruct (IH others bs' l eq_refl H2 Hl) as (qs & cs & Hq & Hi & -> & Hw). exists (p :: qs), (b :: cs).
    split; [apply in_or_app; right; now apply in_map |]. split; [now constructor |]. split; [easy |]. rewrite !weights_cons. lia.
Qed.
Lemma right_in_sound v ps : natural v -> forall n qs bs, right_in n ps = Some qs -> insts v ps bs ->
  exists cs, insts v qs cs /\ In (val cs) (rights (val bs)) /\ (weights cs < weights bs)%nat.
Proof.
  intros Hv. induction ps as [| p ps IH]; intros n qs bs; cbn [right_in]; [easy |]. intros H Hb. inversion Hb as [| ? b ? bs' H1 H2]; subst.
  destruct (n <? length (filter (is_letter E) p))%nat.
  - destruct (right_into n p) as [q |] eqn:Eq; [| easy]. injection H as <-. destruct (right_into_sound v n p q b Hv Eq H1) as (c & Hc & Hi).
    exists (c :: bs'). split; [now constructor |]. split; [now apply (rights_val [] b c bs') |]. apply right_weight in Hc. rewrite !weights_cons. lia.
  - destruct (right_in _ ps) as [rs |] eqn:Er; [| easy]. injection H as <-. destruct (IH _ _ _ Er H2) as (cs & Hc & Hi & Hw). exists (b :: cs).
    split; [now constructor |]. rewrite !val_cons, !weights_cons. split; [| lia]. apply in_rights_plus. right. eauto.
Qed.

(** * Trees *)
Section Induction.
Variable P : tree -> Prop.
Hypotheses (HSplit : forall s ts, Forall P ts -> P (Split s ts)) (HLeap : P Leap) (HLeaveOut : forall which t, P t -> P (LeaveOut which t))
  (HUse : forall i put raw, P (Use i put raw)) (HMoves : forall ts, Forall P ts -> P (Moves ts)) (HInto : forall n t, P t -> P (Into n t))
  (HWithin : forall p t, P t -> P (Within p t)).
Fixpoint tree_induction (t : tree) : P t :=
  let all := fix all (ts : list tree) : Forall P ts :=
    match ts with [] => Forall_nil P | t :: ts' => Forall_cons t (tree_induction t) (all ts') end in
  match t with
  | Split s ts => HSplit s ts (all ts)
  | Leap => HLeap
  | LeaveOut which t => HLeaveOut which t (tree_induction t)
  | Use i put raw => HUse i put raw
  | Moves ts => HMoves ts (all ts)
  | Into n t => HInto n t (tree_induction t)
  | Within p t => HWithin p t (tree_induction t)
  end.
End Induction.

Section Sound.
Variables (claims : list claim) (m r : nat).

(** What is known: claims about boards with fewer moves, or with no more and smaller ranks. *)
Definition below : Prop := forall c v bs N, In c claims -> natural v -> insts v (boards (about c)) bs ->
  (weights bs < m \/ weights bs <= m /\ rank c < r)%nat -> le (val bs) (side_game v N (bound (about c))).
Hypothesis known : below.

Definition within (moved : bool) (bs : list board) : Prop := if moved then (weights bs < m)%nat else (weights bs <= m)%nat.
Definition sound (t : tree) : Prop := forall turn moved g v bs N, check claims r t turn moved g = true -> natural v ->
  insts v (boards g) bs -> within moved bs -> wins turn v N bs (bound g).

Lemma within_less moved bs cs : within moved bs -> (weights cs <= weights bs)%nat -> within moved cs.
Proof. unfold within. destruct moved; lia. Qed.
Lemma within_moved moved bs cs : within moved bs -> (weights cs < weights bs)%nat -> within true cs.
Proof. unfold within. destruct moved; lia. Qed.

Definition all (turn : bool) := fix all (ts : list tree) (gs : list (bool * goal)) {struct ts} : bool :=
  match ts, gs with
  | [], [] => true
  | t :: ts', (m, g) :: gs' => if check claims r t turn m g then all ts' gs' else false
  | _, _ => false
  end.
Lemma all_sound turn ts gs mg : all turn ts gs = true -> Forall sound ts -> In mg gs ->
  exists t, sound t /\ check claims r t turn (fst mg) (snd mg) = true.
Proof.
  revert gs. induction ts as [| t ts IH]; intros [| [k g] gs]; cbn [all]; try easy. destruct (check claims r t turn k g) eqn:Hc; [| easy].
  intros H Ht [<- | Hg]; inversion Ht; subst; [now exists t | eauto].
Qed.

Lemma check_sound t : sound t.
Proof.
  induction t as [s ts Hts | | which t IH | i put raw | ts Hts | n t IH | p t IH] using tree_induction;
    intros turn moved g v bs N H Hv Hb Hw; cbn [check] in H; fold (all turn) in H; fold (all false) in H;
    destruct (simple_sound g v bs Hv Hb) as (cs & Hc & Hwc & Back); set (h := simple g) in *; clearbody h;
    pose proof (within_less _ _ _ Hw Hwc) as Hm.
  - apply Back. destruct (cases_of s h) as [gs |] eqn:Es; [| easy].
    destruct (cases_sound s h gs v cs Hv Es Hc) as (k & w & Hk & Hnw & Hi & He).
    destruct (all_sound turn ts _ (moved, k) H Hts) as (t & Ht & Hct); [now apply in_map |]. cbn [fst snd] in Hct.
    specialize (Ht turn moved k w cs N Hct Hnw Hi Hm). unfold wins in *. now rewrite He in Ht.
  - apply Back. destruct turn; [| easy]. destruct (forallb (leaps false) (boards h)) eqn:Hl; [| easy].
    destruct (side_ge_sound v N _ _ Hv H) as (M & Hle). unfold nothing in Hle. cbn [side_game starred small map] in Hle.
    fold zero in Hle. rewrite eval_constant, int_zero, !plus_zero_l in Hle.
    cbn [wins]. etransitivity; [now apply (leap_sound v (boards h)) | exact Hle].
  - apply Back. destruct turn; [| easy]. destruct (left_out 0 which (boards h)) as [ps |] eqn:El; [| easy].
    destruct (left_out_sound v which _ Hv 0%nat ps cs El Hc) as (ds & Hd & Hle & Hwd).
    specialize (IH true moved (Goal ps (bound h)) v ds N H Hv Hd (within_less _ _ _ Hm Hwd)). cbn [wins bound] in *.
    etransitivity; eassumption.
  - destruct turn; [| easy]. destruct (nth_error claims i) as [c |] eqn:Ec; [| easy]. apply nth_error_In in Ec.
    destruct (if moved then true else (rank c <? r)%nat) eqn:Hr; [| easy].
    assert (Less : forall ds, within moved ds -> (weights ds < m \/ weights ds <= m /\ rank c < r)%nat).
    { intros ds Hd. unfold within in Hd. destruct moved; [now left | right]. split; [easy |]. now apply Nat.ltb_lt. }
    destruct raw.
    + destruct (instance_sound c put g v bs N Hv H Hb) as (w & M & Hnw & Hi & Hle). cbn [wins]. etransitivity; [| exact Hle].
      apply known; auto.
    + apply Back. destruct (instance_sound c put h v cs N Hv H Hc) as (w & M & Hnw & Hi & Hle). cbn [wins]. etransitivity; [| exact Hle].
      apply known; auto.
  - apply Back. destruct turn; [| easy]. destruct (all_lefts (boards h)) as [here |] eqn:El; [| easy].
    destruct (side_rights (bound h)) as [others |] eqn:Es; [| easy]. cbn [wins]. apply le_iff. split.
    + intros x Hx. destruct (all_lefts_sound v _ Hv here cs x El Hc Hx) as (qs & ds & Hq & Hd & -> & Hwd).
      destruct (all_sound false ts _ (true, Goal qs (bound h)) H Hts) as (t & Ht & Hct).
      { apply in_or_app. left. now apply (in_map (fun ps => (true, Goal ps (bound h)))). }
      apply (Ht false true (Goal qs (bound h)) v ds N Hct Hv Hd). now apply (within_moved moved cs).
    + intros x Hx. destruct (side_rights_sound v N _ others x Hv Es Hx) as (s & M & Hs & He).
      destruct (all_sound false ts _ (moved, Goal (boards h) s) H Hts) as (t & Ht & Hct).
      { apply in_or_app. right. now apply (in_map (fun s => (moved, Goal (boards h) s))). }
      rewrite He. apply (Ht false moved (Goal (boards h) s) v cs M Hct Hv Hc Hm).
  - apply Back. destruct turn; [easy |]. destruct (right_in n (boards h)) as [ps |] eqn:Er; [| easy].
    destruct (right_in_sound v _ Hv n ps cs Er Hc) as (ds & Hd & Hi & Hwd).
    specialize (IH true true (Goal ps (bound h)) v ds N H Hv Hd (within_moved _ _ _ Hm Hwd)). cbn [wins bound] in *.
    apply not_le. right. eauto.
  - apply Back. destruct turn; [easy |]. destruct (side_left (bound h) p) as [s |] eqn:Es; [| easy].
    destruct (side_left_sound v N _ _ _ Hv Es) as (l & Hl & He). specialize (IH true moved (Goal (boards h) s) v cs N H Hv Hc Hm).
    cbn [wins bound] in *. apply not_le. left. exists l. split; [easy |]. now rewrite He.
Qed.
End Sound.

(** All claims that pass are true. *)
Theorem claims_sound claims : check_claims claims = true -> forall c v bs N, In c claims -> natural v -> insts v (boards (about c)) bs ->
  le (val bs) (side_game v N (bound (about c))).
Proof.
  intros H c v bs N. remember (weights bs) as m eqn:Em. revert c v bs N Em. induction m as [m IHm] using lt_wf_ind.
  intros c. remember (rank c) as r eqn:Er. revert c Er. induction r as [r IHr] using lt_wf_ind.
  intros c -> v bs N -> Hc Hv Hb. unfold check_claims in H. rewrite forallb_forall in H.
  refine (check_sound claims (weights bs) (rank c) _ (proof c) true false (about c) v bs N (H c Hc) Hv Hb (le_n _)).
  intros d w ds M Hd Hw Hi [Hl | [Hl Hr]].
  - now apply (IHm _ Hl d w ds M eq_refl).
  - destruct (Nat.eq_dec (weights ds) (weights bs)) as [He | He].
    + now apply (IHr _ Hr d eq_refl w ds M).
    + apply (IHm (weights ds)) with (c := d); auto. lia.
Qed.

Theorem goal_sound claims t g : check_claims claims = true -> check_goal claims t g = true -> forall v bs N, natural v -> insts v (boards g) bs ->
  le (val bs) (side_game v N (bound g)).
Proof.
  intros H Ht v bs N Hv Hb. refine (check_sound claims (S (weights bs)) 0 _ t true true g v bs N Ht Hv Hb (le_n _)).
  intros c w cs M Hc Hw Hi _. now apply (claims_sound claims).
Qed.

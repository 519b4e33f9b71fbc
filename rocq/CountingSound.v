(** The claims of a table that passes the check are true ([table_sound]), and so are values that follow ([counting_sound]): by
    induction on the moves left, move by move. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine System Store Any Check Frog Bounds Counting.
Import ListNotations.
Local Open Scope Z_scope.

(** Conditions at given counts. *)
Lemma holds_ge zs (a : affine) : holds (at_ zs) (Ge a) = true <-> 0 <= eval (at_ zs) a.
Proof. apply Z.leb_le. Qed.
Lemma holds_eq zs (a : affine) : holds (at_ zs) (Eq a) = true <-> eval (at_ zs) a = 0.
Proof. apply Z.eqb_eq. Qed.
Lemma existsb_guard {A : Type} (f : A -> bool) x cs :
  existsb (forallb f) (map (cons x) cs) = true -> f x = true /\ existsb (forallb f) cs = true.
Proof.
  induction cs as [| c cs IH]; cbn [map existsb forallb]; [easy |].
  rewrite !orb_true_iff, andb_true_iff. intros [[H K] | H]; [auto | destruct (IH H); auto].
Qed.
Lemma existsb_when {A : Type} (f : A -> bool) (x : bool) (cs : list A) :
  existsb (forallb f) (if x then [cs] else []) = true -> x = true /\ forallb f cs = true.
Proof. destruct x; cbn [existsb]; [rewrite orb_false_r; auto | easy]. Qed.

Ltac forms :=
  unfold l, r, b, e, k in *; rewrite ?holds_ge, ?holds_eq in *;
  rewrite ?eval_shift, ?eval_sub, ?eval_add, ?eval_constant, ?eval_var in *; cbn [at_ nth] in *.
Ltac counts := do 2 (rewrite ?count_app, ?count_last, ?count_app, ?count_repeat in *; cbn [count square_eqb] in * ).

Section Table.
Variable t : list claim.

(** What a claim says of a board. *)
Definition says (c : claim) (X : board) (n : nat) (V : board) : Prop :=
  forallb (holds (at_ [count E X; count E V; Z.of_nat n])) (where_ c) = true ->
  related (is_upper c) (value (last_at X n ++ F :: V)) (game_at (measure (last_at X n ++ F :: V)) (limit c)).

Definition true_below (m : nat) : Prop :=
  forall X n V c, word X -> word V -> (weight (last_at X n ++ F :: V) < m)%nat -> In c t -> says c X n V.

(** Conditions that hold because a claim is said to apply. *)
Lemma said_sound m zs up place d h X n V N : true_below m ->
  existsb (forallb (holds (at_ zs))) (said t up place d h) = true -> word X -> word V ->
  (weight (last_at X n ++ F :: V) < m)%nat -> map (eval (at_ zs)) place = [count E X; count E V; Z.of_nat n] ->
  measure (last_at X n ++ F :: V) = N + d -> related up (value (last_at X n ++ F :: V)) (game_at N h).
Proof.
  intros Hm H HX HV Hw Hp HN. apply existsb_exists in H as (cs & Hc & H). apply in_map_iff in Hc as (c & <- & Hc).
  apply filter_In in Hc as [Hc Hf]. destruct (Bool.eqb (is_upper c) up) eqn:Hu; [| easy]. apply eqb_prop in Hu.
  apply (related_trans _ _ (game_at N (raise d (limit c)))); [| now apply fits_sound].
  rewrite <- game_raise, <- HN, <- Hu. apply (Hm X n V c HX HV Hw Hc).
  rewrite forallb_forall in H |- *. intros x Hx. specialize (H (subst_cond place x) (in_map _ _ _ Hx)). rewrite holds_subst in H.
  rewrite <- H. apply holds_ext. intros i. rewrite through_map, Hp. easy.
Qed.

(** One of the questions of the check, at the counts of a board. *)
Lemma question c cs cases zs e' k' : covered (cs ++ map (subst_cond [l; r; b]) (where_ c)) cases = true ->
  length zs = 3%nat -> Forall (fun z => 0 <= z) zs -> 0 <= e' -> 0 <= k' ->
  forallb (holds (at_ zs)) (where_ c) = true -> forallb (holds (at_ (zs ++ [e'; k']))) cs = true ->
  existsb (forallb (holds (at_ (zs ++ [e'; k'])))) cases = true.
Proof.
  intros H Hl Hz He Hk Hc Hcs. apply (covered_sound _ _ _ H).
  - apply Forall_app. auto.
  - rewrite app_length, Hl. easy.
  - rewrite forallb_app, Hcs. cbn [andb]. rewrite forallb_forall in Hc |- *. intros x Hx.
    apply in_map_iff in Hx as (y & <- & Hy). rewrite holds_subst, <- (Hc y Hy). apply holds_ext. intros i.
    rewrite through_map. cbn [map]. unfold l, r, b. rewrite !eval_var.
    destruct zs as [| z0 [| z1 [| z2 [|]]]]; try easy.
Qed.

(** The board of a claim, and what is known of the claims. *)
Variables (m : nat) (c : claim) (X V : board) (n : nat).
Hypotheses (below_m : true_below m) (in_t : In c t) (word_X : word X) (word_V : word V).
Let p := last_at X n ++ F :: V.
Let zs := [count E X; count E V; Z.of_nat n].
Hypothesis weight_p : (weight p < S m)%nat.
Hypothesis conditions : forallb (holds (at_ zs)) (where_ c) = true.

Lemma zs_nonneg : Forall (fun z => 0 <= z) zs.
Proof. unfold zs. pose proof (count_nonneg E X). pose proof (count_nonneg E V). repeat constructor; lia. Qed.

(** A slide in X or V leaves the counts as they are. *)
Lemma inner_slides q : (exists Y, slide X Y /\ q = last_at Y n ++ F :: V) \/ (exists W, slide V W /\ q = last_at X n ++ F :: W) ->
  In q (left_moves p) /\ related (is_upper c) (value q) (game_at (measure p) (raise (-1) (limit c))).
Proof.
  intros Hq. assert (S : slide p q).
  { unfold p, last_at. destruct Hq as [(Y & HY & ->) | (W & HW & ->)].
    - pose proof (slide_around _ _ [] ((T :: repeat E n) ++ F :: V) HY) as K. unfold last_at. now rewrite <- !app_assoc.
    - pose proof (slide_around _ _ (last_at X n ++ [F]) [] HW) as K. now rewrite !app_nil_r, <- !app_assoc in K. }
  destruct (slide_move _ _ S) as [Hm HM]. split; [exact Hm |]. apply (moves_weight true) in Hm.
  rewrite <- game_raise. replace (measure p + -1) with (measure q) by lia.
  destruct Hq as [(Y & HY & ->) | (W & HW & ->)]; apply below_m; try easy; try lia.
  - now apply (slide_word X).
  - now rewrite (slide_counts _ _ E HY).
  - now apply (slide_word V).
  - now rewrite (slide_counts _ _ E HW).
Qed.

(** [ask Q C e k tac]: the question C of the check with these values; tac shows that its conditions hold. *)
Tactic Notation "ask" ident(Q) constr(C) constr(e') constr(k') "by" tactic(tac) :=
  assert (Q := question _ _ _ zs e' k' C eq_refl zs_nonneg ltac:(lia || apply count_nonneg) ltac:(lia || apply count_nonneg) conditions);
  unfold zs in Q; cbn [app forallb] in Q; rewrite ?existsb_app, ?andb_true_iff in Q; forms;
  specialize (Q ltac:(repeat split; tac)); rewrite ?orb_true_iff in Q.

(** The last toad slides, or jumps; the frog slides, or jumps. *)
Lemma toad_slides i : n = S i -> let q := last_at (X ++ [E]) i ++ F :: V in In q (left_moves p) /\ measure q = measure p - 1.
Proof.
  intros ->. apply slide_move. unfold p, last_at. rewrite <- !app_assoc. cbn [repeat app]. now exists X, (repeat E i ++ F :: V).
Qed.
Lemma frog_slides i : n = S i -> let q := last_at X i ++ F :: E :: V in In q (right_moves p) /\ measure q = measure p + 1.
Proof. intros ->. unfold p. rewrite last_at_S. apply step_move. Qed.
Lemma toad_jumps W : n = 0%nat -> V = E :: W -> let q := (X ++ [E]) ++ F :: T :: W in In q (left_moves p) /\ measure q = measure p - 1.
Proof. intros -> ->. apply jump_move. Qed.
Lemma frog_jumps Y : n = 0%nat -> X = Y ++ [E] -> let q := Y ++ F :: T :: E :: V in In q (right_moves p) /\ measure q = measure p + 3.
Proof. intros -> ->. unfold p, last_at. cbn [repeat]. rewrite <- (app_assoc Y). apply leap_move. Qed.

Lemma triple (x y z x' y' z' : Z) : x = x' -> y = y' -> z = z' -> [x; y; z] = [x'; y'; z'].
Proof. now intros -> -> ->. Qed.

Ltac parts C := cbn [forallb] in C; rewrite !andb_true_iff in C; unfold when in C.

(** A board that a claim speaks of: [by_claim] shows that it is within the bound, [by_bare] for a board without toads before the frog. *)
Lemma by_bare up i W d h : word W -> measure (repeat E i ++ F :: W) = measure p + d -> fits up (Bound d Whole) h = true ->
  related up (value (repeat E i ++ F :: W)) (game_at (measure p) h).
Proof.
  intros HW HM Hf. apply (related_trans _ _ (game_at (measure p) (Bound d Whole))); [| now apply fits_sound].
  pose proof (bare up W HW i) as H. rewrite HM, game_raise in H. exact H.
Qed.

Ltac by_claim Q := apply (said_sound m _ _ _ _ _ _ _ _ _ below_m Q);
  [ words | words | lia | cbn [map]; forms; apply triple; counts; lia | lia ].

Lemma upper_claim : is_upper c = true -> check_upper t c = true -> related true (value p) (game_at (measure p) (limit c)).
Proof.
  intros Hu HC. unfold check_upper in HC. parts HC.
  destruct HC as (C1 & C2 & C3 & C4 & C5 & C6 & C7 & C8 & C9 & _).
  pose proof (count_nonneg E X) as HX0. pose proof (count_nonneg E V) as HV0.
  pose proof inner_slides as Hin. rewrite Hu in Hin.
  apply board_rule; cbn [moves_of negb defended attacked].
  - intros q Hq. assert (Hw := Hq). apply left_weight in Hw. unfold p in Hq.
    apply left_moves_of in Hq as [(W & HW & ->) | [(W & HW & ->) | (Y & W & HY & HVW & ->)]]; [| | | unfold last_at; words | easy].
    + apply slide_last in HW as [(Y & HY & ->) | (i & Hi & ->)].
      * left. apply (related_trans _ _ (game_at (measure p) (raise (-1) (limit c)))); [| now apply fits_sound].
        apply Hin. left. exists Y. auto.
      * destruct (toad_slides i Hi) as [_ HM]. destruct i as [| i].
        -- assert (Hj : In (X ++ F :: T :: E :: V) (right_moves (last_at (X ++ [E]) 0 ++ F :: V)) /\
             measure (X ++ F :: T :: E :: V) = measure p + 2).
           { assert (E0 : last_at (X ++ [E]) 0 = X ++ [E; T]) by (unfold last_at; now rewrite <- app_assoc).
             rewrite E0 in *. destruct (leap_move X V) as [Hj HJ]. cbn zeta in HJ, Hj. split; [exact Hj | lia]. }
           destruct Hj as [Hj HJ]. assert (Hw2 := Hj). apply right_weight in Hw2.
           destruct (word_cases X word_X) as [[i Ei] | (Y & i & Ei & HY)].
           ++ ask Q C3 0 0 by lia. destruct Q as [Q | Q]; [left; by_claim Q |].
              apply existsb_when in Q as [Q _]. right. eexists. split; [exact Hj |]. rewrite Ei in *. apply (by_bare true _ _ 2); [words | lia | exact Q].
           ++ ask Q C4 (Z.of_nat i) 0 by (rewrite ?Ei; counts; pose proof (count_nonneg E Y); lia). destruct Q as [Q | Q]; [left; by_claim Q |].
              right. eexists. split; [exact Hj |]. rewrite Ei in *. by_claim Q.
        -- ask Q C2 0 0 by lia. destruct Q as [Q | Q]; [left; by_claim Q |].
           right. rewrite last_at_S in *. destruct (step_move (last_at (X ++ [E]) i) V) as [Hs HS].
           eexists. split; [exact Hs |]. apply right_weight in Hs. by_claim Q.
    + left. apply (related_trans _ _ (game_at (measure p) (raise (-1) (limit c)))); [| now apply fits_sound].
      apply Hin. right. exists W. auto.
    + apply last_at_T in HY as [Hn ->]. destruct (toad_jumps W Hn HVW) as [_ HM]. assert (HW : word W) by (rewrite HVW in word_V; words).
      assert (HE := f_equal (count E) HVW). cbn [count square_eqb] in HE. pose proof (count_nonneg E W).
      destruct (step_move X (T :: W)) as [Hs HS]. assert (Hw2 := Hs). apply right_weight in Hw2.
      destruct (word_cases X word_X) as [[i Ei] | (Y & i & Ei & HY)].
      * ask Q C5 0 0 by (counts; lia). destruct Q as [Q | Q]; apply existsb_when in Q as [Q _].
        -- left. rewrite Ei in *. rewrite <- repeat_end in *. apply (by_bare true _ _ (-1)); [words | lia | exact Q].
        -- right. eexists. split; [exact Hs |]. rewrite Ei in *. apply (by_bare true _ _ 0); [words | lia | exact Q].
      * ask Q C6 (Z.of_nat i) 0 by (rewrite ?Ei; counts; pose proof (count_nonneg E Y); lia). destruct Q as [Q | Q].
        -- left. rewrite Ei in *. rewrite <- last_at_S in *. by_claim Q.
        -- right. eexists. split; [exact Hs |]. rewrite Ei in *. by_claim Q.
  - destruct (Nat.eq_dec n 0) as [Hn | Hn].
    + destruct (word_cases X word_X) as [[i Ei] | (Y & i & Ei & HY)].
      * ask Q C8 0 0 by lia. destruct Q as [Q | Q]; apply existsb_when in Q as [Q1 Q2]; cbn [forallb] in Q2; rewrite andb_true_r in Q2; forms.
        -- left. split; [unfold is_whole in Q1; now destruct (sort (limit c)) |].
           enough (count E V - count E X - 1 <= measure p) by lia. unfold p, last_at. rewrite Hn, Ei in *.
           pose proof (word_measure V word_V). rewrite !measure_app. counts. rewrite measure_repeat. cbn [measure count square_eqb repeat].
           rewrite (word_count V word_V). lia.
        -- destruct i as [| i]; [rewrite Ei in Q2; cbn in Q2; lia |]. right. rewrite repeat_end in Ei.
           destruct (frog_jumps _ Hn Ei) as [Hj HJ]. eexists. split; [exact Hj |]. apply (by_bare true _ _ 3); [words | lia | exact Q1].
      * ask Q C9 (Z.of_nat i) 0 by (rewrite ?Ei; counts; pose proof (count_nonneg E Y); lia). destruct Q as [Q | Q].
        -- apply existsb_when in Q as [Q1 Q2]. cbn [forallb] in Q2. rewrite !andb_true_iff in Q2. forms. destruct Q2 as (Q2 & Q3 & _).
           left. split; [unfold is_whole in Q1; now destruct (sort (limit c)) |].
           enough (2 * count E V - 2 - count E X <= measure p) by lia. unfold p, last_at. rewrite Hn in *.
           pose proof (word_measure V word_V). pose proof (word_measure X word_X). assert (HT : 1 <= count T X).
           { rewrite Ei. counts. pose proof (count_nonneg T Y). lia. }
           rewrite !measure_app. counts. cbn [measure count square_eqb repeat]. rewrite (word_count V word_V). nia.
        -- apply existsb_guard in Q as [Q1 Q]. forms. destruct i as [| i]; [lia |]. right. rewrite last_at_S in Ei.
           destruct (frog_jumps _ Hn Ei) as [Hj HJ]. eexists. split; [exact Hj |]. apply right_weight in Hj. rewrite Ei in *. by_claim Q.
    + ask Q C7 0 0 by lia. right. destruct (frog_slides (Nat.pred n) ltac:(lia)) as [Hs HS]. eexists. split; [exact Hs |].
      apply right_weight in Hs. by_claim Q.
Qed.

Lemma lower_claim : is_upper c = false -> check_lower t c = true -> related false (value p) (game_at (measure p) (limit c)).
Proof.
  intros Hu HC. unfold check_lower in HC. parts HC.
  destruct HC as (C1 & C2 & C3 & C4 & C5 & C6 & C7 & C8 & C9 & C10 & _).
  pose proof (count_nonneg E X) as HX0. pose proof (count_nonneg E V) as HV0.
  pose proof inner_slides as Hin. rewrite Hu in Hin.
  apply board_rule; cbn [moves_of negb defended attacked].
  - intros q Hq. assert (Hw := Hq). apply right_weight in Hw. unfold p in Hq.
    apply right_moves_of in Hq as [(Y & HY & ->) | (Y & HY & ->)]; [| | unfold last_at; words | easy].
    + apply last_at_E in HY as (i & Hi & ->). destruct (frog_slides i Hi) as [_ HM]. destruct i as [| i].
      * destruct (jump_move X V) as [Hj HJ]. change (X ++ [T]) with (last_at X 0) in *. assert (Hw2 := Hj). apply left_weight in Hw2.
        destruct (word_cases X word_X) as [[i Ei] | (Y & i & Ei & HY)].
        -- ask Q C2 0 0 by lia. destruct Q as [Q | Q]; [left; by_claim Q |].
           apply existsb_when in Q as [Q _]. right. eexists. split; [exact Hj |]. rewrite Ei in *. rewrite <- repeat_end in *.
           apply (by_bare false _ _ 0); [words | lia | exact Q].
        -- ask Q C3 (Z.of_nat i) 0 by (rewrite ?Ei; counts; pose proof (count_nonneg E Y); lia). destruct Q as [Q | Q]; [left; by_claim Q |].
           right. eexists. split; [exact Hj |]. rewrite Ei in *. rewrite <- last_at_S in *. by_claim Q.
      * ask Q C1 0 0 by lia. destruct Q as [Q | Q]; [left; by_claim Q |].
        right. assert (S : slide (last_at X (S i) ++ F :: E :: V) (last_at (X ++ [E]) i ++ F :: E :: V)).
        { unfold last_at. rewrite <- !app_assoc. cbn [repeat app]. exists X, (repeat E i ++ F :: E :: V). auto. }
        destruct (slide_move _ _ S) as [Hs HS]. eexists. split; [exact Hs |]. apply left_weight in Hs. by_claim Q.
    + replace (Y ++ [E; T]) with ((Y ++ [E]) ++ [T]) in HY by now rewrite <- app_assoc.
      apply last_at_T in HY as [Hn EY]. symmetry in EY. destruct (frog_jumps Y Hn EY) as [_ HM]. left.
      destruct (word_cases Y) as [[i Ei] | (Z & i & Ei & HZ)]; [rewrite EY in word_X; words | |].
      * ask Q C4 0 0 by (rewrite ?EY; counts; pose proof (count_nonneg E Y); lia). apply existsb_when in Q as [Q _].
        rewrite Ei in *. apply (by_bare false _ _ 3); [words | lia | exact Q].
      * ask Q C5 (Z.of_nat (S i)) 0 by (rewrite ?EY, ?Ei; counts; pose proof (count_nonneg E Z); lia).
        rewrite EY, Ei in *. by_claim Q.
  - destruct (Nat.eq_dec n 0) as [Hn | Hn].
    + assert (Inner : forall q, (exists Y, slide X Y /\ q = last_at Y n ++ F :: V) \/ (exists W, slide V W /\ q = last_at X n ++ F :: W) ->
        exists q, In q (left_moves p) /\ related false (value q) (game_at (measure p) (lower (limit c)))).
      { intros q Hq. exists q. destruct (Hin q Hq) as [H1 H2]. split; [exact H1 |].
        ask Q C7 0 0 by lia. apply existsb_when in Q as [Q _].
        apply (related_trans _ _ _ _ H2). now apply fits_sound. }
      destruct (stuck V word_V) as [(W & HW) | (i & j & EV)]; [right; apply (Inner (last_at X n ++ F :: W)); right; exists W; auto |].
      destruct (stuck X word_X) as [(Y & HY) | (x & y & EX)]; [right; apply (Inner (last_at Y n ++ F :: V)); left; exists Y; auto |].
      assert (HM : measure p = (Z.of_nat y + 1) * Z.of_nat i - Z.of_nat x - Z.of_nat y - 1).
      { unfold p, last_at. rewrite Hn, EX, EV. repeat (rewrite ?measure_app, ?measure_repeat; cbn [measure count square_eqb repeat app]; counts). lia. }
      assert (HX : count E X = Z.of_nat x) by (rewrite EX; counts; lia). assert (HV : count E V = Z.of_nat i) by (rewrite EV; counts; lia).
      destruct i as [| i].
      * ask Q C10 0 (Z.of_nat y) by lia. apply existsb_when in Q as [Q1 Q2]. cbn [forallb] in Q2. rewrite andb_true_r in Q2. forms.
        left. split; [unfold is_whole in Q1; now destruct (sort (limit c)) | lia].
      * assert (EW : V = E :: repeat E i ++ repeat T j) by exact EV.
        destruct (toad_jumps _ Hn EW) as [Hj HJ]. destruct y as [| y].
        -- ask Q C8 0 0 by lia. destruct Q as [Q | Q]; apply existsb_when in Q as [Q1 Q2].
           ++ right. eexists. split; [exact Hj |]. rewrite EX in *. cbn [repeat] in *. rewrite app_nil_r, <- repeat_end in *.
              apply (by_bare false _ _ (-1)); [words | lia | exact Q1].
           ++ cbn [forallb] in Q2. rewrite andb_true_r in Q2. forms.
              left. split; [unfold is_whole in Q1; now destruct (sort (limit c)) | lia].
        -- ask Q C9 0 0 by lia. right. eexists. split; [exact Hj |]. apply left_weight in Hj.
           replace (X ++ [E]) with (last_at (repeat E x ++ repeat T y) 1) in *
             by (rewrite EX, (repeat_end T y); unfold last_at; now rewrite <- !app_assoc).
           apply (said_sound m _ _ _ _ _ _ _ _ _ below_m Q); [words | words | lia | cbn [map]; forms; apply triple; counts; lia | lia].
    + ask Q C6 0 0 by lia. right. destruct (toad_slides (Nat.pred n) ltac:(lia)) as [Hs HS]. eexists. split; [exact Hs |].
      apply left_weight in Hs. by_claim Q.
Qed.

End Table.

(** All claims of a table that passes the check are true. *)
Theorem table_sound t : check_table t = true -> forall c X n V, In c t -> word X -> word V -> says c X n V.
Proof.
  intros H c X n V Hc HX HV. remember (weight (last_at X n ++ F :: V)) as m eqn:Em. revert c X n V Hc HX HV Em.
  induction m as [m IH] using lt_wf_ind. intros c X n V Hc HX HV -> Hw.
  assert (B : true_below t (weight (last_at X n ++ F :: V))).
  { intros X' n' V' c' HX' HV' Hlt Hc'. exact (IH _ Hlt c' X' n' V' Hc' HX' HV' eq_refl). }
  unfold check_table in H. rewrite forallb_forall in H. specialize (H c Hc).
  destruct (is_upper c) eqn:Hu.
  - exact (upper_claim t _ c X V n B Hc HX HV (Nat.lt_succ_diag_r _) Hw Hu H).
  - exact (lower_claim t _ c X V n B Hc HX HV (Nat.lt_succ_diag_r _) Hw Hu H).
Qed.

Theorem value_sound t w v X n V : check_table t = true -> check_value t (w, v) = true -> word X -> word V ->
  forallb (holds (at_ [count E X; count E V; Z.of_nat n])) w = true ->
  eqg (value (last_at X n ++ F :: V)) (game_at (measure (last_at X n ++ F :: V)) v).
Proof.
  intros Ht Hv HX HV Hw. unfold check_value in Hv. cbn [forallb fst snd] in Hv. rewrite !andb_true_iff in Hv.
  destruct Hv as (H1 & H2 & _). pose proof (count_nonneg E X). pose proof (count_nonneg E V).
  assert (B : true_below t (S (weight (last_at X n ++ F :: V)))).
  { intros X' n' V' c HX' HV' _ Hc. now apply (table_sound t). }
  assert (Q : forall up, covered (map (subst_cond [l; r; b]) w) (said t up [l; r; b] 0 v) = true ->
    related up (value (last_at X n ++ F :: V)) (game_at (measure (last_at X n ++ F :: V)) v)).
  { intros up Hc. pose (zs := [count E X; count E V; Z.of_nat n]).
    pose proof (question (Claim up w v) [] _ zs 0 0 Hc eq_refl ltac:(repeat constructor; lia) ltac:(lia) ltac:(lia) Hw eq_refl) as Q.
    apply (said_sound t _ _ _ _ _ _ _ _ _ _ B Q); [easy | easy | lia | | lia].
    unfold zs. cbn [app map]. unfold l, r, b. now rewrite !eval_var. }
  split; [exact (Q true H1) | exact (Q false H2)].
Qed.

(** All that a certificate says. *)
Theorem counting_sound t values : check_counting t values = true -> forall X n V, word X -> word V ->
  (forall c, In c t -> says c X n V) /\
  (forall w v, In (w, v) values -> forallb (holds (at_ [count E X; count E V; Z.of_nat n])) w = true ->
     eqg (value (last_at X n ++ F :: V)) (game_at (measure (last_at X n ++ F :: V)) v)).
Proof.
  unfold check_counting. destruct (check_table t) eqn:Ht; [| easy]. intros H X n V HX HV. rewrite forallb_forall in H. split.
  - intros c Hc. now apply (table_sound t).
  - intros w v Hx Hw. now apply (value_sound t w v _ _ _ Ht (H _ Hx)).
Qed.

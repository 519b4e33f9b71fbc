(** Terminal toads from below: X T .^n >= X .^n + n ([terminal_toad_low]); with [terminal_toad] it is an equality. And the mirror
    image, which bounds a board with terminal frogs from above ([terminal_frogs]).

    The proof is that of docs/rules.md, section 4. It shows more: parts A of a board with one frog or none are at least as good as a
    frog (or nothing), the holes of A behind it, and the measure of A as an integer. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Sum Sums Frog Rules Mirror.
Import ListNotations.
Local Open Scope Z_scope.

Definition holes (A : board) : board := repeat E (Z.to_nat (count E A)).

Lemma holes_move A B : count E A = count E B -> holes A = holes B.
Proof. unfold holes. now intros ->. Qed.
Lemma holes_cons A B : count E A = count E B + 1 -> holes A = E :: holes B.
Proof. unfold holes. intros ->. pose proof (count_nonneg E B). now replace (Z.to_nat (count E B + 1)) with (S (Z.to_nat (count E B))) by lia. Qed.
Lemma holes_count A : Z.of_nat (length (holes A)) = count E A.
Proof. unfold holes. rewrite repeat_length. pose proof (count_nonneg E A). lia. Qed.
Lemma toad_before_holes X A : le (value (X ++ T :: holes A)) (plus (value (X ++ holes A)) (int (count E A))).
Proof. rewrite <- (holes_count A). unfold holes at 3. rewrite repeat_length. apply terminal_toad. Qed.

Lemma plus_int_le g a b : a <= b -> le (plus g (int a)) (plus g (int b)).
Proof. intros H. apply plus_proper_le; [reflexivity | now apply le_int_int]. Qed.
Lemma plus_int_assoc g a b : eqg (plus (plus g (int a)) (int b)) (plus g (int (a + b))).
Proof. now rewrite plus_assoc, int_plus. Qed.
Lemma plus_int_cancel g a b : le (plus g (int a)) (plus g (int b)) -> a <= b.
Proof. rewrite (plus_comm g), (plus_comm g (int b)), <- plus_le. apply le_int_int. Qed.

(** A move on a board is one in its sum with an integer. *)
Lemma right_of_sum b c k : In c (right_moves b) -> In (plus (value c) k) (rights (plus (value b) k)).
Proof. intros H. apply in_rights_plus. left. exists (value c). rewrite rights_value. auto using in_map. Qed.

(** A move of Left in a part with one frog, if its measure is positive. *)
Lemma one_frog_move U V : word U -> word V -> 0 < measure (U ++ F :: V) -> exists U' V', word U' /\ word V' /\
  In (U' ++ F :: V') (left_moves (U ++ F :: V)) /\ measure (U' ++ F :: V') = measure (U ++ F :: V) - 1.
Proof.
  intros HU HV Hm. destruct (stuck U HU) as [(W & HW) | (i & k & ->)].
  - exists W, V. pose proof (slide_around U W [] (F :: V) HW) as K. cbn [app] in K. apply slide_move in K. eauto using slide_word.
  - destruct (stuck V HV) as [(W & HW) | (j & l & ->)].
    + exists (repeat E i ++ repeat T k), W. pose proof (slide_around V W ((repeat E i ++ repeat T k) ++ [F]) [] HW) as K.
      rewrite !app_nil_r, <- !app_assoc in K. rewrite <- !app_assoc. apply slide_move in K. cbn [app] in *.
      split; [| eauto using slide_word]. words.
    + rewrite measure_app in Hm. cbn [measure count square_eqb] in Hm. rewrite !measure_app, !count_app, !count_repeat in Hm.
      rewrite !measure_repeat in Hm. cbn [square_eqb] in Hm. destruct k as [| k]; [lia |]. destruct j as [| j]; [lia |].
      exists ((repeat E i ++ repeat T k) ++ [E]), (T :: repeat E j ++ repeat T l).
      replace (repeat E i ++ repeat T (S k)) with ((repeat E i ++ repeat T k) ++ [T])
        by (cbn [repeat]; rewrite repeat_cons; now rewrite <- app_assoc).
      split; [words | split; [words |]]. apply jump_move.
Qed.

Theorem one_frog_low n m : forall X U V, (length X < n)%nat -> (weight (X ++ U ++ F :: V) < m)%nat -> word U -> word V ->
  let A := U ++ F :: V in le (plus (value (X ++ F :: holes A)) (int (measure A))) (value (X ++ A)).
Proof.
  revert m. induction n as [| n IHn]; [lia |]. induction m as [| m IHm]; [lia |]. intros X U V Hn Hm HU HV. cbn zeta.
  set (A := U ++ F :: V) in *.
  (* the induction, for a shorter X and for fewer moves *)
  assert (Short : forall Y U' V', (length Y < length X)%nat -> word U' -> word V' ->
    le (plus (value (Y ++ F :: holes (U' ++ F :: V'))) (int (measure (U' ++ F :: V')))) (value (Y ++ U' ++ F :: V'))).
  { intros Y U' V' HY H1 H2. apply (IHn (S (weight (Y ++ U' ++ F :: V')))); auto; lia. }
  assert (Fewer : forall Y U' V', (length Y <= length X)%nat -> (weight (Y ++ U' ++ F :: V') < weight (X ++ A))%nat -> word U' -> word V' ->
    le (plus (value (Y ++ F :: holes (U' ++ F :: V'))) (int (measure (U' ++ F :: V')))) (value (Y ++ U' ++ F :: V'))).
  { intros Y U' V' HY Hw H1 H2. apply IHm; auto; lia. }
  assert (Len : forall Y c, In c (left_moves Y) \/ In c (right_moves Y) -> length c = length Y).
  { intros Y c [(x & y & [[-> ->] | [-> ->]])%in_left_moves | (x & y & [[-> ->] | [-> ->]])%in_right_moves]; now rewrite !app_length. }
  apply le_iff. split; intros g Hg.
  - apply in_lefts_plus in Hg as [(l & Hl & ->) | (l & [Hp ->]%in_left_int & ->)].
    + rewrite lefts_value in Hl. apply in_map_iff in Hl as (c & <- & Hc). apply left_app in Hc as [(X' & HX & ->) | [(w & Hw & _) | H]].
      * apply not_le. left. pose proof (in_left_before A _ _ HX) as K. exists (value (X' ++ A)). rewrite lefts_value. split; [now apply in_map |].
        apply Fewer; [now rewrite (Len X) by auto | now apply left_weight | easy | easy].
      * apply left_needs_toad in Hw as [| Hw]; [easy |]. now apply repeat_spec in Hw.
      * destruct H as [(p & q & _ & H & _) | [(p & q & _ & H & _) | (p & q & -> & H & ->)]]; [easy | easy |].
        injection H as H. apply not_le. right. exists (plus (value (p ++ F :: E :: T :: q)) (int (measure A))).
        split; [apply right_of_sum; apply slide_right |].
        specialize (Short p (T :: U) V). cbn [app] in Short. fold A in Short. rewrite <- app_assoc. cbn [app].
        assert (Hq : exists k, count E A = Z.of_nat k + 1 /\ q = repeat E k).
        { unfold holes in H. destruct (Z.to_nat (count E A)) as [| k] eqn:Hk; [easy |]. exists k. injection H as <-. split; [lia | easy]. }
        destruct Hq as (k & Hk & ->). etransitivity; [| apply Short; [rewrite app_length; cbn; lia | words | easy]].
        rewrite (holes_move (T :: A) A) by easy. rewrite H.
        replace (p ++ F :: E :: T :: repeat E k) with ((p ++ [F; E]) ++ T :: repeat E k) by now rewrite <- app_assoc.
        etransitivity; [apply plus_proper_le; [apply terminal_toad | reflexivity] |]. rewrite plus_int_assoc, <- app_assoc. cbn [app].
        apply plus_int_le. cbn [measure]. assert (count F A = 1) by (unfold A; rewrite count_app; cbn [count square_eqb]; rewrite !word_count by easy; lia). lia.
    + destruct (one_frog_move U V HU HV Hp) as (U' & V' & H1 & H2 & Hc & HM). apply not_le. left.
      pose proof (in_left_behind X _ _ Hc) as K. exists (value (X ++ U' ++ F :: V')). rewrite lefts_value. split; [now apply in_map |].
      fold A in HM. rewrite <- HM.
      rewrite (holes_move A (U' ++ F :: V')); [apply Fewer; [easy | now apply left_weight | easy | easy] |].
      apply in_left_moves in Hc as (x & y & [[E1 E2] | [E1 E2]]); fold A in E1; rewrite E1, E2, !count_app; cbn [count square_eqb]; lia.
  - rewrite rights_value in Hg. apply in_map_iff in Hg as (c & <- & Hc). pose proof (right_weight _ _ Hc) as Hw.
    apply right_app in Hc as [(X' & HX & ->) | [(A' & HA & ->) | H]].
    + apply not_le. right. exists (plus (value (X' ++ F :: holes A)) (int (measure A))). split; [apply right_of_sum; now apply in_right_before |].
      apply Fewer; [now rewrite (Len X) by auto | easy | easy | easy].
    + assert (G : exists U' V', A' = U' ++ F :: V' /\ word U' /\ word V' /\ count E A' = count E A /\ measure A + 1 <= measure A').
      { unfold A in HA. apply right_moves_of in HA as [(Y & HY & ->) | (Y & HY & ->)]; [| | easy | easy].
        - exists Y, (E :: V). unfold A. rewrite HY in *. destruct (step_move Y V) as [_ K]. cbn zeta in K. split; [easy |]. split; [words |]. split; [words |]. split; [| lia].
          rewrite !count_app. cbn [count square_eqb]. lia.
        - exists Y, (T :: E :: V). unfold A. rewrite HY in *. destruct (leap_move Y V) as [_ K]. cbn zeta in K. split; [easy |]. split; [words |]. split; [words |]. split; [| lia].
          rewrite !count_app. cbn [count square_eqb]. lia. }
      destruct G as (U' & V' & -> & H1 & H2 & H3 & H4). intros K. specialize (Fewer X U' V' ltac:(lia) Hw H1 H2).
      rewrite (holes_move _ A H3) in Fewer. pose proof (le_trans _ _ _ Fewer K) as L. apply plus_int_cancel in L. lia.
    + (* the frog of A leaves A: to the board Y (F Z) *)
      assert (Out : forall Y Z W k, (length Y < length X)%nat -> word Z -> In W (right_moves (X ++ F :: holes A)) ->
        le (value W) (plus (value (Y ++ F :: holes (F :: Z))) (int k)) -> k + measure A <= measure Z -> ~ le (value (Y ++ F :: Z)) (plus (value (X ++ F :: holes A)) (int (measure A)))).
      { intros Y Z W k HY HZ HW HB HM. apply not_le. right. exists (plus (value W) (int (measure A))). split; [now apply right_of_sum |].
        etransitivity; [apply plus_proper_le; [exact HB | reflexivity] |]. rewrite plus_int_assoc.
        etransitivity; [| apply (Short Y [] Z HY); [words | easy]]. cbn [app]. now apply plus_int_le. }
      assert (LX : forall p u, X = p ++ u -> u <> [] -> (length p < length X)%nat).
      { intros p u -> Hu. rewrite app_length. destruct u; [easy | cbn; lia]. }
      destruct H as [(p & q & HX & HA & ->) | [(p & q & HX & HA & ->) | (p & q & HX & HA & ->)]].
      * pose proof HA as HA'. apply (cut_frog U V [] q HU HV) in HA' as [_ ->].
        apply (Out p (E :: q) (p ++ F :: E :: holes A) 0); [now apply (LX p [E]) | words | | |].
        -- rewrite HX, <- app_assoc. apply slide_right.
        -- rewrite int_zero, plus_zero_r, (holes_cons (F :: E :: q) A); [reflexivity |]. rewrite HA. cbn [count square_eqb]. lia.
        -- rewrite HA. cbn [measure]. rewrite (word_count q HV). lia.
      * pose proof HA as HA'. apply (cut_frog U V [] q HU HV) in HA' as [_ ->].
        apply (Out p (T :: E :: q) (p ++ F :: T :: holes (F :: T :: E :: q)) (count E (F :: T :: E :: q))); [now apply (LX p [E; T]) | words | | |].
        -- rewrite HX, <- app_assoc, (holes_cons (F :: T :: E :: q) A); [apply jump_right |]. rewrite HA. cbn [count square_eqb]. lia.
        -- pose proof (toad_before_holes (p ++ [F]) (F :: T :: E :: q)) as K. now rewrite <- !app_assoc in K.
        -- rewrite HA. cbn [measure count square_eqb]. rewrite (word_count q HV). lia.
      * pose proof HA as HA'. apply (cut_frog U V [T] q HU HV) in HA' as [_ ->].
        apply (Out p (T :: E :: q) (p ++ F :: E :: holes A) 0); [now apply (LX p [E]) | words | | |].
        -- rewrite HX, <- app_assoc. apply slide_right.
        -- rewrite int_zero, plus_zero_r, (holes_cons (F :: T :: E :: q) A); [reflexivity |]. rewrite HA. cbn [count square_eqb]. lia.
        -- rewrite HA. cbn [measure count square_eqb]. rewrite (word_count q HV). lia.
Qed.

(** Parts without frogs. *)
Lemma holes_repeat A : exists n, holes A = repeat E n /\ count E A = Z.of_nat n.
Proof. exists (Z.to_nat (count E A)). split; [easy |]. pose proof (count_nonneg E A). lia. Qed.

Theorem no_frog_low n m : forall X A, (length X < n)%nat -> (weight (X ++ A) < m)%nat -> word A ->
  le (plus (value (X ++ holes A)) (int (measure A))) (value (X ++ A)).
Proof.
  revert m. induction n as [| n IHn]; [lia |]. induction m as [| m IHm]; [lia |]. intros X A Hn Hm HA.
  assert (Len : forall Y c, In c (left_moves Y) \/ In c (right_moves Y) -> length c = length Y).
  { intros Y c [(x & y & [[-> ->] | [-> ->]])%in_left_moves | (x & y & [[-> ->] | [-> ->]])%in_right_moves]; now rewrite !app_length. }
  apply le_iff. split; intros g Hg.
  - apply in_lefts_plus in Hg as [(l & Hl & ->) | (l & [Hp ->]%in_left_int & ->)].
    + rewrite lefts_value in Hl. apply in_map_iff in Hl as (c & <- & Hc). apply left_app in Hc as [(X' & HX & ->) | [(w & Hw & _) | H]].
      * apply not_le. left. pose proof (in_left_before A _ _ HX) as K. exists (value (X' ++ A)). rewrite lefts_value. split; [now apply in_map |].
        apply IHm; [rewrite (Len X) by auto; lia | apply left_weight in K; lia | easy].
      * apply left_needs_toad, repeat_spec in Hw. easy.
      * destruct (holes_repeat A) as (k & Hk & Ck). rewrite Hk in H.
        destruct H as [(p & q & -> & H & ->) | [(p & q & -> & H & ->) | (p & q & _ & H & _)]]; destruct k as [| k]; try easy; injection H as <-;
          cbn [repeat] in Hk; rewrite app_length in Hn; cbn [length] in Hn; rewrite <- app_assoc; cbn [app].
        -- intros K. pose proof (IHn (S (weight (p ++ T :: A))) p (T :: A) ltac:(lia) ltac:(lia) ltac:(words)) as L.
           rewrite (holes_move (T :: A) A), Hk in L by easy. cbn [measure] in L. rewrite (word_count A HA) in L.
           pose proof (terminal_toad (p ++ [E]) k) as Q. rewrite <- !app_assoc in Q. cbn [app] in Q.
           pose proof (le_trans _ _ _ L K) as R. assert (S1 := plus_proper_le _ _ Q (int (measure A)) _ (le_refl _)).
           rewrite plus_int_assoc in S1. pose proof (le_trans _ _ _ R S1) as R2. apply plus_int_cancel in R2. lia.
        -- apply not_le. right. exists (plus (value (p ++ F :: E :: T :: repeat E k)) (int (measure A))).
           split; [apply right_of_sum; apply slide_right |].
           pose proof (one_frog_low (S (length p)) (S (weight (p ++ [T] ++ F :: A))) p [T] A ltac:(lia) ltac:(lia) ltac:(words) HA) as L.
           cbn [app] in L. etransitivity; [| exact L]. rewrite (holes_move (T :: F :: A) A), Hk by easy.
           pose proof (terminal_toad (p ++ [F; E]) k) as Q. rewrite <- !app_assoc in Q. cbn [app] in Q.
           etransitivity; [apply plus_proper_le; [exact Q | reflexivity] |]. rewrite plus_int_assoc. apply plus_int_le.
           cbn [measure count square_eqb]. rewrite (word_count A HA). lia.
    + destruct (stuck A HA) as [(B & HB) | (i & k & ->)].
      * pose proof HB as HB'. apply slide_move in HB as [Hc HM]. pose proof (in_left_behind X _ _ Hc) as K. apply not_le. left.
        exists (value (X ++ B)). rewrite lefts_value. split; [now apply in_map |]. rewrite <- HM.
        rewrite (holes_move A B) by (symmetry; now apply slide_counts).
        apply IHm; [easy | apply left_weight in K; lia | now apply (slide_word A)].
      * rewrite measure_app, !measure_repeat, !count_repeat in Hp. cbn [square_eqb] in Hp. lia.
  - rewrite rights_value in Hg. apply in_map_iff in Hg as (c & <- & Hc). pose proof (right_weight _ _ Hc) as Hw.
    apply right_app in Hc as [(X' & HX & ->) | [(A' & HA' & _) | H]].
    + apply not_le. right. exists (plus (value (X' ++ holes A)) (int (measure A))). split; [apply right_of_sum; now apply in_right_before |].
      apply IHm; [rewrite (Len X) by auto; lia | lia | easy].
    + apply right_needs_frog in HA'. contradiction.
    + exfalso. apply HA. destruct H as [(p & q & _ & -> & _) | [(p & q & _ & -> & _) | (p & q & _ & -> & _)]]; cbn; auto.
Qed.

Theorem terminal_toad_low X n : le (plus (value (X ++ repeat E n)) (int (Z.of_nat n))) (value (X ++ T :: repeat E n)).
Proof.
  pose proof (no_frog_low (S (length X)) (S (weight (X ++ T :: repeat E n))) X (T :: repeat E n) ltac:(lia) ltac:(lia) ltac:(words)) as H.
  unfold holes in H. cbn [measure count square_eqb] in H. rewrite measure_repeat, !count_repeat in H. cbn [square_eqb] in H.
  rewrite Z.add_0_l, Nat2Z.id, Z.sub_0_r, Z.add_0_r in H. exact H.
Qed.

(** * Terminal frogs *)
Theorem terminal_frog X n : le (value (repeat E n ++ F :: X)) (plus (value (repeat E n ++ X)) (int (- Z.of_nat n))).
Proof.
  pose proof (terminal_toad_low (mirror X) n) as H. apply neg_le in H.
  rewrite neg_plus, neg_int, <- !value_mirror, !mirror_app, mirror_mirror, mirror_repeat in H. cbn [turn] in H.
  replace (mirror (T :: repeat E n)) with (repeat E n ++ [F]) in H.
  - now rewrite <- app_assoc in H.
  - change (T :: repeat E n) with ([T] ++ repeat E n). rewrite mirror_app, mirror_repeat. easy.
Qed.
Theorem terminal_frogs X k n :
  le (value (repeat E n ++ repeat F k ++ X)) (plus (value (repeat E n ++ X)) (int (- (Z.of_nat k * Z.of_nat n)))).
Proof.
  induction k as [| k IH]; [change (- (Z.of_nat 0 * Z.of_nat n))%Z with 0%Z; now rewrite int_zero, plus_zero_r |].
  cbn [repeat app]. etransitivity; [apply terminal_frog |].
  etransitivity; [apply plus_proper_le; [exact IH | reflexivity] |]. rewrite plus_int_assoc. apply plus_int_le. lia.
Qed.

(** Lemmas 4.6 to 4.9 of the paper, for any number of pairs TF: boards with one empty square, any pieces L before the toads, and in 4.8
    and 4.9 any pieces R at the end. Each board has one move of each player; where it leads is known by the lemmas before. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Sum Sums Mirror Rules Side Sentence L4_2 L4_3 L4_4 L4_5 L5_1 NamedLemmas.
Import ListNotations.

(** (TF)^b, and O^b(x) with O(x) = {0 | x}. *)
Definition pairs (b : nat) : board := concat (repeat [T; F] b).
Fixpoint over (b : nat) (x : game) : game := match b with O => x | S c => Node [int 0] [over c x] end.

Lemma pairs_pieces b : ~ In E (pairs b).
Proof. induction b as [| b IH]; [easy |]. intros [| [|]]; easy. Qed.
Lemma over_eqg b x y : eqg x y -> eqg (over b x) (over b y).
Proof.
  intros H. induction b as [| b IH]; [exact H |]. apply eqg_node; (constructor; [| constructor]); [apply eqg_refl | exact IH].
Qed.
Lemma over_power b : over b (int 1) = power b.
Proof. induction b as [| b IH]; [easy |]. cbn [over power]. now rewrite IH. Qed.

(** * A board with one move of each player *)
Lemma only_moves b l r x y : In l (left_moves b) -> (forall c, In c (left_moves b) -> c = l) -> In r (right_moves b) ->
  (forall c, In c (right_moves b) -> c = r) -> eqg (value l) x -> eqg (value r) y -> eqg (value b) (Node [x] [y]).
Proof.
  intros Hl Ul Hr Ur [L1 L2] [R1 R2]. rewrite value_moves. split; apply le_node; intros g Hg.
  - apply in_map_iff in Hg as (c & <- & Hc). rewrite (Ul c Hc). exists x. split; [now left | easy].
  - destruct Hg as [<- | []]. exists (value r). split; [now apply in_map | easy].
  - destruct Hg as [<- | []]. exists (value l). split; [now apply in_map | easy].
  - apply in_map_iff in Hg as (c & <- & Hc). rewrite (Ur c Hc). exists y. split; [now left | easy].
Qed.

Lemma left_slide_only P Q c : ~ In E P -> ~ In E Q -> In c (left_moves (P ++ T :: E :: Q)) -> c = P ++ E :: T :: Q.
Proof.
  intros HP HQ H. replace (P ++ T :: E :: Q) with ((P ++ [T]) ++ E :: Q) in H by now rewrite <- app_assoc.
  apply left_app in H as [(u & Hu & _) | [(w & Hw & _) | [(p & q & K & [= <-] & ->) | [(p & q & K & _) | (p & q & _ & [=] & _)]]]].
  - apply left_needs_hole, in_app_or in Hu as [| [|]]; easy.
  - apply (left_app [E] Q) in Hw as [(u & Hu%left_needs_toad & _) | [(w' & Hw'%left_needs_hole & _) | K]]; [now destruct Hu | easy |].
    destruct K as [(p & q & K & _) | [(p & q & K & _) | (p & q & K & _)]]; destruct p as [| ? [|]]; easy.
  - now apply app_inj_tail in K as [<- _].
  - replace (p ++ [T; F]) with ((p ++ [T]) ++ [F]) in K by now rewrite <- app_assoc. now apply app_inj_tail in K as [_ K].
Qed.
Lemma right_cross P Q c : ~ In E P -> ~ In E Q -> In c (right_moves (P ++ E :: Q)) ->
  (exists q, Q = F :: q /\ c = P ++ F :: E :: q) \/ (exists q, Q = T :: F :: q /\ c = P ++ F :: T :: E :: q).
Proof.
  intros HP HQ (x & y & [[H ->] | [H ->]])%in_right_moves; cbn [app] in H.
  - assert (K : P = x /\ Q = F :: y).
    { apply app_eq_app in H as ([| s z] & [[-> H] | [-> H]]); cbn [app] in H; injection H; intros; subst; rewrite ?app_nil_r; auto;
        exfalso; [apply HP | apply HQ]; apply in_or_app; right; now left. }
    destruct K as [-> ->]. left. now exists y.
  - assert (K : P = x /\ Q = T :: F :: y).
    { apply app_eq_app in H as ([| s z] & [[-> H] | [-> H]]); cbn [app] in H; injection H; intros; subst; rewrite ?app_nil_r; auto;
        exfalso; [apply HP | apply HQ]; apply in_or_app; right; now left. }
    destruct K as [-> ->]. right. now exists y.
Qed.

(** * Pieces from TT to the right edge are dead *)
Lemma dead_end X Y : ~ In E Y -> eqg (value (X ++ T :: T :: Y)) (value X).
Proof.
  intros HY. pose proof (dead_run X (T :: T :: Y) []) as H. rewrite app_nil_r in H.
  pose proof (dead_run [] (mirror (T :: T :: Y)) (mirror X)) as K. cbn [app] in K. rewrite <- mirror_app in K.
  assert (Z : eqg (value []) zero) by (rewrite value_moves; apply eqg_refl). split.
  - rewrite H; [now rewrite Z, plus_zero_r |]. split; [intros [| [|]]; easy | now left].
  - rewrite Z, plus_zero_l, !value_mirror in K. apply neg_le. apply K. split.
    + intros L. apply (mirror_in E) in L as [| [|]]; easy.
    + right; left. exists (mirror Y). now rewrite !mirror_cons, <- app_assoc.
Qed.
Lemma stopped L k Y : left_end L -> ~ In E Y -> eqg (value (L ++ repeat T k ++ E :: T :: T :: Y)) (int (Z.of_nat k)).
Proof.
  intros HL HY. replace (L ++ repeat T k ++ E :: T :: T :: Y) with ((L ++ repeat T k ++ [E]) ++ T :: T :: Y) by now rewrite <- !app_assoc.
  rewrite dead_end by easy. now apply lemma_4_2.
Qed.

Lemma toads_end a (Q : board) : 1 <= a -> repeat T a ++ Q = repeat T (a - 1) ++ T :: Q.
Proof.
  intros H. replace a with (S (a - 1)) at 1 by lia. cbn [repeat]. rewrite repeat_cons, <- app_assoc. easy.
Qed.
Lemma frog_ends L a : left_end L -> left_end (L ++ repeat T a ++ [F]).
Proof.
  intros [HL _]. split.
  - intros [K | [K%repeat_spec | [|]]%in_app_or]%in_app_or; easy.
  - intros Y K. rewrite app_assoc in K. now apply app_inj_tail in K as [_ K].
Qed.
Lemma toads_pieces L a : left_end L -> ~ In E (L ++ repeat T a).
Proof. intros [HL _] [K | K%repeat_spec]%in_app_or; easy. Qed.

(** * The lemmas *)
Lemma chain b : forall L a Q, left_end L -> 1 <= a -> ~ In E Q ->
  eqg (value (L ++ repeat T a ++ E :: pairs b ++ T :: F :: Q))
    (Node [int (Z.of_nat a - 1)] [over b (value (L ++ repeat T a ++ F :: pairs b ++ T :: E :: Q))]).
Proof.
  induction b as [| b IH]; intros L a Q HL Ha HQ.
  all: assert (HP := toads_pieces L (a - 1) HL); assert (HP' := toads_pieces L a HL).
  - change (pairs 0) with (@nil square). cbn [app over].
    apply (only_moves _ (L ++ repeat T (a - 1) ++ E :: T :: T :: F :: Q) (L ++ repeat T a ++ F :: T :: E :: Q)).
    + rewrite (toads_end a), !app_assoc by easy. apply slide_left.
    + intros c Hc. rewrite (toads_end a), app_assoc in Hc by easy. rewrite app_assoc. apply left_slide_only; [easy | | easy].
      intros [| [|]]; easy.
    + rewrite !app_assoc. apply jump_right.
    + intros c Hc. rewrite app_assoc in Hc. apply right_cross in Hc as [(q & [=] & _) | (q & [= <-] & ->)]; [now rewrite <- app_assoc | easy |].
      intros [| [|]]; easy.
    + replace (Z.of_nat a - 1)%Z with (Z.of_nat (a - 1)) by lia. apply stopped; [easy |]. intros [|]; easy.
    + apply eqg_refl.
  - change (pairs (S b)) with (T :: F :: pairs b). cbn [app over].
    assert (HR : ~ In E (pairs b ++ T :: F :: Q)) by (intros [K%pairs_pieces | [| [|]]]%in_app_or; easy).
    apply (only_moves _ (L ++ repeat T (a - 1) ++ E :: T :: T :: F :: pairs b ++ T :: F :: Q) (L ++ repeat T a ++ F :: T :: E :: pairs b ++ T :: F :: Q)).
    + rewrite (toads_end a), !app_assoc by easy. apply slide_left.
    + intros c Hc. rewrite (toads_end a), app_assoc in Hc by easy. rewrite app_assoc. apply left_slide_only; [easy | | easy].
      intros [| [|]]; easy.
    + rewrite !app_assoc. apply jump_right.
    + intros c Hc. rewrite app_assoc in Hc. apply right_cross in Hc as [(q & [=] & _) | (q & [= <-] & ->)]; [now rewrite <- app_assoc | easy |].
      intros [| [|]]; easy.
    + replace (Z.of_nat a - 1)%Z with (Z.of_nat (a - 1)) by lia. apply stopped; [easy |]. intros [|]; easy.
    + pose proof (IH (L ++ repeat T a ++ [F]) 1 Q (frog_ends L a HL) (le_n 1) HQ) as H. cbn [repeat app] in H.
      rewrite <- !app_assoc in H. exact H.
Qed.

Theorem lemma_4_6 : forall L a b, left_end L -> 1 <= a -> 1 <= b ->
  (value (L ++ repeat T a ++ [E] ++ pairs b) == {[ int (#a - 1) | power (b - 1) ]})%game.
Proof.
  intros L a b HL Ha Hb.
  assert (P : pairs b = pairs (b - 1) ++ [T; F]).
  { unfold pairs. replace b with (b - 1 + 1) at 1 by lia. now rewrite repeat_app, concat_app. }
  rewrite P. cbn [app]. rewrite (chain (b - 1) L a []) by easy. apply eqg_node; (constructor; [| constructor]); [apply eqg_refl |].
  rewrite <- over_power. apply over_eqg.
  assert (HL' : left_end (L ++ repeat T a ++ [F] ++ pairs (b - 1))).
  { destruct HL as [HL _]. split.
    - intros [K | [K%repeat_spec | [| K%pairs_pieces]]%in_app_or]%in_app_or; easy.
    - intros Y K. destruct (b - 1) as [| n]; [rewrite app_assoc in K; now apply app_inj_tail in K as [_ K] |].
      replace (pairs (S n)) with ((pairs n ++ [T]) ++ [F]) in K by (unfold pairs; rewrite <- app_assoc; replace (S n) with (n + 1) by lia; now rewrite repeat_app, concat_app).
      rewrite !app_assoc in K. now apply app_inj_tail in K as [_ K]. }
  pose proof (lemma_4_2 _ 1 HL') as H. cbn [repeat app] in H. rewrite <- !app_assoc in H. exact H.
Qed.

Theorem lemma_4_7 : forall L a b, left_end L -> 2 <= a ->
  (value (L ++ repeat T a ++ [E; F] ++ pairs b) == {[ {[ int (#a - 2) | power b ]} | int 0 ]})%game.
Proof.
  intros L a b HL Ha. cbn [app]. pose proof (pairs_pieces b) as Hp.
  apply (only_moves _ (L ++ repeat T (a - 1) ++ [E] ++ pairs (S b)) ((L ++ repeat T a ++ [F]) ++ [E] ++ pairs b)).
  - change ([E] ++ pairs (S b)) with (E :: T :: F :: pairs b). rewrite (toads_end a), !(app_assoc L) by lia. apply slide_left.
  - intros c Hc. rewrite (toads_end a), app_assoc in Hc by lia. change ([E] ++ pairs (S b)) with (E :: T :: F :: pairs b).
    rewrite app_assoc. apply left_slide_only; [now apply toads_pieces | | easy].
    intros [|]; easy.
  - rewrite <- !app_assoc, (app_assoc L). rewrite (app_assoc L (repeat T a) (E :: _)). apply slide_right.
  - intros c Hc. rewrite app_assoc in Hc. apply right_cross in Hc as [(q & [= <-] & ->) | (q & [=] & _)];
      [now rewrite <- !app_assoc | now apply toads_pieces |]. intros [|]; easy.
  - rewrite (lemma_4_6 L (a - 1) (S b)) by (easy || lia). replace (#(a - 1) - 1)%Z with (#a - 2)%Z by lia.
    replace (S b - 1) with b by lia. apply eqg_refl.
  - apply lemma_4_3; [now apply frog_ends |]. split; [easy |]. intros Y K. now destruct b.
Qed.

Theorem lemma_4_8 : forall L R a b c, left_end L -> right_end R -> 1 <= a -> 2 <= c ->
  (value (L ++ repeat T a ++ [E] ++ pairs b ++ [T] ++ repeat F c ++ R) ==
   {[ int (#a - 1) | over b (value (L ++ repeat T a ++ [F] ++ pairs b ++ [T; E] ++ repeat F (c - 1) ++ R)) ]})%game.
Proof.
  intros L R a b c HL [HR _] Ha Hc. replace c with (S (c - 1)) at 1 by lia. cbn [repeat app].
  apply chain; [easy | easy |]. intros [K%repeat_spec |]%in_app_or; easy.
Qed.

Theorem lemma_4_9 : forall L R a b c, left_end L -> right_end R -> 2 <= a -> 2 <= c ->
  (value (L ++ repeat T a ++ [E; F] ++ pairs b ++ [T] ++ repeat F c ++ R) ==
   {[ {[ int (#a - 2) | over (S b) (value (L ++ repeat T (a - 1) ++ [F] ++ pairs (S b) ++ [T; E] ++ repeat F (c - 1) ++ R)) ]} | int 0 ]})%game.
Proof.
  intros L R a b c HL HR Ha Hc. cbn [app].
  assert (Hp : ~ In E (pairs b ++ T :: repeat F c ++ R)).
  { destruct HR as [HR _]. intros [K%pairs_pieces | [| [K%repeat_spec |]%in_app_or]]%in_app_or; easy. }
  apply (only_moves _ (L ++ repeat T (a - 1) ++ [E] ++ pairs (S b) ++ [T] ++ repeat F c ++ R)
    ((L ++ repeat T a ++ [F]) ++ [E] ++ pairs b ++ T :: repeat F c ++ R)).
  - cbn [app]. change (pairs (S b)) with (T :: F :: pairs b). cbn [app]. rewrite (toads_end a), !(app_assoc L) by lia. apply slide_left.
  - intros d Hd. rewrite (toads_end a), app_assoc in Hd by lia. cbn [app]. change (pairs (S b)) with (T :: F :: pairs b). cbn [app].
    rewrite app_assoc. apply left_slide_only; [now apply toads_pieces | | easy].
    intros [|]; easy.
  - rewrite <- !app_assoc, (app_assoc L). rewrite (app_assoc L (repeat T a) (E :: _)). apply slide_right.
  - intros d Hd. rewrite app_assoc in Hd. apply right_cross in Hd as [(q & [= <-] & ->) | (q & [=] & _)];
      [now rewrite <- !app_assoc | now apply toads_pieces |]. intros [|]; easy.
  - rewrite (lemma_4_8 L R (a - 1) (S b) c) by (easy || lia). replace (#(a - 1) - 1)%Z with (#a - 2)%Z by lia. apply eqg_refl.
  - apply lemma_4_3; [now apply frog_ends |]. split; [easy |]. intros Y K. now destruct b.
Qed.

(** The same as play: the second player wins the difference. *)
Definition lemma_4_6_play L a b HL Ha Hb := by_play (lemma_4_6 L a b HL Ha Hb).
Definition lemma_4_7_play L a b HL Ha := by_play (lemma_4_7 L a b HL Ha).
Definition lemma_4_8_play L R a b c HL HR Ha Hc := by_play (lemma_4_8 L R a b c HL HR Ha Hc).
Definition lemma_4_9_play L R a b c HL HR Ha Hc := by_play (lemma_4_9 L R a b c HL HR Ha Hc).

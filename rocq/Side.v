(** Sides: the games that patterns are compared with. A side is a sum of an integer form, perhaps *, perhaps eps, and perhaps one
    switch { sides | sides }. eps stands for 2^-N, for any N ([power]). *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine Sum Sums Pattern.
Import ListNotations.
Local Open Scope Z_scope.

(** * * and 2^-N *)
Definition star : game := Node [zero] [zero].
Fixpoint power (N : nat) : game := Node [zero] match N with O => [] | S M => [power M] end.

Lemma zero_le_power N : le zero (power N).
Proof.
  apply le_iff. split; [easy |]. intros r Hr. apply not_le. left. exists zero. split; [| apply le_refl].
  destruct N; [easy |]. destruct Hr as [<- | []]. destruct N; now left.
Qed.
Lemma power_positive N : ~ le (power N) zero.
Proof. apply not_le. left. exists zero. split; [destruct N; now left | apply le_refl]. Qed.
Lemma power_S N : le (power (S N)) (power N).
Proof.
  induction N as [| N IH]; apply le_iff; (split; [intros l [<- | []]; apply power_positive |]); [easy |].
  intros r [<- | []]. apply not_le. right. exists (power (S N)). split; [now left | exact IH].
Qed.
Lemma power_one N : le (power N) (int 1).
Proof. induction N as [| N IH]; [apply le_refl |]. eapply le_trans; [apply power_S | exact IH]. Qed.
Lemma star_le_power N : le star (power N).
Proof.
  apply le_iff. split; [intros l [<- | []]; apply power_positive |]. intros r Hr. apply not_le. right. exists zero. split; [now left |].
  destruct N; [easy |]. destruct Hr as [<- | []]. apply zero_le_power.
Qed.
Lemma star_power N : le (plus star (power (S N))) (power N).
Proof.
  apply le_iff. split.
  - intros l [(x & [<- | []] & ->) | (x & [<- | []] & ->)]%in_lefts_plus.
    + rewrite plus_zero_l. apply not_le. right. exists (power N). split; [now left | apply le_refl].
    + rewrite plus_zero_r. apply not_le. right. exists zero. split; [now left | apply zero_le_power].
  - intros r Hr. destruct N as [| N]; [easy |]. destruct Hr as [<- | []]. apply not_le. right. exists (power (S (S N))). split.
    + apply in_rights_plus. left. exists zero. split; [now left | now rewrite plus_zero_l].
    + eapply le_trans; apply power_S.
Qed.
Lemma star_star : eqg (plus star star) zero.
Proof.
  assert (L : forall x, In x (lefts (plus star star)) -> x = star)
    by (intros x [(y & [<- | []] & ->) | (y & [<- | []] & ->)]%in_lefts_plus; rewrite ?plus_zero_l, ?plus_zero_r; easy).
  assert (R : forall x, In x (rights (plus star star)) -> x = star)
    by (intros x [(y & [<- | []] & ->) | (y & [<- | []] & ->)]%in_rights_plus; rewrite ?plus_zero_l, ?plus_zero_r; easy).
  split; apply le_iff; split; try easy; intros x Hx; [apply L in Hx | apply R in Hx]; subst x; apply not_le.
  - right. exists zero. split; [now left | apply le_refl].
  - left. exists zero. split; [now left | apply le_refl].
Qed.

Definition starred (b : bool) : game := if b then star else zero.
Definition small (b : bool) (N : nat) : game := if b then power N else zero.

Lemma starred_xor a b : eqg (plus (starred a) (starred b)) (starred (xorb a b)).
Proof. destruct a, b; cbn [starred xorb]; rewrite ?plus_zero_l, ?plus_zero_r; try reflexivity. exact star_star. Qed.
Lemma small_le a b N : le (plus (starred a) (small b (S N))) (power N).
Proof.
  destruct a, b; cbn [starred small]; rewrite ?plus_zero_l, ?plus_zero_r;
    [apply star_power | apply star_le_power | apply power_S | apply zero_le_power].
Qed.

(** * Sides *)
Inductive side : Set := Side (n : affine) (has_star has_eps : bool) (ls rs : list side).

Fixpoint side_game (v : valuation) (N : nat) (s : side) : game :=
  match s with
  | Side n a b ls rs =>
      plus (int (eval v n)) (plus (starred a) (plus (small b N) (Node (map (side_game v N) ls) (map (side_game v N) rs))))
  end.
Fixpoint map_side (h : affine -> affine) (s : side) : side :=
  match s with Side n a b ls rs => Side (h n) a b (map (map_side h) ls) (map (map_side h) rs) end.
Fixpoint fresh_side (k : nat) (s : side) : bool :=
  match s with Side n _ _ ls rs => (coef_at k (coefs n) =? 0) && forallb (fresh_side k) ls && forallb (fresh_side k) rs end.
Fixpoint same_side (s t : side) : bool :=
  match s, t with
  | Side n a b ls rs, Side m c d ks qs =>
      let all := fix all (xs ys : list side) : bool :=
        match xs, ys with [], [] => true | x :: xs', y :: ys' => same_side x y && all xs' ys' | _, _ => false end in
      same n m && Bool.eqb a c && Bool.eqb b d && all ls ks && all rs qs
  end.
Definition add_int (k : affine) (s : side) : side := match s with Side n a b ls rs => Side (add n k) a b ls rs end.

Section Induction.
Variable P : side -> Prop.
Hypothesis step : forall n a b ls rs, Forall P ls -> Forall P rs -> P (Side n a b ls rs).
Fixpoint side_induction (s : side) : P s :=
  let all := fix all (xs : list side) : Forall P xs :=
    match xs with [] => Forall_nil P | x :: xs' => Forall_cons x (side_induction x) (all xs') end in
  match s with Side n a b ls rs => step n a b ls rs (all ls) (all rs) end.
End Induction.

Lemma map_side_game v w h N s : (forall f, eval v (h f) = eval w f) -> side_game v N (map_side h s) = side_game w N s.
Proof.
  intros H. induction s as [n a b ls rs Hl Hr] using side_induction. cbn [side_game map_side]. rewrite !map_map, H.
  rewrite (map_ext_in (fun x => side_game v N (map_side h x)) (side_game w N) ls) by now apply Forall_forall.
  now rewrite (map_ext_in (fun x => side_game v N (map_side h x)) (side_game w N) rs) by now apply Forall_forall.
Qed.
Lemma fresh_side_game v k z N s : (forall f, coef_at k (coefs f) =? 0 = true -> eval (update v k z) f = eval v f) -> fresh_side k s = true ->
  side_game (update v k z) N s = side_game v N s.
Proof.
  intros H. induction s as [n a b ls rs Hl Hr] using side_induction. cbn [side_game fresh_side].
  intros [[H1 H2]%andb_true_iff H3]%andb_true_iff. rewrite H by easy. rewrite forallb_forall in H2, H3. rewrite Forall_forall in Hl, Hr.
  rewrite (map_ext_in (side_game (update v k z) N) (side_game v N) ls) by auto.
  now rewrite (map_ext_in (side_game (update v k z) N) (side_game v N) rs) by auto.
Qed.
Lemma same_side_game v N s : forall t, same_side s t = true -> side_game v N s = side_game v N t.
Proof.
  induction s as [n a b ls rs Hl Hr] using side_induction. intros [m c d ks qs]. cbn [side_game same_side].
  set (all := fix all (xs ys : list side) : bool := match xs, ys with [], [] => true | x :: xs', y :: ys' => same_side x y && all xs' ys' | _, _ => false end).
  intros [[[[H1%(same_sound _ _ v) H2%eqb_prop]%andb_true_iff H3%eqb_prop]%andb_true_iff H4]%andb_true_iff H5]%andb_true_iff. rewrite H1, H2, H3.
  assert (L : forall xs ys, Forall (fun s => forall t, same_side s t = true -> side_game v N s = side_game v N t) xs -> all xs ys = true ->
    map (side_game v N) xs = map (side_game v N) ys).
  { clear. induction xs as [| x xs IH]; intros [| y ys] Hx; cbn; try easy. intros [H1 H2]%andb_true_iff. inversion Hx; subst. f_equal; auto. }
  now rewrite (L ls ks), (L rs qs).
Qed.
Lemma add_int_game v N k s : eqg (side_game v N (add_int k s)) (plus (int (eval v k)) (side_game v N s)).
Proof. destruct s. cbn [side_game add_int]. rewrite eval_add, <- int_plus, plus_assoc. apply plus_swap. Qed.

(** * Moves in a side *)

(** The sum with its switch replaced by an option of the switch. *)
Definition chosen (n : affine) (a : bool) (s : side) : side := match s with Side m c d ls rs => Side (add n m) (xorb a c) d ls rs end.

Lemma chosen_game v N n a s : eqg (plus (int (eval v n)) (plus (starred a) (side_game v N s))) (side_game v N (chosen n a s)).
Proof.
  destruct s as [m c d ls rs]. cbn [side_game chosen]. rewrite eval_add, <- int_plus, <- (starred_xor a c), !plus_assoc.
  now rewrite (plus_swap (starred a)).
Qed.

Definition is_plain (ls rs : list side) : bool := match ls, rs with [], [] => true | _, _ => false end.

(** All moves of Right; perhaps one that he does not have in every instance. *)
Definition side_rights (s : side) : option (list side) :=
  match s with
  | Side n a b ls rs =>
      if (if b then is_plain ls rs else true) then
        Some ((if a then [Side n false b ls rs] else []) ++ (if b then [s] else []) ++
              (if at_least 0 n then [] else [Side (shift 1 n) a b ls rs]) ++ map (chosen n a) rs)
      else None
  end.
(** A move that Left surely has. *)
Inductive part : Set := InStar | InEps | InNumber | InSwitch (i : nat).
Definition side_left (s : side) (p : part) : option side :=
  match s with
  | Side n a b ls rs =>
      match p with
      | InStar => if a then Some (Side n false b ls rs) else None
      | InEps => if b then Some (Side n a false ls rs) else None
      | InNumber => if at_least 1 n then Some (Side (shift (-1) n) a b ls rs) else None
      | InSwitch i => if b then None else option_map (chosen n a) (nth_error ls i)
      end
  end.

Lemma side_rights_sound v N s moves r : natural v -> side_rights s = Some moves -> In r (rights (side_game v N s)) ->
  exists m M, In m moves /\ eqg r (side_game v M m).
Proof.
  destruct s as [n a b ls rs]. cbn [side_rights side_game]. intros Hv H. destruct (if b then is_plain ls rs else true) eqn:Hb; [| easy].
  injection H as <-. intros [(x & [Hn ->]%in_right_int & ->) | (x & Hx & ->)]%in_rights_plus.
  - exists (Side (shift 1 n) a b ls rs), N. split; [| cbn [side_game]; rewrite eval_shift; reflexivity].
    apply in_or_app; right; apply in_or_app; right; apply in_or_app; left.
    destruct (at_least 0 n) eqn:K; [apply (at_least_sound _ _ v Hv) in K; lia | now left].
  - apply in_rights_plus in Hx as [(y & Hy & ->) | (y & Hy & ->)].
    + destruct a; [| easy]. destruct Hy as [<- | []]. exists (Side n false b ls rs), N. split; [now left | reflexivity].
    + apply in_rights_plus in Hy as [(z & Hz & ->) | (z & Hz & ->)].
      * destruct b; [| easy]. destruct ls, rs; try easy. destruct N as [| M]; [easy |]. destruct Hz as [<- | []].
        exists (Side n a true [] []), M. split; [apply in_or_app; right; now left | reflexivity].
      * cbn [rights] in Hz. apply in_map_iff in Hz as (t & <- & Ht). exists (chosen n a t), N. split.
        -- do 3 (apply in_or_app; right). now apply in_map.
        -- destruct b; [destruct ls, rs; easy |]. cbn [small]. rewrite plus_zero_l. apply chosen_game.
Qed.
Lemma side_left_sound v N s p m : natural v -> side_left s p = Some m -> exists l, In l (lefts (side_game v N s)) /\ eqg l (side_game v N m).
Proof.
  destruct s as [n a b ls rs]. cbn [side_left side_game]. intros Hv H. destruct p as [| | | i].
  - destruct a; [| easy]. injection H as <-. eexists. split; [| reflexivity]. cbn [side_game].
    apply in_lefts_plus. right. eexists. split; [| reflexivity]. apply in_lefts_plus. left. exists zero. split; [now left | easy].
  - destruct b; [| easy]. injection H as <-. eexists. split; [| reflexivity]. cbn [side_game].
    do 2 (apply in_lefts_plus; right; eexists; split; [| reflexivity]). apply in_lefts_plus. left. exists zero.
    split; [destruct N; now left | easy].
  - destruct (at_least 1 n) eqn:K; [| easy]. apply (at_least_sound _ _ v Hv) in K. injection H as <-. eexists. split; [| reflexivity].
    cbn [side_game]. rewrite eval_shift. apply in_lefts_plus. left. eexists. split; [apply in_left_int; split; [lia | reflexivity] | easy].
  - destruct b; [easy |]. destruct (nth_error ls i) as [t |] eqn:Ht; [| easy]. injection H as <-. eexists. split; [| apply chosen_game].
    do 2 (apply in_lefts_plus; right; eexists; split; [| reflexivity]). cbn [small]. rewrite plus_zero_l. cbn [lefts].
    apply in_map. now apply nth_error_In in Ht.
Qed.

(** * Comparing sides *)

(** Sides without switches: g >= h, where h is taken with N + 1. *)
Definition number_ge (g h : side) : bool :=
  match g, h with
  | Side n a b [] [], Side m c d [] [] => at_least (if b then 0 else if Bool.eqb a c then if d then 1 else 0 else 1) (sub n m)
  | _, _ => false
  end.

Lemma number_ge_sound v N g h : natural v -> number_ge g h = true -> le (side_game v (S N) h) (side_game v N g).
Proof.
  destruct g as [n a b [|] [|]]; try easy. destruct h as [m c d [|] [|]]; try easy. cbn [number_ge side_game map]. fold zero.
  rewrite !plus_zero_r. intros Hv H. apply (at_least_sound _ _ v Hv) in H. rewrite eval_sub in H.
  set (z := eval v n - eval v m) in *. replace (eval v n) with (eval v m + z) by lia. rewrite <- int_plus, plus_assoc.
  apply plus_proper_le; [apply le_refl |].
  assert (Up : forall k x y, k <= z -> le x (plus (int k) y) -> le x (plus (int z) y)).
  { intros k x y Hk Hx. eapply le_trans; [exact Hx |]. apply plus_proper_le; [now apply le_int_int | apply le_refl]. }
  assert (Star : le (plus (starred c) (small d (S N))) (plus (starred a) (power N))).
  { assert (Ec : eqg (starred c) (plus (starred a) (starred (xorb a c)))).
    { destruct a, c; cbn [starred xorb]; rewrite ?plus_zero_l, ?plus_zero_r; try reflexivity. symmetry. exact star_star. }
    rewrite Ec, plus_assoc. apply plus_proper_le; [apply le_refl | apply small_le]. }
  destruct b; cbn [small].
  - apply (Up 0); [easy |]. now rewrite int_zero, plus_zero_l.
  - rewrite plus_zero_r.
    assert (One : 1 <= z -> le (plus (starred c) (small d (S N))) (plus (int z) (starred a))).
    { intros Hz. apply (Up 1); [easy |]. rewrite (plus_comm (int 1)). eapply le_trans; [exact Star |]. apply plus_proper_le; [apply le_refl | apply power_one]. }
    destruct (Bool.eqb a c) eqn:Ha; [| auto]. apply eqb_prop in Ha as <-. destruct d; [auto |]. apply (Up 0); [easy |].
    rewrite int_zero, plus_zero_l. cbn [small]. rewrite plus_zero_r. apply le_refl.
Qed.

(** Is a side >= 0? To each move of Right Left has an answer. *)
Fixpoint side_nonneg (fuel : nat) (s : side) : bool :=
  match fuel with
  | O => false
  | S fuel' =>
      match s with
      | Side n a b ls rs =>
          if is_plain ls rs then number_ge s (Side (constant 0) false false [] []) else
          match side_rights s with
          | None => false
          | Some moves => forallb (fun m =>
              let answer p := match side_left m p with Some t => side_nonneg fuel' t | None => false end in
              existsb answer (InStar :: InEps :: InNumber :: map InSwitch (seq 0 (match m with Side _ _ _ ks _ => length ks end)))) moves
          end
      end
  end.

Lemma side_nonneg_sound v fuel : natural v -> forall s N, side_nonneg fuel s = true -> le zero (side_game v N s).
Proof.
  intros Hv. induction fuel as [| fuel IH]; intros s N; cbn [side_nonneg]; [easy |]. destruct s as [n a b ls rs] eqn:Es. rewrite <- Es in *.
  destruct (is_plain ls rs).
  - intros H%(number_ge_sound v N _ _ Hv). cbn [side_game starred small map] in H. fold zero in H.
    now rewrite eval_constant, int_zero, !plus_zero_l in H.
  - destruct (side_rights s) as [moves |] eqn:Hm; [| easy]. intros H. apply le_iff. split; [easy |]. intros r Hr.
    apply (side_rights_sound v N s moves r Hv Hm) in Hr as (m & M & Hi & ->). rewrite forallb_forall in H. specialize (H m Hi).
    apply existsb_exists in H as (p & _ & H). destruct (side_left m p) as [t |] eqn:Ht; [| easy].
    apply (side_left_sound v M _ _ _ Hv) in Ht as (l & Hl & El). apply not_le. left. exists l. split; [easy |]. rewrite El. now apply IH.
Qed.

(** g >= h: by numbers, because they are the same, or because h is m or m* and g - h >= 0; the negative of * is *. *)
Definition side_ge (g h : side) : bool :=
  if number_ge g h then true else if same_side h g then true else
  match h with Side m c false [] [] => side_nonneg 9 (chosen (opp m) c g) | _ => false end.

Lemma side_ge_sound v N g h : natural v -> side_ge g h = true -> exists M, le (side_game v M h) (side_game v N g).
Proof.
  intros Hv. unfold side_ge. destruct (number_ge g h) eqn:Hn; [intros _; exists (S N); now apply number_ge_sound |].
  destruct (same_side h g) eqn:Hs; [intros _; exists N; rewrite (same_side_game v N _ _ Hs); apply le_refl |].
  destruct h as [m c d ks qs]. destruct d; [easy |]. destruct ks; [| easy]. destruct qs; [| easy].
  intros H%(side_nonneg_sound v _ Hv _ N). exists N. rewrite <- chosen_game, eval_opp, <- le_plus_int, plus_zero_l in H.
  cbn [side_game small map]. fold zero. rewrite !plus_zero_r, (plus_comm (int (eval v m))).
  assert (E : eqg (side_game v N g) (plus (starred c) (plus (starred c) (side_game v N g)))).
  { rewrite <- plus_assoc, starred_xor, Bool.xorb_nilpotent. cbn [starred]. now rewrite plus_zero_l. }
  rewrite E. apply plus_proper_le; [apply le_refl | exact H].
Qed.

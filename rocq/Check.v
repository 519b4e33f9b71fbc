(** The checker for classes of positions, and the theorem that what it accepts is true.

    A class is a letter that fills the gaps and, for every order of the key letters, a formula in the lengths of the
    gaps. The checker writes down the moves of the general word with these keys, looks up the formulas of the words they lead
    to, and proves that the game of these equals the formula. By induction on the moves left ([check_sound]) the formula is
    then the value of every word of the class. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Board Affine System Store Shape Compare Word.
Import ListNotations.
Local Open Scope Z_scope.

Record class : Set := Class { filler : square; formulas : list (list square * shape) }.

Fixpoint keys_eqb (xs ys : list square) : bool :=
  match xs, ys with
  | [], [] => true
  | x :: xs', y :: ys' => if square_eqb x y then keys_eqb xs' ys' else false
  | _, _ => false
  end.

Fixpoint find {A : Type} (ks : list square) (fs : list (list square * A)) : option A :=
  match fs with
  | [] => None
  | (xs, f) :: fs' => if keys_eqb ks xs then Some f else find ks fs'
  end.

(** Options of the general word, as formulas; None where a formula is missing. *)
Definition option_of (c : class) (x : guarded) : option (list cond * shape) :=
  let (ks, gs) := collect (filler c) (constant 0) (snd x) in
  match find ks (formulas c) with None => None | Some f => Some (fst x, subst_shape gs f) end.

Fixpoint options_of (c : class) (xs : list guarded) : option options :=
  match xs with
  | [] => Some []
  | x :: xs' =>
      match option_of c x, options_of c xs' with
      | Some o, Some os => Some (o :: os)
      | _, _ => None
      end
  end.

(** n parameters, with these inequalities between them. *)
Definition region (n : nat) (cs : list affine) : store := Store (map var (seq 0 n)) cs.
Definition all_gaps (n : nat) : store := region n (map var (seq 0 n)).

Definition check_word (n : nat) (c : class) (ks : list square) (f : shape) : bool :=
  let w := general 0 ks in
  match options_of c (symbolic_moves (filler c) left_factors w), options_of c (symbolic_moves (filler c) right_factors w) with
  | Some ls, Some rs => prove_eq n (all_gaps (S (length ks))) f (Options ls rs)
  | _, _ => false
  end.

Fixpoint check_words (n : nat) (c : class) (fs : list (list square * shape)) : bool :=
  match fs with
  | [] => true
  | (ks, f) :: fs' => if check_word n c ks f then check_words n c fs' else false
  end.

Definition check (n : nat) (c : class) : bool := check_words n c (formulas c).

(** * Soundness *)
Lemma keys_eqb_eq xs : forall ys, keys_eqb xs ys = true -> xs = ys.
Proof.
  induction xs as [| x xs IH]; intros [| y ys]; cbn [keys_eqb]; try easy.
  destruct (square_eqb_spec x y) as [-> |]; [| easy]. intros H. f_equal. now apply IH.
Qed.

Lemma find_in {A : Type} ks (fs : list (list square * A)) f : find ks fs = Some f -> In (ks, f) fs.
Proof.
  induction fs as [| [xs g] fs IH]; cbn [find]; [easy |]. destruct (keys_eqb ks xs) eqn:E.
  - intros [= ->]. apply keys_eqb_eq in E as ->. now left.
  - right. auto.
Qed.

Lemma check_words_in n c fs ks f : check_words n c fs = true -> In (ks, f) fs -> check_word n c ks f = true.
Proof.
  induction fs as [| [xs g] fs IH]; cbn [check_words]; [easy |].
  destruct (check_word n c xs g) eqn:E; [| easy]. intros H [[= -> ->] | Hi]; auto.
Qed.

Lemma collect_length g w : forall a, length (snd (collect g a w)) = S (length (fst (collect g a w))).
Proof.
  induction w as [| [s | b] w IH]; intros a; cbn [collect]; [easy | | apply IH].
  destruct (square_eqb s g); [apply IH |]. specialize (IH (constant 0)). destruct (collect g (constant 0) w). simpl in *. lia.
Qed.

Lemma gaps_lengths v gs : Forall (fun a => 0 <= eval v a) gs -> forall i, through gs v i = gaps (lengths v gs) i.
Proof.
  intros H i. unfold gaps, lengths, through. revert i.
  induction H as [| a gs Ha H IH]; intros [| i]; cbn [map nth]; try now rewrite eval_constant.
  - now rewrite Z2Nat.id.
  - apply IH.
Qed.

(** The value of every word with these keys is the formula. *)
Definition correct (c : class) (ks : list square) (f : shape) : Prop :=
  forall ps, length ps = S (length ks) -> eqg (value (strip_of (filler c) ks ps)) (game_of (gaps ps) f).

(** The same for boards with fewer than m moves left. *)
Definition correct_below (c : class) (m : nat) : Prop :=
  forall ks f ps, find ks (formulas c) = Some f -> length ps = S (length ks) ->
  (weight (strip_of (filler c) ks ps) < m)%nat -> eqg (value (strip_of (filler c) ks ps)) (game_of (gaps ps) f).

Lemma options_sound c m v : correct_below c m -> forall xs os, options_of c xs = Some os -> fitting v xs ->
  (forall b, In b (actives (filler c) v xs) -> (weight b < m)%nat) ->
  Forall2 eqg (map value (actives (filler c) v xs)) (flat_map (present v) os).
Proof.
  intros Hm. induction xs as [| [gs w] xs IH]; intros os Ho Hf Hw; cbn [options_of] in Ho.
  - injection Ho as <-. constructor.
  - unfold option_of in Ho. cbn [fst snd] in Ho.
    inversion Hf as [| ? ? Hf1 Hf2]; subst. cbn [fst snd] in Hf1.
    destruct (collect (filler c) (constant 0) w) as [ks as_] eqn:Ec.
    destruct (find ks (formulas c)) as [f |] eqn:Ef; [| easy].
    destruct (options_of c xs) as [os' |] eqn:Eo; [| easy]. injection Ho as <-.
    change (actives (filler c) v ((gs, w) :: xs)) with (active (filler c) v (gs, w) ++ actives (filler c) v xs) in *.
    cbn [flat_map]. rewrite map_app. apply Forall2_app.
    + unfold active, present in *. cbn [fst snd] in *. destruct (forallb (holds v) gs); [| constructor].
      specialize (Hf1 eq_refl). cbn [map]. constructor; [| constructor].
      pose proof (collect_sound (filler c) v w (constant 0) Hf1) as C. rewrite eval_constant, Ec in C.
      specialize (C ltac:(lia)). cbn [Z.to_nat repeat app] in C. destruct C as [Eb Hp].
      rewrite game_of_subst, (game_of_ext f _ _ (gaps_lengths v as_ Hp)), Eb. apply Hm; [exact Ef | |].
      * unfold lengths. rewrite map_length. pose proof (collect_length (filler c) w (constant 0)) as L. now rewrite Ec in L.
      * rewrite <- Eb. apply Hw. now left.
    + apply IH; [easy | easy |]. intros b Hb. apply Hw, in_or_app. now right.
Qed.

Lemma within_region ps cs n : length ps = n -> sat (gaps ps) cs -> within (gaps ps) (region n cs).
Proof.
  intros <- H. exists (gaps ps). split; [| exact H]. intros i. unfold region. cbn [outer].
  rewrite through_map, map_map. destruct (Nat.lt_ge_cases i (length ps)) as [L | L].
  - rewrite (nth_indep _ 0 (eval (gaps ps) (var O))) by (now rewrite map_length, seq_length).
    rewrite (map_nth (fun j => eval (gaps ps) (var j))), seq_nth, eval_var by easy. easy.
  - rewrite nth_overflow by (now rewrite map_length, seq_length). unfold gaps. now rewrite nth_overflow.
Qed.

Lemma plain_left : plain left_factors.
Proof. intros u [<- | [<- | []]]; [exists T, E, [] | exists T, F, [E]]; easy. Qed.
Lemma plain_right : plain right_factors.
Proof. intros u [<- | [<- | []]]; [exists E, F, [] | exists E, T, [F]]; easy. Qed.

Lemma check_below n c : check n c = true -> forall m, correct_below c m.
Proof.
  intros Hc. induction m as [| m IH]; intros ks f ps Hf Hl Hw; [lia |].
  pose proof (check_words_in n c _ ks f Hc (find_in _ _ _ Hf)) as H. unfold check_word in H.
  set (w := general 0 ks) in *. set (v := gaps ps).
  assert (Fit : fits v w) by apply general_fits.
  assert (Eb : board_of (filler c) v w = strip_of (filler c) ks ps) by (apply general_board; auto).
  destruct (symbolic_moves_sound (filler c) _ v w plain_left Fit) as [L1 L2].
  destruct (symbolic_moves_sound (filler c) _ v w plain_right Fit) as [R1 R2].
  fold (left_moves (board_of (filler c) v w)) in L1. fold (right_moves (board_of (filler c) v w)) in R1. rewrite Eb in L1, R1.
  destruct (options_of c (symbolic_moves (filler c) left_factors w)) as [ls |] eqn:El; [| easy].
  destruct (options_of c (symbolic_moves (filler c) right_factors w)) as [rs |] eqn:Er; [| easy].
  apply (prove_eq_sound n v) in H; [| apply within_region; [exact Hl |]].
  - apply eqg_sym. eapply eqg_trans; [exact H |]. rewrite value_moves, game_of_options, <- L1, <- R1. apply eqg_sym, eqg_node.
    + apply (options_sound c m v IH _ _ El L2). intros b Hb. rewrite L1 in Hb. apply left_weight in Hb. lia.
    + apply (options_sound c m v IH _ _ Er R2). intros b Hb. rewrite R1 in Hb. apply right_weight in Hb. lia.
  - apply Forall_forall. intros a (i & <- & _)%in_map_iff. rewrite eval_var. unfold v, gaps. lia.
Qed.

Theorem check_sound n c : check n c = true -> forall ks f, find ks (formulas c) = Some f -> correct c ks f.
Proof.
  intros H ks f Hf ps Hl. exact (check_below n c H _ ks f ps Hf Hl (Nat.lt_succ_diag_r _)).
Qed.

(** * Corollaries: a formula in other parameters, under inequalities, brought to another shape *)
Definition check_corollary (n : nat) (c : class) (ks : list square) (gs : list affine) (count : nat) (hyps : list affine)
  (s : shape) : bool :=
  match find ks (formulas c) with
  | None => false
  | Some f =>
      if Nat.eqb (length gs) (S (length ks)) then
        if forallb (fun a => forallb (Z.leb 0) (const a :: coefs a)) gs then
          prove_eq n (region count (hyps ++ map var (seq 0 count))) s (subst_shape gs f)
        else false
      else false
  end.

Lemma nonneg_eval ps a : forallb (Z.leb 0) (const a :: coefs a) = true -> 0 <= eval (gaps ps) a.
Proof.
  cbn [forallb]. intros [H0 H]%andb_true_iff. apply Z.leb_le in H0. unfold eval.
  enough (forall cs v, forallb (Z.leb 0) cs = true -> (forall i, 0 <= v i) -> 0 <= dot cs v) as A.
  { specialize (A (coefs a) (gaps ps) H ltac:(intros i; unfold gaps; lia)). lia. }
  induction cs as [| x cs IH]; intros v Hcs Hv; cbn [dot]; [lia |]. cbn [forallb] in Hcs.
  apply andb_true_iff in Hcs as [Hx%Z.leb_le Hcs]. specialize (IH (fun i => v (S i)) Hcs (fun i => Hv (S i))).
  specialize (Hv O). nia.
Qed.

Theorem corollary_sound n m c ks gs count hyps s : check n c = true -> check_corollary m c ks gs count hyps s = true ->
  forall ps, length ps = count -> sat (gaps ps) hyps ->
  eqg (value (strip_of (filler c) ks (lengths (gaps ps) gs))) (game_of (gaps ps) s).
Proof.
  unfold check_corollary. intros Hc H ps Hl Hh. destruct (find ks (formulas c)) as [f |] eqn:Ef; [| easy].
  destruct (Nat.eqb_spec (length gs) (S (length ks))) as [El |]; [| easy].
  destruct (forallb _ gs) eqn:Eg; [| easy].
  assert (Hg : Forall (fun a => 0 <= eval (gaps ps) a) gs).
  { apply Forall_forall. intros a Ha. rewrite forallb_forall in Eg. apply nonneg_eval. now apply Eg. }
  apply (prove_eq_sound m (gaps ps)) in H.
  - eapply eqg_trans; [apply (check_sound n c Hc ks f Ef) |].
    + unfold lengths. now rewrite map_length.
    + rewrite <- (game_of_ext f _ _ (gaps_lengths _ gs Hg)), <- game_of_subst. now apply eqg_sym.
  - apply within_region; [exact Hl |]. apply sat_app. split; [exact Hh |].
    apply Forall_forall. intros a (i & <- & _)%in_map_iff. rewrite eval_var. unfold gaps. lia.
Qed.

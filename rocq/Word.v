(** Symbolic words: key letters with gaps between them, each gap filled with one and the same letter.

    [strip_of g ks ps] is the board g^p0 k1 g^p1 k2 ... kn g^pn. A symbolic word is a list of keys and gaps whose lengths are
    affine forms; its moves have guards. [symbolic_moves_sound]: those whose guards hold are, in this order, the raw moves
    of the board. Nothing here depends on which letter fills the gaps, or which player moves. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Board Affine.
Import ListNotations.
Local Open Scope Z_scope.

(** * Concrete words *)
Fixpoint strip_of (g : square) (ks : list square) (ps : list nat) : board :=
  match ks, ps with
  | k :: ks', p :: ps' => repeat g p ++ k :: strip_of g ks' ps'
  | [], p :: _ => repeat g p
  | _, [] => ks
  end.

(** * Symbolic words *)
Inductive block : Set := Key (s : square) | Gap (a : affine).
Definition word := list block.

Definition board_of_block (g : square) (v : valuation) (b : block) : board :=
  match b with Key s => [s] | Gap a => repeat g (Z.to_nat (eval v a)) end.
Definition board_of (g : square) (v : valuation) (w : word) : board := flat_map (board_of_block g v) w.

(** No gap has negative length. *)
Definition fits (v : valuation) (w : word) : Prop :=
  Forall (fun b => match b with Key _ => True | Gap a => 0 <= eval v a end) w.

Lemma fits_cons v b w : fits v (b :: w) <-> fits v [b] /\ fits v w.
Proof. unfold fits. split; [intros H; inversion H; auto | intros [H K]; inversion H; auto]. Qed.

(** Words with guards; those whose guards hold, as boards. *)
Definition guarded := (list cond * word)%type.
Definition active (g : square) (v : valuation) (x : guarded) : list board :=
  if forallb (holds v) (fst x) then [board_of g v (snd x)] else [].
Definition actives (g : square) (v : valuation) (xs : list guarded) : list board := flat_map (active g v) xs.
Definition fitting (v : valuation) (xs : list guarded) : Prop :=
  Forall (fun x => forallb (holds v) (fst x) = true -> fits v (snd x)) xs.

Definition guard (cs : list cond) (x : guarded) : guarded := (cs ++ fst x, snd x).
Definition prefix (u : word) (x : guarded) : guarded := (fst x, u ++ snd x).

Lemma actives_app g v xs ys : actives g v (xs ++ ys) = actives g v xs ++ actives g v ys.
Proof. apply flat_map_app. Qed.
Lemma fitting_app v xs ys : fitting v (xs ++ ys) <-> fitting v xs /\ fitting v ys.
Proof. apply Forall_app. Qed.

Lemma actives_guard g v cs xs : actives g v (map (guard cs) xs) = if forallb (holds v) cs then actives g v xs else [].
Proof.
  induction xs as [| x xs IH]; [now destruct (forallb _ _) |].
  cbn [map actives flat_map]. fold (actives g v (map (guard cs) xs)). fold (actives g v xs).
  rewrite IH. unfold active, guard. cbn [fst snd]. rewrite forallb_app. now destruct (forallb (holds v) cs).
Qed.
Lemma fitting_guard v cs xs : (forallb (holds v) cs = true -> fitting v xs) -> fitting v (map (guard cs) xs).
Proof.
  intros H. unfold fitting. rewrite Forall_map. unfold guard. cbn [fst snd].
  destruct (forallb (holds v) cs) eqn:E.
  - eapply Forall_impl; [| exact (H eq_refl)]. intros x Hx. rewrite forallb_app, E. exact Hx.
  - apply Forall_forall. intros x _. rewrite forallb_app, E. easy.
Qed.

Lemma actives_prefix g v u xs : actives g v (map (prefix u) xs) = map (app (board_of g v u)) (actives g v xs).
Proof.
  induction xs as [| x xs IH]; [easy |].
  cbn [map actives flat_map]. fold (actives g v (map (prefix u) xs)). fold (actives g v xs).
  rewrite IH, map_app. f_equal. unfold active, prefix. cbn [fst snd]. destruct (forallb _ _); [| easy].
  cbn [map]. f_equal. apply flat_map_app.
Qed.
Lemma fitting_prefix v u xs : fits v u -> fitting v xs -> fitting v (map (prefix u) xs).
Proof.
  intros Hu H. unfold fitting. rewrite Forall_map. eapply Forall_impl; [| exact H].
  intros x Hx Hg. apply Forall_app. split; [exact Hu | now apply Hx].
Qed.

(** * Taking a letter from the front *)
Definition positive (a : affine) : cond := Ge (shift (-1) a).

Fixpoint uncons (g s : square) (w : word) : list guarded :=
  match w with
  | [] => []
  | Key t :: w' => if square_eqb s t then [([], w')] else []
  | Gap a :: w' =>
      (if square_eqb s g then [([positive a], Gap (shift (-1) a) :: w')] else []) ++ map (guard [Eq a]) (uncons g s w')
  end.

Lemma holds_positive v a : holds v (positive a) = (1 <=? eval v a).
Proof. cbn [holds positive]. rewrite eval_shift. destruct (Z.leb_spec 0 (eval v a + -1)), (Z.leb_spec 1 (eval v a)); lia. Qed.

Lemma repeat_pred (g : square) z : 1 <= z -> repeat g (Z.to_nat z) = g :: repeat g (Z.to_nat (z - 1)).
Proof. intros H. replace (Z.to_nat z) with (S (Z.to_nat (z - 1))) by lia. reflexivity. Qed.

Lemma uncons_sound g s v w : fits v w ->
  actives g v (uncons g s w) = match strip [s] (board_of g v w) with Some b => [b] | None => [] end /\
  fitting v (uncons g s w).
Proof.
  induction w as [| [t | a] w IH]; intros Hf; cbn [uncons].
  - split; [easy | constructor].
  - apply fits_cons in Hf as [_ Hf]. cbn [board_of flat_map board_of_block app strip].
    destruct (square_eqb s t); split; try easy; repeat constructor. now intros _.
  - apply fits_cons in Hf as [Ha Hf]. inversion Ha as [| ? ? Ha' _]; subst. destruct (IH Hf) as [IHa IHf].
    rewrite actives_app, actives_guard, fitting_app. cbn [forallb]. rewrite andb_true_r.
    change (board_of g v (Gap a :: w)) with (repeat g (Z.to_nat (eval v a)) ++ board_of g v w).
    split; [| split].
    + cbn [holds]. destruct (Z.eqb_spec (eval v a) 0) as [E | E].
      * rewrite IHa, E. cbn [Z.to_nat repeat app].
        destruct (square_eqb s g); [| easy]. unfold actives. cbn [flat_map]. unfold active. cbn [fst snd forallb].
        rewrite holds_positive, E. easy.
      * rewrite app_nil_r, repeat_pred by lia. cbn [app strip].
        destruct (square_eqb s g); [| easy]. unfold actives. cbn [flat_map]. unfold active. cbn [fst snd forallb].
        rewrite holds_positive. destruct (Z.leb_spec 1 (eval v a)); [| lia]. cbn [andb app]. f_equal.
        cbn [board_of flat_map board_of_block]. now rewrite eval_shift.
    + destruct (square_eqb s g); [| constructor]. constructor; [| constructor]. cbn [fst snd forallb]. rewrite holds_positive, andb_true_r.
      intros H%Z.leb_le. apply fits_cons. split; [| exact Hf]. repeat constructor. rewrite eval_shift. lia.
    + apply fitting_guard. now intros _.
Qed.

(** Taking a factor from the front. *)
Fixpoint peel (g : square) (u : list square) (w : word) : list guarded :=
  match u with
  | [] => [([], w)]
  | s :: u' => flat_map (fun x => map (guard (fst x)) (peel g u' (snd x))) (uncons g s w)
  end.

Lemma strip_cons s u b : strip (s :: u) b = match strip [s] b with Some c => strip u c | None => None end.
Proof. destruct b as [| t b]; [easy |]. cbn [strip]. now destruct (square_eqb s t). Qed.

Lemma peel_sound g u v : forall w, fits v w ->
  actives g v (peel g u w) = match strip u (board_of g v w) with Some b => [b] | None => [] end /\
  fitting v (peel g u w).
Proof.
  induction u as [| s u IH]; intros w Hf; cbn [peel].
  - split; [easy |]. repeat constructor. now intros _.
  - destruct (uncons_sound g s v w Hf) as [Hu Hg]. rewrite strip_cons.
    assert (A : forall xs, fitting v xs ->
      actives g v (flat_map (fun x => map (guard (fst x)) (peel g u (snd x))) xs) =
        flat_map (fun b => match strip u b with Some c => [c] | None => [] end) (actives g v xs) /\
      fitting v (flat_map (fun x => map (guard (fst x)) (peel g u (snd x))) xs)).
    { induction xs as [| x xs IHx]; intros Hx; [split; [easy | constructor] |].
      inversion Hx as [| ? ? Hx1 Hx2]; subst. destruct (IHx Hx2) as [E1 E2]. cbn [flat_map].
      rewrite actives_app, fitting_app, actives_guard, E1. cbn [actives flat_map].
      fold (actives g v xs). rewrite flat_map_app.
      split; [f_equal | split; [| exact E2]].
      - unfold active. destruct (forallb (holds v) (fst x)); [| easy].
        cbn [flat_map]. rewrite app_nil_r. apply IH. now apply Hx1.
      - apply fitting_guard. intros H. apply IH. now apply Hx1. }
    destruct (A _ Hg) as [A1 A2]. split; [| exact A2]. rewrite A1, Hu.
    destruct (strip [s] (board_of g v w)); [| easy]. cbn [flat_map]. apply app_nil_r.
Qed.

(** * Moves *)
Definition keys (u : list square) : word := map Key u.

Definition symbolic_heads (g : square) (us : list (list square)) (w : word) : list guarded :=
  flat_map (fun u => map (prefix (keys (rev u))) (peel g u w)) us.

Fixpoint symbolic_moves (g : square) (us : list (list square)) (w : word) : list guarded :=
  match w with
  | [] => []
  | Key s :: w' => symbolic_heads g us w ++ map (prefix [Key s]) (symbolic_moves g us w')
  | Gap a :: w' =>
      map (guard [positive a]) (map (prefix [Gap (shift (-1) a)]) (symbolic_heads g us (Key g :: w'))) ++
      map (prefix [Gap a]) (symbolic_moves g us w')
  end.

Lemma board_of_keys g v u : board_of g v (keys u) = u.
Proof. induction u as [| s u IH]; [easy |]. cbn [keys map board_of flat_map board_of_block app]. now f_equal. Qed.

Lemma symbolic_heads_sound g us v w : fits v w ->
  actives g v (symbolic_heads g us w) = head_moves us (board_of g v w) /\ fitting v (symbolic_heads g us w).
Proof.
  intros Hf. unfold symbolic_heads, head_moves.
  induction us as [| u us [IH1 IH2]]; [split; [easy | constructor] |]. cbn [flat_map].
  destruct (peel_sound g u v w Hf) as [P1 P2].
  rewrite actives_app, fitting_app, IH1, actives_prefix, P1, board_of_keys. split; [| split; [| exact IH2]].
  - f_equal. now destruct (strip u (board_of g v w)).
  - apply fitting_prefix; [| exact P2]. unfold keys, fits. rewrite Forall_map. now apply Forall_forall.
Qed.

(** Two equal letters never begin a factor, nor is a factor a single letter. *)
Definition plain (us : list (list square)) : Prop :=
  forall u, In u us -> exists s t u', u = s :: t :: u' /\ s <> t.

Lemma head_moves_twice us g b : plain us -> head_moves us (g :: g :: b) = [].
Proof.
  intros H. unfold head_moves. induction us as [| u us IH]; [easy |]. cbn [flat_map].
  rewrite IH by (intros x Hx; apply H; now right). destruct (H u (or_introl eq_refl)) as (s & t & u' & -> & Hst).
  cbn [strip]. destruct (square_eqb_spec s g), (square_eqb_spec t g); reflexivity || congruence.
Qed.

Lemma moves_gap us g b p : plain us ->
  moves us (repeat g p ++ b) =
  (if (1 <=? Z.of_nat p) then map (app (repeat g (p - 1))) (head_moves us (g :: b)) else []) ++
  map (app (repeat g p)) (moves us b).
Proof.
  intros H. induction p as [| p IH].
  - cbn [repeat app Z.of_nat]. destruct (Z.leb_spec 1 0); [lia |]. cbn [app]. symmetry. apply map_id.
  - cbn [repeat app moves]. rewrite IH, map_app, !map_map.
    destruct (Z.leb_spec 1 (Z.of_nat (S p))); [| lia]. rewrite app_assoc. f_equal.
    destruct p as [| p].
    + cbn [repeat app Z.of_nat Nat.sub]. destruct (Z.leb_spec 1 0); [lia |]. cbn [map].
      rewrite app_nil_r. symmetry. apply map_id.
    + destruct (Z.leb_spec 1 (Z.of_nat (S p))); [| lia]. cbn [repeat app]. rewrite head_moves_twice by exact H.
      cbn [app]. rewrite map_map. replace (S (S p) - 1)%nat with (S (S p - 1))%nat by lia. reflexivity.
Qed.

Theorem symbolic_moves_sound g us v w : plain us -> fits v w ->
  actives g v (symbolic_moves g us w) = moves us (board_of g v w) /\ fitting v (symbolic_moves g us w).
Proof.
  intros Hus. induction w as [| [s | a] w IH]; intros Hf; cbn [symbolic_moves].
  - split; [easy | constructor].
  - destruct (symbolic_heads_sound g us v (Key s :: w) Hf) as [H1 H2].
    apply fits_cons in Hf as [_ Hf]. destruct (IH Hf) as [I1 I2].
    rewrite actives_app, fitting_app, H1, actives_prefix, I1. split; [| split; [exact H2 |]].
    + change (board_of g v (Key s :: w)) with (s :: board_of g v w). cbn [moves]. f_equal.
    + apply fitting_prefix; [repeat constructor | exact I2].
  - apply fits_cons in Hf as [Ha Hf]. destruct (IH Hf) as [I1 I2].
    assert (Hk : fits v (Key g :: w)) by (apply fits_cons; split; [repeat constructor | exact Hf]).
    destruct (symbolic_heads_sound g us v (Key g :: w) Hk) as [H1 H2].
    inversion Ha as [| ? ? Ha' _]; subst.
    rewrite actives_app, fitting_app, actives_guard, !actives_prefix, H1, I1. split; [| split].
    + change (board_of g v (Gap a :: w)) with (repeat g (Z.to_nat (eval v a)) ++ board_of g v w).
      rewrite moves_gap by exact Hus. cbn [forallb]. rewrite holds_positive, andb_true_r, Z2Nat.id by exact Ha'.
      f_equal.
      * destruct (1 <=? eval v a); [| easy]. cbn [board_of flat_map board_of_block].
        rewrite eval_shift, app_nil_r. replace (Z.to_nat (eval v a) - 1)%nat with (Z.to_nat (eval v a + -1)) by lia. reflexivity.
      * cbn [board_of flat_map board_of_block]. now rewrite app_nil_r.
    + apply fitting_guard. cbn [forallb]. rewrite holds_positive, andb_true_r. intros H%Z.leb_le.
      apply fitting_prefix; [| exact H2]. repeat constructor. rewrite eval_shift. lia.
    + apply fitting_prefix; [exact Ha | exact I2].
Qed.

(** * Back to keys and gaps *)
Fixpoint collect (g : square) (a : affine) (w : word) : list square * list affine :=
  match w with
  | [] => ([], [a])
  | Gap b :: w' => collect g (add a b) w'
  | Key s :: w' =>
      if square_eqb s g then collect g (shift 1 a) w'
      else let (ks, gs) := collect g (constant 0) w' in (s :: ks, a :: gs)
  end.

Definition lengths (v : valuation) (gs : list affine) : list nat := map (fun a => Z.to_nat (eval v a)) gs.

Lemma collect_sound g v w : forall a, fits v w -> 0 <= eval v a ->
  let (ks, gs) := collect g a w in
  repeat g (Z.to_nat (eval v a)) ++ board_of g v w = strip_of g ks (lengths v gs) /\ Forall (fun a => 0 <= eval v a) gs.
Proof.
  induction w as [| [s | b] w IH]; intros a Hf Ha; cbn [collect].
  - cbn. rewrite app_nil_r. split; [easy | repeat constructor; easy].
  - apply fits_cons in Hf as [_ Hf]. change (board_of g v (Key s :: w)) with (s :: board_of g v w).
    destruct (square_eqb_spec s g) as [-> |].
    + specialize (IH (shift 1 a) Hf). rewrite eval_shift in IH. specialize (IH ltac:(lia)).
      destruct (collect g (shift 1 a) w) as [ks gs]. rewrite repeat_pred in IH by lia.
      replace (eval v a + 1 - 1) with (eval v a) in IH by lia. destruct IH as [<- H]. split; [| exact H].
      change (g :: board_of g v w) with ([g] ++ board_of g v w). rewrite app_assoc, <- repeat_cons. reflexivity.
    + specialize (IH (constant 0) Hf). rewrite eval_constant in IH. specialize (IH ltac:(lia)).
      destruct (collect g (constant 0) w) as [ks gs]. destruct IH as [IH H]. cbn [Z.to_nat repeat app] in IH.
      cbn [lengths map strip_of]. fold (lengths v gs). rewrite <- IH. split; [easy | now constructor].
  - apply fits_cons in Hf as [Hb Hf]. inversion Hb as [| ? ? Hb' _]; subst.
    specialize (IH (add a b) Hf). rewrite eval_add in IH. specialize (IH ltac:(lia)).
    destruct (collect g (add a b) w) as [ks gs]. destruct IH as [<- H]. split; [| exact H].
    change (board_of g v (Gap b :: w)) with (repeat g (Z.to_nat (eval v b)) ++ board_of g v w).
    rewrite app_assoc, <- repeat_app. now rewrite Z2Nat.inj_add.
Qed.

(** The general word with these keys: variable i is the length of gap i. *)
Fixpoint general (i : nat) (ks : list square) : word :=
  match ks with [] => [Gap (var i)] | k :: ks' => Gap (var i) :: Key k :: general (S i) ks' end.

Definition gaps (ps : list nat) : valuation := fun i => Z.of_nat (nth i ps O).

Lemma general_fits ps ks : forall i, fits (gaps ps) (general i ks).
Proof.
  induction ks as [| k ks IH]; intros i; cbn [general]; repeat constructor; try (rewrite eval_var; unfold gaps; lia).
  apply IH.
Qed.

Lemma general_board g ks : forall i ps all, length ps = S (length ks) -> (forall j, nth j ps O = nth (i + j) all O) ->
  board_of g (gaps all) (general i ks) = strip_of g ks ps.
Proof.
  induction ks as [| k ks IH]; intros i [| p ps] all Hl Hn; try easy; cbn [general board_of flat_map board_of_block strip_of];
    rewrite eval_var; unfold gaps at 1; rewrite Nat2Z.id; pose proof (Hn O) as H0; rewrite Nat.add_0_r in H0; rewrite <- H0; cbn [nth].
  - now rewrite app_nil_r.
  - f_equal. cbn [app]. f_equal. apply (IH (S i)).
    + simpl in *; lia.
    + intros j. specialize (Hn (S j)). cbn [nth] in Hn. rewrite Hn. f_equal. lia.
Qed.

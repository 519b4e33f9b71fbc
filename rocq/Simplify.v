(** Patterns simplified: dead runs are cut out, which leaves two boards; terminal pieces become an integer; boards without pieces are
    left out. The value of an instance is at most that of the simplified instance plus the integer ([simplify_sound]), which is all
    that a bound from above needs. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine Sum Sums Rules Terminal Pattern PatternCases PatternMoves.
Import ListNotations.
Local Open Scope Z_scope.

(** * Taking squares away leaves no more moves *)
Lemma frogs_app x y : frogs (x ++ y) = (frogs x + frogs y)%nat.
Proof. induction x as [| [] x IH]; cbn [app frogs]; lia. Qed.
Lemma weight_behind d y : (weight y <= weight (d ++ y))%nat.
Proof. induction d as [| s d IH]; cbn [app weight]; lia. Qed.
Lemma weight_without x d y : (weight (x ++ y) <= weight (x ++ d ++ y))%nat.
Proof.
  induction x as [| s x IH]; [exact (weight_behind d y) |]. cbn [app weight]. rewrite !app_length, !frogs_app. destruct s; lia.
Qed.
Lemma weight_parts x d y : (weight x + weight y <= weight (x ++ d ++ y))%nat.
Proof.
  induction x as [| s x IH]; [exact (weight_behind d y) |]. cbn [app weight]. rewrite !app_length, !frogs_app. destruct s; lia.
Qed.

(** * Dead runs *)
Definition is_run (s : square) (k : Z) (i : item) : bool :=
  match i with Run t f => if square_eqb s t then at_least k f else false | _ => false end.
Definition is_letter (s : square) (i : item) : bool := match i with Run t _ => square_eqb s t | _ => false end.

Definition closes (a d c : seg) : bool :=
  if forallb is_pieces d then
    match c with
    | [] => true
    | _ => if existsb (is_run F 2) (firstn 1 (rev d)) then true else match a with [] => forallb (is_letter F) d | _ => false end
    end
  else false.

Lemma closes_sound v a d c A D C : natural v -> closes a d c = true -> inst v a A -> inst v d D -> inst v c C -> closed_run A D C.
Proof.
  intros Hv. unfold closes. destruct (forallb is_pieces d) eqn:Hp; [| easy]. intros H HA HD HC. split; [now apply (pieces_inst v d) |].
  destruct c as [| i c]; [left; exact HC | right]. destruct (existsb (is_run F 2) (firstn 1 (rev d))) eqn:He.
  - left. destruct (rev d) as [| j r] eqn:Er; [easy |]. cbn in He. rewrite orb_false_r in He.
    rewrite <- (rev_involutive d), Er in HD. cbn [rev] in HD. apply inst_snoc in HD as (x & y & -> & _ & Hy).
    destruct j as [s f |]; [| easy]. cbn [is_run] in He. destruct (square_eqb_spec F s) as [<- |]; [| easy].
    cbn [fits] in Hy. apply (len_at_least v f 2 Hv) in He. exists (x ++ repeat F (len v f - 2)).
    rewrite Hy, <- app_assoc. f_equal. change [F; F] with (repeat F 2). rewrite <- repeat_sum. f_equal. lia.
  - right. destruct a as [|]; [| easy]. split; [exact HA |]. clear - H HD. revert D HD.
    induction d as [| i d IH]; intros D; cbn [inst forallb] in *; [now intros -> |]. apply andb_true_iff in H as [Hi Hd].
    intros (x & y & -> & Hx & Hy) [K | K]%in_app_or; [| now apply (IH Hd y)]. destruct i as [s f |]; [| easy]. cbn [is_letter fits] in *.
    destruct (square_eqb_spec F s) as [<- |]; [| easy]. subst x. now apply repeat_in in K.
Qed.

(** The first dead run, from an item up to another: in a block of pieces, from the first TT (or the left edge, or toads at the right edge) to
    the last FF (or the right edge, or frogs at the left edge). *)
Definition dead_part (p : seg) (start stop : nat) : option (nat * nat) :=
  let at_left := Nat.eqb start 0 in
  let at_right := Nat.eqb stop (length p) in
  let item_at i := nth i p (Run E one) in
  let opens i := (if at_left then Nat.eqb i start else false) || is_run T 2 (item_at i)
    || (if at_right then if Nat.eqb (S i) stop then is_letter T (item_at i) else false else false) in
  let shuts i := (if at_right then Nat.eqb (S i) stop else false) || is_run F 2 (item_at i)
    || (if at_left then if Nat.eqb i start then is_letter F (item_at i) else false else false) in
  match find opens (seq start (stop - start)) with
  | None => None
  | Some from => match find shuts (rev (seq from (stop - from))) with None => None | Some last => Some (from, S last) end
  end.
Fixpoint block (p : seg) : nat := match p with i :: q => if is_pieces i then S (block q) else O | [] => O end.
Fixpoint dead (p : seg) (fuel start : nat) : option (nat * nat) :=
  match fuel with
  | O => None
  | S fuel' =>
      let size := block (skipn start p) in
      if Nat.eqb size 0 then if Nat.ltb start (length p) then dead p fuel' (S start) else None
      else match dead_part p start (start + size) with Some cut => Some cut | None => dead p fuel' (start + size) end
  end.

(** What stands before and behind it. *)
Definition cut_dead (p : seg) : option (seg * seg) :=
  match dead p (2 * S (length p)) 0 with
  | None => None
  | Some (from, to) =>
      let a := firstn from p in
      let d := firstn (to - from) (skipn from p) in
      let c := skipn (to - from) (skipn from p) in
      if closes a d c then Some (a, c) else None
  end.

Lemma cut_dead_sound v p a c b : natural v -> cut_dead p = Some (a, c) -> inst v p b ->
  exists A C, inst v a A /\ inst v c C /\ le (value b) (plus (value A) (value C)) /\ (weight A + weight C <= weight b)%nat.
Proof.
  intros Hv. unfold cut_dead. destruct (dead p _ 0) as [[from to] |]; [| easy]. destruct (closes _ _ _) eqn:Hc; [| easy]. intros [= <- <-] Hb.
  rewrite <- (firstn_skipn from p), <- (firstn_skipn (to - from) (skipn from p)) in Hb.
  apply inst_app in Hb as (A & y & -> & HA & (D & C & -> & HD & HC)%inst_app). exists A, C. repeat split; auto.
  - apply dead_run. eapply closes_sound; eauto.
  - apply weight_parts.
Qed.

(** * Terminal pieces *)
Definition times (f g : affine) : option affine :=
  if forallb (Z.eqb 0) (coefs f) then Some (comb (const f) g 0 g) else
  if forallb (Z.eqb 0) (coefs g) then Some (comb (const g) f 0 f) else None.

Lemma dot_zeros cs v : forallb (Z.eqb 0) cs = true -> dot cs v = 0.
Proof.
  revert v; induction cs as [| c cs IH]; intros v; cbn [forallb dot]; [easy |]. intros [<-%Z.eqb_eq H]%andb_true_iff. rewrite IH by easy. lia.
Qed.
Lemma times_sound v f g k : times f g = Some k -> eval v k = eval v f * eval v g.
Proof.
  unfold times. destruct (forallb _ (coefs f)) eqn:Hf; [| destruct (forallb _ (coefs g)) eqn:Hg; [| easy]]; intros [= <-]; rewrite eval_comb.
  - assert (eval v f = const f) by (unfold eval; rewrite (dot_zeros _ v Hf); lia). lia.
  - assert (eval v g = const g) by (unfold eval; rewrite (dot_zeros _ v Hg); lia). lia.
Qed.

(** The number of moves of pieces before holes, if it is affine. *)
Definition moves_of (f h : affine) : option affine := if at_least 0 f then if at_least 0 h then times f h else None else None.

Lemma moves_of_sound v f h k : natural v -> moves_of f h = Some k -> eval v k = Z.of_nat (len v f) * Z.of_nat (len v h).
Proof.
  unfold moves_of. intros Hv. destruct (at_least 0 f) eqn:Hf; [| easy]. destruct (at_least 0 h) eqn:Hh; [| easy].
  intros H%(times_sound v). apply (at_least_sound _ _ v Hv) in Hf, Hh. unfold len. rewrite !Z2Nat.id by easy. exact H.
Qed.

Definition terminal (p : seg) : option (seg * affine) :=
  match match rev p with Run E h :: Run T f :: q => option_map (fun k => (rev q ++ [Run E h], k)) (moves_of f h) | _ => None end with
  | Some r => Some r
  | None => match p with Run E h :: Run F f :: q => option_map (fun k => (Run E h :: q, opp k)) (moves_of f h) | _ => None end
  end.

Definition bounded (v : valuation) (b : board) (bs : list board) (k : affine) : Prop :=
  le (value b) (plus (val bs) (int (eval v k))) /\ (weights bs <= weight b)%nat.

Lemma val_one b : val [b] = value b.
Proof. unfold val. cbn [fold_right]. apply plus_zero_r. Qed.
Lemma weights_one b : weights [b] = weight b.
Proof. unfold weights. cbn. lia. Qed.

Lemma terminal_sound v p q k b : natural v -> terminal p = Some (q, k) -> inst v p b -> exists c, inst v q c /\ bounded v b [c] k.
Proof.
  intros Hv. unfold terminal, bounded.
  destruct (match rev p with Run E h :: Run T f :: q => _ | _ => None end) as [[q' k'] |] eqn:Hr.
  - intros [= -> ->] Hb. destruct (rev p) as [| [[] h |] [| [[] f |] r]] eqn:Er; try easy.
    destruct (moves_of f h) as [m |] eqn:Hm; [| easy]. injection Hr as <- <-. apply (moves_of_sound v _ _ _ Hv) in Hm.
    rewrite <- (rev_involutive p), Er in Hb. cbn [rev] in Hb.
    apply inst_snoc in Hb as (x & y & -> & (x1 & x2 & -> & H1 & ->)%inst_snoc & ->). exists (x1 ++ repeat E (len v h)).
    rewrite val_one, weights_one, Hm, <- app_assoc. split; [apply inst_snoc; now exists x1, (repeat E (len v h)) |].
    split; [apply terminal_toads | apply weight_without].
  - destruct p as [| [[] h |] [| [[] f |] r]]; try easy. destruct (moves_of f h) as [m |] eqn:Hm; [| easy]. intros [= <- <-] Hb.
    apply (moves_of_sound v _ _ _ Hv) in Hm. destruct Hb as (x & y & -> & -> & x1 & y1 & -> & -> & Hb).
    exists (repeat E (len v h) ++ y1). rewrite val_one, weights_one, eval_opp, Hm. split; [now apply inst_run |].
    split; [apply terminal_frogs | apply weight_without].
Qed.

(** * All together *)
Fixpoint simplify (fuel : nat) (p : seg) : list seg * affine :=
  match fuel with
  | O => ([p], constant 0)
  | S fuel' =>
      let p := normal p in
      match cut_dead p with
      | Some (a, c) => let (x, i) := simplify fuel' a in let (y, j) := simplify fuel' c in (x ++ y, add i j)
      | None =>
          match terminal p with
          | Some (q, k) => let (x, i) := simplify fuel' q in (x, add i k)
          | None => if forallb (is_letter E) p then ([], constant 0) else ([p], constant 0)
          end
      end
  end.
Definition insts (v : valuation) (ps : list seg) (bs : list board) : Prop := Forall2 (inst v) ps bs.

Lemma no_toad b : ~ In T b -> le (value b) zero.
Proof. intros H. apply le_iff. split; [| easy]. intros l Hl. rewrite lefts_value in Hl. apply in_map_iff in Hl as (c & _ & Hc%left_needs_toad). easy. Qed.
Lemma only_holes v p b : forallb (is_letter E) p = true -> inst v p b -> ~ In T b.
Proof.
  revert b; induction p as [| i p IH]; intros b; cbn [forallb inst]; [now intros _ -> |].
  intros [Hi Hp]%andb_true_iff (x & y & -> & Hx & Hy) [H | H]%in_app_or; [| now apply (IH y)].
  destruct i as [s f |]; [| easy]. cbn [is_letter fits] in *. destruct (square_eqb_spec E s) as [<- |]; [| easy]. subst x. now apply repeat_in in H.
Qed.

Lemma simplify_sound v fuel : natural v -> forall p b qs k, simplify fuel p = (qs, k) -> inst v p b -> exists bs, insts v qs bs /\ bounded v b bs k.
Proof.
  intros Hv. unfold bounded.
  assert (Same : forall p b, inst v p b -> exists bs, insts v [p] bs /\ le (value b) (plus (val bs) (int (eval v (constant 0)))) /\ (weights bs <= weight b)%nat).
  { intros p b Hb. exists [b]. split; [now repeat constructor |]. rewrite val_one, weights_one, eval_constant, int_zero, plus_zero_r.
    split; [apply le_refl | easy]. }
  induction fuel as [| fuel IH]; intros p b qs k; cbn [simplify].
  - intros [= <- <-]. apply Same.
  - intros H Hb. apply (normal_inst v p b Hv) in Hb. set (n := normal p) in *. clearbody n. destruct (cut_dead n) as [[a c] |] eqn:Hc.
    + destruct (simplify fuel a) as [x i] eqn:Hx. destruct (simplify fuel c) as [y j] eqn:Hy. injection H as <- <-.
      destruct (cut_dead_sound v n a c b Hv Hc Hb) as (A & C & HA & HC & Hle & Hw).
      destruct (IH _ _ _ _ Hx HA) as (xs & H1 & H2 & H3). destruct (IH _ _ _ _ Hy HC) as (ys & H4 & H5 & H6). exists (xs ++ ys).
      split; [now apply Forall2_app |]. rewrite val_app, weights_app, eval_add, <- int_plus. split; [| lia].
      rewrite Hle, H2, H5, !plus_assoc. now rewrite (plus_swap (int (eval v i))).
    + destruct (terminal n) as [[q m] |] eqn:Ht.
      * destruct (simplify fuel q) as [x i] eqn:Hx. injection H as <- <-. destruct (terminal_sound v n q m b Hv Ht Hb) as (c & Hi & Hle & Hw).
        rewrite val_one, weights_one in *. destruct (IH _ _ _ _ Hx Hi) as (xs & H1 & H2 & H3). exists xs. split; [easy |].
        split; [| lia]. rewrite Hle, H2, eval_add, <- int_plus. now rewrite plus_assoc.
      * destruct (forallb (is_letter E) n) eqn:He; injection H as <- <-; [| now apply Same]. exists []. split; [constructor |].
        rewrite eval_constant, int_zero. cbn. split; [| lia]. now apply no_toad, (only_holes v n).
Qed.

Fixpoint simplify_all (ps : list seg) : list seg * affine :=
  match ps with
  | [] => ([], constant 0)
  | p :: qs => let (x, i) := simplify 60 p in let (y, j) := simplify_all qs in (x ++ y, add i j)
  end.

Lemma simplify_all_sound v ps bs qs k : natural v -> simplify_all ps = (qs, k) -> insts v ps bs ->
  exists cs, insts v qs cs /\ le (val bs) (plus (val cs) (int (eval v k))) /\ (weights cs <= weights bs)%nat.
Proof.
  intros Hv. revert bs qs k. induction ps as [| p ps IH]; intros bs qs k; cbn [simplify_all]; intros H Hb; inversion Hb as [| ? b ? bs' Hp Hps]; subst.
  - injection H as <- <-. exists []. split; [constructor |]. rewrite eval_constant, int_zero, plus_zero_r. split; [apply le_refl | easy].
  - destruct (simplify 60 p) as [x i] eqn:Hx. destruct (simplify_all ps) as [y j]. injection H as <- <-.
    destruct (simplify_sound v 60 Hv _ _ _ _ Hx Hp) as (xs & H1 & H2 & H3). destruct (IH bs' y j eq_refl Hps) as (ys & H4 & H5 & H6).
    exists (xs ++ ys). split; [now apply Forall2_app |]. rewrite val_cons, weights_cons, val_app, weights_app, eval_add, <- int_plus. split; [| lia].
    rewrite H2, H5, !plus_assoc. now rewrite (plus_swap (int (eval v i))).
Qed.

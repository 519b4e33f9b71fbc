(** Moves on patterns. Every move goes into one run of holes: a slide from the square beside it, or a jump over one enemy. [left_into]
    lists all moves that Left has in any instance, [right_into] gives a move that Right has in every instance; both fail where it
    depends on the instance whether there is a move. [leaps] tells that the death leap bounds all instances. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Board Affine Rules Pattern PatternCases.
Import ListNotations.
Local Open Scope Z_scope.

Definition one : affine := constant 1.
Definition less (f : affine) : affine := shift (-1) f.

Lemma len_one v : len v one = 1%nat.
Proof. unfold len, one. now rewrite eval_constant. Qed.
Lemma len_less v f n : len v f = S n -> len v (less f) = n.
Proof. unfold len, less. rewrite eval_shift. lia. Qed.
Lemma len_number v f : is_number 1 f = true -> len v f = 1%nat.
Proof. intros H%(is_number_sound _ _ v). unfold len. now rewrite H. Qed.
Lemma len_at_least v f k : natural v -> at_least (Z.of_nat k) f = true -> (k <= len v f)%nat.
Proof. intros Hv H%(at_least_sound _ _ v Hv). unfold len. lia. Qed.

(** * Left *)

(** The moves into a run of holes with length h, behind items in reversed order and before others. *)
Definition into (before : seg) (h : affine) (q : seg) : option (list seg) :=
  match before with
  | [] => Some []
  | Run T f :: p => if at_least 1 f then Some [rev p ++ Run T (less f) :: Run E one :: Run T one :: Run E (less h) :: q] else None
  | Run F f :: p =>
      if at_least 2 f then Some [] else
      if at_least 1 f then
        match p with
        | [] => Some []
        | Run E g :: _ => if at_least 1 g then Some [] else None
        | Run T g :: p' =>
            if is_number 1 f then if at_least 1 g then
              Some [rev p' ++ Run T (less g) :: Run E one :: Run F one :: Run T one :: Run E (less h) :: q]
            else None else None
        | _ => None
        end
      else None
  | _ => None
  end.
Fixpoint left_into (before q : seg) : option (list seg) :=
  match q with
  | [] => Some []
  | i :: q' =>
      match left_into (i :: before) q' with
      | None => None
      | Some others =>
          match i with
          | Run E h => option_map (fun moves => moves ++ others) (into before h q')
          | _ => Some others
          end
      end
  end.

Lemma inst_cons v i p x y : fits v i x -> inst v p y -> inst v (i :: p) (x ++ y).
Proof. intros H K. now exists x, y. Qed.
Lemma inst_run v s f p y n : len v f = n -> inst v p y -> inst v (Run s f :: p) (repeat s n ++ y).
Proof. intros <-. now apply inst_cons. Qed.
Lemma inst_single v s p y : inst v p y -> inst v (Run s one :: p) (s :: y).
Proof. apply (inst_run v s one p y 1), len_one. Qed.

Lemma snoc_repeat (x y : board) (s t : square) n : x ++ repeat s (S n) = y ++ [t] -> t = s /\ y = x ++ repeat s n.
Proof. cbn [repeat]. rewrite repeat_cons, app_assoc. intros [<- <-]%app_inj_tail. easy. Qed.

(** A toad slides into the holes. *)
Lemma into_slide v before h q moves x p n y : natural v -> into before h q = Some moves -> inst v (rev before) x -> x = p ++ [T] ->
  len v h = S n -> inst v q y -> exists m, In m moves /\ inst v m (p ++ E :: T :: repeat E n ++ y).
Proof.
  intros Hv H Hx -> Hn Hy. destruct before as [| i before]; [now destruct p |].
  cbn [rev] in Hx. apply inst_snoc in Hx as (x1 & x2 & K & H1 & H2). destruct i as [s f |]; [| easy]. cbn [fits] in H2. subst x2.
  assert (L : at_least 1 f = true -> s = T /\ exists m, len v f = S m /\ p = x1 ++ repeat T m).
  { intros [m Hm]%(repeat_pos v s); [| easy]. rewrite Hm in K. symmetry in K. apply snoc_repeat in K as [<- ->]. split; [easy |]. now exists m. }
  assert (L2 : at_least 2 f = true -> s = T).
  { intros Hf. apply L. unfold at_least in *. destruct (Z.leb_spec 2 (const f)); [| easy]. destruct (Z.leb_spec 1 (const f)); [easy | lia]. }
  cbn [into] in H. destruct s; [| easy |].
  - destruct (at_least 1 f); [| easy]. destruct (L eq_refl) as (_ & m & Hm & ->). injection H as <-. eexists. split; [now left |].
    rewrite <- app_assoc. apply inst_app. exists x1, (repeat T m ++ E :: T :: repeat E n ++ y). repeat split; [easy |].
    apply inst_run; [now apply len_less |]. do 2 apply inst_single. apply inst_run; [now apply len_less | easy].
  - exfalso. destruct (at_least 2 f); [now discriminate L2 |]. destruct (at_least 1 f); [| easy]. now destruct (L eq_refl).
Qed.

(** A toad jumps over a frog into the holes. *)
Lemma into_jump v before h q moves x p n y : natural v -> into before h q = Some moves -> inst v (rev before) x -> x = p ++ [T; F] ->
  len v h = S n -> inst v q y -> exists m, In m moves /\ inst v m (p ++ E :: F :: T :: repeat E n ++ y).
Proof.
  intros Hv H Hx -> Hn Hy. destruct before as [| i before]; [now destruct p |].
  cbn [rev] in Hx. apply inst_snoc in Hx as (x1 & x2 & K & H1 & H2). destruct i as [s f |]; [| easy]. cbn [fits] in H2. subst x2.
  replace (p ++ [T; F]) with ((p ++ [T]) ++ [F]) in K by now rewrite <- app_assoc. symmetry in K.
  cbn [into] in H. destruct s; [| easy |].
  - destruct (at_least 1 f) eqn:Hf; [| easy]. apply (repeat_pos v T) in Hf as [m Hm]; [| easy]. rewrite Hm in K.
    apply snoc_repeat in K as [K _]. easy.
  - destruct (at_least 2 f) eqn:Hf.
    + apply (len_at_least v f 2 Hv) in Hf. destruct (len v f) as [| [| m]]; [lia | lia |]. apply snoc_repeat in K as [_ K].
      symmetry in K. now apply snoc_repeat in K as [K _].
    + clear Hf. destruct (at_least 1 f) eqn:Hf; [| easy].
      destruct before as [| [[] g |] before]; [| | | easy | easy].
      * exfalso. cbn [rev inst] in H1. subst x1. apply (len_at_least v f 1 Hv) in Hf.
        assert (C : In T (repeat F (len v f))) by (rewrite <- (app_nil_l (repeat F _)), K; apply in_or_app; left; apply in_or_app; right; now left).
        now apply repeat_in in C.
      * destruct (is_number 1 f) eqn:H3; [| easy]. destruct (at_least 1 g) eqn:H4; [| easy]. rewrite (len_number v f H3) in K.
        apply snoc_repeat in K as [_ K]. cbn [repeat] in K. rewrite app_nil_r in K. subst x1. injection H as <-.
        cbn [rev] in H1. apply inst_snoc in H1 as (x1 & x2 & K & H1 & H2). cbn [fits] in H2. subst x2.
        apply (repeat_pos v T) in H4 as [m Hm]; [| easy]. rewrite Hm in K. symmetry in K. apply snoc_repeat in K as [_ ->].
        eexists. split; [now left |]. rewrite <- app_assoc. apply inst_app. eexists x1, _. split; [reflexivity |]. split; [easy |].
        apply inst_run; [now apply len_less |]. do 3 apply inst_single. apply inst_run; [now apply len_less | easy].
      * exfalso. destruct (at_least 1 g) eqn:H4; [| easy]. cbn [rev] in H1. apply inst_snoc in H1 as (x0 & x2 & -> & H1 & H2).
        cbn [fits] in H2. subst x2. apply (repeat_pos v E) in H4 as [m Hm]; [| easy]. rewrite Hm in K.
        apply (repeat_pos v F) in Hf as [k Hk]; [| easy]. rewrite Hk in K. apply snoc_repeat in K as [_ K]. destruct k as [| k].
        -- cbn [repeat] in K. rewrite app_nil_r in K. symmetry in K. now apply snoc_repeat in K as [K _].
        -- symmetry in K. now apply snoc_repeat in K as [K _].
Qed.

Lemma left_into_sound v before q moves x y c : natural v -> left_into before q = Some moves -> inst v (rev before) x -> inst v q y ->
  In c (left_moves (x ++ y)) -> (exists x', In x' (left_moves x) /\ c = x' ++ y) \/ exists m, In m moves /\ inst v m c.
Proof.
  intros Hv. revert before moves x y c. induction q as [| i q IH]; intros before moves x y c; cbn [left_into inst].
  - intros _ _ -> H. rewrite app_nil_r in H. left. exists c. now rewrite app_nil_r.
  - destruct (left_into (i :: before) q) as [others |] eqn:Ho; [| easy]. intros H Hx (z & y' & -> & Hz & Hy) Hc.
    assert (O : forall m, In m others -> In m moves).
    { intros m Hm. destruct i as [[] h |]; try (injection H as <-; easy). destruct (into before h q); [| easy]. injection H as <-.
      apply in_or_app. now right. }
    rewrite app_assoc in Hc. apply (IH (i :: before) others (x ++ z) y' c Ho) in Hc; [| cbn [rev]; apply inst_snoc; eauto | easy].
    destruct Hc as [(u & Hu & ->) | (m & Hm & Hi)]; [| right; eauto].
    assert (NoE : ~ In E z -> exists x', In x' (left_moves x) /\ u = x' ++ z).
    { intros N. apply left_app in Hu as [K | [(w & K & _) | K]]; [easy | now apply left_needs_hole in K |].
      exfalso. apply N. destruct K as [(p & r & _ & -> & _) | [(p & r & _ & -> & _) | (p & r & _ & -> & _)]]; cbn; auto. }
    destruct i as [s h | first last empty]; cbn [fits] in Hz.
    + destruct (square_eqb_spec s E) as [-> | N].
      * destruct (into before h q) as [here |] eqn:Hh; [| easy]. injection H as <-.
        apply left_app in Hu as [(x' & K & ->) | [(w & K & _) | K]].
        -- left. exists x'. now rewrite app_assoc.
        -- subst z. apply left_needs_toad in K. now apply repeat_in in K.
        -- right. destruct (len v h) as [| n] eqn:Hn.
           { exfalso. destruct K as [(p & r & _ & K & _) | [(p & r & _ & K & _) | (p & r & _ & K & _)]]; subst z; easy. }
           assert (Z : forall r, z = E :: r -> r = repeat E n) by (intros r Hr; rewrite Hz in Hr; cbn [repeat] in Hr; congruence).
           destruct K as [(p & r & Hp & Hr & ->) | [(p & r & Hp & Hr & ->) | (p & r & _ & K & _)]]; [| | subst z; easy].
           ++ rewrite (Z r Hr). destruct (into_slide v before h q here x p n y' Hv Hh Hx Hp Hn Hy) as (m & Hm & Hi).
              exists m. rewrite in_app_iff, <- app_assoc. auto.
           ++ rewrite (Z r Hr). destruct (into_jump v before h q here x p n y' Hv Hh Hx Hp Hn Hy) as (m & Hm & Hi).
              exists m. rewrite in_app_iff, <- app_assoc. auto.
      * left. destruct NoE as (x' & K & ->); [subst z; intros K%repeat_in; congruence |]. exists x'. now rewrite app_assoc.
    + left. destruct NoE as (x' & K & ->); [now destruct Hz |]. exists x'. now rewrite app_assoc.
Qed.

(** * Right *)
Definition reply (h : affine) (q : seg) : option seg :=
  if at_least 1 h then
    match q with
    | Run F f :: q' => if at_least 1 f then Some (Run E (less h) :: Run F one :: Run E one :: Run F (less f) :: q') else None
    | Run T f :: Run F g :: q' =>
        if is_number 1 f then if at_least 1 g then
          Some (Run E (less h) :: Run F one :: Run T one :: Run E one :: Run F (less g) :: q')
        else None else None
    | _ => None
    end
  else None.
(** Right's move into the n-th run of holes. *)
Fixpoint right_into (n : nat) (q : seg) : option seg :=
  match q with
  | [] => None
  | i :: q' =>
      match i, n with
      | Run E h, O => reply h q'
      | Run E _, S m => option_map (cons i) (right_into m q')
      | _, _ => option_map (cons i) (right_into n q')
      end
  end.

Lemma reply_sound v h q r y : natural v -> reply h q = Some r -> inst v (Run E h :: q) y -> exists c, In c (right_moves y) /\ inst v r c.
Proof.
  intros Hv H (x & z & -> & -> & Hz). unfold reply in H. destruct (at_least 1 h) eqn:Hh; [| easy].
  apply (repeat_pos v E) in Hh as [n Hn]; [| easy]. rewrite Hn. cbn [repeat]. rewrite repeat_cons, <- app_assoc. cbn [app].
  destruct q as [| [[] f |] q]; [easy | | easy | | easy].
  - destruct q as [| [[] g |] q]; try easy. destruct (is_number 1 f) eqn:H1; [| easy]. destruct (at_least 1 g) eqn:H2; [| easy].
    injection H as <-. destruct Hz as (x1 & z1 & -> & -> & x2 & z2 & -> & -> & Hz). rewrite (len_number v f H1).
    apply (repeat_pos v F) in H2 as [m Hm]; [| easy]. rewrite Hm. cbn [repeat app]. eexists. split; [apply jump_right |].
    apply inst_run; [now apply len_less |]. do 3 apply inst_single. apply inst_run; [now apply len_less | easy].
  - destruct (at_least 1 f) eqn:H2; [| easy]. injection H as <-. destruct Hz as (x1 & z1 & -> & -> & Hz).
    apply (repeat_pos v F) in H2 as [m Hm]; [| easy]. rewrite Hm. cbn [repeat app]. eexists. split; [apply slide_right |].
    apply inst_run; [now apply len_less |]. do 2 apply inst_single. apply inst_run; [now apply len_less | easy].
Qed.
Lemma right_into_sound v n q r y : natural v -> right_into n q = Some r -> inst v q y -> exists c, In c (right_moves y) /\ inst v r c.
Proof.
  intros Hv. revert n r y. induction q as [| i q IH]; intros n r y; cbn [right_into]; [easy |]. intros H Hy.
  assert (Next : forall m, option_map (cons i) (right_into m q) = Some r -> exists c, In c (right_moves y) /\ inst v r c).
  { intros m K. destruct (right_into m q) as [r' |] eqn:Er; [| easy]. injection K as <-. destruct Hy as (x & z & -> & Hx & Hz).
    destruct (IH m r' z Er Hz) as (c & Hc & Hi). exists (x ++ c). split; [now apply in_right_behind | now apply inst_cons]. }
  destruct i as [[] h |]; [now apply (Next n) | | now apply (Next n) | now apply (Next n)].
  destruct n as [| m]; [now apply (reply_sound v h q) | now apply (Next m)].
Qed.

(** * The death leap *)
Fixpoint leaps (blocked : bool) (p : seg) : bool :=
  match p with
  | [] => true
  | Run T _ :: q => leaps true q
  | Run F f :: q => leaps (if at_least 1 f then false else blocked) q
  | Run E f :: q => if blocked then false else if is_number 1 f then leaps true q else false
  | Any _ last empty :: q => leaps (if is_square last T then if empty then blocked else false else true) q
  end.

Lemma leapy_pieces p x : ~ In E x -> leapy p x = true.
Proof.
  revert p; induction x as [| s x IH]; intros p H; [easy |]. destruct s; cbn [leapy]; [apply IH | | apply IH]; try (intros K; apply H; now right).
  exfalso. apply H. now left.
Qed.
Lemma blocks_last p x s : blocks p (x ++ [s]) = negb (square_eqb s F).
Proof. revert p; induction x as [| t x IH]; intros p; [now destruct s |]. destruct t; cbn [app blocks]; apply IH. Qed.
Lemma leapy_weaker p q x : leapy p x = true -> (q = true -> p = true) -> leapy q x = true.
Proof. destruct p, q; intros H K; auto; [now apply leapy_mono | now discriminate K]. Qed.

Lemma leaps_sound v p : natural v -> forall blocked b, leaps blocked p = true -> inst v p b -> leapy blocked b = true.
Proof.
  intros Hv. induction p as [| i p IH]; intros blocked b; cbn [leaps inst]; [now intros _ -> |].
  intros H (x & y & -> & Hx & Hy). rewrite leapy_app. destruct i as [s f | first last empty]; cbn [fits] in Hx.
  - destruct s.
    + rewrite (leapy_pieces _ x) by (subst x; intros K%repeat_in; easy). cbn [andb]. apply (leapy_weaker true); [now apply IH | easy].
    + destruct blocked; [easy |]. destruct (is_number 1 f) eqn:Hf; [| easy]. rewrite (len_number v f Hf) in Hx. subst x. cbn [repeat leapy andb].
      now apply IH.
    + rewrite (leapy_pieces _ x) by (subst x; intros K%repeat_in; easy). cbn [andb]. eapply leapy_weaker; [now apply (IH _ y H) |].
      destruct (at_least 1 f) eqn:Hf.
      * apply (repeat_pos v F) in Hf as [n Hn]; [| easy]. rewrite Hn in Hx. cbn [repeat] in Hx. rewrite repeat_cons in Hx. subst x.
        now rewrite blocks_last.
      * subst x. clear. revert blocked. induction (len v f) as [| n IHn]; intros blocked; [easy |]. cbn [repeat blocks]. intros K. now apply IHn in K.
  - rewrite (leapy_pieces _ x) by now destruct Hx. cbn [andb]. eapply leapy_weaker; [now apply (IH _ y H) |].
    destruct (is_square last T) eqn:Hl; [| easy]. apply is_square_true in Hl as ->. destruct x as [| s x _] using rev_ind.
    + destruct empty; [easy |]. destruct Hx as (_ & _ & _ & Hx). now destruct (Hx eq_refl).
    + rewrite blocks_last. destruct s; [| | easy].
      * exfalso. destruct Hx as (_ & _ & Hx & _). apply Hx. now exists T, x.
      * exfalso. destruct Hx as (Hx & _). apply Hx, in_or_app. right. now left.
Qed.

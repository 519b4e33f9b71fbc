(** Every board with given letters besides the filler is a word of the class.

    [covers c ks]: a board that has as many of each letter other than the filler as the list ks has the value that one of the
    formulas of the class gives. [system_covers] says the same of systems, where some words have predicates instead. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Board Affine Shape Word Check Outcome.
Import ListNotations.

Fixpoint count (s : square) (b : board) : nat :=
  match b with [] => 0 | t :: b' => if square_eqb s t then S (count s b') else count s b' end.

(** The board without the filler, and the lengths of its gaps. *)
Fixpoint keys_of (g : square) (b : board) : list square :=
  match b with [] => [] | s :: b' => if square_eqb s g then keys_of g b' else s :: keys_of g b' end.
Fixpoint gaps_of (g : square) (b : board) : list nat :=
  match b with
  | [] => [0]
  | s :: b' =>
      if square_eqb s g then match gaps_of g b' with p :: ps => S p :: ps | [] => [] end else 0 :: gaps_of g b'
  end.

Lemma gaps_of_length g b : length (gaps_of g b) = S (length (keys_of g b)).
Proof.
  induction b as [| s b IH]; cbn [keys_of gaps_of]; [easy |].
  destruct (square_eqb s g); [destruct (gaps_of g b); [easy | exact IH] | simpl; now rewrite IH].
Qed.

Lemma strip_of_keys g b : strip_of g (keys_of g b) (gaps_of g b) = b.
Proof.
  induction b as [| s b IH]; cbn [keys_of gaps_of]; [easy |].
  destruct (square_eqb_spec s g) as [-> |].
  - pose proof (gaps_of_length g b) as L. destruct (gaps_of g b) as [| p ps]; [easy |].
    destruct (keys_of g b) as [| k ks]; cbn [strip_of repeat app] in *; now rewrite IH.
  - cbn [strip_of repeat app]. now rewrite IH.
Qed.

Lemma count_keys g s b : s <> g -> count s (keys_of g b) = count s b.
Proof.
  intros H. induction b as [| t b IH]; cbn [keys_of count]; [easy |].
  destruct (square_eqb_spec t g) as [-> |].
  - destruct (square_eqb_spec s g); [easy | exact IH].
  - cbn [count]. now rewrite IH.
Qed.

(** All lists with so many T, E and F. *)
Fixpoint arrangements (n t e f : nat) : list (list square) :=
  match n with
  | O => [[]]
  | S n' =>
      (match t with O => [] | S t' => map (cons T) (arrangements n' t' e f) end) ++
      (match e with O => [] | S e' => map (cons E) (arrangements n' t e' f) end) ++
      (match f with O => [] | S f' => map (cons F) (arrangements n' t e f') end)
  end.

Lemma in_arrangements ks : forall n t e f, n = length ks -> t = count T ks -> e = count E ks -> f = count F ks ->
  In ks (arrangements n t e f).
Proof.
  induction ks as [| k ks IH]; intros n t e f -> -> -> ->; [now left |].
  cbn [length arrangements]. rewrite !in_app_iff.
  destruct k; cbn [count square_eqb]; [left | right; left | right; right]; apply in_map, IH; reflexivity.
Qed.

Lemma length_counts ks : length ks = count T ks + count E ks + count F ks.
Proof. induction ks as [| k ks IH]; [easy |]. destruct k; cbn [length count square_eqb]; lia. Qed.

(** The board has the letters ks besides the letter g. *)
Definition has_letters (g : square) (ks : list square) (b : board) : Prop := forall s, s <> g -> count s b = count s ks.

(** All orders of ks pass the test. *)
Definition all_arrangements (g : square) (ks : list square) (test : list square -> bool) : bool :=
  if Nat.eqb (count g ks) 0 then forallb test (arrangements (length ks) (count T ks) (count E ks) (count F ks)) else false.

Lemma arrangement_of g ks test b : all_arrangements g ks test = true -> has_letters g ks b -> test (keys_of g b) = true.
Proof.
  unfold all_arrangements. destruct (Nat.eqb_spec (count g ks) 0) as [H0 |]; [| easy].
  rewrite forallb_forall. intros H Hb. apply H.
  assert (C : forall s, count s (keys_of g b) = count s ks).
  { intros s. destruct (square_eqb_spec s g) as [-> | Hs].
    - rewrite H0. clear. induction b as [| t b IH]; cbn [keys_of count]; [easy |].
      destruct (square_eqb_spec t g) as [| Ht]; [easy |]. cbn [count].
      destruct (square_eqb_spec g t); [congruence | easy].
    - now rewrite count_keys, Hb. }
  apply in_arrangements; rewrite ?length_counts, ?C; reflexivity.
Qed.

Definition covers (c : class) (ks : list square) : Prop :=
  forall b, has_letters (filler c) ks b ->
  exists xs f ps, find xs (formulas c) = Some f /\ length ps = S (length xs) /\ b = strip_of (filler c) xs ps /\
    eqg (value b) (game_of (gaps ps) f).

Definition is_there {A : Type} (fs : list (list square * A)) (ks : list square) : bool :=
  match find ks fs with Some _ => true | None => false end.

Theorem covers_sound n c ks : check n c = true -> all_arrangements (filler c) ks (is_there (formulas c)) = true -> covers c ks.
Proof.
  intros Hn H b Hb. pose proof (arrangement_of _ _ _ b H Hb) as K. unfold is_there in K.
  destruct (find (keys_of (filler c) b) (formulas c)) as [f |] eqn:Ef; [| easy].
  exists (keys_of (filler c) b), f, (gaps_of (filler c) b).
  pose proof (gaps_of_length (filler c) b) as L. pose proof (check_sound n c Hn _ _ Ef _ L) as V.
  rewrite strip_of_keys in V. rewrite strip_of_keys. auto.
Qed.

Definition system_covers (s : system) (ks : list square) : Prop :=
  forall b, has_letters (filler (valued s)) ks b ->
  exists xs ps, length ps = S (length xs) /\ b = strip_of (filler (valued s)) xs ps /\
    ((exists o, find xs (outcomes s) = Some o /\ outcome_at (value b) (gaps ps) o) \/
     (exists f, find xs (formulas (valued s)) = Some f /\ eqg (value b) (game_of (gaps ps) f))).

Theorem system_covers_sound n s ks : check_system n s = true ->
  all_arrangements (filler (valued s)) ks (fun xs => is_there (outcomes s) xs || is_there (formulas (valued s)) xs) = true ->
  system_covers s ks.
Proof.
  intros Hn H b Hb. pose proof (arrangement_of _ _ _ b H Hb) as K. clear H Hb. cbv beta in K. unfold is_there in K.
  set (g := filler (valued s)) in *. exists (keys_of g b), (gaps_of g b).
  pose proof (gaps_of_length g b) as L. rewrite strip_of_keys. split; [exact L | split; [easy |]].
  destruct (find (keys_of g b) (outcomes s)) as [o |] eqn:Eo.
  - left. exists o. split; [easy |]. pose proof (system_sound n s Hn _ _ Eo _ L) as O. fold g in O.
    now rewrite strip_of_keys in O.
  - right. destruct (find (keys_of g b) (formulas (valued s))) as [f |] eqn:Ef; [| easy]. exists f. split; [easy |].
    pose proof (check_sound n _ (system_values n s Hn) _ _ Ef _ L) as V. fold g in V. now rewrite strip_of_keys in V.
Qed.

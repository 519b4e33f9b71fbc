(** The rules of Toads and Frogs and the value of a board.

    A board is a list of squares: a toad, an empty square, a frog. Left moves a toad to the right, Right a frog to the left,
    by a slide into the next square or a jump over one enemy: a move reverses one of the factors below
    ([in_left_moves], [in_right_moves]). A player who cannot move loses, so the value of a board is the game of its moves
    ([value_moves]). *)
From Coq Require Import List Bool Arith Lia.
From Lilypad Require Import Game.
Import ListNotations.

Inductive square : Set := T | E | F.
Definition board := list square.

Definition square_eqb (s t : square) : bool :=
  match s, t with T, T | E, E | F, F => true | _, _ => false end.

Lemma square_eqb_spec (s t : square) : reflect (s = t) (square_eqb s t).
Proof. destruct s, t; constructor; easy. Qed.

(** What a player may reverse: a slide, a jump. *)
Definition left_factors : list (list square) := [[T; E]; [T; F; E]].
Definition right_factors : list (list square) := [[E; F]; [E; T; F]].

(** The board without the prefix u. *)
Fixpoint strip (u : list square) (b : board) : option board :=
  match u, b with
  | [], _ => Some b
  | s :: u', t :: b' => if square_eqb s t then strip u' b' else None
  | _ :: _, [] => None
  end.

(** Moves at the first square of the board, and moves anywhere. *)
Definition head_moves (us : list (list square)) (b : board) : list board :=
  flat_map (fun u => match strip u b with Some c => [rev u ++ c] | None => [] end) us.

Fixpoint moves (us : list (list square)) (b : board) : list board :=
  match b with [] => [] | s :: c => head_moves us b ++ map (cons s) (moves us c) end.

Definition left_moves : board -> list board := moves left_factors.
Definition right_moves : board -> list board := moves right_factors.

(** A bound on the number of moves left: squares before toads, squares behind frogs. *)
Fixpoint frogs (b : board) : nat :=
  match b with [] => 0 | F :: c => S (frogs c) | _ :: c => frogs c end.
Fixpoint weight (b : board) : nat :=
  match b with [] => 0 | s :: c => match s with T => length c | _ => 0 end + frogs c + weight c end.

(** The game of at most n moves, and the value. *)
Fixpoint play (n : nat) (b : board) : game :=
  match n with
  | O => Node [] []
  | S m => Node (map (play m) (left_moves b)) (map (play m) (right_moves b))
  end.
Definition value (b : board) : game := play (S (weight b)) b.

Lemma strip_some (u : list square) (b c : board) : strip u b = Some c <-> b = u ++ c.
Proof.
  revert b; induction u as [| s u IH]; intros b; simpl; [intuition congruence |].
  destruct b as [| t b]; [easy |].
  destruct (square_eqb_spec s t) as [-> |]; [rewrite IH |]; intuition congruence.
Qed.

Lemma in_head_moves us b c : In c (head_moves us b) <-> exists u d, In u us /\ b = u ++ d /\ c = rev u ++ d.
Proof.
  unfold head_moves. rewrite in_flat_map. split.
  - intros (u & Hu & H). destruct (strip u b) as [d |] eqn:Es; [| easy].
    apply strip_some in Es. destruct H as [<- | []]. now exists u, d.
  - intros (u & d & Hu & Hb & ->). exists u. split; [easy |].
    apply strip_some in Hb. rewrite Hb. now left.
Qed.

Lemma in_moves us b c : (forall u, In u us -> u <> []) ->
  In c (moves us b) <-> exists x u y, In u us /\ b = x ++ u ++ y /\ c = x ++ rev u ++ y.
Proof.
  intros Hne. revert c; induction b as [| s b IH]; intros c; cbn [moves].
  - split; [easy |]. intros (x & u & y & Hu & H & _). symmetry in H.
    apply app_eq_nil in H as [_ [-> _]%app_eq_nil]. now apply Hne in Hu.
  - rewrite in_app_iff, in_head_moves, in_map_iff. split.
    + intros [(u & d & Hu & -> & ->) | (c' & <- & H)].
      * now exists [], u, d.
      * apply IH in H as (x & u & y & Hu & -> & ->). now exists (s :: x), u, y.
    + intros (x & u & y & Hu & Hb & ->). destruct x as [| s' x].
      * left. now exists u, y.
      * right. injection Hb as -> ->. exists (x ++ rev u ++ y). split; [easy |]. apply IH. now exists x, u, y.
Qed.

(** The rules in words: T. becomes .T and TF. becomes .FT; .F becomes F. and .TF becomes FT. *)
Theorem in_left_moves b c :
  In c (left_moves b) <->
  exists x y, (b = x ++ [T; E] ++ y /\ c = x ++ [E; T] ++ y) \/ (b = x ++ [T; F; E] ++ y /\ c = x ++ [E; F; T] ++ y).
Proof.
  unfold left_moves. rewrite in_moves by (now intros u [<- | [<- | []]]). split.
  - intros (x & u & y & [<- | [<- | []]] & H); exists x, y; [now left | now right].
  - intros (x & y & [H | H]); [exists x, [T; E], y | exists x, [T; F; E], y]; (split; [simpl; auto | exact H]).
Qed.

Theorem in_right_moves b c :
  In c (right_moves b) <->
  exists x y, (b = x ++ [E; F] ++ y /\ c = x ++ [F; E] ++ y) \/ (b = x ++ [E; T; F] ++ y /\ c = x ++ [F; T; E] ++ y).
Proof.
  unfold right_moves. rewrite in_moves by (now intros u [<- | [<- | []]]). split.
  - intros (x & u & y & [<- | [<- | []]] & H); exists x, y; [now left | now right].
  - intros (x & y & [H | H]); [exists x, [E; F], y | exists x, [E; T; F], y]; (split; [simpl; auto | exact H]).
Qed.

Lemma length_app_frogs x c d : frogs c = frogs d -> frogs (x ++ c) = frogs (x ++ d).
Proof. intros H. induction x as [| [] x IH]; simpl; lia. Qed.

Lemma weight_app x c d : length c = length d -> frogs c = frogs d -> weight d < weight c -> weight (x ++ d) < weight (x ++ c).
Proof.
  intros Hl Hf Hw. induction x as [| s x IH]; [easy |]. cbn [app weight].
  rewrite !app_length, (length_app_frogs x c d Hf). destruct s; lia.
Qed.

Lemma left_weight b c : In c (left_moves b) -> weight c < weight b.
Proof.
  intros (x & y & [[-> ->] | [-> ->]])%in_left_moves; apply weight_app; simpl; lia.
Qed.
Lemma right_weight b c : In c (right_moves b) -> weight c < weight b.
Proof.
  intros (x & y & [[-> ->] | [-> ->]])%in_right_moves; apply weight_app; simpl; lia.
Qed.

Lemma play_enough n m b : weight b < n -> weight b < m -> play n b = play m b.
Proof.
  revert m b. induction n as [| n IH]; intros [| m] b Hn Hm; try lia. cbn [play]. f_equal.
  - apply map_ext_in. intros c H%left_weight. apply IH; lia.
  - apply map_ext_in. intros c H%right_weight. apply IH; lia.
Qed.

(** The value of a board is the game of the values of its moves. *)
Theorem value_moves b : value b = Node (map value (left_moves b)) (map value (right_moves b)).
Proof.
  unfold value at 1. cbn [play]. f_equal.
  - apply map_ext_in. intros c H%left_weight. apply play_enough; lia.
  - apply map_ext_in. intros c H%right_weight. apply play_enough; lia.
Qed.

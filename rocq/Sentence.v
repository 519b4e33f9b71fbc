(** From goals of strategies to named results: a board, a condition, a game.

    [goal_at] puts numbers in for the variables of a goal about one board without wildcards; the tactic [upper] uses it and does the
    arithmetic that is left, [lower] does the same with the mirror image of the board. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine Sum Sums Mirror Pattern Simplify Side Strategy.
Import ListNotations.
Local Open Scope Z_scope.

(** Closer to 0 than every number. *)
Definition infinitesimal (g : game) : Prop := forall N, le (neg (power N)) g /\ le g (power N).

(** * Numbers for variables *)
Definition at_ (ns : list nat) : valuation := fun i => Z.of_nat (nth i ns 0%nat).
Lemma natural_at ns : natural (at_ ns).
Proof. intros i. apply Nat2Z.is_nonneg. Qed.

(** A board as runs of equal squares. *)
Fixpoint runs_of (v : valuation) (p : seg) : option (list (square * nat)) :=
  match p with
  | [] => Some []
  | Run s f :: q => option_map (cons (s, len v f)) (runs_of v q)
  | _ => None
  end.
Fixpoint board_of (rs : list (square * nat)) : board :=
  match rs with [] => [] | [(s, n)] => repeat s n | (s, n) :: qs => repeat s n ++ board_of qs end.

Lemma board_of_cons s n rs : board_of ((s, n) :: rs) = repeat s n ++ board_of rs.
Proof. destruct rs; [symmetry; apply app_nil_r | easy]. Qed.
Lemma runs_of_inst v p rs : runs_of v p = Some rs -> inst v p (board_of rs).
Proof.
  revert rs; induction p as [| [s f |] p IH]; intros rs; cbn [runs_of]; [now intros [= <-] | | easy].
  destruct (runs_of v p) as [qs |]; [| easy]. intros [= <-]. rewrite board_of_cons. exists (repeat s (len v f)), (board_of qs).
  repeat split. now apply IH.
Qed.

Definition told (g : goal) : Prop := forall v bs N, natural v -> insts v (boards g) bs -> le (val bs) (side_game v N (bound g)).

Lemma goal_at g p ns rs N h : told g -> boards g = [p] -> runs_of (at_ ns) p = Some rs -> eqg (side_game (at_ ns) N (bound g)) h ->
  le (value (board_of rs)) h.
Proof.
  intros H Hp Hr <-. rewrite <- val_one. apply H; [apply natural_at |]. rewrite Hp. constructor; [now apply runs_of_inst | constructor].
Qed.
Lemma goal_mirrored g p ns rs N h b : told g -> boards g = [p] -> runs_of (at_ ns) p = Some rs -> mirror b = board_of rs ->
  eqg (side_game (at_ ns) N (bound g)) (neg h) -> le h (value b).
Proof. intros H Hp Hr Hm Hs. rewrite <- mirror_bound, Hm. now apply (goal_at g p ns rs N). Qed.

(** * Games *)
Lemma game_number v N n : side_game v N (Side n false false [] []) = int (eval v n).
Proof. cbn [side_game starred small map]. fold zero. now rewrite !plus_zero_r. Qed.
Lemma game_eps v N n : eval v n = 0 -> side_game v N (Side n false true [] []) = power N.
Proof. intros H. cbn [side_game starred small map]. fold zero. now rewrite H, int_zero, plus_zero_r, !plus_zero_l. Qed.
Lemma game_switch v N n ls rs : eval v n = 0 ->
  side_game v N (Side n false false ls rs) = Node (map (side_game v N) ls) (map (side_game v N) rs).
Proof. intros H. cbn [side_game starred small]. now rewrite H, int_zero, !plus_zero_l. Qed.

Lemma int_star z : eqg (plus (int z) star) (Node [int z] [int z]).
Proof.
  assert (Up : le (plus (int (z - 1)) star) (int z)).
  { replace (int z) with (int (z - 1 + 1)) by (f_equal; lia). rewrite <- int_plus. apply plus_proper_le; [apply le_refl |].
    etransitivity; [apply (star_le_power 0) | apply power_one]. }
  assert (Down : le (int z) (plus (int (z + 1)) star)).
  { rewrite <- int_plus, plus_assoc, (plus_comm (int 1)). rewrite <- (plus_zero_r (int z)) at 1. apply plus_proper_le; [apply le_refl |].
    rewrite <- star_star. apply plus_proper_le; [apply le_refl |]. etransitivity; [apply (star_le_power 0) | apply power_one]. }
  split; apply le_iff; cbn [lefts rights]; split; intros x Hx.
  - apply not_le. left. exists (int z). split; [now left |].
    apply in_lefts_plus in Hx as [(l & [_ ->]%in_left_int & ->) | (l & [<- | []] & ->)]; [exact Up | rewrite plus_zero_r; apply le_refl].
  - destruct Hx as [<- | []]. apply not_le. right. exists (int z). split; [| apply le_refl].
    apply in_rights_plus. right. exists zero. split; [now left | now rewrite plus_zero_r].
  - destruct Hx as [<- | []]. apply not_le. left. exists (int z). split; [| apply le_refl].
    apply in_lefts_plus. right. exists zero. split; [now left | now rewrite plus_zero_r].
  - apply not_le. right. exists (int z). split; [now left |].
    apply in_rights_plus in Hx as [(r & [_ ->]%in_right_int & ->) | (r & [<- | []] & ->)]; [exact Down | rewrite plus_zero_r; apply le_refl].
Qed.
Lemma game_star v N n : eqg (side_game v N (Side n true false [] [])) (Node [int (eval v n)] [int (eval v n)]).
Proof. cbn [side_game starred small map]. fold zero. rewrite !plus_zero_r. apply int_star. Qed.

(** The game of a side at numbers is the one that is wanted. *)
Ltac forms := unfold len, eval, at_ in *; cbn [dot const coefs nth] in *.
Ltac same_game :=
  lazymatch goal with
  | |- eqg ?g (neg _) => cbn [neg map]; rewrite ?neg_int, ?neg_neg
  | _ => idtac
  end;
  repeat match goal with
    | |- eqg (side_game _ _ (bound ?g)) _ => unfold g; cbn [bound]
    | |- eqg (side_game _ _ (Side _ false false [] [])) _ => rewrite game_number
    | |- eqg (side_game _ _ (Side _ true false [] [])) _ => rewrite game_star
    | |- eqg (side_game _ _ (Side _ false true [] [])) _ => rewrite game_eps by (forms; lia)
    | |- eqg (side_game _ _ (Side _ false false _ _)) _ => rewrite game_switch by (forms; lia); cbn [map]
    | |- eqg (Node _ _) (Node _ _) => apply eqg_node
    | |- Forall2 _ (_ :: _) (_ :: _) => apply Forall2_cons
    | |- Forall2 _ [] [] => apply Forall2_nil
    | |- eqg (int ?x) (int ?y) => let H := fresh in assert (H : x = y) by (forms; lia); rewrite H; reflexivity
    end; try reflexivity.

(** The runs of a board at numbers are the ones that are wanted. *)
Ltac same_runs := cbn [runs_of option_map]; repeat f_equal; forms; lia.

(** [upper g ns rs N] for a goal g that is told, numbers ns for its variables and the runs rs of the board. *)
Ltac upper g ns rs N := apply (goal_at _ _ ns rs N _ g eq_refl); [same_runs | same_game].
Ltac lower g ns rs N :=
  apply (goal_mirrored _ _ ns rs N _ _ g eq_refl);
  [ same_runs | cbn [board_of]; rewrite !mirror_app, !mirror_repeat, <- ?app_assoc; reflexivity | same_game ].

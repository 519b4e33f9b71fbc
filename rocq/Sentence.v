(** From goals of strategies to named results: a board, a condition, a game.

    [goal_at] puts numbers in for the variables of a goal about one board, and any pieces for its wildcards; the tactic [upper] uses it
    and does the arithmetic that is left, [lower] does the same with the mirror image of the board. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine Sum Sums Mirror Pattern PatternMoves Simplify Side Strategy.
Import ListNotations.
Local Open Scope Z_scope.

(** Closer to 0 than every number. *)
Definition infinitesimal (g : game) : Prop := forall N, le (neg (power N)) g /\ le g (power N).

(** * Numbers for variables *)
Definition at_ (ns : list nat) : valuation := fun i => Z.of_nat (nth i ns 0%nat).
Lemma natural_at ns : natural (at_ ns).
Proof. intros i. apply Nat2Z.is_nonneg. Qed.

Definition told (g : goal) : Prop := forall v bs N, natural v -> insts v (boards g) bs -> le (val bs) (side_game v N (bound g)).

Lemma goal_at g p ns N b h : told g -> boards g = [p] -> inst (at_ ns) p b -> eqg (side_game (at_ ns) N (bound g)) h -> le (value b) h.
Proof.
  intros H Hp Hb <-. rewrite <- val_one. apply H; [apply natural_at |]. rewrite Hp. constructor; [exact Hb | constructor].
Qed.
Lemma goal_mirrored g p ns N b h : told g -> boards g = [p] -> inst (at_ ns) p (mirror b) ->
  eqg (side_game (at_ ns) N (bound g)) (neg h) -> le h (value b).
Proof. intros H Hp Hb Hs. rewrite <- mirror_bound. now apply (goal_at g p ns N). Qed.

(** * What may stand at the ends: any pieces, at the left end without a toad as the last, at the right end without a frog as the first *)
Definition left_end (X : board) : Prop := ~ In E X /\ forall Y, X <> Y ++ [T].
Definition right_end (X : board) : Prop := ~ In E X /\ forall Y, X <> F :: Y.

Lemma left_end_allowed X : left_end X -> allowed None (Some T) true X.
Proof. intros [H K]. repeat split; [easy | now intros (? & ? & [=] & _) | | easy]. intros (t & Y & [= <-] & ->). now apply (K Y). Qed.
Lemma right_end_allowed X : right_end X -> allowed (Some F) None true X.
Proof. intros [H K]. repeat split; [easy | | now intros (? & ? & [=] & _) | easy]. intros (t & Y & [= <-] & ->). now apply (K Y). Qed.
Lemma mirror_in s X : In s (mirror X) -> In (turn s) X.
Proof. unfold mirror. rewrite <- in_rev, in_map_iff. intros (t & <- & H). now destruct t. Qed.
Lemma left_end_mirror X : left_end X -> right_end (mirror X).
Proof.
  intros [H K]. split; [intros L; apply H; now apply (mirror_in E) in L |]. intros Y L. apply (K (mirror Y)).
  rewrite <- (mirror_mirror X), L. now rewrite mirror_cons.
Qed.
Lemma right_end_mirror X : right_end X -> left_end (mirror X).
Proof.
  intros [H K]. split; [intros L; apply H; now apply (mirror_in E) in L |]. intros Y L. apply (K (mirror Y)).
  rewrite <- (mirror_mirror X), L, mirror_app. easy.
Qed.

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

(** A board is an instance of a pattern at numbers. *)
Ltac ends := cbn [fits];
  first [apply left_end_allowed | apply right_end_allowed]; first [assumption | now apply left_end_mirror | now apply right_end_mirror].
Ltac instance :=
  cbn [app];
  repeat lazymatch goal with
    | |- inst _ [_] _ => apply inst_one
    | |- inst _ (Run ?s (Aff ?c []) :: _) _ => let n := eval compute in (Z.to_nat c) in apply (inst_run _ s _ _ _ n); [reflexivity |]
    | |- inst _ (Run ?s _ :: _) (repeat _ ?n ++ _) => apply (inst_run _ s _ _ _ n); [forms; lia |]
    | |- inst _ (Any _ _ _ :: _) _ => apply inst_cons; [ends |]
    end;
  lazymatch goal with
  | |- fits _ (Run ?s (Aff _ [])) _ => reflexivity
  | |- fits _ (Run ?s _) _ => apply (f_equal (repeat s)); forms; lia
  | |- fits _ (Any _ _ _) _ => ends
  end.

(** [upper g ns N] for a goal g that is told, and numbers ns for its variables; [lower] for a goal about the mirror image. *)
Ltac upper g ns N := apply (goal_at _ _ ns N _ _ g eq_refl); [instance | same_game].
Ltac lower g ns N :=
  apply (goal_mirrored _ _ ns N _ _ g eq_refl);
  [ rewrite ?mirror_app, ?mirror_cons, ?mirror_repeat, ?mirror_nil; cbn [turn]; rewrite <- ?app_assoc; instance | same_game ].

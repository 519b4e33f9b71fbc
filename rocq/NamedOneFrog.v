(** One frog and any number of toads: conjecture T1, and the theorem for any arrangement. *)
From Coq Require Import List Bool Arith ZArith ZifyNat Lia.
From Lilypad Require Import Game Board Affine Sum NamedA11 A11 Frog Bounds Counting CountingSound OneFrog.
Import ListNotations.
Local Open Scope Z_scope.
Ltac Zify.zify_post_hook ::= Z.div_mod_to_equations.

Notation "# n" := (Z.of_nat n) (at level 1, format "# n").

(** [by_table w v]: the table says that the value is v where w holds. *)
Ltac by_table w v :=
  match goal with
  | HX : word ?X, HV : word ?V |- eqg (value (last_at ?X ?n ++ F :: ?V)) _ =>
      assert (Q := value_sound OneFrog_bounds w v X n V (counting_table _ _ OneFrog_checked) ltac:(vm_cast_no_check (eq_refl true)) HX HV);
      unfold game_at in Q; cbn [base sort] in Q; rewrite ?Z.add_0_r, <- ?Z.add_assoc in Q; cbn [Z.add Pos.add] in Q; apply Q; clear Q;
      cbn [forallb holds]; rewrite ?andb_true_iff; unfold eval, at_; cbn [const coefs dot nth]; repeat split;
      (apply Z.leb_le || apply Z.eqb_eq || easy); try lia
  end.

(** The board is X T .^b F V with any words X and V of toads and holes: l and r are their holes, and N is the number of pairs of a
    toad and a hole to its right, less the number of squares before the frog. *)
Theorem one_frog : forall X b V, word X -> word V ->
  let board := last_at X b ++ F :: V in let N := measure board in let l := count E X in let r := count E V in
  let even := #b mod 2 = 0 in let odd := #b mod 2 = 1 in
  (l + 2 <= r -> (value board == int N)%game) /\
  (r = l + 1 -> even -> (value board == int N)%game) /\
  (r = l + 1 -> odd -> (value board == {[ int N | int (N + 1) ]})%game) /\
  (r = l -> 1 <= r + #b -> even -> (value board == int (N + 1))%game) /\
  (r = l -> 2 <= r + #b -> odd -> (value board == {[ int (N + 1) | int (N + 1) ]})%game) /\
  (r < l -> 2 * l <= 4 * r + #b -> even -> (value board == int (N + 2))%game) /\
  (r + 1 = l -> 2 * l + 3 <= 4 * r + #b -> odd -> (value board == {[ int (N + 1) | int (N + 2) ]})%game) /\
  (r + 1 < l -> 2 * l + 3 <= 4 * r + #b -> odd -> (value board == int (N + 2))%game).
Proof.
  intros X b V HX HV. cbn zeta.
  split; [| split; [| split; [| split; [| split; [| split; [| split]]]]]]; intros.
  - by_table [Ge (Aff (-2) [-1; 1])] (Bound 0 Whole).
  - by_table [Ge (Aff (-1) [-1; 1]); Mod (Aff 0 [0; 0; 1]) 2 0] (Bound 0 Whole).
  - by_table [Eq (Aff (-1) [-1; 1]); Mod (Aff 0 [0; 0; 1]) 2 1] (Bound 0 Half).
  - by_table [Eq (Aff 0 [-1; 1]); Ge (Aff (-1) [0; 1; 1]); Mod (Aff 0 [0; 0; 1]) 2 0] (Bound 1 Whole).
  - by_table [Eq (Aff 0 [-1; 1]); Ge (Aff (-2) [0; 1; 1]); Mod (Aff 0 [0; 0; 1]) 2 1] (Bound 1 Star).
  - by_table [Ge (Aff (-1) [1; -1]); Ge (Aff 0 [-2; 4; 1]); Mod (Aff 0 [0; 0; 1]) 2 0] (Bound 2 Whole).
  - by_table [Eq (Aff (-1) [1; -1]); Ge (Aff (-3) [-2; 4; 1]); Mod (Aff 0 [0; 0; 1]) 2 1] (Bound 1 Half).
  - by_table [Ge (Aff (-2) [1; -1]); Ge (Aff (-3) [-2; 4; 1]); Mod (Aff 0 [0; 0; 1]) 2 1] (Bound 2 Whole).
Qed.

(** The boards of the conjecture, and their number N. *)
Lemma row_board L a b R :
  repeat E L ++ repeat T (S a) ++ repeat E b ++ F :: repeat E R = last_at (repeat E L ++ repeat T a) b ++ F :: repeat E R.
Proof. unfold last_at. rewrite repeat_end, <- !app_assoc. easy. Qed.

Lemma row_measure L a b R :
  measure (last_at (repeat E L ++ repeat T a) b ++ F :: repeat E R) = #R - #L - 1 + #a * (#b - 1 + #R).
Proof.
  unfold last_at. repeat (rewrite ?measure_app, ?measure_repeat, ?count_app, ?count_repeat; cbn [measure count square_eqb]). lia.
Qed.

Ltac row L a b R :=
  destruct a as [| a]; [lia |]; rewrite row_board;
  pose proof (one_frog (repeat E L ++ repeat T a) b (repeat E R) ltac:(words) ltac:(words)) as H; cbn zeta in H;
  rewrite row_measure, !count_app, !count_repeat in H; cbn [square_eqb] in H;
  destruct H as (H1 & H2 & H3 & H4 & H5 & _).

(** T1.1 but for the case R = 0, b = 1; here s = (a - 1) (b - 1 + R). *)
Theorem conjecture_T1_1 : forall a b R : nat, (1 <= a)%nat -> let s := (#a - 1) * (#b - 1 + #R) in
  (#b mod 2 = 0 -> 1 <= #R + #b -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E R) == int s)%game) /\
  (#b mod 2 = 1 -> 2 <= #R + #b -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E R) == {[ int s | int s ]})%game).
Proof.
  intros a b R Ha. cbn zeta. row R a b R. split; intros.
  - replace ((#(S a) - 1) * (#b - 1 + #R)) with (#R - #R - 1 + #a * (#b - 1 + #R) + 1) by lia. apply H4; lia.
  - replace ((#(S a) - 1) * (#b - 1 + #R)) with (#R - #R - 1 + #a * (#b - 1 + #R) + 1) by lia. apply H5; lia.
Qed.

(** T1.1 for R = 0, b = 1 is the formula of the paper for class A11. *)
Theorem conjecture_T1_1_one : forall a : nat, 1 <= #a ->
  (value (repeat T a ++ [E; F]) == {[ {[ int (#a - 2) | int 1 ]} | int 0 ]})%game.
Proof. exact paper_A11_fa0. Qed.

Theorem conjecture_T1_2 : forall a b R : nat, (1 <= a)%nat -> let s := (#a - 1) * (#b - 1 + #(S R)) in
  (#b mod 2 = 0 -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E (S R)) == int s)%game) /\
  (#b mod 2 = 1 -> (value (repeat E R ++ repeat T a ++ repeat E b ++ F :: repeat E (S R)) == {[ int s | int (s + 1) ]})%game).
Proof.
  intros a b R Ha. cbn zeta. row R a b (S R).
  replace (#(S R) - #R - 1 + #a * (#b - 1 + #(S R))) with ((#(S a) - 1) * (#b - 1 + #(S R))) in * by lia.
  split; intros; [apply H2 | apply H3]; lia.
Qed.

Theorem conjecture_T1_3 : forall L a b R : nat, (1 <= a)%nat -> 2 <= #R - #L ->
  (value (repeat E L ++ repeat T a ++ repeat E b ++ F :: repeat E R) == int (#R - #L - 1 + (#a - 1) * (#b - 1 + #R)))%game.
Proof.
  intros L a b R Ha HR. row L a b R. replace (#(S a) - 1) with #a by lia. apply H1. lia.
Qed.

(** The same as play: the second player wins the difference. *)
Definition conjecture_T1_1_one_play a Ha := by_play (conjecture_T1_1_one a Ha).
Definition conjecture_T1_3_play L a b R Ha HR := by_play (conjecture_T1_3 L a b R Ha HR).

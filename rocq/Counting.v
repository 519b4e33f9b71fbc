(** Counting claims about boards with one frog, and the program that checks them.

    A table has claims about all boards X T .^b F V, X and V any words of toads and holes: where some conditions on l, r and b
    hold (l holes of X, r holes of V) the value is <= (or >=) a bound N + j, N + j + 1/2 or N + j + *, N the measure of the board.
    [check_table] asks for every move of the player who would refute a claim whether some claim answers it; each question is
    whether some conditions imply that others hold. CountingSound.v proves that all claims of a table that passes are true. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Game Board Affine System Store Any Check Frog Bounds.
Import ListNotations.
Local Open Scope Z_scope.

Record claim : Set := Claim { is_upper : bool; where_ : list cond; limit : bound }.

(** In which regions the board with these counts is within a bound, by a claim; the measure has grown by d. *)
Definition said (t : list claim) (up : bool) (place : list affine) (d : Z) (b : bound) : list (list cond) :=
  map (fun c => map (subst_cond place) (where_ c))
    (filter (fun c => if Bool.eqb (is_upper c) up then fits up (raise d (limit c)) b else false) t).

(** The conditions imply that one of the lists of conditions holds, for l, r, b and two further counts. *)
Definition covered (given : list cond) (cases : list (list cond)) : bool :=
  decide_all given (all_gaps 5) (fun st b =>
    if b then any (fun st (_ : unit) k => k st true) (map (fun cs => (cs, tt)) cases) st yes else true).

Definition when (b : bool) (cs : list cond) : list (list cond) := if b then [cs] else [].

Definition l := var 0.
Definition r := var 1.
Definition b := var 2.
(** Holes at the end of X, if it has a toad; and its toads, if none of them can slide. *)
Definition e := var 3.
Definition k := var 4.
Declare Scope affine_scope.
Notation "x - y" := (sub x y) : affine_scope.
Notation "x + y" := (add x y) : affine_scope.
Notation "0" := (constant 0) : affine_scope.
Notation "1" := (constant 1) : affine_scope.
Notation "2" := (constant 2) : affine_scope.
Delimit Scope affine_scope with affine.
Bind Scope affine_scope with affine.

Definition is_whole (b : bound) : bool := match sort b with Whole => true | _ => false end.

Definition check_upper (t : list claim) (c : claim) : bool :=
  let given cs := cs ++ map (subst_cond [l; r; b]) (where_ c) in
  let h := limit c in
  let fits := fits true in
  let said := said t true in
  let back := lower h in
  let spare := upper h in
  forallb (fun x => x) [
    (* a slide in X or V *)
    fits (raise (-1) h) back;
    (* the last toad slides; the frog may slide or jump in answer *)
    covered (given [Ge (b - 2)%affine]) (said [l + 1; r; b - 1]%affine (-1) back ++ said [l + 1; r + 1; b - 2]%affine 0 h);
    covered (given [Eq (b - 1)%affine]) (said [l + 1; r; 0]%affine (-1) back ++ when (fits (Bound 2 Whole) h) []);
    covered (given [Eq (b - 1)%affine; Ge (l - e)%affine])
      (said [l + 1; r; 0]%affine (-1) back ++ said [l - e; r + 1; e]%affine 2 h);
    (* it jumps, and is the only one *)
    covered (given [Eq b; Ge (r - 1)%affine]) (when (fits (Bound (-1) Whole) back) [] ++ when (fits (Bound 0 Whole) h) []);
    (* it jumps, and is not; the frog may slide in answer *)
    covered (given [Eq b; Ge (r - 1)%affine; Ge (l - e)%affine])
      (said [l - e; r - 1; e + 1]%affine (-1) back ++ said [l - e; r; e]%affine 0 h);
    (* a move in the bound: the frog slides, or jumps, or the bound is >= 0 *)
    covered (given [Ge (b - 1)%affine]) (said [l; r + 1; b - 1]%affine 1 spare);
    covered (given [Eq b])
      (when (is_whole h) [Ge (shift (base h) (r - l - 1)%affine)] ++ when (fits (Bound 3 Whole) spare) [Ge (l - 1)%affine]);
    covered (given [Eq b; Ge (l - e)%affine])
      (when (is_whole h) [Ge (r - 1)%affine; Ge (shift (base h) (r + r - 2 - l)%affine)] ++
       map (cons (Ge (e - 1)%affine)) (said [l - e; r + 1; e - 1]%affine 3 spare)) ].

Definition check_lower (t : list claim) (c : claim) : bool :=
  let given cs := cs ++ map (subst_cond [l; r; b]) (where_ c) in
  let h := limit c in
  let fits := fits false in
  let said := said t false in
  let back := upper h in
  let spare := lower h in
  forallb (fun x => x) [
    (* the frog slides; the last toad may slide or jump in answer *)
    covered (given [Ge (b - 2)%affine]) (said [l; r + 1; b - 1]%affine 1 back ++ said [l + 1; r + 1; b - 2]%affine 0 h);
    covered (given [Eq (b - 1)%affine]) (said [l; r + 1; 0]%affine 1 back ++ when (fits (Bound 0 Whole) h) []);
    covered (given [Eq (b - 1)%affine; Ge (l - e)%affine])
      (said [l; r + 1; 0]%affine 1 back ++ said [l - e; r; e + 1]%affine 0 h);
    (* it jumps *)
    covered (given [Eq b; Ge (l - 1)%affine]) (when (fits (Bound 3 Whole) back) []);
    covered (given [Eq b; Ge (e - 1)%affine; Ge (l - e)%affine]) (said [l - e; r + 1; e - 1]%affine 3 back);
    (* a move in the bound: the last toad slides *)
    covered (given [Ge (b - 1)%affine]) (said [l + 1; r; b - 1]%affine (-1) spare);
    (* or another, or it jumps, or the bound is <= 0 *)
    covered (given [Eq b]) (when (fits (raise (-1) h) spare) []);
    covered (given [Eq b; Ge (r - 1)%affine])
      (when (fits (Bound (-1) Whole) spare) [] ++ when (is_whole h) [Ge (shift (- base h) (l + 1 - r)%affine)]);
    covered (given [Eq b; Ge (r - 1)%affine]) (said [l; r - 1; 1]%affine (-1) spare);
    covered (given [Eq b; Eq r]) (when (is_whole h) [Ge (shift (- base h) (l + k + 1)%affine)]) ].

Definition check_table (t : list claim) : bool :=
  forallb (fun c => if is_upper c then check_upper t c else check_lower t c) t.

(** * Values: bounds from both sides *)
Definition check_value (t : list claim) (x : list cond * bound) : bool :=
  forallb (fun up => covered (map (subst_cond [l; r; b]) (fst x)) (said t up [l; r; b] 0 (snd x))) [true; false].

Definition check_counting (t : list claim) (values : list (list cond * bound)) : bool :=
  if check_table t then forallb (check_value t) values else false.

Lemma counting_table t values : check_counting t values = true -> check_table t = true.
Proof. unfold check_counting. now destruct (check_table t). Qed.

(** * Answers of the program *)
Definition at_ (zs : list Z) : valuation := fun i => nth i zs 0.

Lemma covered_sound given cases zs : covered given cases = true -> Forall (fun z => 0 <= z) zs -> length zs = 5%nat ->
  forallb (holds (at_ zs)) given = true -> existsb (forallb (holds (at_ zs))) cases = true.
Proof.
  intros H Hz Hl Hg. unfold covered in H.
  assert (I : within (at_ zs) (all_gaps 5)).
  { exists (at_ zs). unfold all_gaps, region. cbn [outer inner]. destruct zs as [| x0 [| x1 [| x2 [| x3 [| x4 [|]]]]]]; try easy. split.
    - intros i. rewrite through_map. cbn [seq map]. now rewrite !eval_var.
    - repeat (apply Forall_cons_iff in Hz as [? Hz]). cbn [seq map]. repeat (constructor; [now rewrite eval_var |]). constructor. }
  apply (decide_all_sound _ _ _ (at_ zs)) in H as (st & J & H); [| exact I]. rewrite Hg in H.
  apply (any_sound (at_ zs) _ (fun _ => true)) in H; [| | exact J].
  - apply yes_sound in H. rewrite <- H. clear. induction cases as [| cs cases IH]; [easy |].
    cbn [map existsb]. rewrite IH. unfold passes. cbn [fst snd]. now destruct (forallb _ cs).
  - intros st' x k' K I'. now exists st'.
Qed.

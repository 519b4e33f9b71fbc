(** Proofs by strategies: claims that patterns are at most sides, each with a tree of steps that gives Right a reply to every move of
    Left, and the program that checks them. StrategySound.v proves that all claims that pass are true. *)
From Coq Require Import List Bool Arith ZArith Lia.
From Lilypad Require Import Board Affine Pattern PatternCases PatternMoves Simplify Side.
Import ListNotations.

(** Several boards side by side, and what they are compared with. *)
Record goal : Set := Goal { boards : list seg; bound : side }.

Inductive split : Set :=
  (** The variable is 0, or more. *)
  | OnZero (k : nat)
  (** The first variable is at least the second, or less. *)
  | OnOrder (k l : nat)
  (** The n-th wildcard is empty, or has a run at one end, of a length given by the new variable k. *)
  | OnAny (n : nat) (at_left : bool) (k : nat).

Inductive tree : Set :=
  | Split (s : split) (cases : list tree)
  (** Left is to move: the death leap; it bounds some boards, which are left out; an instance of a claim; an answer to each move. *)
  | Leap
  | LeaveOut (which : list nat) (rest : tree)
  | Use (claim : nat) (put : list affine) (raw : bool)
  | Moves (answers : list tree)
  (** Right is to move: a frog moves into the n-th run of holes; a move in the side. *)
  | Into (n : nat) (rest : tree)
  | Within (p : part) (rest : tree).

(** Claims that are used before a piece has moved have smaller ranks. *)
Record claim : Set := Claim { about : goal; rank : nat; proof : tree }.

Definition simple (g : goal) : goal :=
  let (ps, k) := simplify_all (boards g) in Goal ps (add_int (opp k) (bound g)).

(** * Splits *)
Definition is_any (i : item) : bool := match i with Any _ _ _ => true | _ => false end.

Fixpoint boards_any (at_left : bool) (n k : nat) (ps : list seg) : option (list (list seg)) :=
  match ps with
  | [] => None
  | p :: qs =>
      let count := length (filter is_any p) in
      if n <? count then option_map (map (fun q => q :: qs)) (any_cases at_left n k p)
      else option_map (map (cons p)) (boards_any at_left (n - count) k qs)
  end.
Definition with_forms (h : affine -> affine) (g : goal) : goal := Goal (map (map_forms h) (boards g)) (map_side h (bound g)).
Definition cases_of (s : split) (g : goal) : option (list goal) :=
  match s with
  | OnZero k => Some (map (fun h => with_forms h g) (zero_cases k))
  | OnOrder k l => if k =? l then None else Some (map (fun h => with_forms h g) (order_cases k l))
  | OnAny n at_left k =>
      if forallb (fresh_in k) (boards g) then if fresh_side k (bound g) then
        option_map (map (fun ps => Goal ps (bound g))) (boards_any at_left n k (boards g))
      else None else None
  end.

(** * Boards left out, instances of claims *)
Fixpoint left_out (i : nat) (which : list nat) (ps : list seg) : option (list seg) :=
  match ps with
  | [] => Some []
  | p :: qs =>
      match left_out (S i) which qs with
      | None => None
      | Some rest => if existsb (Nat.eqb i) which then if leaps false p then Some rest else None else Some (p :: rest)
      end
  end.
Fixpoint covers (qs ps : list seg) : bool :=
  match qs, ps with [], [] => true | q :: qs', p :: ps' => if cover q p then covers qs' ps' else false | _, _ => false end.
Definition instance_of (c : claim) (put : list affine) (g : goal) : bool :=
  if forallb (at_least 0) put then
    if covers (map (fun q => normal (map_forms (subst put) q)) (boards (about c))) (map normal (boards g)) then
      side_ge (bound g) (map_side (subst put) (bound (about c)))
    else false
  else false.

(** * Moves *)
Fixpoint all_lefts (ps : list seg) : option (list (list seg)) :=
  match ps with
  | [] => Some []
  | p :: qs =>
      match left_into [] p, all_lefts qs with
      | Some here, Some others => Some (map (fun q => q :: qs) here ++ map (cons p) others)
      | _, _ => None
      end
  end.
Fixpoint right_in (n : nat) (ps : list seg) : option (list seg) :=
  match ps with
  | [] => None
  | p :: qs =>
      let count := length (filter (is_letter E) p) in
      if n <? count then option_map (fun q => q :: qs) (right_into n p) else option_map (cons p) (right_in (n - count) qs)
  end.

Definition nothing : side := Side (constant 0) false false [] [].

(** * The check: does Right win, who moves first being Left or Right? [moved]: has a piece moved since the claim? *)
Section Check.
Variables (claims : list claim) (r : nat).

Fixpoint check (t : tree) (lefts_turn moved : bool) (given : goal) {struct t} : bool :=
  let g := simple given in
  let all turn := fix all (ts : list tree) (gs : list (bool * goal)) {struct ts} : bool :=
    match ts, gs with
    | [], [] => true
    | t :: ts', (m, g) :: gs' => if check t turn m g then all ts' gs' else false
    | _, _ => false
    end in
  match t with
  | Split s cases => match cases_of s g with Some gs => all lefts_turn cases (map (pair moved) gs) | None => false end
  | Leap => if lefts_turn then if forallb (leaps false) (boards g) then side_ge (bound g) nothing else false else false
  | LeaveOut which rest =>
      if lefts_turn then match left_out 0 which (boards g) with Some ps => check rest true moved (Goal ps (bound g)) | None => false end
      else false
  | Use i put raw =>
      if lefts_turn then
        match nth_error claims i with
        | Some c => if (if moved then true else rank c <? r) then instance_of c put (if raw then given else g) else false
        | None => false
        end
      else false
  | Moves answers =>
      if lefts_turn then
        match all_lefts (boards g), side_rights (bound g) with
        | Some here, Some others =>
            all false answers (map (fun ps => (true, Goal ps (bound g))) here ++ map (fun s => (moved, Goal (boards g) s)) others)
        | _, _ => false
        end
      else false
  | Into n rest =>
      if lefts_turn then false
      else match right_in n (boards g) with Some ps => check rest true true (Goal ps (bound g)) | None => false end
  | Within p rest =>
      if lefts_turn then false
      else match side_left (bound g) p with Some s => check rest true moved (Goal (boards g) s) | None => false end
  end.
End Check.

Definition check_claims (claims : list claim) : bool :=
  forallb (fun c => check claims (rank c) (proof c) true false (about c)) claims.
(** A goal that follows from claims. *)
Definition check_goal (claims : list claim) (t : tree) (g : goal) : bool := check claims 0 t true true g.

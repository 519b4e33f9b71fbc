(** From the formulas of a class to a named result: a family of boards, a condition, a game.

    [named] is [corollary_sound] with the board and the game in readable form; the tactic [sentence] uses it and does the
    arithmetic that is left. [named_outcome] and [outcome_sentence] are the same for values that are 0 or *. *)
From Coq Require Import List Bool ZArith Lia.
From Lilypad Require Import Game Board Affine System Shape Word Check Tree Outcome.
Import ListNotations.
Local Open Scope Z_scope.

Lemma named n c ks gs count hyps s ps qs b g : check n c = true -> check_corollary n c ks gs count hyps s = true ->
  length ps = count -> sat (gaps ps) hyps ->
  lengths (gaps ps) gs = qs -> strip_of (filler c) ks qs = b -> game_of (gaps ps) s = g ->
  eqg (value b) g.
Proof. intros Hc Hk Hl Hh <- <- <-. now apply (corollary_sound n n c ks gs count hyps s). Qed.

Lemma named_outcome n s ks gs count hyps t ps qs b : check_system n s = true ->
  check_outcome_corollary n s ks gs count hyps t = true -> length ps = count -> sat (gaps ps) hyps ->
  lengths (gaps ps) gs = qs -> strip_of (filler (valued s)) ks qs = b ->
  eqg (value b) (bound_game (pick (gaps ps) t)).
Proof. intros Hs Hk Hl Hh <- <-. now apply (outcome_corollary n n s ks gs count hyps t). Qed.

(** Linear forms at given parameters, as lia can read them. *)
Ltac forms :=
  unfold sat, lengths, eval, gaps, var, constant; cbn [map dot coefs const nth repeat app].

Ltac arithmetic :=
  repeat (rewrite game_of_braces; cbn [map]); rewrite ?game_of_int; forms;
  repeat match goal with
    | |- Forall _ [] => apply Forall_nil
    | |- Forall _ (_ :: _) => apply Forall_cons
    | |- Node _ _ = Node _ _ => apply f_equal2
    | |- _ :: _ = _ :: _ => apply f_equal2
    | |- int _ = int _ => apply f_equal
    end;
  try reflexivity; forms; lia.

(** The board of the goal is the word with keys ks and gaps qs; qs are the forms gs in the parameters ps. *)
Ltac sentence checked n c ks gs hyps s ps qs :=
  apply (named n c ks gs (length ps) hyps s ps qs _ _ checked);
  [ vm_cast_no_check (eq_refl true) | reflexivity | arithmetic | arithmetic | reflexivity | arithmetic ].

Ltac outcome_sentence checked n s ks gs hyps t ps qs :=
  apply (named_outcome n s ks gs (length ps) hyps t ps qs _ checked);
  [ vm_cast_no_check (eq_refl true) | reflexivity | arithmetic | arithmetic | reflexivity ].

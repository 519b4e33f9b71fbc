/**
 * Every displayed formula, lemma, theorem, conjecture and table of the papers, in their order, as something to ask. A line has the place, what is asked,
 * and what the answer must be:
 *
 *   statement : proved       the library proves it
 *   statement : proved now   a search for strategies proves it, with few claims
 *   statement : open         it holds on the boards that are tried, and no certificate says all of it
 *   = NAME                   a result of the register, with its own tests
 *   game = game              an identity between games
 *   table ID                 all cells of a printed table
 *   note TEXT                nothing can be asked: a definition, or a belief
 */
export const FURTHER_HOPPING = `
1 | note how pieces move, and X^n for n copies of X
1 | .^3(TF)^2F = [...TFTFF] : proved
1 | .^aTF.^b = {b-a-2|b-a+2} : proved
1, E1 | = E1
1, E2 | = E2
1, E3 | = E3
1, E4 | = E4
1, E5 | = E5
1, E6 | = E6
1, definitions | note classes Aij and Bij, general classes Ai and Bi; a class has binomial(i+j, j) words
1 | note no compact formula is known for T^a.TF.TF^b
1, theorem 1 | = Theorem1
1, theorem 2 | = Theorem2
2.1 | note sum and inequality of games
2.1 | note G >= 0 if Left wins when Right goes first, and G >= H if G - H >= 0
2.2 | {2,1|3,4} = {2|3}
2.3, bypassing | {{{0|1}|0}|} = {|}
2.4 | * = {0|0}
2.4 | 3* = {3|3}
3.1 | table 3.1
3.1, remark 1 | TT.^bFF = * for 21 <= b <= 103 and b = 1 (mod 6) : proved
3.1, remark 1 | TT.^bFF = 0 for 21 <= b <= 103 and b != 1 (mod 6) : proved
3.1, remark 2 | TTT.^bFFF = 0 for 21 <= b <= 53 and b != 29 : known
3.1, remark 2 | TTT.^29FFF = * : known
3.1, remark 3 | = Theorem2
3.2 | table 3.2
3.3 | table 3.3
3.4 | table 3.4
3.4, remark | note T^6.^4F^3 is too long to print there
3, corollary 1 | = E4
3, proof of corollary 1 | T^7.^7F^6 > 2 : known
3 | note the author believes that there are no patterns in a for T^(a+k).^(a+l)F^a
4.1, example | T^aF.T^kFT.F^b <= 1/2 for b >= 1 : proved
4.1, case 1 | T^aF.T^kF.TF^b <= 0 for b >= 1 : proved
4.1, case 2 | T^(a-1)F.T^(k+1)FT.F^b <= 1/2 for b >= 1 : proved
4.1, case 3 | T^aF.T^kFTF.F^(b-1) <= 1 for b >= 1 : proved
4.2, lemma 4.1 | = L4.1
4.2, examples | TTF.TTF.F <= 0 : proved
4.2, examples | TTTF.F.TF <= 0 : proved
4.3, notation | O(2) = {0|2}
4.3, notation | O^3(2) = {0|{0|{0|2}}}
4.3, notation | note L~ is empty or ends with F, such as TTFTF; R~ is empty or begins with T, such as TFTTF
4.3, lemma 4.2 | = L4.2
4.3, lemma 4.3 | = L4.3
4.3, example | TFTTF.TFTFF = 0 : proved
4.3, lemma 4.4 | = L4.4
4.3, proof of 4.4 | <~T>T.F<F~> = {[<~T>.TF<F~>]|[<~T>TF.<F~>]} : proved now
4.3, proof of 4.4 | <~T>.TF<F~> = 0 : proved
4.3, proof of 4.4 | <~T>TF.<F~> = 0 : proved
4.3, lemma 4.5 | = L4.5
4.3, proof of 4.5 | <~T>T^a.F^b<F~> <= * for a, b >= 2 : proved
4.3, proof of 4.5 | <~T>T^a.F^b<F~> >= * for a, b >= 2 : proved
4.3, 4.5 case 1 | <~T>T^(a-1)FT.F^(b-1)<F~> <= * for a, b >= 2 : proved
4.3, 4.5 case 1.1 | <~T>T^(a-1)F.TF^(b-1)<F~> <= 0 for a, b >= 2 : proved
4.3, 4.5 case 1.2 | <~T>T^(a-1)FTF.F^(b-2)<F~> <= 0 for a, b >= 2 : proved
4.3, 4.5 case 2 | <~T>T^aF.F^(b-1)<F~> <= 0 for a, b >= 2 : proved
4.3, lemma 4.6 | = L4.6
4.3, 4.6 base | <~T>T^a.TF = {[<~T>T^(a-1).TTF]|[<~T>T^aFT.]} for a >= 1 : proved now
4.3, 4.6 base | <~T>T^a.TF = {a-1|1} for a >= 1 : proved
4.3, 4.6 base | <~T>T^aFT. = 1 : proved
4.3, 4.6 base | <~T>T^aFT. = [<~T>T^aF.]+[T.] : proved now
4.3, 4.6 base | <~T>T^aFT. = [<~T>T^aF.]+1 : proved now
4.3, 4.6 step | <~T>T^a.(TF)^b = {[<~T>T^(a-1).T(TF)^b]|[<~T>T^aFT.(TF)^(b-1)]} for a, b >= 1 : proved now
4.3, 4.6 step | <~T>T^a.(TF)^b = {a-1|{0|1/2^(b-2)}} for a >= 1 and b >= 2 : proved
4.3, 4.6 step | <~T>T^a.(TF)^b = {a-1|{1-1|1/2^(b-2)}} for a >= 1 and b >= 2 : proved
4.3, lemma 4.7 | = L4.7
4.3, proof of 4.7 | <~T>T^a.F(TF)^b = {[<~T>T^(a-1).(TF)^(b+1)]|[<~T>T^aF.(TF)^b]} for a >= 2 : proved now
4.3, lemma 4.8 | = L4.8
4.3, 4.8 left option | <~T>T^(a-1).T(TF)^bTF^c<F~> = a-1 for a >= 1 and c >= 2 : proved
4.3, 4.8 right option | <~T>T^aFT.F^(c-1)<F~> = [<~T>T^aF(TF)^0T.F^(c-1)<F~>] for a >= 1 and c >= 2 : proved now
4.3, 4.8 b = 1 | <~T>T^aFT.TF^c<F~> = {[<~T>T^aF.TTF^c<F~>]|[<~T>T^aFTFT.F^(c-1)<F~>]} for a >= 1 and c >= 2 : proved now
4.3, 4.8 b = 1 | <~T>T^aFT.TF^c<F~> = O([<~T>T^aFTFT.F^(c-1)<F~>]) for a >= 1 and c >= 2 : proved
4.3, 4.8 step | <~T>T^aFT.(TF)^(b-1)TF^c<F~> = {[<~T>T^aF.T(TF)^(b-1)TF^c<F~>]|[<~T>T^aFTFT.(TF)^(b-2)TF^c<F~>]} for a >= 1, b >= 2 and c >= 2 : proved now
4.3, 4.8 step | <~T>T^aFT.(TF)^(b-1)TF^c<F~> = {0|[<~T>T^aFTFT.(TF)^(b-2)TF^c<F~>]} for a >= 1, b >= 2 and c >= 2 : proved now
4.3, 4.8 step | <~T>T^aFT.(TF)^(b-1)TF^c<F~> = {0|{0|O^(b-2)([<~T>T^aF(TF)^bT.F^(c-1)<F~>])}} for a >= 1, b >= 2 and c >= 2 : proved
4.3, 4.8 step | <~T>T^aFT.(TF)^(b-1)TF^c<F~> = O^b([<~T>T^aF(TF)^bT.F^(c-1)<F~>]) for a >= 1, b >= 1 and c >= 2 : proved
4.3, lemma 4.9 | = L4.9
4.3, proof of 4.9 | <~T>T^a.F(TF)^bTF^c<F~> = {[<~T>T^(a-1).(TF)^(b+1)TF^c<F~>]|[<~T>T^aF.(TF)^bTF^c<F~>]} for a, c >= 2 : proved now
4.3, example | T^a.F(TF)^bTFF = {{a-2|O^(b+1)(*)}|0} for a >= 2 : proved
4.3, remark | note the position x of lemmas 4.8 and 4.9 is computed by lemmas 4.4, 4.7 and 4.9
5, lemma 5.1 | = L5.1
5, 5.1 base | .T^kFT.F^b <= 1/2^n for b >= 1 and n >= 3 : proved now
5, 5.1 base case 1 | .T^kF.TF^b <= 0 for b >= 1 : proved
5, 5.1 base case 2 | .T^kFTF.F^(b-1) <= 2/2^n for b >= 1 and n >= 3 : proved
5, 5.1 case 1 | <~T>T^aF.T^kF.TF^b <= 0 for b >= 1 : proved
5, 5.1 case 2 | <~T>T^(a-1)F.T^(k+1)FT.F^b <= 1/2^n for a, b >= 1 and n >= 3 : proved
5, 5.1 case 3 | <~T>T^aF.T^kFTF.F^(b-1) <= 2/2^n for b >= 1 and n >= 3 : proved
5, theorem 2 | = Theorem2
5, theorem 2 | T^a..F^a <= 1/2^n for a >= 4 and n >= 3 : proved
5, I | T^(a-1).TF.F^(a-1) <= 1/2^n for a >= 4 and n >= 3 : proved
5, II | T^a.F.F^(a-1) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 1 | T^(a-1).F.TF^(a-1) <= 1/2^n for a >= 4 and n >= 3 : proved
5, I 1.1 | T^(a-2)FT..TF^(a-1) <= 1/2^n for a >= 4 and n >= 3 : proved
5, I 1.1.1 | T^(a-2)F.TFT.F^(a-2) <= 1/2^n for a >= 4 and n >= 3 : proved
5, I 1.1.2 | T^(a-2)FT.FT.F^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 1.1.2.1 | T^(a-2)FTF..TF^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved now
5, I 1.1.2.1.1 | .T.TF^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved now
5, I 1.1.2.1.1 | .T.TF^(a-2) = {0|{0|{-1|5-a}}} for a >= 4 : proved
5, I 1.1.2.1.2 | T^(a-2)FTF.FT.F^(a-3) <= 4/2^n for a >= 4 and n >= 3 : proved
5, I 1.1.2.2 | T^(a-2)F.TFTF.F^(a-3) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 1.1.2.3 | T^(a-2)FT.FTF.F^(a-3) <= 4/2^n for a >= 4 and n >= 3 : proved now
5, I 1.1.2.3.1 | T^(a-2)FT.F.FTF^(a-3) <= 0 for a >= 4 : proved
5, I 1.1.2.3.1 | T^(a-2)F.TFF.TF^(a-3) <= 0 for a >= 4 : proved
5, I 1.1.2.3.2 | T^(a-2)F.TFTFF.F^(a-4) <= 4/2^n for a >= 4 and n >= 3 : proved
5, I 1.1.2.3.3 | T^(a-2)FTF.TF.F^(a-3) <= 8/2^n for a >= 4 and n >= 3 : proved
5, I 1.2 | T^(a-1).FFT.F^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 1.2.1 | T^(a-1)F.F.TF^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 1.2.2 | T^(a-2)FT.FT.F^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 1.2.3 | T^(a-1)F.FT.F^(a-2) <= 4/2^n for a >= 4 and n >= 3 : proved
5, I 2 | T^(a-2).TTFF.F^(a-2) <= 1/2^n for a >= 4 and n >= 3 : proved
5, I 2 | T^(a-2).TTFF.F^(a-2) = 0 for a >= 4 : proved
5, I 3 | T^(a-1).TFF.F^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved
5, I 3.1 | T^(a-2).TTFF.F^(a-2) <= 0 for a >= 4 : proved
5, I 3.2 | T^(a-1)FT.F.F^(a-2) <= 4/2^n for a >= 4 and n >= 3 : proved
5, I 3.2 | T^(a-1)FFT..F^(a-2) = 3-a for a >= 4 : proved now
5, II 1 | T^(a-1).TFF.F^(a-2) <= 2/2^n for a >= 4 and n >= 3 : proved
5, II 2 | T^a.FF.F^(a-2) <= 4/2^n for a >= 4 and n >= 3 : proved
5, II 2.1 | T^(a-1)FT.F.F^(a-2) <= 4/2^n for a >= 4 and n >= 3 : proved
5, II 2.2 | T^aF.F.F^(a-2) <= 8/2^n for a >= 4 and n >= 3 : proved
6, T1.1 | = T1.1
6, T1.2 | = T1.2
6, T1.3 | = T1.3
6, T1 | = T1
6, T2 | = T2
6, T3 | = T3
6, T4 | = T4
6, T5 | = T5
6, future work | = OneFrog
`;

export const FINITE_STATE_PAPER = `
introduction | note how pieces move, the rule of reversible moves and that of dominated options
introduction, terminal toads | <X:~>T.^n = [<X:~>.^n]+n : proved now
method | note classes A and B, Aij and Bij
A11, recurrences | .F = {|[F.]} : proved
A11, recurrences | .TF = {|[F.]+1} : proved
A11, recurrences | T^a.F = {[T^(a-1).TF]|[T^aF.]} for a >= 1 : proved now
A11, recurrences | T^a.TF = {[T^(a-1).TTF]|[T^aF.]+1} for a >= 1 : proved now
A11, recurrences | T^a.T^bF = {[T^(a-1).T^(b+1)F]|} for a >= 1 and b >= 2 : proved
A11, recurrences | T^aF. = {[T^(a-1).F]|} for a >= 1 : proved now
A11, conjectures | = A11
A11, f(0,0) | .F = -1 : proved
A11, f(a,0) | T^a.F = {{a-2|1}|0} for a >= 1 : proved
A11, f(a,1) | T^a.TF = {a-1|1} : proved
A11, f(a,b) | T^a.T^bF = a for b >= 2 : proved
A11, g(a) | T^aF. = 0 : proved
A11, verified | {|1} = {-1|1}
A11, verified | .TF = {|1} : proved
A11, verified | .TF = 0 : proved
A11, verified | .T^bF = 0 for b >= 2 : proved
A11, verified | T^a.T^bF = {a-1|} for a >= 1 and b >= 2 : proved
A11, verified | F. = 0 : proved
A11, verified | TF. = {-1|} : proved
A11, verified | T^aF. = {{{a-3|1}|0}|} for a >= 2 : proved
A11 | note f(a,0) agrees with the case b = 1 of a theorem of Erickson
B11, initial | TF = 0 : proved
B11, initial | .^aTF = {|2-a} for a >= 1 : proved
B11, initial | TF.^c = {c-2|} for c >= 1 : proved
B11, initial | .^aTF.^c = {c-a-2|c-a+2} for a, c >= 1 : proved
B11, recurrence | .^aT.^bF.^c = {[.^(a+1)T.^(b-1)F.^c]|[.^aT.^(b-1)F.^(c+1)]} for b >= 1 : proved now
B11, conjecture | = B11
B11, even b | .^aT.^bF.^c = {c-a-2|c-a+2} for b even : proved
B11, odd b | .^aT.^bF.^c = {{c-a-3|c-a+1}|{c-a-1|c-a+3}} for b odd : proved
B11, base | TF = {-2|2} : proved
B11, base | .^aTF = {-a-2|-a+2} for a >= 1 : proved
B11, base | TF.^c = {c-2|c+2} for c >= 1 : proved
B11, step | note for odd b the formulas of the options are the claim itself
B11, step | .^aT.^bF.^c = {{{c-a-4|c-a}|{c-a-2|c-a+2}}|{{c-a-2|c-a+2}|{c-a|c-a+4}}} for b >= 2, b even : proved
B11, the case a = c = 0 | T.^bF = 0 for b even : proved
B11, the case a = c = 0 | T.^bF = * for b odd : proved
how far | = A-list
how far | = E2
how far | = A1n
conjecture 1 | = Conjecture1
future work | = B21
future work | note recurrences solved without guessing
appendix A, recurrences | .^aTTF = 0 : proved
appendix A, recurrences | .^aTTF.^d = {[.^aT.F.^(d-1)]+d-1|} for d >= 1 : proved now
appendix A, recurrences | = B21.00
appendix A, recurrences | .^aT.^bTF = {[.^(a+1)T.^(b-1)TF]|[.^aT.^(b-1)F.]+1} for b >= 1 : proved now
appendix A, recurrences | .^aT.^bTF.^d = {[.^(a+1)T.^(b-1)TF.^d],[.^aT.^(b+1)F.^(d-1)]+d-1|[.^aT.^(b-1)F.^(d+1)]+d+1} for b, d >= 1 : proved now
appendix A, recurrences | .^aT.^bT.^cF.^d = {[.^(a+1)T.^(b-1)T.^cF.^d],[.^aT.^(b+1)T.^(c-1)F.^d]|[.^aT.^bT.^(c-1)F.^(d+1)]} for b, c >= 1 : proved now
appendix A, recurrences | .^aTT.^cF.^d = {[.^aT.T.^(c-1)F.^d]|[.^aTT.^(c-1)F.^(d+1)]} for c >= 1 : proved now
appendix A, f(a,1,0,0) | .^aT.TF = {[.^(a+1)TTF]|[.^aTF.]+1} : proved now
appendix A, f(a,1,0,0) | .^aT.TF = {0|{-1-a|3-a}+1} : proved now
appendix A, f(a,b,0,0) | = B21.b
appendix A, f(a,b,0,0) | .^aT.^bTF = {|a}-a+2 for b >= 2, b even : proved
appendix A, periods | note positions of class B have periods, and B22 is expected to be more complicated
appendix A, the rest | = B21
appendix B | note ToFr, SVG, MainConj and Prove are value, simplify, conjecture and prove here
`;

export const GAMESCRAFTERS = `
I | note how toads and frogs move, and that a player who cannot move loses
II | note positions are tuples such as ("R---L","R"), moves lead to positions, a position without moves is lost
`;

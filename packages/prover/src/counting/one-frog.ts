/**
 * One frog and any number of toads: N is the number of pairs of a toad and a hole to its right, less the squares before
 * the frog. Conjecture T1 follows, but for T^a.F, which is neither a number nor a number and *.
 */
import type { BoardCorollary } from './claim.ts';
import type { CountingProblem } from './problem.ts';

const EVEN = 'b = 0 (mod 2)';
const ODD = 'b = 1 (mod 2)';

const corollary = (name: string, board: string, where: readonly string[], value: string): BoardCorollary => ({
  name,
  board,
  parameters: ['L', 'a', 'b', 'R'].filter((letter) => board.includes(letter)),
  where: ['a >= 1', ...where],
  value,
});

export const ONE_FROG: CountingProblem = {
  target: 'OneFrog',
  weights: { 'T.': 1, '.F': -1, TF: -1 },
  shapes: [
    { shape: 'X T .^b F V', counts: { l: 'holes of X', r: 'holes of V' } },
    { shape: '.^b F V', counts: { r: 'holes of V' } },
  ],
  corollaries: [
    corollary('T1.1, b even', '.^R T^a .^b F .^R', [EVEN, 'R+b >= 1'], '(a-1)(b-1+R)'),
    corollary('T1.1, b odd', '.^R T^a .^b F .^R', [ODD, 'R+b >= 2'], '((a-1)(b-1+R))*'),
    corollary('T1.2, b even', '.^R T^a .^b F .^(R+1)', [EVEN], '(a-1)(b+R)'),
    corollary('T1.2, b odd', '.^R T^a .^b F .^(R+1)', [ODD], '(a-1)(b+R)+1/2'),
    corollary('T1.3', '.^L T^a .^b F .^R', ['R >= L+2'], 'R-L-1+(a-1)(b-1+R)'),
  ],
};

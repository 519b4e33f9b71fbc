import { LEFT, opposite, RIGHT, type Side } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, printMove } from '../board/notation.ts';
import { Session } from '../session.ts';
import { Solver } from '../winning/solver.ts';
import { hintFor } from './hint.ts';
import { rater } from './rater.ts';
import { mistakesIn } from './review.ts';
import { afterSumMove, type SumMove, type SumPosition, sumMoves } from './sum-position.ts';

const rate = rater({ solver: new Solver({ maxStates: 10_000 }), session: new Session({ maxBytes: 2 ** 28 }) });
const at = (text: string, turn: Side = LEFT): SumPosition => ({ boards: text.split(' + ').map(boardOf), turn });
const write = (move: SumMove): string => `${move.board + 1}:${printMove(move)}`;

/** Whether the player to move wins: the definition. */
const wins = (position: SumPosition): boolean => sumMoves(position).some((move) => !wins(afterSumMove(position, move)));

describe('a rating', () => {
  const word = (most: number) =>
    fc.array(fc.constantFrom('T', 'F', '.', '.'), { minLength: 1, maxLength: most }).map((list) => list.join(''));
  const position = fc
    .tuple(fc.array(word(5), { minLength: 1, maxLength: 3 }), fc.constantFrom(LEFT, RIGHT))
    .map(([words, turn]) => at(words.join(' + '), turn));

  it('says of every move whether it wins, as play does', () => {
    fc.assert(
      fc.property(position, (now) => {
        const rating = rate(now)!;
        expect(rating.value).toBe(wins(now) ? 'win' : 'lose');
        expect(rating.moves).toHaveLength(sumMoves(now).length);
        for (const { move, value } of rating.moves) expect(value).toBe(wins(afterSumMove(now, move)) ? 'lose' : 'win');
        const order = rating.moves.map(({ value }) => (value === 'win' ? 0 : 1));
        expect(order.toSorted()).toEqual(order);
      }),
      { numRuns: 80 },
    );
  });

  it.each([
    ['TT..FF', 11],
    ['TT..FF + T.F', null],
  ])('of %s tells the number of moves where it can: %s', (text, remoteness) => {
    expect(rate(at(text))?.remoteness).toBe(remoteness);
  });

  it('tells who wins a board that is not solved', () => {
    const judge = rater({ solver: new Solver({ maxStates: 10, maxBoards: 0 }), session: new Session({ maxBytes: 1 }) });
    const { value, remoteness, moves } = judge(at('TT..FF'))!;
    expect([value, remoteness, ...moves.map((rated) => `${write(rated.move)} ${rated.value}`)]).toEqual([
      'win',
      null,
      '1:2-3 win',
    ]);
  });

  it.each(['T^9.^9F^9', 'T^9.^9F^9 + T.F'])('of %s is not given', (text) => {
    const small = rater({
      solver: new Solver({ maxStates: 100, maxBoards: 0 }),
      session: new Session({ maxBytes: 1 }),
    });
    expect(small(at(text))).toBeNull();
    expect(hintFor(at(text), small)).toBeNull();
    expect(mistakesIn(at(text), sumMoves(at(text)).slice(0, 1), small)).toBeNull();
  });
});

describe('hints', () => {
  it.each([
    ['T.TF.F', LEFT, '1:3-5', 'only', '1:1-2 1:6-5'],
    ['T.F', LEFT, '1:1-2', 'forced', null],
    ['T.TF.F', RIGHT, '1:4-2', 'only', '1:6-5 1:1-2'],
    ['T.. + .F', LEFT, '1:1-2', 'forced', null],
    ['T. + T.', LEFT, '1:1-2', 'wins', null],
    ['T. + T. + ..F + ..F', LEFT, '1:1-2', 'lost', null],
    ['.TF.FT.', LEFT, '1:2-4', 'slowest', null],
  ] as const)('for %s, side %i: %s, %s, trap %s', (text, turn, move, reason, trap) => {
    const hint = hintFor(at(text, turn), rate)!;
    expect([write(hint.move), hint.reason]).toEqual([move, reason]);
    expect(hint.trap === null ? null : `${write(hint.trap.move)} ${write(hint.trap.reply)}`).toBe(trap);
  });

  it('point at moves that win, and at traps that lose', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TT..FF', 'TTT..FFF', 'T.F + TT..FF'),
        fc.array(fc.nat(9), { minLength: 16, maxLength: 16 }),
        (text, choices) => {
          let now = at(text);
          for (const choice of choices) {
            const moves = sumMoves(now);
            if (moves.length === 0) break;
            const hint = hintFor(now, rate)!;
            const won = wins(now);
            expect(wins(afterSumMove(now, hint.move))).toBe(!won);
            if (hint.trap !== null) {
              const fallen = afterSumMove(now, hint.trap.move);
              expect([won, wins(fallen), wins(afterSumMove(fallen, hint.trap.reply))]).toEqual([true, true, false]);
            }
            now = afterSumMove(now, moves[choice % moves.length]);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('mistakes', () => {
  it.each([
    ['T.TF.F', RIGHT, '6-5', ['0: 6-5, not 4-2']],
    ['T.TF.F', RIGHT, '4-2', []],
    ['TT..FF', LEFT, '2-3 5-4 1-2', ['2: 1-2, not 3-5']],
    ['FT', LEFT, '', []],
  ] as const)('in %s, side %i, after %s: %j', (text, turn, played, expected) => {
    const moves: SumMove[] = [];
    let now = at(text, turn);
    for (const name of played.split(' ').filter((one) => one !== '')) {
      const move = sumMoves(now).find((one) => printMove(one) === name)!;
      moves.push(move);
      now = afterSumMove(now, move);
    }
    const found = mistakesIn(at(text, turn), moves, rate)!;
    expect(found.map(({ at, move, better }) => `${at}: ${printMove(move)}, not ${printMove(better)}`)).toEqual(
      expected,
    );
  });
});

it('a player who cannot move on any board loses', () => {
  expect(rate(at('FT + F'))).toEqual({ value: 'lose', remoteness: null, moves: [] });
  expect(opposite(afterSumMove(at('T. + F'), sumMoves(at('T. + F'))[0]).turn)).toBe(LEFT);
});

import { Arena, formatGame, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { analyseMoves, type ValuedMove } from './analysis.ts';
import { Valuer } from './valuer.ts';

const arena = new Arena();
const valuer = new Valuer(arena);

function analyse(text: string) {
  return analyseMoves(arena, [{ kind: 'board', negative: false, board: boardOf(text) }], (board) =>
    valuer.value(board),
  );
}

/** "Left 3-4: 1/2 wins dominated 1/8", one text a move. */
function written(text: string): string[] {
  const { moves } = analyse(text);
  const write = (side: Side, { move, value, wins, flaw, cost }: ValuedMove): string =>
    `${'LR'[side]}${move!.from + 1} ${formatGame(arena, value)} ${wins ? 'wins' : 'loses'} ${flaw ?? 'canonical'} ${cost}`;
  return [LEFT, RIGHT].flatMap((side) => moves[side].map((move) => write(side, move)));
}

describe('the moves of a board', () => {
  it.each<[string, string[]]>([
    ['T.F', ['L1 0 wins canonical 0', 'R3 0 wins canonical 0']],
    ['T..', ['L1 1 wins canonical 1']],
    [
      'TT.TF.FF',
      [
        'L2 {1/2|1/8||0} loses dominated 1/8',
        'L4 1/8 wins canonical 0',
        'R5 -1/8 wins canonical 0',
        'R7 {0||-1/8|-1/2} loses dominated 1/8',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual(expected);
  });

  it('win, survive and cost what the definitions say, on random boards', () => {
    const better = (side: Side, g: GameId, h: GameId) => (side === LEFT ? arena.ge(g, h) : arena.le(g, h));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('T', 'F', '.'), { minLength: 2, maxLength: 9 }), (squares) => {
        const { value, moves } = analyse(squares.join(''));
        for (const side of [LEFT, RIGHT]) {
          const canonical = arena.options(value, side);
          // Some move wins exactly if the player to move wins.
          expect(moves[side].some(({ wins }) => wins)).toBe(!better(side === LEFT ? RIGHT : LEFT, value, arena.zero));
          for (const move of moves[side]) {
            expect(move.wins).toBe(better(side, move.value, arena.zero));
            expect(move.flaw === null).toBe(canonical.includes(move.value));
            expect(move.cost.sign()).toBeGreaterThanOrEqual(0);
            const others = moves[side].filter((other) => other.value !== move.value);
            const dominated = others.some((other) => better(side, other.value, move.value));
            if (move.flaw !== null) expect(move.flaw).toBe(dominated ? 'dominated' : 'reversible');
          }
          // Where the value is no number, a best move misses the stop by nothing.
          if (!arena.isNumber(value)) expect(moves[side].some(({ cost }) => cost.sign() === 0)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

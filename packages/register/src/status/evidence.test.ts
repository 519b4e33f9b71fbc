import { Arena, formatGame } from '@lilypad/games';
import { boardOf, printPowers, Valuer, valueCost } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import type { NamedResult } from '../results/named-result.ts';
import { REGISTER, resultNamed } from '../results/register.ts';
import { examine, positionsOf } from './evidence.ts';

const arena = new Arena();
const valuer = new Valuer(arena);

/** The value of a position that is not too much work for a test. */
function find(position: string): string | undefined {
  const board = boardOf(position);
  return valueCost(board) > 100_000 ? undefined : formatGame(arena, valuer.value(board));
}

const byName = (name: string) => resultNamed(name) as NamedResult;
const CHECKED = REGISTER.filter(({ checked }) => checked !== undefined);

describe('evidence', () => {
  it.each(CHECKED.map(({ name }) => name))('%s is about positions that are written in the usual way', (name) => {
    for (const position of positionsOf(byName(name), 3)) expect(printPowers(boardOf(position))).toBe(position);
  });

  it.each([
    ['E1', 6, 10],
    ['E2', 8, 7],
    ['E3', 8, 4],
    ['E4', 4, 4],
    ['E5', 4, 15],
    ['E6', 4, 20],
    ['T1', 3, 117],
    ['T2', 21, 15],
    ['T3', 5, 7],
    ['T4', 5, 15],
    ['A11', 4, 1 + 4 + 5 + 15 + 5],
    ['B11', 3, 64],
    ['B21.00', 3, 12],
    ['B21.b', 5, 2 + 4 + 2 + 10 + 2 + 2 + 8],
    ['Knot', 4, 25],
    ['B3', 5, 4],
    ['Theorem2', 6, 3],
    ['L4.2', 1, 16 + 64],
    ['L4.3', 1, 64],
    ['L4.4', 1, 64],
    ['L4.5', 2, 64],
    ['L4.6', 2, 32],
    ['L4.7', 2, 24],
    ['L4.8', 2, 384],
    ['L4.9', 2, 192],
    ['L5.1', 1, 32],
  ])('%s holds up to %d, in %d positions', (name, bound, positions) => {
    const { witness, known, unknown, state } = examine(arena, byName(name), bound, find);
    expect(witness).toBeNull();
    expect(known + unknown).toBe(positions);
    expect(known).toBeGreaterThan(positions / 2);
    expect(state).toBe('checked');
  });

  it('E4 falls with the value that the paper found a bound for', () => {
    const value = (position: string) => (position === 'T^7.^7F^6' ? '{4|3}' : find(position));
    expect(examine(arena, byName('E4'), 7, value)).toMatchObject({
      state: 'refuted',
      witness: { position: 'T^7.^7F^6', value: '{4|3}' },
    });
  });

  it('a wrong value is noticed, whatever the result', () => {
    for (const result of CHECKED) {
      const usual = Math.min(8, result.checked?.usual ?? 0);
      const [first] = positionsOf(result, usual);
      const wrong = (position: string) => (position === first ? '1000*2' : undefined);
      const { state, witness, remark } = examine(arena, result, usual, wrong);
      // The values of other boards are not known, so lemmas that compare two boards say nothing.
      if (result.statements.some(({ text }) => text.includes('[')) && witness === null) continue;
      if (result.name !== 'T5')
        expect([result.name, state, witness?.value]).toEqual([result.name, 'refuted', '1000*2']);
      else expect(remark).toBe('C = 3: not 0 for a = 1');
    }
  });

  it('T5 tells from where on all is 0', () => {
    expect(examine(arena, byName('T5'), 8, find).remark).toBe(
      'C = 3: 0 for 7 <= a <= 8; C = 4: 0 for 4 <= a <= 5; C = 5: not 0 for a = 3',
    );
  });

  it('T1 is false where the paper leaves it out', () => {
    const text = '.^RT^a.^bF.^R = (a-1)(b-1+R) for a >= 1 and b even';
    const { witness } = examine(arena, { ...byName('T1.1'), statements: [{ text }] }, 2, find);
    expect(witness?.position).toBe('T^2F');
  });
});

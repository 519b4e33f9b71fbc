import { Arena, formatGame } from '@lilypad/games';
import { boardOf, printPowers, Valuer, valueCost } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { examine } from './conjecture.ts';
import { CONJECTURES } from './list.ts';

const arena = new Arena();
const valuer = new Valuer(arena);

/** The value of a position that is not too much work for a test. */
function find(position: string): string | undefined {
  const board = boardOf(position);
  return valueCost(board) > 100_000 ? undefined : formatGame(arena, valuer.value(board));
}

const byName = (name: string) => CONJECTURES.find((conjecture) => conjecture.name === name)!;

describe('the conjectures', () => {
  it('are E1 to E6 and T1 to T5', () => {
    expect(CONJECTURES.map(({ name }) => name).join(' ')).toBe('E1 E2 E3 E4 E5 E6 T1 T2 T3 T4 T5');
  });

  it.each(CONJECTURES.map(({ name }) => name))('%s is about positions that are written in the usual way', (name) => {
    for (const { position } of byName(name).instances(6)) expect(printPowers(boardOf(position))).toBe(position);
  });

  it.each([
    ['E1', 6, 10],
    ['E2', 8, 7],
    ['E3', 8, 4],
    ['E4', 4, 4],
    ['E5', 4, 15],
    ['E6', 4, 16],
    ['T1', 3, 117],
    ['T2', 21, 15],
    ['T3', 5, 7],
    ['T4', 5, 15],
  ])('%s holds up to %d, in %d positions', (name, bound, positions) => {
    const { witness, known, unknown, state } = examine(arena, byName(name), bound, find);
    expect(witness).toBeNull();
    expect(known + unknown).toBe(positions);
    expect(known).toBeGreaterThan(positions / 2);
    expect(state).toBe('checked');
  });

  it('E4 falls with the value that the paper found a bound for', () => {
    const value = (position: string) => (position === 'T^7.^7F^6' ? '{4|3}' : find(position));
    const evidence = examine(arena, byName('E4'), 7, value);
    expect(evidence).toMatchObject({
      state: 'refuted',
      witness: { instance: { position: 'T^7.^7F^6' }, value: '{4|3}' },
    });
  });

  it('a wrong value is noticed, whatever the conjecture', () => {
    for (const conjecture of CONJECTURES) {
      const [instance] = conjecture.instances(conjecture.usual);
      const wrong = (position: string) => (position === instance?.position ? '1000*2' : undefined);
      const { state, witness, remark } = examine(arena, conjecture, conjecture.usual, wrong);
      if (conjecture.exceptions === undefined)
        expect([conjecture.name, state, witness?.value]).toEqual([conjecture.name, 'refuted', '1000*2']);
      else expect(remark).toBe('C = 3: not 0 for a = 1');
    }
  });

  it('T5 tells from where on all is 0', () => {
    expect(examine(arena, byName('T5'), 8, find).remark).toBe(
      'C = 3: 0 for 7 <= a <= 8; C = 4: 0 for 4 <= a <= 5; C = 5: not 0 for a = 3',
    );
  });
});

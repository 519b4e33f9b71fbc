/**
 * Games 40,000 moves deep: every operation that does not add two of them takes about linear time and no call stack.
 */
import { describe, expect, test } from 'vitest';
import { atomicWeight } from '../theory/atomic-weight.ts';
import { birthday } from '../theory/birthday.ts';
import { cool, heat } from '../theory/heat.ts';
import { ordinalSum } from '../theory/ordinal-sum.ts';
import { outcome } from '../theory/outcome.ts';
import { isAllSmall } from '../theory/predicates.ts';
import { reducedCanonicalForm } from '../theory/reduced.ts';
import { stopCount } from '../theory/stop-count.ts';
import { thermograph } from '../theory/thermograph.ts';
import { upSum, uptimalExpansion } from '../theory/uptimal.ts';
import { Arena } from './arena.ts';
import { Dyadic } from './dyadic.ts';
import type { GameId } from './game-id.ts';
import { LEFT, RIGHT } from './side.ts';

/** Several times what a call stack holds. */
const DEPTH = 40_000;

/** { 0 | { 0 | { 0 | ... -1 } } } */
function threats(arena: Arena): GameId {
  let g = arena.integer(-1);
  for (let i = 0; i < DEPTH; i++) g = arena.game([arena.zero], [g]);
  return g;
}

describe('a chain of threats', () => {
  const arena = new Arena();
  const g = threats(arena);

  test('has its measures', () => {
    expect(birthday(arena, g)).toBe(BigInt(DEPTH) + 1n);
    expect(stopCount(arena, g)).toBe(BigInt(DEPTH) + 1n);
    expect(outcome(arena, g)).toBe('L');
    expect(isAllSmall(arena, g)).toBe(false);
    const { walls, temperature } = thermograph(arena, g);
    expect(temperature.toString()).toBe('0');
    expect(walls[LEFT].toString()).toBe('Trajectory(0,[0],[0,-1])');
    expect(walls[RIGHT].toString()).toBe('Trajectory(0,[],[0])');
    expect(uptimalExpansion(arena, g)).toBe(null);
  });

  test('can be negated, heated, cooled, reduced and put on top of another game', () => {
    expect(arena.negate(arena.negate(g))).toBe(g);
    expect(reducedCanonicalForm(arena, g)).toBe(arena.zero);
    expect(cool(arena, g, Dyadic.of(1, 1))).toBe(arena.zero);
    const hot = heat(arena, g, arena.integer(1));
    expect(birthday(arena, hot)).toBeGreaterThanOrEqual(BigInt(DEPTH));
    expect(birthday(arena, ordinalSum(arena, arena.integer(1), g))).toBe(BigInt(DEPTH) + 2n);
  });
});

test('the sum of the first 40,000 powers of up is known by its options', () => {
  const arena = new Arena();
  const g = upSum(arena, DEPTH);
  const expansion = uptimalExpansion(arena, g);
  expect(expansion?.length).toBe(DEPTH);
  expect(expansion?.coefficient(DEPTH)).toBe(1);
  expect(atomicWeight(arena, g)).toBe(arena.integer(1));
});

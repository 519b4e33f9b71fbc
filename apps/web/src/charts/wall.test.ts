import { Arena, Dyadic, parseGame, thermograph } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { roughly } from './dyadic.ts';
import { readWall, wallAt } from './wall.ts';

describe('a wall', () => {
  it.each(['{3|1}', '{2|1||0}', '{3*|5/2||2}', '3/8', '^*', '{10|{1|-7/4}}'])(
    'of %s is where the thermograph is',
    (text) => {
      const arena = new Arena();
      const parsed = parseGame(arena, text);
      if (!parsed.ok) throw new Error(parsed.error.message);
      for (const wall of thermograph(arena, parsed.value).walls) {
        const sent = wall.corners.map(({ temperature, value }) => ({
          temperature: `${temperature}`,
          value: `${value}`,
        }));
        for (let i = -8; i <= 60; i++) {
          const at = Dyadic.of(i, 3);
          expect(`${at}: ${wallAt(readWall(sent), at)}`).toBe(`${at}: ${wall.at(at)}`);
        }
      }
    },
  );

  it('is drawn roughly where it is', () => {
    expect(['−19/8', '-3', '1/4'].map(roughly)).toEqual([-2.375, -3, 0.25]);
  });
});

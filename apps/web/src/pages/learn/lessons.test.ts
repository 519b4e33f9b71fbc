import { Arena, evaluate, formatGame, outcome } from '@lilypad/games';
import { parseExpression, Valuer } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { LESSONS } from './lessons.ts';

const arena = new Arena();
const valuer = new Valuer(arena);

function gameOf(sum: string) {
  const parsed = parseExpression(sum);
  if (!parsed.ok) throw new Error(`${sum}: ${parsed.error.message}`);
  return evaluate(arena, parsed.value, (board) => valuer.value(board));
}

const claims = LESSONS.flatMap(({ id, blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind === 'position') return [[id, block.sum, formatGame(arena, gameOf(block.sum)), block.value]];
    if (block.kind === 'question') return [[id, block.sum, outcome(arena, gameOf(block.sum)), block.outcome]];
    return [];
  }),
);

describe('what the lessons claim', () => {
  it.each(claims)('%s: %s is %s', (_, _sum, computed, claimed) => {
    expect(claimed).toBe(computed);
  });

  it('has enough to play with', () => {
    expect(claims.length).toBeGreaterThan(15);
  });
});

/**
 * What a move is worth: a tick or a cross and the moves that remain. The further away the end, the paler its colour.
 */
import type { Worth } from './worth.ts';

export function Badge({ value, remoteness }: Worth) {
  const wins = value === 'win';
  return (
    <span class={`worth ${wins ? 'wins' : 'loses'}`} style={{ '--fade': fade(remoteness) }} aria-hidden="true">
      {wins ? '✓' : '✕'} {remoteness}
    </span>
  );
}

/** From 1 for the end of the game to nearly 0 far from it. */
export const fade = (remoteness: number): number => Number((1 / (1 + remoteness / 10)).toFixed(3));

/**
 * What a move is worth: a tick or a cross, and the moves that remain where they are known. The further away the end, the paler its colour.
 */
import type { Worth } from './worth.ts';

export function Badge({ value, remoteness }: Worth) {
  const wins = value === 'win';
  return (
    <span class={`worth ${wins ? 'wins' : 'loses'}`} style={{ '--fade': fade(remoteness) }} aria-hidden="true">
      {wins ? '✓' : '✕'}
      {remoteness === null ? '' : ` ${remoteness}`}
    </span>
  );
}

/** From 1 for the end of the game to nearly 0 far from it; a half where the distance is not known. */
export const fade = (remoteness: number | null): number =>
  remoteness === null ? 0.5 : Number((1 / (1 + remoteness / 10)).toFixed(3));

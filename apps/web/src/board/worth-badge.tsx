/** What a move is worth: a tick or a cross and the moves that remain. Its colour fades with the distance of the end. */
import type { Worth } from './worth.ts';

export function Badge({ value, remoteness }: Worth) {
  const wins = value === 'win';
  return (
    <span class={`worth ${wins ? 'wins' : 'loses'}`} style={{ '--fade': fade(remoteness) }} aria-hidden="true">
      {wins ? '✓' : '✕'} {remoteness}
    </span>
  );
}

/** From 1 for the end to nearly 0 for what is far away. */
export const fade = (remoteness: number): number => Number((1 / (1 + remoteness / 10)).toFixed(3));

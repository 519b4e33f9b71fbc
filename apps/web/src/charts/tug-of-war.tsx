/**
 * Remoteness move by move, as a tug of war. Time runs downwards, one row a position. A mark on the left says that Left
 * wins, on the right that Right does; at the edge the game is over, and the nearer the middle, the further away the
 * end. A ring marks a position where the winner has changed: the move before it was a mistake.
 */
import { opposite, type Side } from '@lilypad/games';
import './tug-of-war.css';
import { useWidth } from './use-width.ts';

interface TugOfWarProps {
  /** Who is to move in the first position. */
  readonly first: Side;
  /** Of each position; odd if the player to move wins. */
  readonly remoteness: readonly number[];
}

/** The height of a row, which the list of moves beside it has too. */
const ROW = 40;
/** At the edges, for the numbers. */
const MARGIN = 44;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly winner: Side;
  readonly remoteness: number;
  readonly mistake: boolean;
}

export function TugOfWar({ first, remoteness }: TugOfWarProps) {
  const { place, width } = useWidth<HTMLDivElement>(240);
  const points = pointsOf(first, remoteness, width / 2);
  const height = points.length * ROW;
  return (
    <div class="tug-of-war" ref={place}>
      <svg width={width} height={height} role="img">
        <title>Remoteness move by move</title>
        <desc>{points.map(describe).join(' ')}</desc>
        <rect class="left-half" width={width / 2} height={height} />
        <rect class="right-half" x={width / 2} width={width / 2} height={height} />
        <line class="middle" x1={width / 2} y1="0" x2={width / 2} y2={height} />
        <polyline class="rope" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map((point) => (
          <Mark key={point.y} {...point} />
        ))}
      </svg>
    </div>
  );
}

function Mark({ x, y, winner, remoteness, mistake }: Point) {
  return (
    <g class={winner === 0 ? 'left' : 'right'}>
      {mistake && <circle class="mistake" cx={x} cy={y} r="11" />}
      {winner === 0 ? <circle cx={x} cy={y} r="6" /> : <rect x={x - 5.5} y={y - 5.5} width="11" height="11" />}
      {/* Outwards, where the rope is not. */}
      <text x={winner === 0 ? x - 16 : x + 16} y={y + 4.5} text-anchor={winner === 0 ? 'end' : 'start'}>
        {remoteness}
      </text>
    </g>
  );
}

function pointsOf(first: Side, remoteness: readonly number[], middle: number): Point[] {
  const most = Math.max(1, ...remoteness);
  const half = middle - MARGIN;
  let before: Side | null = null;
  return remoteness.map((r, i) => {
    const turn = i % 2 === 0 ? first : opposite(first);
    const winner = r % 2 === 1 ? turn : opposite(turn);
    const pull = half * (1 - r / (most + 1));
    const mistake = before !== null && winner !== before;
    before = winner;
    return { x: middle + (winner === 0 ? -pull : pull), y: i * ROW + ROW / 2, winner, remoteness: r, mistake };
  });
}

function describe({ winner, remoteness, mistake }: Point, i: number): string {
  const name = winner === 0 ? 'Left' : 'Right';
  return `${i === 0 ? 'At the start' : `After move ${i}`} ${name} wins in ${remoteness}${mistake ? ', after a mistake' : ''}.`;
}

/**
 * What pages show for counting claims: for each shape its values over the counts, and the simplest board with given
 * counts.
 */
import { Arena, formatGame, type GameId } from '@lilypad/games';
import type { ClaimView, Point, RegionsView, RowView } from '../claim/view.ts';
import { boundGame, boundText } from './bound.ts';
import type { CountingClaim, ShapeClaims, ValueClaim } from './claim.ts';
import { valueOfBoard } from './lookup.ts';
import { measureOf } from './place.ts';
import { countNames, namedCounts } from './problem.ts';
import { measureText, reportOf } from './text.ts';

export function countingView(claim: CountingClaim): ClaimView {
  const ends = claim.shapes.reduce((sum, { values }) => sum + values.length, 0);
  return {
    title: claim.target,
    about: `Boards with ${frogsText(claim)}, and toads and holes in any order. ${measureText(claim)}`,
    ends,
    entries: claim.shapes.map((shape) => shapeView(claim, shape)),
    corollaries: [],
    report: () => reportOf(claim),
  };
}

/** "one frog": all shapes have the same number of them. */
function frogsText({ shapes }: CountingClaim): string {
  const frogs = (shapes[0]?.shape.split(' ') ?? []).filter((part) => part === 'F').length;
  return frogs === 1 ? 'one frog' : `${frogs} frogs`;
}

function shapeView(claim: CountingClaim, shape: ShapeClaims): RegionsView {
  const arena = new Arena();
  const names = namedCounts(shape);
  const countsAt = (point: Point): number[] => {
    const counts = countNames(shape).map(() => 0);
    names.forEach(({ place }, i) => {
      counts[place] = point[i] ?? 0;
    });
    return counts;
  };
  /** Words without toads. */
  const boardAt = (point: Point): string =>
    shape.shape
      .split(' ')
      .map((part) => {
        if (part === 'T' || part === 'F') return part;
        const name = part.startsWith('.^') ? part.slice(2) : nameOfHoles(shape, part);
        return '.'.repeat(point[names.findIndex((one) => one.name === name)] ?? 0);
      })
      .join('');
  const text = (game: GameId): string => formatGame(arena, game);
  const rows = shape.values.map(
    (value): RowView =>
      rowView(value, (point) => {
        return text(boundGame(arena, value.value, measureOf(claim.weights, boardAt(point))));
      }),
  );
  return {
    kind: 'regions',
    word: shape.shape,
    parameters: names.map(({ name }) => name),
    latex: latexOf(shape.shape),
    text: shape.shape,
    rows: [...rows, NOT_TOLD],
    decisions: null,
    rowAt: (point) => {
      const found = shape.values.findIndex(({ where }) => where.every(({ holds }) => holds(countsAt(point))));
      return found < 0 ? rows.length : found;
    },
    boardAt,
    instancesAt: (point) => {
      const board = boardAt(point);
      const value = valueOfBoard(claim, arena, board);
      return value === null ? [] : [{ board, game: text(value), relation: '=' }];
    },
  };
}

/** Counts for which the claims determine no value. */
const NOT_TOLD: RowView = { conditions: [], latex: '\\text{not told}', text: 'not told', gameAt: () => '' };

const nameOfHoles = ({ counts }: ShapeClaims, word: string): string =>
  Object.entries(counts).find(([, count]) => count === `holes of ${word}`)?.[0] ?? '';

const rowView = ({ where, value }: ValueClaim, gameAt: (point: Point) => string): RowView => ({
  conditions: where.map(({ text }) => conditionLatex(text)),
  latex: boundText(value)
    .replace('*', '{\\ast}')
    .replace(/(\d+)\/2/, '\\frac{$1}{2}'),
  text: boundText(value),
  gameAt,
});

const conditionLatex = (text: string): string =>
  text
    .replace('>=', '\\ge')
    .replace('<=', '\\le')
    .replace(/= (\d+) \(mod (\d+)\)/, '\\equiv $1 \\pmod{$2}');

const latexOf = (shape: string): string => shape.replace(/\.\^([a-z])/g, '\\Box^{$1}').replaceAll(' ', '\\,');

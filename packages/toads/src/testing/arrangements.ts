/** All arrangements of a slice, for tests that look at every cell of a sweep. */
import { isFrog, type PieceOrder } from '../sweep/piece-order.ts';
import { sweepSize } from '../sweep/sweep.ts';

/** All (toads, frogs, blanks) with toads >= frogs whose sweep has at most so many arrangements. */
export function* sweepSizes(
  mostToads: number,
  mostBlanks: number,
  mostArrangements: number,
): Generator<[number, number, number]> {
  for (let toads = 1; toads <= mostToads; toads++) {
    for (let frogs = 1; frogs <= toads; frogs++) {
      for (let blanks = 0; blanks <= mostBlanks; blanks++) {
        if (sweepSize(toads, frogs, blanks) <= mostArrangements) yield [toads, frogs, blanks];
      }
    }
  }
}

/** All ways to put this many blanks into this many gaps. */
export function* compositions(blanks: number, gaps: number): Generator<number[]> {
  if (gaps === 1) yield [blanks];
  else for (let g = 0; g <= blanks; g++) for (const rest of compositions(blanks - g, gaps - 1)) yield [g, ...rest];
}

/** The strip with these pieces and gaps, the last gap behind all pieces. */
export function textOf(order: PieceOrder, gaps: readonly number[]): string {
  let text = '';
  for (let i = 0; i < order.size; i++) text += '.'.repeat(gaps[i] as number) + (isFrog(order, i) ? 'F' : 'T');
  return text + '.'.repeat(gaps[order.size] as number);
}

/** Boards with some frogs, and their parts, computed directly from their strips: for tests of the checker only. */
import { plainOptions } from '@lilypad/toads/testing/plain';
import type { Factor } from '../moves.ts';
import type { Opening, Shape } from '../shape.ts';

/** All strips of a length with so many frogs. */
function boardsWith(frogs: number, length: number): string[] {
  if (length === 0) return frogs === 0 ? [''] : [];
  return [
    ...boardsWith(frogs, length - 1).flatMap((rest) => [`T${rest}`, `.${rest}`]),
    ...(frogs === 0 ? [] : boardsWith(frogs - 1, length - 1).map((rest) => `F${rest}`)),
  ];
}

export const boardsUpTo = (frogs: number, longest: number): string[] =>
  Array.from({ length: longest + 1 }, (_, length) => boardsWith(frogs, length)).flat();

const number = (text: string, letter: string): number => text.split(letter).length - 1;

/** The pattern of a board, its counts, and the holes at the ends of its words. */
export function plainPlace(strip: string): { pattern: string; counts: number[]; tails: number[] } {
  const segments = strip.split('F');
  const counts: number[] = [];
  const tails: number[] = [];
  let pattern = '';
  segments.forEach((segment, i) => {
    const isLast = i === segments.length - 1;
    const at = segment.lastIndexOf('T');
    const word = isLast ? segment : segment.slice(0, Math.max(0, at));
    const hasWord = isLast || at >= 0;
    pattern += hasWord ? 'T' : '-';
    if (hasWord) counts.push(number(word, 'T'), number(word, '.'));
    if (!isLast) counts.push(segment.length - 1 - at);
    tails.push(word.length - 1 - word.lastIndexOf('T'));
  });
  return { pattern, counts, tails };
}

/** The kinds of moves of a side and where they lead. */
export function plainMoves(strip: string, side: 'Left' | 'Right'): { factor: Factor; strip: string }[] {
  const [slide, jump]: [Factor, Factor] = side === 'Left' ? ['T.', 'TF.'] : ['.F', '.TF'];
  return plainOptions(strip)[side === 'Left' ? 0 : 1].map((after) => {
    return { factor: distance(strip, after) === 1 ? slide : jump, strip: after };
  });
}

/** How far a piece moved. */
function distance(before: string, after: string): number {
  const places = [...before].flatMap((letter, i) => (letter === after[i] ? [] : [i]));
  return (places.at(-1) as number) - (places[0] as number);
}

/** Is the board one of those that an opening of its shape stands for? */
export function isOpening(shape: Shape, { row }: Opening, strip: string): boolean {
  const words = strip.split('F').flatMap((segment, i, all) => {
    if (shape.segments[i]?.word === null) return [];
    return [i === all.length - 1 ? segment : segment.slice(0, segment.lastIndexOf('T'))];
  });
  const parts = row.filter((part, i) => {
    // A run that stands for a word without toads is followed by T or the end; other runs by F.
    return typeof part === 'object' && (part.kind === 'word' || row[i + 1] !== 'F');
  });
  return words.every((word, i) => {
    const part = parts[i];
    if (typeof part !== 'object') return false;
    if (part.kind === 'run') return !word.includes('T');
    if (!word.includes('T') || part.slides !== word.includes('T.')) return false;
    const isFixed = part.slides && part.head?.slice(0, -1).every((c) => c === 0);
    return !isFixed || (part.head?.at(-1) === 1) === word.startsWith('.');
  });
}

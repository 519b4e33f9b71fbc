/** The recurrences of a class as text: f1(a,b,c) = {f1(a-1,b+1,c) if a >= 1 | f2(a,b,c) if b <= 1}. */
import { SIDES } from '@lilypad/games';
import { type ClassMove, type Guard, movesOf } from '../../classes/moves.ts';
import type { PositionClass } from '../../classes/position-class.ts';

/** An option of a position: the function that gives its value, the sizes of its gaps, and when there is such a move. */
export interface OptionText {
  /** The index of its word in the class. */
  readonly word: number;
  readonly gaps: readonly string[];
  readonly where: string;
}

/** Moves that lead to the same place, with all the ways in which they are possible: a slide and a jump may do so, where a gap is 0 or 1. */
export interface GroupedMove {
  readonly move: ClassMove;
  readonly guards: readonly (readonly Guard[])[];
}

/** The moves of both sides, Left's first. */
export function groupedMoves(moves: readonly ClassMove[]): GroupedMove[][] {
  return SIDES.map((side) => {
    const found = new Map<string, { readonly move: ClassMove; readonly guards: Guard[][] }>();
    for (const move of moves) {
      if (move.side !== side) continue;
      const key = `${move.word} ${move.shift.join()}`;
      const same = found.get(key);
      if (same === undefined) found.set(key, { move, guards: [[...move.guards]] });
      else same.guards.push([...move.guards]);
    }
    return [...found.values()];
  });
}

/** The options of both sides, Left's first. */
export function optionTexts(positions: PositionClass, word: string): OptionText[][] {
  const { words, parameters } = positions;
  return groupedMoves(movesOf(positions, word)).map((side) =>
    side.map(({ move, guards }) => ({
      word: words.indexOf(move.word),
      gaps: parameters.map((name, gap) => shifted(name, move.shift[gap])),
      where: whenText(parameters, guards),
    })),
  );
}

function shifted(name: string, shift: number): string {
  return shift === 0 ? name : `${name}${shift < 0 ? '-' : '+'}${Math.abs(shift)}`;
}

function whenText(parameters: readonly string[], alternatives: readonly (readonly Guard[])[]): string {
  const [first, second] = alternatives.map((guards) => guards.map((guard) => guardText(parameters, guard)));
  if (second === undefined) return first.join(' and ');
  const shared = first.filter((text) => second.includes(text));
  const [one, other] = alternatives.map((guards) =>
    guards.find((guard) => !shared.includes(guardText(parameters, guard))),
  );
  if (one === undefined || other === undefined || one.gap !== other.gap)
    return `${first.join(' and ')}, or ${second.join(' and ')}`;
  return [...shared, `${parameters[one.gap]} <= 1`].join(' and ');
}

function guardText(parameters: readonly string[], { gap, size, exact }: Guard): string {
  return `${parameters[gap]} ${exact ? '=' : '>='} ${size}`;
}

/**
 * Values from a farm are not believed blindly. Where that is quick they are computed again, all of them; of larger positions only a
 * few, or the farm would have saved nothing.
 */
import { Doubt } from '@lilypad/farm';
import { formatGame } from '@lilypad/games';
import { type Board, boardOf, Session, valueCost } from '@lilypad/toads';

/** What a farm says of a position. */
export interface FarmValue {
  readonly position: string;
  /** In plain notation, in canonical form. */
  readonly value: string;
}

/** Boards of so many squares are computed again: many of them together cost little. */
const SHORT = 12;
/** Others are computed again up to so much work, in arrangements: about two milliseconds. */
const QUICK = 2000;
/** Of the rest of an answer so many are, those with least work, unless it is more than a tenth of a second or two for each. */
const FEW = 3;
const MOST_WORK = 100_000;
const MAX_BYTES = 2 ** 29;

/** A function that compares the values of one answer after the other with what they are, and throws a Doubt. */
export function doubter(): (answer: readonly FarmValue[]) => void {
  const session = new Session({ maxBytes: MAX_BYTES });
  return (answer) => {
    for (const { position, value, board } of toCompute(answer)) {
      const valuer = session.valuer();
      const computed = formatGame(valuer.arena, valuer.value(board));
      if (computed === value) continue;
      const sentence = `the farm says that ${position} is ${value}, but it is ${computed}`;
      throw new Doubt(sentence, { kind: 'false', known: { position, value: computed } });
    }
  };
}

interface Weighed extends FarmValue {
  readonly board: Board;
  readonly cost: number;
}

/** The values of an answer that are computed again. */
function toCompute(answer: readonly FarmValue[]): readonly Weighed[] {
  const all = answer.map((one): Weighed => {
    const board = boardOf(one.position);
    return { ...one, board, cost: valueCost(board) };
  });
  const isQuick = ({ board, cost }: Weighed): boolean => board.length <= SHORT || cost <= QUICK;
  const few = all
    .filter((one) => !isQuick(one) && one.cost <= MOST_WORK)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, FEW);
  return [...all.filter(isQuick), ...few];
}

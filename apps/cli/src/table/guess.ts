/**
 * A guess at the value of a large starting position: that of the one with a toad and a frog fewer. In tables of T^(a+k).^bF^a the
 * rows with few empty squares soon repeat one value.
 */

const START = /^T(?:\^(\d+))?(\.(?:\^\d+)?)F(?:\^(\d+))?$/;

/** The starting position with a toad and a frog fewer; null for other positions, and if there are none to take away. */
export function smallerStart(position: string): string | null {
  const [, toads = '1', blanks, frogs = '1'] = START.exec(position) ?? [];
  if (blanks === undefined || toads === '1' || frogs === '1') return null;
  return power('T', Number(toads) - 1) + blanks + power('F', Number(frogs) - 1);
}

const power = (letter: string, n: number): string => (n === 1 ? letter : `${letter}^${n}`);

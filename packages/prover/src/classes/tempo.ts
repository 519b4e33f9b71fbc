/**
 * The tempo of a position of a class B: what the players could still slide if nothing were in the way, Left minus Right. It is the sum
 * over the gaps of their sizes times (toads to the left minus frogs to the right). From each gap to the next that factor grows by one.
 */

/** The coefficients of the tempo in the gaps. */
export function tempoOf(word: string): number[] {
  const frogs = [...word].filter((key) => key === 'F').length;
  return Array.from({ length: word.length + 1 }, (_, gap) => gap - frogs);
}

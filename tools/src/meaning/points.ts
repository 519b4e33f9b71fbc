/** All lists of so many whole numbers up to `largest` with a given sum. */
export function* pointsOfSum(count: number, sum: number, largest: number): Generator<number[]> {
  if (count === 1) {
    if (sum <= largest) yield [sum];
    return;
  }
  for (let x = Math.max(0, sum - largest * (count - 1)); x <= Math.min(sum, largest); x++) {
    for (const rest of pointsOfSum(count - 1, sum - x, largest)) yield [x, ...rest];
  }
}

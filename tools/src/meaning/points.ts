/** All lists of so many whole numbers up to `largest` with a given sum; those with less in the first place come first. */
export function* pointsOfSum(count: number, sum: number, largest: number): Generator<number[]> {
  if (sum > count * largest) return;
  const point = new Array<number>(count).fill(0);
  fillFromEnd(point, 0, sum, largest);
  for (;;) {
    yield point.slice();
    // One more in the last place that can have it; the least that is possible before the end, and the rest there.
    let rest = 0;
    let k = count - 1;
    while (k >= 0 && (rest === 0 || point[k] === largest)) rest += point[k--];
    if (k < 0) return;
    point[k] += 1;
    fillFromEnd(point, k + 1, rest - 1, largest);
  }
}

/** Puts a sum into the places from `start` on, as much as possible into the last ones. */
function fillFromEnd(point: number[], start: number, sum: number, largest: number): void {
  let rest = sum;
  for (let k = point.length - 1; k >= start; k--) {
    point[k] = Math.min(rest, largest);
    rest -= point[k];
  }
}

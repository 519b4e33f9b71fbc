/** All integer points of the cube low..high in every coordinate. */
export function box(dimension: number, low: number, high: number): number[][] {
  let points: number[][] = [[]];
  for (let i = 0; i < dimension; i++) {
    points = points.flatMap((p) => Array.from({ length: high - low + 1 }, (_, k) => [...p, low + k]));
  }
  return points;
}

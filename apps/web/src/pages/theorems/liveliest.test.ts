import { describe, expect, it } from 'vitest';
import { liveliestAxes } from './liveliest.ts';

describe('the slice in which most happens', () => {
  it.each([
    ['only the second and third matter', (p: readonly number[]) => p[1]! * 10 + p[2]!, [1, 2]],
    ['nothing happens', () => 0, [0, 1]],
    ['one wall between the first and the last', (p: readonly number[]) => Number(p[0]! > p[2]!), [0, 1]],
  ])('%s', (_, kind, axes) => {
    expect(liveliestAxes(['a', 'b', 'c'], [3, 3, 3], kind)).toEqual(axes);
  });
});

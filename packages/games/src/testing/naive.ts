/**
 * Short games straight from the definitions, for the tests to compare the library with.
 *
 * Nothing here is shared with the library: a game is an immutable pair of lists of games, every operation is the
 * textbook recursion, and the only help is a memo of order tests by object identity. Slow, small and plainly right.
 */
export interface Naive {
  readonly left: readonly Naive[];
  readonly right: readonly Naive[];
}

export const naive = (left: readonly Naive[], right: readonly Naive[]): Naive => ({ left, right });

const naiveZero = naive([], []);

const known = new WeakMap<Naive, WeakMap<Naive, boolean>>();

/** g ≤ h unless some left option of g is ≥ h or some right option of h is ≤ g. */
export function naiveLe(g: Naive, h: Naive): boolean {
  let row = known.get(g);
  if (row === undefined) {
    row = new WeakMap();
    known.set(g, row);
  }
  let answer = row.get(h);
  if (answer === undefined) {
    answer = !g.left.some((option) => naiveLe(h, option)) && !h.right.some((option) => naiveLe(option, g));
    row.set(h, answer);
  }
  return answer;
}

export function naiveNegate(g: Naive, done = new Map<Naive, Naive>()): Naive {
  let result = done.get(g);
  if (result === undefined) {
    result = naive(
      g.right.map((option) => naiveNegate(option, done)),
      g.left.map((option) => naiveNegate(option, done)),
    );
    done.set(g, result);
  }
  return result;
}

export function naiveAdd(g: Naive, h: Naive, done = new Map<Naive, Map<Naive, Naive>>()): Naive {
  let row = done.get(g);
  if (row === undefined) {
    row = new Map();
    done.set(g, row);
  }
  let result = row.get(h);
  if (result === undefined) {
    const moves = (side: 'left' | 'right') => [
      ...g[side].map((option) => naiveAdd(option, h, done)),
      ...h[side].map((option) => naiveAdd(g, option, done)),
    ];
    result = naive(moves('left'), moves('right'));
    row.set(h, result);
  }
  return result;
}

/** n copies of g, or of −g when n is negative. */
export function naiveMultiple(g: Naive, n: number): Naive {
  const term = n < 0 ? naiveNegate(g) : g;
  let sum = naiveZero;
  for (let i = 0; i < Math.abs(n); i++) sum = naiveAdd(sum, term);
  return sum;
}

/**
 * The canonical form: options first, then reversible moves are replaced by the replies to them and dominated options
 * dropped, one at a time, until nothing is left to do.
 */
export function naiveCanonical(g: Naive, done = new Map<Naive, Naive>()): Naive {
  const before = done.get(g);
  if (before !== undefined) return before;
  let form = naive(
    g.left.map((option) => naiveCanonical(option, done)),
    g.right.map((option) => naiveCanonical(option, done)),
  );
  for (let next: Naive | null = form; next !== null; next = simplifiedOnce(form)) form = next;
  done.set(g, form);
  return form;
}

/** One reversible move bypassed or one dominated option dropped, or null if there is none. */
function simplifiedOnce(g: Naive): Naive | null {
  for (const side of ['left', 'right'] as const) {
    const other = side === 'left' ? 'right' : 'left';
    const worse = (a: Naive, b: Naive) => (side === 'left' ? naiveLe(a, b) : naiveLe(b, a));
    for (const option of g[side]) {
      const rest = without(g[side], option);
      if (rest.some((better) => worse(option, better))) return { ...g, [side]: rest };
      const reply = option[other].find((r) => worse(r, g));
      if (reply !== undefined) return { ...g, [side]: [...rest, ...reply[side]] };
    }
  }
  return null;
}

function without(options: readonly Naive[], option: Naive): readonly Naive[] {
  const at = options.indexOf(option);
  return [...options.slice(0, at), ...options.slice(at + 1)];
}

/** The form written out, options sorted: two games have the same text exactly when they have the same form. */
export function naiveText(g: Naive, done = new Map<Naive, string>()): string {
  let text = done.get(g);
  if (text === undefined) {
    const side = (options: readonly Naive[]) =>
      options
        .map((option) => naiveText(option, done))
        .sort()
        .join(',');
    text = `{${side(g.left)}|${side(g.right)}}`;
    done.set(g, text);
  }
  return text;
}

/** The longest play, which for a canonical form is the birthday. */
export function naiveDepth(g: Naive): number {
  return Math.max(0, ...[...g.left, ...g.right].map((option) => 1 + naiveDepth(option)));
}

/** Every value born by the given day, one game in canonical form for each, found by trying all sets of options. */
export function naiveBornBy(day: number): readonly Naive[] {
  if (day === 0) return [naiveZero];
  const sets = subsets(naiveBornBy(day - 1));
  const found = new Map<string, Naive>();
  for (const left of sets) {
    for (const right of sets) {
      const form = naiveCanonical(naive(left, right));
      found.set(naiveText(form), form);
    }
  }
  return [...found.values()];
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_, i) => (mask >> i) & 1));
}

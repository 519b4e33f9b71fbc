/**
 * Strips with exactly one empty square, valued by recurrences in linear time (Theorem 1 of the paper "Further Hopping
 * with Toads and Frogs"; the lemmas below have its numbers and are proved again in docs/rules.md, with the gaps
 * closed).
 *
 * Each player has at most one move, which depends on the squares next to the empty one on one side:
 *   - `run`: toads on the left of it (frogs on the right), which slide into it;
 *   - `leap`: a single enemy and behind it an own piece, which leaps into it;
 *   - `stuck`: the edge, one enemy at the edge, or two enemies. Nothing on that side ever moves again.
 * The cases, for a run of a toads (for frogs all is mirrored); X and Y are any squares that follow on either side:
 *   4.2  X T^a . stuck            = a
 *   4.3  no run on either side    = 0                                  (death leap)
 *   4.4  X T . F Y                = *
 *   4.5  X T^a . F^b Y            = *                                  a, b >= 2
 *   4.6  X T^a . (TF)^b           = {a-1 | 2^(1-b)}                    a, b >= 1
 *   4.7  X T^a . F(TF)^b          = {{a-2 | 2^-b} | 0}                 a >= 2
 *   4.8  X T^a . (TF)^b T F^c Y   = {a-1 | O^b(x)}                     a >= 1, c >= 2, x = X T^a F(TF)^b T . F^(c-1) Y
 *   4.9  X T^a . F(TF)^b T F^c Y  = {{a-2 | O^(b+1)(x)} | 0}           a, c >= 2, x = X T^(a-1) F(TF)^(b+1) T . F^(c-1) Y
 * with O(x) = {0 | x}. In 4.6 and 4.7 a dead end may follow: a toad at the edge, or two toads and anything beyond.
 *
 * The strip x of 4.8 and 4.9 has a run of one toad and a run of c-1 frogs: it falls under 4.4, or under 4.7 or 4.9
 * mirrored. So there is one chain of cases. It is followed on runs: each side is a number of single pieces, alternately
 * of both kinds, then a block of two or more, then squares not yet read. Each step takes a piece from a block, so the
 * chain has no more steps than the strip has squares. The value is then built from the end of the chain.
 */
import { type Arena, Dyadic, type GameId, GameLimitError, LEFT, opposite, RIGHT, type Side } from '@lilypad/games';
import { type Board, pieceOf } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';

type Lemma = '4.2' | '4.3' | '4.4' | '4.5' | '4.6' | '4.7' | '4.8' | '4.9';

/**
 * One step of the chain: the lemma that applies, whose run of `a` it is about, and its exponents (0 if it has none).
 */
export interface OneEmptyStep {
  readonly lemma: Lemma;
  readonly side: Side;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Whether dead pieces follow the squares that the lemma is about. */
  readonly dead: boolean;
}

/** The most games O(x), O(O(x)), .. in a value. */
const MAX_CHAIN = 2_000_000;

/** The chain of cases for the strip from `start` to `end` whose only empty square is `at`. */
export function oneEmptySteps(board: Board, at: number, start = 0, end = board.length): OneEmptyStep[] {
  const wings = [new Wing(board, at, LEFT, start, end), new Wing(board, at, RIGHT, start, end)] as const;
  const first = firstStep(wings);
  if (typeof first !== 'number') return [first];
  const steps: OneEmptyStep[] = [];
  for (let side = first; ; side = opposite(side)) {
    const step = chainStep(wings[side], wings[opposite(side)], side);
    steps.push(step);
    if (step.lemma === '4.6' || step.lemma === '4.7') return steps;
    if (step.c === 2) {
      steps.push({ lemma: '4.4', side: LEFT, a: 1, b: 1, c: 0, dead: false });
      return steps;
    }
  }
}

/** The first step if it is the only one, else the side whose run begins the chain. */
function firstStep(wings: readonly [Wing, Wing]): OneEmptyStep | Side {
  const [a, b] = [wings[LEFT].run(), wings[RIGHT].run()];
  if (a === 0 && b === 0) return { lemma: '4.3', side: LEFT, a, b, c: 0, dead: false };
  if (a === 1 && b === 1) return { lemma: '4.4', side: LEFT, a, b, c: 0, dead: false };
  if (a >= 2 && b >= 2) return { lemma: '4.5', side: LEFT, a, b, c: 0, dead: false };
  const side = a > b ? LEFT : RIGHT;
  if (wings[opposite(side)].stuck()) return { lemma: '4.2', side, a: Math.max(a, b), b: 0, c: 0, dead: false };
  return side;
}

/**
 * A step with a run on `side` against a wing that begins with a single enemy (which makes it 4.7 or 4.9) or with a leap
 * (4.6 or 4.8). Moves the empty square beyond the single pieces, as the lemma says.
 */
function chainStep(near: Wing, far: Wing, side: Side): OneEmptyStep {
  const slides = far.run() > 0;
  const a = near.run();
  // After the slide, if there is one, the empty square is followed by an alternation TFTF.. of so many pieces.
  const alternation = far.takeSingles() + (slides ? 1 : 0);
  const pairs = alternation >> 1;
  const c = far.block;
  if (alternation % 2 === 0 || c === 0) {
    const dead = alternation % 2 !== 0 || c > 0;
    return { lemma: slides ? '4.7' : '4.6', side, a, b: slides ? pairs - 1 : pairs, c: 0, dead };
  }
  if (slides) near.shortenBlock();
  near.putSingles(alternation + 1);
  far.shortenBlock();
  return { lemma: slides ? '4.9' : '4.8', side, a, b: slides ? pairs - 1 : pairs, c, dead: false };
}

/**
 * The squares on one side of the empty square, from there outwards: single pieces, a block, and squares not yet read.
 */
class Wing {
  /** The length of the block behind the single pieces; 0 if the strip ends there. */
  block = 0;
  private singles = 0;
  /** Whether the piece next to the empty square is one that travels towards it. */
  private friendly: boolean;
  private readonly board: Board;
  private readonly step: 1 | -1;
  /** The next square to be read, and the first one outside the strip. */
  private at: number;
  private readonly edge: number;

  constructor(board: Board, empty: number, side: Side, start: number, end: number) {
    this.board = board;
    this.step = side === LEFT ? -1 : 1;
    this.at = empty + this.step;
    this.edge = side === LEFT ? start - 1 : end;
    this.friendly = this.at !== this.edge && board[this.at] === pieceOf(side);
    this.read();
  }

  /** The number of pieces next to the empty square that can slide into it one after the other. */
  run(): number {
    if (!this.friendly) return 0;
    return this.singles > 0 ? 1 : this.block;
  }

  /** Whether nothing here can ever move. */
  stuck(): boolean {
    return !this.friendly && (this.singles === 0 || (this.singles === 1 && this.block === 0));
  }

  /** Removes all single pieces and returns how many there were. */
  takeSingles(): number {
    const taken = this.singles;
    this.singles = 0;
    return taken;
  }

  /** Shortens the block, which is next to the empty square and travels towards it, by one piece. */
  shortenBlock(): void {
    this.friendly = true;
    this.block--;
    if (this.block > 1) return;
    this.block = 0;
    this.singles = 1;
    this.read();
  }

  /** Puts single pieces before all others. */
  putSingles(count: number): void {
    this.singles += count;
  }

  /** Reads on behind the single pieces, up to a block or the edge. */
  private read(): void {
    const { board, step, edge } = this;
    while (this.at !== edge && this.block === 0) {
      const piece = board[this.at];
      let length = 0;
      for (; this.at !== edge && board[this.at] === piece; this.at += step) length++;
      if (length === 1) this.singles++;
      else this.block = length;
    }
  }
}

// ---- values ----

/** The value of the strip from `start` to `end` whose only empty square is `at`. */
export function oneEmptyValue(arena: Arena, board: Board, at: number, start = 0, end = board.length): GameId {
  const steps = oneEmptySteps(board, at, start, end);
  limitChain(steps);
  let x = arena.zero;
  for (let i = steps.length - 1; i >= 0; i--) x = valueOfStep(arena, steps[i], x);
  return x;
}

/** The value that a lemma gives, where `x` is the value of its strip x if it has one. */
function valueOfStep(arena: Arena, { lemma, side, a, b }: OneEmptyStep, x: GameId): GameId {
  const sign = side === LEFT ? 1 : -1;
  const integer = (n: number): GameId => arena.integer(sign * n);
  /** {own | other} for Left, {other | own} for Right. */
  const game = (own: GameId, other: GameId): GameId => {
    arena.begin();
    arena.option(side, own);
    arena.option(opposite(side), other);
    return arena.end();
  };
  const powerOfHalf = (n: number): GameId => arena.number(Dyadic.of(sign, n));
  switch (lemma) {
    case '4.2':
      return integer(a);
    case '4.3':
      return arena.zero;
    case '4.4':
    case '4.5':
      return arena.star;
    case '4.6':
      return game(integer(a - 1), powerOfHalf(b - 1));
    case '4.7':
      return game(game(integer(a - 2), powerOfHalf(b)), arena.zero);
    case '4.8':
      return game(integer(a - 1), iterateO(b));
    case '4.9':
      return game(game(integer(a - 2), iterateO(b + 1)), arena.zero);
  }

  /**
   * O^n(x), where O(x) = {0 | x}, mirrored for Right; in one step for x = *, where it is n ups, and a star if n is
   * even.
   */
  function iterateO(n: number): GameId {
    if (x === arena.star) return arena.nus(Dyadic.ZERO, sign * n, n % 2 === 0 ? 1 : 0);
    let y = x;
    for (let i = 0; i < n; i++) y = game(arena.zero, y);
    return y;
  }
}

/**
 * Refuses strips whose value is too deep: it can have as many games inside each other as the square of their length.
 */
function limitChain(steps: readonly OneEmptyStep[]): void {
  let depth = 0;
  for (const { lemma, b } of steps) if (lemma === '4.8' || lemma === '4.9') depth += b + 1;
  if (depth <= MAX_CHAIN) return;
  throw new GameLimitError(
    `The value of this strip has some ${grouped(depth)} games inside each other; the limit is ${grouped(MAX_CHAIN)}.`,
  );
}

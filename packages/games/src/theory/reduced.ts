/**
 * The reduced canonical form: the simplest game that differs from G by an infinitesimal.
 *
 * It is found by the construction of Grossman and Siegel (Reductions of partizan games, 2009), in two steps. First G is heated by *:
 * a number x stays x, and any other G turns into
 *
 *     H(G) = { H(G^L) + * | H(G^R) + * }.
 *
 * Then every follower that is a number, or a number plus *, is replaced by that number (the star projection). Two games
 * differ by an infinitesimal exactly when their reduced canonical forms are equal.
 *
 * Write G <~ K if G - K is at most some infinitesimal. H(G) differs from G by an infinitesimal, and G <~ K implies H(G) <= H(K): Left,
 * moving second, answers H(K^R) + * - H(G) as she would answer K^R - G, and the stars cancel, or by * to 0 if K^R >= G. Hence:
 *
 *   - If G is a number x plus an infinitesimal, H(G) is x. Such games are leaves in both steps.
 *   - The options of the canonical form of H(G) are all H(A) + *, those of H(G) + * are all H(A): so they come, and so does what a reversible
 *     option is replaced by. (Options of numbers, which may come too, are dominated.)
 *   - So what the projection makes is canonical as it comes, and nothing is compared. For let P be made from the canonical form of H(G). If
 *     its left option from H(A) + * were at most the one from H(B) + *, then A <~ B and H(A) + * <= H(B) + *, so that one would be dominated
 *     before. If it reversed through the one from H(C), then C <~ G and H(C) <= H(G), so it would be reversible before; and numbers do not reverse
 *     (core/canonical.ts). The same holds for H(G) + *.
 *
 * Neither step changes the stops of a game. So where a step gives a number, that number is the stop, and the result for
 * G + n is the result for G, plus n.
 */
import type { Arena } from '../core/arena.ts';
import { foldShapes } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { type Memo, MemoKind } from '../core/memo.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import { isNumberish } from './predicates.ts';

const REDUCED_FORM = new MemoKind<GameId>();
const HEATED = new MemoKind<GameId>();
const HEATED_PLUS_STAR = new MemoKind<GameId>();
const STAR_PROJECTION = new MemoKind<GameId>();

/**
 * The reduced canonical form of g.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * reducedCanonicalForm(arena, arena.star) === arena.zero; // => true
 * ```
 */
export function reducedCanonicalForm(arena: Arena, g: GameId): GameId {
  const known = arena.memo(REDUCED_FORM);
  const shape = arena.shape(g);
  let form = known.get(shape);
  if (form === undefined) {
    form = isNumberish(arena, shape) ? arena.stopGame(shape, RIGHT) : starProjection(arena, heatByStar(arena, shape));
    known.set(shape, form);
  }
  return arena.shift(form, arena.offset(g));
}

/** H(G) for a shape. */
function heatByStar(arena: Arena, shape: GameId): GameId {
  const plusStar = arena.memo(HEATED_PLUS_STAR);
  return foldShapes<GameId>(
    arena,
    shape,
    (h) => isNumberish(arena, h),
    (h, get) => {
      if (isNumberish(arena, h)) return arena.stopGame(h, RIGHT);
      addStars(arena, h, LEFT, get, plusStar);
      addStars(arena, h, RIGHT, get, plusStar);
      return fromOptions(arena, h, plusStar, false);
    },
    arena.memo(HEATED),
  );
}

/** Fills in H(A) + * for the shapes A of the options of one side. */
function addStars(
  arena: Arena,
  g: GameId,
  side: Side,
  heated: (option: GameId) => GameId,
  plusStar: Memo<GameId>,
): void {
  const count = arena.optionCount(g, side);
  for (let i = 0; i < count; i++) {
    const option = arena.optionAt(g, side, i);
    const shape = arena.shape(option);
    if (!plusStar.has(shape)) plusStar.set(shape, arena.add(heated(option), arena.star));
  }
}

/** The star projection of H(G). */
function starProjection(arena: Arena, g: GameId): GameId {
  const known = arena.memo(STAR_PROJECTION);
  const form = foldShapes<GameId>(
    arena,
    g,
    (h) => isNumberish(arena, h),
    (h) => (isNumberish(arena, h) ? arena.stopGame(h, RIGHT) : fromOptions(arena, h, known, true)),
    known,
  );
  return arena.shift(form, arena.offset(g));
}

/** The game whose options are those of g, each replaced by the value of its shape; `proved`: as in `Arena.end`. */
function fromOptions(arena: Arena, g: GameId, values: Memo<GameId>, proved: boolean): GameId {
  arena.begin();
  addOptions(arena, g, LEFT, values);
  addOptions(arena, g, RIGHT, values);
  return arena.end(proved);
}

function addOptions(arena: Arena, g: GameId, side: Side, values: Memo<GameId>): void {
  const count = arena.optionCount(g, side);
  for (let i = 0; i < count; i++) {
    const option = arena.optionAt(g, side, i);
    arena.option(side, arena.shift(values.get(arena.shape(option)) as GameId, arena.offset(option)));
  }
}

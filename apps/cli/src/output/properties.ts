/**
 * The properties of a game under the names that CGSuite gives them, for JSON documents: booleans as such,
 * lists as arrays of texts in the order of options, counts and numbers as texts. What is undefined, too long to list,
 * or beyond a limit is null. (What `valueFacts` says is not repeated.)
 */
import {
  type Arena,
  allIncentives,
  companion,
  followerCount,
  formatThermograph,
  freeze,
  GameFormatter,
  type GameId,
  GameLimitError,
  incentives,
  isAllSmall,
  isAtomic,
  isEven,
  isEvenTempered,
  isInteger,
  isNimber,
  isNumberish,
  isNumberTiny,
  isOdd,
  isOddTempered,
  isOrdinal,
  isUptimal,
  isZero,
  LEFT,
  misereOutcome,
  RIGHT,
  SIDES,
  sortGames,
  stopCount,
  type Trajectory,
  thermograph,
  uptimalExpansion,
} from '@lilypad/games';

const PREDICATES = {
  isAllSmall,
  isAtomic,
  isEven,
  isEvenTempered,
  isInteger,
  isNimber,
  isNumberTiny,
  isNumberish,
  isOdd,
  isOddTempered,
  isOrdinal,
  isUptimal,
  isZero,
} as const;

/** Longer lists are not written; finding the best of that many incentives would take long, too. */
const LONGEST_LIST = 1000;

/** Everything but what `valueFacts` says. */
export function properties(arena: Arena, game: GameId): Record<string, unknown> {
  const formatter = new GameFormatter(arena);
  const options = SIDES.map((side) => arena.options(game, side));
  const tooMany = options.some((list) => list.length > LONGEST_LIST);
  const list = (games: () => readonly GameId[]): readonly string[] | null =>
    tooMany ? null : withinLimits(() => sortGames(arena, games()).map((g) => formatter.format(g)));
  const text = (f: () => GameId): string | null => withinLimits(() => formatter.format(f()));
  return {
    ...Object.fromEntries(Object.entries(PREDICATES).map(([name, is]) => [name, withinLimits(() => is(arena, game))])),
    companion: text(() => companion(arena, game)),
    followerCount: withinLimits(() => followerCount(arena, game).toString()),
    freeze: text(() => freeze(arena, game)),
    incentives: list(() => allIncentives(arena, game)),
    leftIncentives: list(() => incentives(arena, game, LEFT)),
    rightIncentives: list(() => incentives(arena, game, RIGHT)),
    leftOptions: list(() => options[LEFT]!),
    rightOptions: list(() => options[RIGHT]!),
    misereOutcomeClass: withinLimits(() => misereOutcome(arena, game)),
    stopCount: withinLimits(() => stopCount(arena, game).toString()),
    thermograph: formatThermograph(thermograph(arena, game)),
    leftWall: corners(thermograph(arena, game).walls[LEFT]),
    rightWall: corners(thermograph(arena, game).walls[RIGHT]),
    uptimalExpansion: withinLimits(() => uptimalExpansion(arena, game)?.toString() ?? null),
  };
}

/** The corners of a wall from temperature -1 upwards; above the last one it is the mast. */
function corners(wall: Trajectory): readonly { temperature: string; value: string }[] {
  return wall.corners.map(({ temperature, value }) => ({ temperature: `${temperature}`, value: `${value}` }));
}

function withinLimits<T>(f: () => T): T | null {
  try {
    return f();
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}

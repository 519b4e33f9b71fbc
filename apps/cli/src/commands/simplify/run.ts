/** `lilypad simplify`: the canonical form of a game, its properties, and its thermograph. */
import {
  Arena,
  formatGame,
  GameFormatter,
  type GameId,
  LEFT,
  parseGame,
  SIDES,
  type StyleName,
  sortGames,
  thermograph,
  thermographSvg,
} from '@lilypad/games';
import type { Answer } from '../../input/batch.ts';
import { hasParameters } from '../../input/parameters.ts';
import { parseFailure } from '../../input/parse-failure.ts';
import { refuseUnknownName } from '../../input/unknown-name.ts';
import { InputError } from '../../output/errors.ts';
import { valueFacts } from '../../output/value-facts.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { answerOperands } from '../../threads/answer-operands.ts';
import { explanation } from './explain.ts';
import type { SimplifyOptions } from './options.ts';

/** Values are kept from one game to the next until they take this many bytes. */
const ARENA_BYTES = 256 * 2 ** 20;

export async function run(operands: readonly string[], options: SimplifyOptions): Promise<void> {
  if (options.thermograph !== undefined && (operands.length !== 1 || operands[0] === '-')) {
    throw new InputError('option --thermograph draws one game, given as an argument');
  }
  await answerOperands('games', operands, options, new URL('./simplify-worker.js', import.meta.url), answerer);
}

/** Answers one game after another. */
export function answerer(_operands: readonly string[], options: SimplifyOptions): Answer {
  const { thermograph: file, notation } = options;
  let arena = new Arena();
  return async (input) => {
    if (arena.bytes > ARENA_BYTES) arena = new Arena();
    const parsed = parseGame(arena, input);
    if (options.where !== undefined || (!parsed.ok && (await hasParameters(input)))) {
      refuseUnknownName(input);
      if (file !== undefined) throw new InputError('option --thermograph draws a game without parameters');
      if (options.options) throw new InputError('option --options lists those of a game without parameters');
      if (options.explain) throw new InputError('option --explain explains a game without parameters');
      return (await import('./cases.ts')).simplifyCases(input, options);
    }
    if (!parsed.ok) throw (await import('./advice.ts')).boardAdvice(input) ?? parseFailure(input, parsed.error);
    const game = parsed.value;
    if (file !== undefined) writeWholeFile(file, picture(arena, game));
    const value = formatGame(arena, game, { style: notation });
    const steps = options.explain ? explanation(arena, input, notation) : [];
    if (options.json) {
      return JSON.stringify({ input, value, ...valueFacts(arena, game), ...(options.explain ? { steps } : {}) });
    }
    return [value, ...steps, ...(options.options ? optionLines(arena, game, notation) : [])].join('\n');
  };
}

/** The options of both sides, one a line. */
function optionLines(arena: Arena, game: GameId, style: StyleName): string[] {
  const formatter = new GameFormatter(arena, { style });
  return SIDES.flatMap((side) => {
    const name = side === LEFT ? 'Left' : 'Right';
    const list = sortGames(arena, arena.options(game, side)).map((option) => `  ${formatter.format(option)}`);
    return list.length === 0 ? [`${name} has no option.`] : [`${name}:`, ...list];
  });
}

function picture(arena: Arena, game: GameId): string {
  return thermographSvg(thermograph(arena, game), formatGame(arena, game, { style: 'unicode' }));
}

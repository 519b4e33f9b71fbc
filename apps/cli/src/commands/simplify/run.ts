/** `lilypad simplify`: the canonical form of a game, what theory says of it, and its thermograph. */
import {
  Arena,
  atomicWeight,
  birthday,
  formatGame,
  formatParseError,
  type GameId,
  isInfinitesimal,
  isNumber,
  parseGame,
  reducedCanonicalForm,
  thermograph,
  thermographSvg,
} from '@lilypad/games';
import { forEachOperand } from '../../input/batch.ts';
import { hasParameters } from '../../input/parameters.ts';
import { InputError } from '../../output/errors.ts';
import { styles, valueFacts } from '../../output/value-facts.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import type { SimplifyOptions } from './options.ts';

/** Values are kept from one game to the next until they take this many bytes. */
const ARENA_BYTES = 256 * 2 ** 20;

export async function run(operands: readonly string[], options: SimplifyOptions): Promise<void> {
  const { thermograph: file, notation } = options;
  if (file !== undefined && (operands.length !== 1 || operands[0] === '-')) {
    throw new InputError('option --thermograph draws one game, given as an argument');
  }
  let arena = new Arena();
  await forEachOperand('games', operands, async (input) => {
    if (arena.bytes > ARENA_BYTES) arena = new Arena();
    const parsed = parseGame(arena, input);
    if (options.where !== undefined || (!parsed.ok && (await hasParameters(input)))) {
      if (file !== undefined) throw new InputError('option --thermograph draws a game without parameters');
      return (await import('./cases.ts')).simplifyCases(input, options);
    }
    if (!parsed.ok) throw new InputError(formatParseError(input, parsed.error));
    const game = parsed.value;
    if (file !== undefined) writeWholeFile(file, picture(arena, game));
    const value = formatGame(arena, game, { style: notation });
    return options.json ? JSON.stringify(document(arena, game, { input, value })) : value;
  });
}

function picture(arena: Arena, game: GameId): string {
  return thermographSvg(thermograph(arena, game), formatGame(arena, game, { style: 'unicode' }));
}

/** The JSON document of `--json`: exact numbers are strings, what is undefined is null. */
function document(arena: Arena, game: GameId, head: { input: string; value: string }): object {
  const plain = (g: GameId | null) => (g === null ? null : formatGame(arena, g));
  return {
    ...head,
    notations: styles(arena, game),
    ...valueFacts(arena, game),
    birthday: birthday(arena, game).toString(),
    atomicWeight: plain(atomicWeight(arena, game)),
    reduced: plain(reducedCanonicalForm(arena, game)),
    isNumber: isNumber(arena, game),
    isInfinitesimal: isInfinitesimal(arena, game),
  };
}

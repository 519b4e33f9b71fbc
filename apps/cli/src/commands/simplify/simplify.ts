/** `lilypad simplify`: the canonical form of a game, what theory says of it, and its thermograph. */
import { writeFile } from 'node:fs/promises';
import type { Arena, GameId, StyleName } from '@lilypad/games';
import { type Command, Option } from 'commander';
import { forEachOperand } from '../../input/batch.ts';
import { collectOperands } from '../../input/operands.ts';
import { InputError } from '../../output/errors.ts';
import { STYLES, styles, valueFacts } from '../../output/value-facts.ts';
import { hasParameters, simplifyCases } from './simplify-symbolic.ts';

/** Values are kept from one game to the next until they take this many bytes. */
const ARENA_BYTES = 256 * 2 ** 20;

const HELP_AFTER = `
A game is written as CGSuite and the papers write it: numbers (5/2), nimbers (*, *2), ups and downs (^, v3, ^*, ^<2>,
^[2]), options ({1|0}, {3||2|1}, +-1, +-{1,1*}), Tiny(1), Miny(1/2), and sums, differences, integer multiples and
parentheses of games.

Numbers may contain integer parameters: a letter, or a letter and digits ({a-2|1}, 2a+b-1/2). The answer then comes in cases,
on the region that --where describes by inequalities and congruences (a>=2 and b = 1 (mod 2), 0 <= c <= a, a != b).

Examples:
  $ lilypad simplify "{1|0} + *"
  $ lilypad simplify "-3/4" "2^ - v*"
  $ lilypad simplify "{3||2|1}" --notation latex
  $ lilypad simplify "{3||2|1}" --thermograph picture.svg
  $ lilypad simplify "+-{1,1*}" --json
  $ lilypad simplify "{{a-2|1}|0}" --where "a>=1"
  $ lilypad simplify - < games.txt`;

interface SimplifyOptions {
  readonly json?: boolean;
  readonly notation: StyleName;
  readonly thermograph?: string;
  readonly where?: string;
}

export function define(command: Command): void {
  command
    .description('Print the canonical form of a game, or of each of several.')
    .argument('<game...>', 'games; "-" reads one a line from standard input', collectOperands)
    .addOption(new Option('--notation <style>', 'how to write values').choices(STYLES).default('plain'))
    .option('--thermograph <file.svg>', 'draw the thermograph')
    .option('--where <conditions>', 'conditions on the parameters of the games')
    .option('--json', 'print a JSON document for each game, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(simplify);
}

async function simplify(operands: readonly string[], options: SimplifyOptions): Promise<void> {
  const { thermograph: file, notation } = options;
  if (file !== undefined && (operands.length !== 1 || operands[0] === '-')) {
    throw new InputError('option --thermograph draws one game, given as an argument');
  }
  const games = await import('@lilypad/games');
  let arena = new games.Arena();
  await forEachOperand('games', operands, async (input) => {
    if (arena.bytes > ARENA_BYTES) arena = new games.Arena();
    const parsed = games.parseGame(arena, input);
    if (options.where !== undefined || (!parsed.ok && (await hasParameters(input)))) {
      if (file !== undefined) throw new InputError('option --thermograph draws a game without parameters');
      return simplifyCases(input, options);
    }
    if (!parsed.ok) throw new InputError(games.formatParseError(input, parsed.error));
    const game = parsed.value;
    if (file !== undefined) await writeFile(file, picture(games, arena, game));
    const value = games.formatGame(arena, game, { style: notation });
    return options.json ? JSON.stringify(document(games, arena, game, { input, value })) : value;
  });
}

type Games = typeof import('@lilypad/games');

function picture(games: Games, arena: Arena, game: GameId): string {
  return games.thermographSvg(games.thermograph(arena, game), games.formatGame(arena, game, { style: 'unicode' }));
}

/** The JSON document of `--json`: exact numbers are strings, what is undefined is null. */
function document(games: Games, arena: Arena, game: GameId, head: { input: string; value: string }): object {
  const plain = (g: GameId | null) => (g === null ? null : games.formatGame(arena, g));
  return {
    ...head,
    notations: styles(games, arena, game),
    ...valueFacts(games, arena, game),
    birthday: games.birthday(arena, game).toString(),
    atomicWeight: plain(games.atomicWeight(arena, game)),
    reduced: plain(games.reducedCanonicalForm(arena, game)),
    isNumber: games.isNumber(arena, game),
    isInfinitesimal: games.isInfinitesimal(arena, game),
  };
}

/** `lilypad value`: the value of a position or of a sum of positions and games, with moves, reasons and pictures. */
import { writeFile } from 'node:fs/promises';
import type { Arena, GameId, StyleName } from '@lilypad/games';
import type { FormulaLibrary } from '@lilypad/prover';
import type { Analysis, Term, ValuedMove, Valuer } from '@lilypad/toads';
import { type Command, Option } from 'commander';
import { forEachOperand } from '../../input/batch.ts';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { collectOperands } from '../../input/operands.ts';
import { formulaLibrary } from '../../library/formula-library.ts';
import { InputError } from '../../output/errors.ts';
import { Progress } from '../../output/progress.ts';
import { STYLES, styles, valueFacts } from '../../output/value-facts.ts';

const HELP_AFTER = `
A position is a strip of toads T, frogs F and empty squares ( . or _ or - or □ ), with powers: TT..FF, T^2.^2F^2, (TF)^2..
GamesCrafters boards such as RR--LL are read too. Positions and games can be added and subtracted; a minus sign needs a
blank before it, since a dash that touches a board is an empty square.

Examples:
  $ lilypad value "T^5 .^4 F^3"
  $ lilypad value "TT..FF + TF.F - *" --options
  $ lilypad value "TFTTF.TFTFF" --explain
  $ lilypad value "TT.F.F" --notation latex
  $ lilypad value "T.T.FF" --thermograph heat.svg --tree tree.svg
  $ lilypad value "RR--LL" --json
  $ lilypad value - < positions.txt`;

interface ValueOptions {
  readonly json?: boolean;
  readonly options?: boolean;
  readonly explain?: boolean;
  readonly notation: StyleName;
  readonly thermograph?: string;
  readonly tree?: string;
  readonly memory: number;
}

export function define(command: Command): void {
  command
    .description('Print the value of a position, or of a sum of positions and games.')
    .argument('<position...>', 'positions or sums; "-" reads one a line from standard input', collectOperands)
    .option('--options', 'list every move with its value; * marks those that survive in canonical form')
    .option('--explain', 'tell which rules simplified the board and where the value comes from')
    .addOption(new Option('--notation <style>', 'how to write values').choices(STYLES).default('plain'))
    .option('--thermograph <file.svg>', 'draw the thermograph')
    .option('--tree <file.svg>', 'draw the game tree of a small position')
    .option('--memory <MB>', MEMORY_HELP, megabytes, 4096)
    .option('--json', 'print a JSON document for each position, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(value);
}

type Games = typeof import('@lilypad/games');
type Toads = typeof import('@lilypad/toads');

async function value(operands: readonly string[], options: ValueOptions): Promise<void> {
  const single = operands.length === 1 && operands[0] !== '-';
  for (const name of ['thermograph', 'tree'] as const) {
    if (options[name] !== undefined && !single) {
      throw new InputError(`option --${name} draws one position, given as an argument`);
    }
  }
  const [games, toads] = await Promise.all([import('@lilypad/games'), import('@lilypad/toads')]);
  const library = await formulaLibrary(operands);
  const bench = new Bench(games, toads, options, library);
  await forEachOperand('positions', operands, (text) => bench.answer(text));
}

/** An arena and a valuer that are used for one position after another, until they have grown too large. */
class Bench {
  private readonly games: Games;
  private readonly toads: Toads;
  private readonly options: ValueOptions;
  private readonly maxBytes: number;
  private readonly library: FormulaLibrary | null;
  private arena: Arena;
  private valuer: Valuer;

  constructor(games: Games, toads: Toads, options: ValueOptions, library: FormulaLibrary | null) {
    this.library = library;
    this.games = games;
    this.toads = toads;
    this.options = options;
    this.maxBytes = options.memory * 2 ** 20;
    this.arena = new games.Arena();
    this.valuer = new toads.Valuer(this.arena);
    this.renew();
  }

  private renew(): void {
    let progress: Progress | undefined;
    const arena = new this.games.Arena();
    this.arena = arena;
    this.valuer = new this.toads.Valuer(arena, {
      maxBytes: this.maxBytes,
      formula: (board) => this.library?.value(arena, board) ?? null,
      onProgress: (done, total) => {
        progress ??= new Progress('positions', total);
        progress.update(done);
        if (done === total) progress.clear();
      },
    });
  }

  async answer(text: string): Promise<string> {
    if (this.valuer.bytes > this.maxBytes / 2) this.renew();
    const { arena, games, options, toads, valuer } = this;
    const parsed = toads.parseExpression(text);
    if (!parsed.ok) throw new InputError(games.formatParseError(text, parsed.error));
    const boardValue = valuer.value.bind(valuer);
    const terms = toads.termsOf(arena, parsed.value, boardValue);
    const total = toads.sumValue(arena, terms, boardValue);
    if (options.thermograph !== undefined) {
      const title = `${toads.printTerms(terms, (g) => this.print(g))} = ${games.formatGame(arena, total, { style: 'unicode' })}`;
      await writeFile(options.thermograph, games.thermographSvg(games.thermograph(arena, total), title));
    }
    if (options.tree !== undefined) await writeFile(options.tree, this.tree(terms));
    if (options.json) return JSON.stringify(this.document(text, terms, total));
    const lines = [this.print(total)];
    if (options.explain) lines.push(...this.explanation(terms, total));
    if (options.options) lines.push(...this.listing(terms));
    return lines.join('\n');
  }

  private print(g: GameId): string {
    return this.games.formatGame(this.arena, g, { style: this.options.notation });
  }

  private analysis(terms: readonly Term[]): Analysis {
    return this.toads.analyseMoves(this.arena, terms, (board) => this.valuer.value(board));
  }

  // ---- text ----

  private explanation(terms: readonly Term[], total: GameId): string[] {
    const { toads, valuer } = this;
    const print = (g: GameId): string => this.print(g);
    const lines = terms.flatMap((term) => (term.kind === 'board' ? toads.explainValue(valuer, term.board, print) : []));
    if (terms.length > 1) lines.push(`The sum: ${toads.printTerms(terms, print)} = ${this.print(total)}`);
    return lines;
  }

  private listing(terms: readonly Term[]): string[] {
    const { moves } = this.analysis(terms);
    return (['Left', 'Right'] as const).flatMap((name, side) => {
      const list = moves[side as 0 | 1];
      if (list.length === 0) return [`${name} has no move.`];
      const rows = list.map(
        (move) => [this.moveName(move), this.positionText(move.terms), this.print(move.value)] as const,
      );
      const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
      const [first, second] = [width(0), width(1)];
      return [
        `${name}:`,
        ...rows.map(([move, position, text], i) => {
          const mark = list[i]?.sensible ? '*' : ' ';
          return `${mark} ${move.padEnd(first)}  ${position.padEnd(second)}  ${text}`;
        }),
      ];
    });
  }

  private moveName(move: ValuedMove): string {
    return move.move === null ? 'game' : this.toads.printMove(move.move);
  }

  private positionText(terms: readonly Term[]): string {
    return this.toads.printTerms(terms, (g) => this.games.formatGame(this.arena, g));
  }

  // ---- pictures and documents ----

  private tree(terms: readonly Term[]): string {
    const [term] = terms;
    if (terms.length !== 1 || term?.kind !== 'board' || term.negative) {
      throw new InputError('option --tree draws one position, not a sum');
    }
    const { toads, valuer } = this;
    const svg = toads.treeSvg(
      term.board,
      (board) => this.games.formatGame(this.arena, valuer.value(board), { style: 'unicode' }),
      (board) => this.arena.isNumber(valuer.value(board)),
    );
    if (svg === null) {
      throw new InputError(
        `the game tree of this position has more than ${toads.MAX_TREE_NODES} nodes, too many to draw`,
      );
    }
    return svg;
  }

  private document(input: string, terms: readonly Term[], total: GameId): object {
    const { arena, games, toads } = this;
    const { moves } = this.analysis(terms);
    const list = (side: 0 | 1): object[] =>
      moves[side].map((move) => ({
        move: this.moveName(move),
        position: this.positionText(move.terms),
        value: games.formatGame(arena, move.value),
        sensible: move.sensible,
      }));
    return {
      input,
      position: this.positionText(terms),
      squares: toads.squaresOf(terms),
      value: this.print(total),
      notations: styles(games, arena, total),
      ...valueFacts(games, arena, total),
      left: list(games.LEFT),
      right: list(games.RIGHT),
    };
  }
}

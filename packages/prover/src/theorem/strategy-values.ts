/**
 * The value of a board of any size from a statement that was proved by a strategy. A certificate is checked when a
 * board is an instance of what it states, not before.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, type ProvedValue, printSquares } from '@lilypad/toads';
import { parseJson } from '../check/json.ts';
import { readDocument } from '../check/kinds.ts';
import { type StrategyClaim, strategyKind, strategyValue } from '../strategies/kind.ts';
import { constant } from '../strategies/pattern/form.ts';
import { normal } from '../strategies/pattern/normal.ts';
import type { Letter, Word } from '../strategies/pattern/word.ts';
import { type CertificateFiles, libraryTheorem } from './library.ts';
import { STRATEGY_THEOREMS } from './strategy-theorems.ts';

/**
 * Values of boards of any size by the equations that strategies of the library prove.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * import { boardOf } from '@lilypad/toads';
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/L4.5.json', 'utf8');
 * const values = new StrategyValues({ names: () => ['L4.5'], text: () => text });
 * const arena = new Arena();
 * const value = values.value(arena, boardOf('T^50.F^40'));
 * value && formatGame(arena, value.value); // => '*'
 * ```
 */
export class StrategyValues {
  private readonly claims = new Map<string, StrategyClaim | null>();

  constructor(private readonly files: CertificateFiles) {}

  /**
   * The value of a board as a game of the arena, or null if no statement is about it.
   *
   * @throws RejectedCertificate - if the checker rejects the certificate of the statement
   */
  value(arena: Arena, board: Board): ProvedValue | null {
    const word = wordOf(board);
    for (const { name } of STRATEGY_THEOREMS) {
      const claim = this.claim(name);
      const value: GameId | null = claim && strategyValue(claim, arena, word);
      // Throws if the certificate is rejected.
      if (value !== null && libraryTheorem(name, this.files.text(name) as string)) return { class: name, value };
    }
    return null;
  }

  /** What a certificate claims, proved or not. */
  private claim(name: string): StrategyClaim | null {
    let claim = this.claims.get(name);
    if (claim === undefined) {
      const text = this.files.text(name);
      const document = text === null ? null : readDocument(parseJson(text));
      claim = document?.claim === 'strategy' ? strategyKind.read(document) : null;
      this.claims.set(name, claim);
    }
    return claim;
  }
}

/** A board as a pattern without variables. */
const wordOf = (board: Board): Word =>
  normal([...printSquares(board)].map((letter) => ({ kind: letter as Letter, power: constant(1) })));

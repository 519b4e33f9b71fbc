/**
 * What a worksheet asks of the program around it: everything that needs the prover. It is injected, so that this
 * package does not depend on the prover, and the prover is loaded only when it is asked.
 */
import type { StyleName } from '@lilypad/games';
import type { Board } from '@lilypad/toads';

/** A part of an answer that depends on parameters. */
export interface HostCase {
  readonly where: string;
  readonly text: (style: StyleName) => string;
}

/** What is proved or claimed: a title, lines of text, and the parts by name. */
export interface HostReport {
  readonly title: string;
  readonly lines: readonly string[];
  readonly fields: Readonly<Record<string, string | boolean | null>>;
}

/** An answer, or a sentence that says why there is none. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** The prover and the register of results, as far as they are at hand. */
export interface Host {
  /** The canonical form of a game with parameters, in cases. */
  simplify?(game: string, where: string): Promise<Answered<readonly HostCase[]>>;
  /** How two games with parameters compare, in cases. */
  compare?(left: string, right: string, where: string): Promise<Answered<readonly HostCase[]>>;
  /** Proves a statement, a class or a conjecture, given as `lilypad prove` takes it. */
  prove?(statement: string): Promise<Answered<HostReport>>;
  /** The theorem that covers a position; null if none does. */
  theorem?(board: Board): Promise<HostReport | null>;
  /** The register of conjectures and named results. */
  conjectures?(): Promise<readonly HostReport[]>;
}

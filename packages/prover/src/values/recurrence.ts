/**
 * The recurrence of a word: its formula must equal the game whose options are the formulas of the positions that a move
 * leads to, at every point of the parameter space.
 *
 * On each region of the formula, with H the game there and G = {options of the position}, G = H falls into small parts:
 *
 *   - no option of the position is as good as H for the side that moves there (one part a move);
 *   - no option of H is as good as G for the side that moves there (one part a side): a move of the position reaches it,
 *     or it is reversible.
 *
 * Each part looks only at the formulas of the moves that it needs, so few cases are distinguished.
 */
import { SIDES, type Side } from '@lilypad/games';
import { isMet } from '../classes/guards.ts';
import { type ClassMove, movesOf } from '../classes/moves.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { endOf } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { shiftFormula } from '../formula/shift.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { AnyOrder, POSITION } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import type { Tree } from '../symbolic/forest.ts';

export interface WordResult {
  readonly word: string;
  /** Regions of the formula that have points. */
  readonly regions: number;
  readonly obligations: number;
  /** Cells into which the regions fell, all parts together. */
  readonly cells: number;
  /** Points, one a region at most, where the recurrence fails. */
  readonly failures: readonly (readonly number[])[];
}

interface Move extends ClassMove {
  /** The formula of the position after the move, as a function of the gaps before it. */
  readonly after: Formula;
}

/** Called for each cell with the number of the obligation that was met there, and all assumptions about the gaps. */
export type CellListener = (obligation: number, assumed: readonly Constraint[]) => void;

/** Checks the recurrence of a word on all its regions. */
export function checkRecurrence(claim: ClassFormula, word: string, onCell: CellListener = () => {}): WordResult {
  return new Recurrence(claim, word, onCell).check();
}

class Recurrence {
  private readonly order: AnyOrder;
  private readonly moves: readonly Move[];
  private regions = 0;
  private obligations = 0;
  private cells = 0;
  private readonly failures: (readonly number[])[] = [];

  constructor(
    private readonly claim: ClassFormula,
    private readonly word: string,
    private readonly onCell: CellListener,
  ) {
    const { forest, space, positions } = claim;
    this.order = new AnyOrder(forest, new Store(space));
    this.moves = movesOf(positions, word).map((move) => ({
      ...move,
      after: shiftFormula(forest, this.formula(move.word), move.shift),
    }));
    this.order.position = (side) => this.optionsFor(side);
  }

  check(): WordResult {
    const { space } = this.claim;
    const { order, word } = this;
    order.store.assumeAll(notNegative(space));
    this.goThrough(this.formula(word));
    const { regions, obligations, cells, failures } = this;
    return { word, regions, obligations, cells, failures };
  }

  private formula(word: string): Formula {
    return this.claim.formulas.get(word) as Formula;
  }

  /** Goes through the regions of a formula that have points. */
  private goThrough(formula: Formula): void {
    if (formula.kind === 'value') {
      this.regions += 1;
      const failure = this.unequal(formula.tree);
      if (failure !== null) this.failures.push(failure);
      return;
    }
    this.goThroughUnder(formula.condition, formula.yes);
    for (const constraint of negations(this.claim.space, formula.condition))
      this.goThroughUnder(constraint, formula.no);
  }

  private goThroughUnder(constraint: Constraint, formula: Formula): void {
    if (this.order.push(constraint)) this.goThrough(formula);
    this.order.pop();
  }

  /** A point of the region where the position is not equal to a game; null if there is none. */
  private unequal(game: Tree): readonly number[] | null {
    const { order } = this;
    for (const side of SIDES) {
      for (const move of this.moves) {
        if (move.side !== side) continue;
        const failure = this.fails(
          () => !this.isPossible(move) || !order.prefers(side, this.resolve(move.after), game),
        );
        if (failure !== null) return failure;
      }
      const failure = this.fails(() => this.noneReaches(side, game));
      if (failure !== null) return failure;
    }
    return null;
  }

  /** Whether no option of the game is as good as the position for the side that moves. */
  private noneReaches(side: Side, game: Tree): boolean {
    for (const option of this.order.options(game, side)) if (this.order.prefers(side, option, POSITION)) return false;
    return true;
  }

  private fails(statement: () => boolean): readonly number[] | null {
    this.obligations += 1;
    const { order, onCell, obligations } = this;
    const { cells, failure } = everywhere(order, statement, () => onCell(obligations, order.store.assumed));
    this.cells += cells;
    return failure;
  }

  private *optionsFor(side: Side): Iterable<Tree> {
    for (const move of this.moves) if (move.side === side && this.isPossible(move)) yield this.resolve(move.after);
  }

  private isPossible({ guards }: Move): boolean {
    return guards.every((guard) => isMet(this.order.oracle, guard));
  }

  /** The game that a formula selects here; forks where that depends on the parameters. */
  private resolve(formula: Formula): Tree {
    return endOf(formula, (condition) => this.order.oracle.isTrue(condition)).tree;
  }
}

/**
 * The engine of values on demand (assembly/demand.ts), run as WebAssembly: finds the keys of all arrangements, then the values of
 * those that one of them needs. It handles only what fits into fixed widths, and reports anything else.
 */
import { EngineMaker, type SweepEngine } from './engine.ts';
import { DEMAND_ENGINE } from './generated/demand-engine.ts';

/**
 * What the module exports. The passes go through the slices of the orders, by their places in the list of orders. What begins a slice returns 0 if
 * there is nothing to do for it; what goes on does about so many arrangements more, and returns whether the slice is finished.
 */
export interface DemandEngine extends SweepEngine {
  /** Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1, by so many threads. */
  begin(toads: number, frogs: number, blanks: number, maxBytes: number, maxShapes: number, threads: number): void;
  /**
   * Asks for an arrangement, given by its order (with a bit above all pieces) and its number, and for no other; 0 if it is not of one of the
   * two highest levels.
   */
  ask(order: number, number: number): number;

  /** The first pass: keys, from the lowest level up. */
  beginKeys(place: number): number;
  findKeys(arrangements: number): number;
  closeKeys(): void;
  /** In the other passes, before a level is done: notes the arrangements of the level below at their mirror images. */
  beginImages(place: number): number;
  noteImages(arrangements: number): number;
  /** The second pass: marks what is needed, from the highest level down. */
  beginMarks(place: number): number;
  markOptions(arrangements: number): number;
  /** Between the passes: makes room for the values of what is marked. */
  openValues(): void;
  /** The third pass: values of what is marked, from the lowest level up. */
  beginValues(place: number): number;
  findValues(arrangements: number): number;
  /** Then the value of the arrangement that was asked for. */
  arrangementValue(order: number, number: number): number;

  /** How many pairs of keys there are. */
  pairCount(): number;
}

/** Makes such engines. */
export const demandEngines = (): EngineMaker<DemandEngine> => new EngineMaker(DEMAND_ENGINE);

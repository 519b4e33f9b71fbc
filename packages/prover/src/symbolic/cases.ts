/**
 * From a decision tree to a short list of cases: disjoint regions that cover the domain, those with a common result
 * merged wherever their union is again one conjunction.
 *
 * Walls are the constraints of all cells; on a cell a wall holds, fails, or cuts. Two cells that a result fits are
 * merged through their hull, the walls that hold on both: if every cell lies inside the hull and fits, or is disjoint
 * from it, then the cells inside are exactly the hull and become one. Nearly all of that is decided on bit sets.
 */
import { type Constraint, negations } from '../region/constraint.ts';
import { Region } from '../region/region.ts';
import { type TidyRegion, tidy } from '../region/tidy.ts';
import type { Agreement, Decision } from './fork.ts';

export interface Case<T> {
  readonly where: TidyRegion;
  readonly value: T;
}

/** Beyond so many cells only neighbours in the decision tree have been merged. */
const MERGE_LIMIT = 1000;

/** The cases of a decision tree on a domain. */
export const casesOf = <T>(domain: Region, decision: Decision<T>, agree: Agreement<T>): Case<T>[] =>
  mergedCases(leavesOf(domain, decision), agree);

/** Cases from regions that are disjoint, with those merged that have a common result and one region together. */
export function mergedCases<T>(leaves: readonly Leaf<T>[], agree: Agreement<T>): Case<T>[] {
  const cells = leaves.length > 1 && leaves.length <= MERGE_LIMIT ? merged(leaves, agree) : leaves;
  return cells.map(({ region, value }) => ({ where: tidy(region), value }));
}

/** A region and the result there. */
export interface Leaf<T> {
  readonly region: Region;
  readonly value: T;
}

function leavesOf<T>(region: Region, decision: Decision<T>): Leaf<T>[] {
  if (decision.kind === 'leaf') return [{ region, value: decision.value }];
  return decision.branches.flatMap((branch) => leavesOf(region.and([branch.constraint]), branch.decision));
}

interface Cell<T> {
  readonly region: Region;
  /** Results that fit everywhere in the cell, its own first. */
  readonly values: readonly T[];
  /** The walls that hold everywhere in the cell, and those that hold nowhere. */
  readonly holds: bigint;
  readonly fails: bigint;
}

function merged<T>(leaves: readonly Leaf<T>[], agree: Agreement<T>): Leaf<T>[] {
  const walls = allWalls(leaves);
  const values = [...new Set(leaves.map((leaf) => leaf.value))];
  let cells = leaves.map((leaf) => cellOf(leaf, values, walls, agree));
  const hopeless = new Set<bigint>();
  for (let i = 0; i < cells.length; i++) {
    for (let j = 0; j < cells.length; j++) {
      const union = j === i ? null : unite(cells, cells[i], cells[j], walls, hopeless);
      if (union === null) continue;
      const before = cells[i];
      cells = cells.flatMap((cell) => (cell === before ? [union] : inside(cell, union.holds) ? [] : [cell]));
      i = cells.indexOf(union);
      j = -1;
    }
  }
  return cells.map(({ region, values }) => ({ region, value: values[0] }));
}

function allWalls<T>(leaves: readonly Leaf<T>[]): Constraint[] {
  const walls = new Map<string, Constraint>();
  for (const { region } of leaves) {
    for (const wall of region.constraints) walls.set(`${wall.form.id},${wall.modulus}`, wall);
  }
  return [...walls.values()];
}

function cellOf<T>(
  { region, value }: Leaf<T>,
  all: readonly T[],
  walls: readonly Constraint[],
  agree: Agreement<T>,
): Cell<T> {
  const fitting = region.under([], (store) => all.filter((other) => other !== value && agree(store, other, value)));
  let holds = 0n;
  let fails = 0n;
  walls.forEach((wall, k) => {
    const bit = 1n << BigInt(k);
    if (region.entails(wall)) holds |= bit;
    else if (wall.modulus === 0 && region.entails(negations(region.space, wall)[0])) fails |= bit;
  });
  return { region, values: [value, ...fitting], holds, fails };
}

const inside = <T>(cell: Cell<T>, hull: bigint): boolean => (cell.holds & hull) === hull;

/**
 * The cell that consists of everything in the hull of two cells; null if the hull is not made of cells with one result.
 */
function unite<T>(
  cells: readonly Cell<T>[],
  a: Cell<T>,
  b: Cell<T>,
  walls: readonly Constraint[],
  hopeless: Set<bigint>,
): Cell<T> | null {
  if (!a.values.some((value) => b.values.includes(value))) return null;
  const holds = a.holds & b.holds;
  if (hopeless.has(holds)) return null;
  hopeless.add(holds);
  let { values } = a;
  const doubtful: Cell<T>[] = [];
  for (const cell of cells) {
    if (inside(cell, holds)) values = values.filter((value) => cell.values.includes(value));
    else if ((cell.fails & holds) === 0n) doubtful.push(cell);
    if (values.length === 0) return null;
  }
  const region = new Region(
    a.region.space,
    walls.filter((_, k) => (holds >> BigInt(k)) & 1n),
  );
  if (doubtful.some((cell) => region.meets(cell.region) !== null)) return null;
  return { region, values, holds, fails: a.fails & b.fails };
}

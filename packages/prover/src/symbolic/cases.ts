/**
 * From a decision tree to a short list of cases: disjoint regions that cover the domain, those with a common result merged
 * wherever their union is again one conjunction.
 *
 * Two cells that a result fits are merged through their hull: the walls (constraints of any cell) that hold on both. If the
 * hull contains nothing but cells that the result fits, all of them become one.
 */
import type { Constraint } from '../region/constraint.ts';
import { Region } from '../region/region.ts';
import { type TidyRegion, tidy } from '../region/tidy.ts';
import type { Agreement, Decision } from './fork.ts';

export interface Case<T> {
  readonly where: TidyRegion;
  readonly value: T;
}

interface Cell<T> {
  readonly where: TidyRegion;
  /** Results that fit everywhere in the cell, its own first. */
  readonly values: readonly T[];
  /** For each wall, whether it holds everywhere in the cell. */
  readonly holds: readonly boolean[];
}

/** Beyond so many cells only neighbours in the decision tree are merged. */
const MERGE_LIMIT = 250;

/** The cells of a decision tree on a domain, before any merging. */
export function cellsOf<T>(domain: Region, decision: Decision<T>): Case<T>[] {
  if (decision.kind === 'leaf') return [{ where: tidy(domain), value: decision.value }];
  return decision.branches.flatMap((branch) => cellsOf(domain.and([branch.constraint]), branch.decision));
}

export function mergeCases<T>(cases: readonly Case<T>[], agree: Agreement<T>): Case<T>[] {
  if (cases.length < 2 || cases.length > MERGE_LIMIT) return [...cases];
  const walls = allWalls(cases);
  let cells = cases.map((c) => cellOf(c, cases, walls, agree));
  for (let merged: Cell<T>[] | null = cells; merged !== null; merged = mergeOnce(cells, walls)) cells = merged;
  return cells.map(({ where, values }) => ({ where, value: values[0] }));
}

function allWalls<T>(cases: readonly Case<T>[]): Constraint[] {
  const walls = new Map<string, Constraint>();
  for (const { where } of cases) {
    for (const wall of where.region.constraints) walls.set(`${wall.form.id},${wall.modulus}`, wall);
  }
  return [...walls.values()];
}

function cellOf<T>(
  { where, value }: Case<T>,
  cases: readonly Case<T>[],
  walls: readonly Constraint[],
  agree: Agreement<T>,
): Cell<T> {
  const others = [...new Set(cases.map((other) => other.value))].filter((other) => other !== value);
  const fitting = where.region.under([], (store) => others.filter((other) => agree(store, other, value)));
  return { where, values: [value, ...fitting], holds: walls.map((wall) => where.region.entails(wall)) };
}

/** The cells after one merging; null if there is none to make. */
function mergeOnce<T>(cells: readonly Cell<T>[], walls: readonly Constraint[]): Cell<T>[] | null {
  for (let i = 0; i < cells.length; i++) {
    for (let j = i + 1; j < cells.length; j++) {
      const union = hull(cells, cells[i], cells[j], walls);
      if (union === null) continue;
      const { cell, members } = union;
      return cells.flatMap((other) => (other === cells[i] ? [cell] : members.has(other) ? [] : [other]));
    }
  }
  return null;
}

function hull<T>(
  cells: readonly Cell<T>[],
  a: Cell<T>,
  b: Cell<T>,
  walls: readonly Constraint[],
): { cell: Cell<T>; members: Set<Cell<T>> } | null {
  if (!a.values.some((value) => b.values.includes(value))) return null;
  const holds = a.holds.map((inA, k) => inA && b.holds[k]);
  const members = cells.filter((cell) => holds.every((held, k) => !held || cell.holds[k]));
  const values = a.values.filter((value) => members.every((member) => member.values.includes(value)));
  if (values.length === 0) return null;
  const region = new Region(
    a.where.region.space,
    walls.filter((_, k) => holds[k]),
  );
  if (region.uncovered(members.map((member) => member.where.region)) !== null) return null;
  return { cell: { where: tidy(region), values, holds }, members: new Set(members) };
}

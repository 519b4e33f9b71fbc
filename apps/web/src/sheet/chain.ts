/**
 * Which cells of a worksheet a cell depends on. A worksheet means what its cells give when they run from top to bottom,
 * so a name stands for its last definition above the cell. Functions look their names up when they are called; so the
 * names that a definition uses count as used by every cell that uses the definition.
 */
import { dependencies, Sheet } from '@lilypad/sheet';
import { elementAt } from '../element-at.ts';

/** The names that a cell defines and uses. */
export interface CellNames {
  readonly defines: readonly string[];
  readonly uses: readonly string[];
}

/** What a cell depends on. */
export interface Chain {
  /** The cells that it needs, directly or through others, in order; the last is the cell itself. */
  readonly cells: readonly number[];
  /** The names that it may look up, each with the cell that defines it. */
  readonly names: ReadonlyMap<string, number>;
  /** Two cells with the same key give the same results. */
  readonly key: string;
}

/** Cannot occur in a text of a cell that is read. */
const SEPARATOR = '\u0000';

export function namesOf(text: string): CellNames {
  const statements = Sheet.parse(text).parts.flatMap((part) => (part.ok ? [dependencies(part.statement)] : []));
  return {
    defines: statements.flatMap(({ defines }) => (defines === null ? [] : [defines])),
    uses: [...new Set(statements.flatMap(({ uses }) => uses))],
  };
}

/** The chains of all cells of a worksheet, given their texts from top to bottom. */
export function chainsOf(texts: readonly string[], read: (text: string) => CellNames = namesOf): Chain[] {
  const cells = texts.map(read);
  const defined = new Map<string, number>();
  const chains: Chain[] = [];
  for (const [i, { defines, uses }] of cells.entries()) {
    const names = lookedUp(cells, uses, defined);
    const needed = new Set([...names.values()].flatMap((j) => elementAt(chains, j).cells));
    const order = [...needed].sort((a, b) => a - b);
    order.push(i);
    chains.push({ cells: order, names, key: order.map((j) => elementAt(texts, j)).join(SEPARATOR) });
    for (const name of defines) defined.set(name, i);
  }
  return chains;
}

/** The names that can be reached from some names, with the cells that define them. */
function lookedUp(
  cells: readonly CellNames[],
  uses: readonly string[],
  defined: ReadonlyMap<string, number>,
): Map<string, number> {
  const found = new Map<string, number>();
  const open = [...uses];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const cell = defined.get(name);
    if (cell === undefined || found.has(name)) continue;
    found.set(name, cell);
    open.push(...elementAt(cells, cell).uses);
  }
  return found;
}

/** Cycles in a graph of dependencies. */

/** The nodes of a cycle, the first one again at the end; null if there is none. */
export function cycleIn(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of uses.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle !== null) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of uses.keys()) {
    const cycle = visit(node, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/**
 * The register as a graph, to be drawn: a node for each result with its state, an edge from a result to what it follows from, and
 * levels, so that every edge leads to a lower level. All of it is plain data that can be written as JSON.
 */
import type { NamedResult } from '../results/named-result.ts';
import type { ResultFinding } from './finding.ts';
import { evidenceText, proofsText, type State } from './status.ts';

/** A result in the graph. */
export interface GraphNode {
  readonly name: string;
  readonly kind: NamedResult['kind'];
  /** In words and plain notation. */
  readonly statement: string;
  readonly source: string;
  /** What the literature says of it. */
  readonly literature: string;
  readonly state: State;
  /** What is proved here and by what, such as "proved (certificate A32)"; empty if nothing is. */
  readonly proofs: string;
  /** What known values say of it, such as "refuted by T^7.^7F^6 = 3*, among 7 positions with a <= 7"; empty if it was not checked. */
  readonly evidence: string;
  /** The names of the certificates that prove it, or parts of it. */
  readonly certificates: readonly string[];
  /** 0 if it follows from no other result, otherwise one more than the highest of those. */
  readonly level: number;
}

/** A result that follows from another, in whole or in part. */
export interface GraphEdge {
  /** The name of the result that follows. */
  readonly from: string;
  /** The name of the result that it follows from. */
  readonly to: string;
  /**
   * uses: its proof uses the other. says: the other says it, or a part of it. certificate: the certificate of the other
   * proves it, or a part of it.
   */
  readonly kind: 'uses' | 'says' | 'certificate';
}

/** Results, what follows from what, and how many levels there are. */
export interface ResultGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Levels are counted from 0, so this is one more than the highest of a node. */
  readonly levels: number;
}

/**
 * The graph of what was found about results. Edges to results that are not among them are left out.
 *
 * @throws RangeError - if results follow from each other in a circle
 * @example
 * ```ts
 * const results = REGISTER.filter(({ name }) => /^L4[.][34]$/.test(name));
 * const proofs = { isWhole: false, proofs: [] };
 * const graph = graphOf(results.map((result) => ({ result, proofs, evidence: null, state: 'stated' })));
 * graph.edges; // => [ { from: 'L4.4', to: 'L4.3', kind: 'uses' } ]
 * graph.nodes.map(({ name, level }) => [name, level]); // => [ [ 'L4.3', 0 ], [ 'L4.4', 1 ] ]
 * ```
 */
export function graphOf(findings: readonly ResultFinding[]): ResultGraph {
  const names = new Set(findings.map(({ result }) => result.name));
  const edges = findings.flatMap(edgesOf).filter(({ to }) => names.has(to));
  const levelOf = levelsOf(edges);
  const nodes = findings.map((finding): GraphNode => {
    const { name, kind, statement, source, literature, checked } = finding.result;
    const proofs = proofsText(finding.proofs).replace(/; $/, '');
    const evidence =
      finding.evidence === null || checked === undefined ? '' : evidenceText(checked.scope, finding.evidence);
    const certificates = certificatesOf(finding);
    return {
      name,
      kind,
      statement,
      source,
      literature,
      state: finding.state,
      proofs,
      evidence: evidence.replace(/[.]$/, ''),
      certificates,
      level: levelOf(name),
    };
  });
  return { nodes, edges, levels: Math.max(-1, ...nodes.map(({ level }) => level)) + 1 };
}

/**
 * The part of a graph that a result follows from, with the result itself.
 *
 * @example
 * ```ts
 * graphBelow(graphOf([]), 'E2').nodes; // => []
 * ```
 */
export function graphBelow({ nodes, edges }: ResultGraph, name: string): ResultGraph {
  const names = new Set([name]);
  // A set gives what is added while it is gone through, too.
  for (const one of names) for (const { from, to } of edges) if (from === one) names.add(to);
  const kept = nodes.filter((node) => names.has(node.name));
  const levels = Math.max(-1, ...kept.map(({ level }) => level)) + 1;
  return { nodes: kept, edges: edges.filter(({ from }) => names.has(from)), levels };
}

const certificatesOf = ({ proofs }: ResultFinding): string[] => [
  ...new Set(
    proofs.proofs
      .filter(({ objection }) => objection === null)
      .flatMap(({ certificate }) => certificate.split(' and '))
      .filter((name) => name !== ''),
  ),
];

/** One edge to each result, of the first kind that there is. */
function edgesOf(finding: ResultFinding): GraphEdge[] {
  const { name, from = [], impliedBy = [] } = finding.result;
  const kinds = { uses: from, says: impliedBy, certificate: certificatesOf(finding) };
  const edges = new Map<string, GraphEdge>();
  for (const kind of ['uses', 'says', 'certificate'] as const) {
    for (const to of kinds[kind]) if (to !== name && !edges.has(to)) edges.set(to, { from: name, to, kind });
  }
  return [...edges.values()];
}

/** The level of each name: the length of the longest way down. */
function levelsOf(edges: readonly GraphEdge[]): (name: string) => number {
  const levels = new Map<string, number>();
  const levelOf = (name: string, above: readonly string[]): number => {
    if (above.includes(name)) throw new RangeError(`${[...above, name].join(', ')} follow from each other`);
    const known = levels.get(name);
    if (known !== undefined) return known;
    const below = edges.filter(({ from }) => from === name).map(({ to }) => levelOf(to, [...above, name]) + 1);
    const level = Math.max(0, ...below);
    levels.set(name, level);
    return level;
  };
  return (name) => levelOf(name, []);
}

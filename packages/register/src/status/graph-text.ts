/** The graph of the register as text that other programs draw. */
import type { GraphEdge, GraphNode, ResultGraph } from './graph.ts';
import type { State } from './status.ts';

/** The language in which a graph is written: that of Graphviz, that of Mermaid, or JSON. */
export type GraphFormat = 'dot' | 'mermaid' | 'json';

/** Fill and border. */
const COLOURS: Readonly<Record<State, readonly [string, string]>> = {
  proved: ['#d9f2d9', '#2d7a2d'],
  refuted: ['#f7d6d6', '#a33030'],
  contradicted: ['#f7d6d6', '#a33030'],
  checked: ['#fdf3d0', '#8a6d1a'],
  stated: ['#eeeeee', '#666666'],
};

/** Lines in Graphviz and in Mermaid. */
const LINES: Readonly<Record<GraphEdge['kind'], readonly [string, string]>> = {
  uses: ['solid', '-->'],
  says: ['bold', '==>'],
  certificate: ['dashed', '-.->'],
};

/**
 * The graph as text.
 *
 * @example
 * ```ts
 * const graph = graphOf([]);
 * graphText(graph, 'mermaid').split('\n')[0]; // => 'flowchart BT'
 * ```
 */
export function graphText(graph: ResultGraph, format: GraphFormat): string {
  if (format === 'json') return JSON.stringify(graph);
  return format === 'dot' ? dotText(graph) : mermaidText(graph);
}

function dotText({ nodes, edges, levels }: ResultGraph): string {
  return [
    'digraph register {',
    '  rankdir=BT;',
    '  node [shape=box, style="filled,rounded", fontname="sans-serif"];',
    ...nodes.map(({ name, statement, state }) => {
      const [fill, border] = COLOURS[state];
      const label = `${quoted(name)}\\n${state}`;
      return `  "${quoted(name)}" [label="${label}", tooltip="${quoted(statement)}", fillcolor="${fill}", color="${border}"];`;
    }),
    ...Array.from({ length: levels }, (_, level) => `  { rank=same; ${onLevel(nodes, level).join(' ')} }`),
    ...edges.map(({ from, to, kind }) => `  "${quoted(to)}" -> "${quoted(from)}" [style=${LINES[kind][0]}];`),
    '}',
  ].join('\n');
}

const onLevel = (nodes: readonly GraphNode[], level: number): string[] =>
  nodes.filter((node) => node.level === level).map(({ name }) => `"${quoted(name)}";`);

const quoted = (text: string): string => text.replace(/[\\"]/g, '\\$&');

function mermaidText({ nodes, edges }: ResultGraph): string {
  // Names such as L4.5 have signs that identifiers may not have.
  const idOf = (name: string): string => `n${nodes.findIndex((node) => node.name === name)}`;
  const states = [...new Set(nodes.map(({ state }) => state))];
  return [
    'flowchart BT',
    ...nodes.map(({ name, state }) => `  ${idOf(name)}["${name}"]:::${state}`),
    ...edges.map(({ from, to, kind }) => `  ${idOf(to)} ${LINES[kind][1]} ${idOf(from)}`),
    ...states.map((state) => `  classDef ${state} fill:${COLOURS[state][0]},stroke:${COLOURS[state][1]},color:#222`),
  ].join('\n');
}

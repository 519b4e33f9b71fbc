/** The register as a graph: every edge leads down, and the texts have all of it. */
import { expect, test } from 'vitest';
import { REGISTER } from '../results/register.ts';
import { openLibrary } from '../testing/library.ts';
import { findResults } from './finding.ts';
import { graphBelow, graphOf } from './graph.ts';
import { graphText } from './graph-text.ts';

const graph = graphOf(findResults(REGISTER, openLibrary(), () => null));
const levels = new Map(graph.nodes.map(({ name, level }) => [name, level]));

test('every result is a node, and every edge leads to a lower level', () => {
  expect(graph.nodes.map(({ name }) => name)).toEqual(REGISTER.map(({ name }) => name));
  for (const { from, to } of graph.edges) expect(levels.get(from)).toBeGreaterThan(levels.get(to) ?? Infinity);
  expect(graph.levels).toBe(Math.max(...levels.values()) + 1);
});

test('edges are the uses of proofs, what says a result, and certificates of other results', () => {
  const of = (name: string) => graph.edges.filter(({ from }) => from === name).map(({ to, kind }) => `${kind} ${to}`);
  expect(of('L4.5')).toEqual(['uses L4.1', 'uses L4.3']);
  expect(of('T3')).toEqual(['certificate L4.5', 'certificate B3']);
  expect(of('T1')).toEqual(['says T1.1', 'says T1.2', 'says T1.3', 'certificate A11', 'certificate OneFrog']);
  expect(graph.nodes.find(({ name }) => name === 'T2')).toMatchObject({
    state: 'proved',
    proofs: 'proved (certificate T2)',
    certificates: ['T2'],
    level: 2,
  });
});

test('what a result follows from', () => {
  const { nodes, edges, levels } = graphBelow(graph, 'E5');
  const names = nodes.map(({ name }) => name);
  expect(names).toContain('L4.5');
  expect(names).not.toContain('E1');
  expect(edges.every(({ from, to }) => names.includes(from) && names.includes(to))).toBe(true);
  expect(levels).toBe((nodes.find(({ name }) => name === 'E5')?.level ?? 0) + 1);
});

test('a circle is refused', () => {
  const [result] = REGISTER;
  const proofs = { isWhole: false, proofs: [] };
  const circle = ['x', 'y'].map((name, i) => ({
    result: { ...result, name, from: [['y', 'x'][i]] },
    proofs,
    evidence: null,
    state: 'stated' as const,
  }));
  expect(() => graphOf(circle)).toThrow('x, y, x follow from each other');
});

test('the texts have every node and every edge', () => {
  const dot = graphText(graph, 'dot');
  expect(dot.match(/\[label=/g)).toHaveLength(graph.nodes.length);
  expect(dot.match(/" -> "/g)).toHaveLength(graph.edges.length);
  const mermaid = graphText(graph, 'mermaid');
  expect(mermaid.match(/:::/g)).toHaveLength(graph.nodes.length);
  expect(mermaid.match(/ (?:-->|==>|-\.->) /g)).toHaveLength(graph.edges.length);
  expect(JSON.parse(graphText(graph, 'json'))).toEqual(graph);
});

/**
 * Who may import what, as docs/architecture.md and docs/checker.md tell it: the layers of the workspace, the isolation of the
 * checker, and no cycles between the folders of a room. Tests, and what only tests use, may import anything.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Import {
  readonly file: string;
  /** A path from the root for a relative import; otherwise the name of a package or a module of Node. */
  readonly target: string;
  readonly relative: boolean;
}

/** What a source text imports and exports again, at the start or while it runs. */
function specifiers(text: string): string[] {
  const statement = /^(?:import|export|\})(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
  const call = /\bimport\(\s*(['"`])([^'"`\n]+)\1/g;
  return [...text.matchAll(statement), ...text.matchAll(call)].map((match) => match[2]);
}

function importsUnder(folder: string): Import[] {
  return filesUnder(folder).flatMap((file) =>
    specifiers(readFileSync(join(ROOT, file), 'utf8')).map((name) => {
      const relative = name.startsWith('.');
      return { file, relative, target: relative ? join(dirname(file), name) : name };
    }),
  );
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
}

const told = ({ file, target }: Import): string => `${file} imports ${target}`;
const within = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

test.each([
  ["import a from 'x';", ['x']],
  ["import type { A } from './a.ts';", ['./a.ts']],
  ["import {\n  a,\n  type B,\n} from '../a.ts';\nconst from = 'no';", ['../a.ts']],
  ['import \'node:fs\';\nimport b from "b";', ['node:fs', 'b']],
  ["export { a } from './a.ts';\nexport * from './b.ts';", ['./a.ts', './b.ts']],
  ["const a = await import('./a.ts');\ntype B = import('b').B;", ['./a.ts', 'b']],
  ["// from './no.ts'\nexport const a = 'x';\nexport function f() {\n  return g('y');\n}\n", []],
])('the imports of %j', (text, names) => {
  expect(specifiers(text)).toEqual(names);
});

/** What each room may import from outside itself; a name ending in ':' stands for all modules of that kind. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'packages/games': [],
  'packages/toads': ['@lilypad/games'],
  'packages/prover': ['@lilypad/games', '@lilypad/toads', '@noble/hashes'],
  'packages/tables': ['@lilypad/games', '@lilypad/toads', '@noble/hashes'],
  'packages/server': ['@lilypad/games', '@lilypad/toads', 'node:'],
  'apps/cli': [
    '@lilypad/games',
    '@lilypad/toads',
    '@lilypad/tables',
    '@lilypad/prover',
    '@lilypad/server',
    'commander',
    'node:',
  ],
  'apps/web': ['@lilypad/games', '@lilypad/toads', '@lilypad/tables', '@lilypad/prover', 'preact', 'katex'],
  bench: ['@lilypad/games', '@lilypad/toads', 'node:'],
  tools: ['@lilypad/games', '@lilypad/toads', '@lilypad/tables', '@lilypad/prover', 'node:'],
};

describe.each(Object.entries(ROOMS))('%s', (room, allowed) => {
  const source = `${room}/src`;
  const imports = importsUnder(source);

  test('imports only what its layer may', () => {
    expect(imports.length).toBeGreaterThan(5);
    const isAllowed = (name: string) =>
      allowed.some((one) => name === one || name.startsWith(one.endsWith(':') ? one : `${one}/`));
    const wrong = imports.filter(({ target, relative }) => !(relative ? within(target, source) : isAllowed(target)));
    expect(wrong.map(told)).toEqual([]);
  });

  test('has no cycle between its folders', () => {
    const uses = new Map<string, Set<string>>();
    for (const { file, target, relative } of imports) {
      if (!relative) continue;
      const [from, to] = [file, target].map((path) => folderOf(path.slice(source.length + 1)));
      if (from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
    expect(cycleIn(uses)).toBeNull();
  });
});

/** Files that bring a room together: they stand above its folders. */
const ENTRIES = /^(?:index|main|program|app)\.tsx?$/;

/** The folder of a file in a room; the files beside the folders count as one more, entries stand for themselves. */
function folderOf(path: string): string {
  if (path.includes('/')) return path.slice(0, path.indexOf('/'));
  return ENTRIES.test(path) ? path : '.';
}

test('a cycle is found', () => {
  const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges).map(([a, b]) => [a, new Set(b)]));
  expect(cycleIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'] }))).toBeNull();
  expect(cycleIn(graph({ a: ['b'], b: ['c', 'd'], d: ['b'] }))).toEqual(['b', 'd', 'b']);
});

/** The nodes of a cycle, the first one again at the end; null if there is none. */
function cycleIn(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
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

describe('the checker', () => {
  const PROVER = 'packages/prover/src';
  const CHECK = `${PROVER}/check`;

  test('imports nothing from outside its folder', () => {
    const imports = importsUnder(CHECK);
    expect(imports.map(told)).toContain(`${CHECK}/chapters.ts imports ${CHECK}/cases.ts`);
    const isInside = ({ target, relative }: Import) =>
      relative && within(target, CHECK) && !target.includes('/testing/');
    expect(imports.filter((one) => !isInside(one)).map(told)).toEqual([]);
  });

  test('is imported by nothing that finds proofs, but for its types', () => {
    const users = importsUnder(PROVER).filter(({ file, target }) => within(target, CHECK) && !within(file, CHECK));
    const placeOf = ({ file }: Import) => folderOf(file.slice(PROVER.length + 1));
    const isTyped = ({ file, target }: Import) =>
      new RegExp(`^import type [^;]*/${target.slice(PROVER.length + 1)}';$`, 'm').test(
        readFileSync(join(ROOT, file), 'utf8'),
      );
    expect(users.map(placeOf)).toContain('theorem');
    const readers = ['index.ts', 'claim', 'rocq', 'theorem'];
    expect(users.filter((one) => !readers.includes(placeOf(one)) && !isTyped(one)).map(told)).toEqual([]);
  });
});

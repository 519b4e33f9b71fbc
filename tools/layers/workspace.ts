/** The hand-written files of the workspace, by room, with what each refers to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource, type Source } from './source.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What each room may import from outside itself in its sources; a name that ends in ':' stands for all modules of that
 * kind.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'packages/games': [],
  'packages/toads': ['@lilypad/games'],
  'packages/prover': ['@lilypad/games', '@lilypad/toads', '@noble/hashes'],
  'packages/tables': ['@lilypad/games', '@lilypad/toads', '@noble/hashes'],
  'packages/sheet': ['@lilypad/games', '@lilypad/toads', '@lilypad/prover', '@lilypad/register'],
  'packages/register': ['@lilypad/games', '@lilypad/toads', '@lilypad/tables', '@lilypad/prover'],
  'packages/server': ['@lilypad/games', '@lilypad/toads', 'node:'],
  'packages/farm': ['@lilypad/games', '@lilypad/toads', '@lilypad/prover', '@lilypad/sheet', 'pg', 'pg-boss', 'node:'],
  'apps/cli': [
    '@lilypad/games',
    '@lilypad/toads',
    '@lilypad/tables',
    '@lilypad/prover',
    '@lilypad/register',
    '@lilypad/sheet',
    '@lilypad/server',
    '@lilypad/farm',
    // The built workbench, to serve it.
    '@lilypad/web/dist',
    'commander',
    'node:',
  ],
  'apps/web': [
    '@lilypad/games',
    '@lilypad/toads',
    '@lilypad/tables',
    '@lilypad/prover',
    '@lilypad/register',
    '@lilypad/sheet',
    // Made by apps/web/build.
    'virtual:',
    'preact',
    'katex',
    '@codemirror',
  ],
  bench: ['@lilypad/games', '@lilypad/toads', '@lilypad/sheet', '@lilypad/server', 'lilypad', 'node:'],
  tools: [
    '@lilypad/games',
    '@lilypad/toads',
    '@lilypad/tables',
    '@lilypad/prover',
    '@lilypad/farm',
    '@lilypad/server',
    '@lilypad/sheet',
    // The built workbench, as a part of the site.
    '@lilypad/web/dist',
    'lilypad',
    'assemblyscript',
    'marked',
    'rolldown',
    'node:',
  ],
};

/** A file and what it refers to; paths are from the root of the workspace. */
export interface WorkspaceFile {
  readonly path: string;
  readonly room: string;
  readonly lines: number;
  readonly source: Source;
  /** Files that are imported by a relative path, and those of them that are loaded when the file runs. */
  readonly relative: readonly string[];
  readonly loaded: readonly string[];
  /** Modules that are imported by their names, without what follows a question mark. */
  readonly named: readonly string[];
  /** Files that are named in any way, relative imports included. */
  readonly reached: readonly string[];
}

const NO_SOURCES = /(?:^|\/)(?:node_modules|dist|generated|library|data|public)(?:\/|$)/;

/** All files of a room: sources, tests, configuration. */
export function filesOf(room: string): WorkspaceFile[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !NO_SOURCES.test(path))
    .map((path) => readFile(room, path));
}

/** Sources are the files that are built: not tests, their helpers or configuration. */
export const isBuilt = ({ path, room }: WorkspaceFile): boolean =>
  /\.tsx?$/.test(path) && path.startsWith(`${room}/src/`) && !/\.test\.tsx?$|\/testing\//.test(path);

function readFile(room: string, path: string): WorkspaceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const source = path.endsWith('.css') ? readStyle(text) : readSource(text, path);
  const modules = source.modules.map((name) => name.replace(/\?.*$/, ''));
  const inFile = (name: string): string => join(dirname(path), name);
  const types = new Set(source.types.map(inFile));
  const relative = modules.filter((name) => name.startsWith('.')).map(inFile);
  const reached = source.paths.map((name) => (name.startsWith('.') ? inFile(name) : normalize(name)));
  return {
    path,
    room,
    lines: text.trimEnd().split('\n').length,
    source,
    relative,
    loaded: relative.filter((one) => !types.has(one)),
    named: modules.filter((name) => !name.startsWith('.')),
    reached: [...relative, ...reached],
  };
}

/** Style sheets name files in `@import` and `url()`. */
function readStyle(text: string): Source {
  const found = [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]|url\(\s*['"]?([^'")]+)['"]?\s*\)/g)];
  const paths = found
    .map(([, imported, url]) => imported ?? url ?? '')
    .filter((path) => !/^(?:data|https?):/.test(path));
  return {
    modules: [],
    types: [],
    paths: paths.map((path) => (/^[.@]/.test(path) ? path : `./${path}`)),
    assertions: [],
    casts: [],
    functions: [],
  };
}

/** Whether the `exports` of a package of the workspace have this module, such as `@lilypad/prover/library/A11.json`. */
export function isExported(name: string): boolean {
  const [, folder, rest] = /^@lilypad\/([^/]+)(.*)$/.exec(name) ?? [];
  const file = ['packages', 'apps'].map((group) => join(ROOT, group, folder ?? '', 'package.json')).find(existsSync);
  if (file === undefined) return false;
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly exports?: Readonly<Record<string, unknown>>;
  };
  return Object.keys(exports ?? {}).some((key) => {
    const [start = '', end] = key.split('*');
    const wanted = `.${rest}`;
    return end === undefined ? wanted === key : wanted.startsWith(start) && wanted.endsWith(end);
  });
}

export const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

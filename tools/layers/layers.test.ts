/**
 * Who may use what, as docs/architecture.md and docs/checker.md describe it: the layers of the workspace, the isolation
 * of the checker, no cycles between the folders and the files of a room, no long files and functions. Tests may import
 * any package, but no file reaches into another room by a path: what a room offers is in the `exports` of its package.
 */
import { describe, expect, test } from 'vitest';
import { cycleIn } from './cycle.ts';
import { filesOf, isBuilt, isExported, ROOMS, type WorkspaceFile, within } from './workspace.ts';

const FILES = new Map(Object.keys(ROOMS).map((room) => [room, filesOf(room)]));
const filesIn = (room: string): readonly WorkspaceFile[] => FILES.get(room) ?? [];

/**
 * Not rooms, but documents and development that belong to all: tests compare the program with them, tools write them.
 */
const SHARED = ['docs', 'rocq'];

/** The only files that reach into another room by a path, with the reason. */
const REACHING: Readonly<Record<string, readonly string[]>> = {
  // Must run before packages/toads can be compiled, and writes into it.
  'tools/wasm/src/build-wasm.ts': ['packages/toads'],
  // Writes down which certificates the checker accepted.
  'tools/src/library.ts': ['packages/prover/src/theorem/recorded.ts'],
  // The examples of the README name certificates by their place in the workspace.
  'apps/cli/src/testing/readme.test.ts': ['packages'],
  // The site has the documents of all packages.
  'tools/src/site/site.test.ts': ['packages'],
  // Looks at the site in a browser, which a tool builds from the workbench.
  'apps/web/browser/testing/built-site.ts': ['tools/dist/site/site.js'],
};

const MOST_LINES = 300;
const MOST_FUNCTION_LINES = 60;

describe.each(Object.entries(ROOMS))('%s', (room, allowed) => {
  const files = filesIn(room);
  const built = files.filter(isBuilt);

  test('imports only what its layer may', () => {
    expect(built.length).toBeGreaterThan(5);
    const isAllowed = (name: string) =>
      allowed.some((one) => name === one || name.startsWith(one.endsWith(':') ? one : `${one}/`));
    const wrong = built.flatMap(({ path, named }) =>
      named.filter((name) => !isAllowed(name)).map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('reaches into no other room by a path', () => {
    // This folder is about all rooms.
    const others = files.filter(({ path }) => !within(path, 'tools/layers'));
    const wrong = others.flatMap(({ path, reached }) => {
      const mine = [room, ...SHARED, ...(REACHING[path] ?? [])];
      const rooms = reached.filter((one) => /^(?:\.\.\/|packages\/|apps\/|bench\/|tools\/)/.test(`${one}/`));
      return rooms.filter((one) => !mine.some((folder) => within(one, folder))).map((one) => `${path} reaches ${one}`);
    });
    expect(wrong).toEqual([]);
  });

  test('builds on nothing that is only for tests', () => {
    const wrong = built.flatMap(({ path, relative }) =>
      relative
        .filter((one) => !within(one, `${room}/src`) && !within(one, `${room}/wasm/src`))
        .map((one) => [path, one]),
    );
    const tests = built.flatMap(({ path, relative }) =>
      relative.filter((one) => /\/testing\/|\.test\./.test(one)).map((one) => [path, one]),
    );
    expect([...wrong, ...tests]).toEqual([]);
  });

  test('imports only what packages export', () => {
    const names = files.flatMap(({ named }) => named.filter((name) => name.startsWith('@lilypad/')));
    const whole = names.filter((name) => !name.endsWith('/'));
    expect([...new Set(whole.filter((name) => !isExported(name)))]).toEqual([]);
  });

  test('has no cycle between its folders, nor between its files', () => {
    const folders = new Map<string, Set<string>>();
    const uses = new Map<string, Set<string>>();
    for (const { path, relative, loaded } of built) {
      uses.set(path, new Set(loaded));
      for (const target of relative) {
        const [from, to] = [path, target].map((one) => folderOf(one.slice(`${room}/src/`.length)));
        if (from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to));
      }
    }
    expect(cycleIn(folders)).toBeNull();
    expect(cycleIn(uses)).toBeNull();
  });

  test(`has no file over ${MOST_LINES} lines`, () => {
    expect(files.filter(({ lines }) => lines > MOST_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test(`has no function over ${MOST_FUNCTION_LINES} lines, except components and tests`, () => {
    const long = built
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap(({ path, source }) =>
        source.functions
          .filter(({ lines }) => lines > MOST_FUNCTION_LINES)
          .map(({ name, line, lines }) => `${path}:${line}: ${name} has ${lines} lines`),
      );
    expect(long).toEqual([]);
  });
});

/** Both are compiled with `noUncheckedIndexedAccess`, which assertions would defeat. */
test.each(['packages/prover/src/check', 'apps/web/src'])('%s asserts nothing of what it looks up', (folder) => {
  const files = [...FILES.values()].flat().filter((file) => isBuilt(file) && within(file.path, folder));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap(({ path, source }) => source.assertions.map((line) => `${path}:${line}`));
  expect(found).toEqual([]);
});

/** Files that connect the folders of a room: they are above its folders. */
const ENTRIES = /^(?:index|main|program|app)\.tsx?$/;

/**
 * The folder of a file in a room; the files next to the folders count as one more, each entry as a folder by itself.
 */
function folderOf(path: string): string {
  if (path.includes('/')) return path.slice(0, path.indexOf('/'));
  return ENTRIES.test(path) ? path : '.';
}

describe('the checker', () => {
  const PROVER = 'packages/prover/src';
  const CHECK = `${PROVER}/check`;
  const built = filesIn('packages/prover').filter(isBuilt);
  const inside = built.filter(({ path }) => within(path, CHECK));

  test('imports nothing from outside its folder', () => {
    expect(inside.find(({ path }) => path === `${CHECK}/chapters.ts`)?.relative).toContain(`${CHECK}/cases.ts`);
    const wrong = inside.flatMap(({ path, named, reached }) =>
      [...named, ...reached.filter((one) => !within(one, CHECK))].map((one) => `${path} uses ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  test('casts nothing', () => {
    expect(inside.flatMap(({ path, source }) => source.casts.map((line) => `${path}:${line}`))).toEqual([]);
  });

  test('is loaded by nothing that finds proofs', () => {
    const users = built.filter(({ path, loaded }) => !within(path, CHECK) && loaded.some((one) => within(one, CHECK)));
    const placeOf = ({ path }: WorkspaceFile) => folderOf(path.slice(PROVER.length + 1));
    expect(users.map(placeOf)).toContain('theorem');
    const readers = ['index.ts', 'claim', 'rocq', 'theorem'];
    expect(users.filter((one) => !readers.includes(placeOf(one))).map(({ path }) => path)).toEqual([]);
  });
});

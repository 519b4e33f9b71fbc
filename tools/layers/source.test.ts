// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are source texts
import { describe, expect, test } from 'vitest';
import { readSource } from './source.ts';

describe('modules', () => {
  test.each([
    ["import a from 'x';", ['x']],
    ["import type { A } from './a.ts';", ['./a.ts']],
    ["import {\n  a,\n  type B,\n} from '../a.ts';\nconst from = 'no';", ['../a.ts']],
    ['import \'node:fs\';\nimport b from "b";', ['node:fs', 'b']],
    ["export { a } from './a.ts';\nexport * from './b.ts';", ['./a.ts', './b.ts']],
    ["const a = await import('./a.ts');\ntype B = import('b').B;", ['./a.ts', 'b']],
    ["await import('@lilypad/tables/data/results.txt?raw');", ['@lilypad/tables/data/results.txt?raw']],
    [
      "import.meta.resolve('a'); import.meta.resolve(`@lilypad/prover/library/${name}.json`);",
      ['a', '@lilypad/prover/library/'],
    ],
    ["// from './no.ts'\nexport const a = 'x';\nexport function f() {\n  return g('y');\n}\n", []],
  ])('of %j', (text, modules) => {
    const source = readSource(text);
    expect(source.modules).toEqual(modules);
    expect(source.paths).toEqual([]);
  });
});

test('imports of types are told apart', () => {
  const text =
    "import type { A } from './a.ts';\nimport { type B, b } from './b.ts';\nexport type { C } from './c.ts';";
  const { modules, types } = readSource(text);
  expect(modules).toEqual(['./b.ts', './a.ts', './c.ts']);
  expect(types).toEqual(['./a.ts', './c.ts']);
});

describe('paths', () => {
  test.each([
    ["import.meta.glob('../../cli/data/*.log', { query: '?raw' });", ['../../cli/data/*.log']],
    ["import.meta.glob(['./a/*.ts', '../b/*.ts']);", ['./a/*.ts', '../b/*.ts']],
    ["new URL('../../../apps/web/dist', import.meta.url);", ['../../../apps/web/dist']],
    ["new Worker(new URL('./worker.ts', import.meta.url));", ['./worker.ts']],
    ['readFileSync(`packages/prover/library/${name}.json`);', ['packages/prover/library/']],
    ["spawn('node', ['apps/cli/bin/lilypad.js', 'value', 'T.F']);", ['apps/cli/bin/lilypad.js']],
    ['new URL(`../${name}`, import.meta.url);', []],
    ["const a = ['..', './', 'packages', 'apples/pears', '...'];\n/* '../no' */ // '../no'", []],
    ['const a = /[\'"]/; const b = "../b";', ['../b']],
    ['const view = <img src="../picture.svg" />;', ['../picture.svg']],
  ])('of %j', (text, paths) => {
    expect(readSource(text, 'a.tsx').paths).toEqual(paths);
  });
});

test.each([
  ['a!', [1]],
  ['a[i]!.b\n\nf(c!)', [1, 3]],
  ['(a[i] as number) + 1', [1]],
  ['a.at(-1) as string', [1]],
  ['a.get(b) as string', [1]],
  ["a !== b; !a; JSON.parse(a) as B; [] as const; a['b']; 'a!'", []],
])('the assertions of %j are on the lines %j', (text, lines) => {
  expect(readSource(text).assertions).toEqual(lines);
});

test.each([
  ['JSON.parse(a) as B', [1]],
  ['f(\n  a as unknown as B,\n)', [2, 2]],
  ["const a = ['T'] as const; import { b as c } from 'b'; const d: B = JSON.parse(a)", []],
])('the casts of %j are on the lines %j', (text, lines) => {
  expect(readSource(text).casts).toEqual(lines);
});

test('functions are counted with their lines', () => {
  const text = [
    'const a = () => 1;',
    'export function b() {',
    '  return () => {',
    '    c();',
    '  };',
    '}',
    'class D { e() {\n} }',
  ].join('\n');
  expect(readSource(text).functions).toEqual([
    { name: 'a', line: 1, lines: 1 },
    { name: 'b', line: 2, lines: 5 },
    { name: 'a function', line: 3, lines: 3 },
    { name: 'e', line: 7, lines: 2 },
  ]);
});

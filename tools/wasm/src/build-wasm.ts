/**
 * Compiles the engines (packages/toads/src/sweep/assembly) to WebAssembly and writes each, as base64, into a TypeScript
 * module that runs in Node and in a browser worker alike. The module carries a digest of its sources: if it is up to
 * date, nothing is done. The output depends only on the sources, the version of the compiler and the flags
 * below.
 *
 * This is a separate project, because it must run before packages/toads, and all that uses it, can be compiled.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
const sources = new URL('packages/toads/src/sweep/assembly/', root);
const targets = new URL('packages/toads/src/sweep/generated/', root);
/** The memory comes from outside, because several instances of an engine, in several threads, share it. */
const SHARED = ['--enable', 'threads', '--importMemory', '--sharedMemory', '--maximumMemory', '65536'];
const FLAGS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort=', ...SHARED];
/**
 * Functions up to these sizes, in the units of the optimiser, are written out where they are called: always, if the optimiser expects
 * code to get smaller or faster, and if there is one call only. The compiler's own limits are 12, 70 and 200. With these the sweep of values is 8 %
 * faster; larger ones bring 1 % more, and take longer to compile than a small sweep takes in all.
 */
const INLINED = { always: 80, flexible: 250, oneCaller: 1000 };
/** What code may use; more than that, and old browsers refuse a module even if it makes no use of it. */
const FEATURES = [
  'Atomics',
  'BulkMemory',
  'BulkMemoryOpt',
  'MutableGlobals',
  'NontrappingFPToInt',
  'SignExt',
  'SIMD128',
] as const;
/** What is compiled. */
interface Module {
  /** The file that says what it exports; what is not used from there is left out. */
  readonly entry: string;
  readonly constant: string;
  readonly flags: readonly string[];
  /** Files that take the place of others. */
  readonly instead?: Readonly<Record<string, string>>;
}

const MODULES: readonly Module[] = [
  { entry: 'values-engine', constant: 'VALUES_ENGINE', flags: FLAGS },
  { entry: 'demand-engine', constant: 'DEMAND_ENGINE', flags: FLAGS },
  { entry: 'search-engine', constant: 'SEARCH_ENGINE', flags: FLAGS },
  {
    entry: 'long-search-engine',
    constant: 'LONG_SEARCH_ENGINE',
    flags: FLAGS,
    instead: { 'squares.ts': 'long-squares.ts', 'board-memo.ts': 'board-cache.ts' },
  },
  { entry: 'thresholds-engine', constant: 'THRESHOLDS_ENGINE', flags: [...FLAGS, '--enable', 'simd'] },
];

const files = readdirSync(sources)
  .filter((name) => name.endsWith('.ts'))
  .sort();
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, sources), 'utf8')]));
const { version } = JSON.parse(readFileSync(new URL('node_modules/assemblyscript/package.json', root), 'utf8'));

for (const one of MODULES) {
  const { entry, constant } = one;
  const digest = createHash('sha256')
    .update(JSON.stringify([version, one, INLINED, FEATURES, ...texts]))
    .digest('hex');
  const head = `// Made from packages/toads/src/sweep/assembly by tools/wasm; digest of the sources ${digest}.`;
  const target = new URL(`${entry}.ts`, targets);
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(head)) continue;
  mkdirSync(targets, { recursive: true });
  const base64 = (await inlined(await compile(one))).toString('base64');
  writeFileSync(target, `${head}\nexport const ${constant} =\n  '${base64}';\n`);
}

async function compile({ entry, flags, instead = {} }: Module): Promise<Buffer> {
  // The compiler takes a second to load: only when there is something to do.
  const { default: asc } = await import('assemblyscript/asc');
  let binary: Buffer | undefined;
  const { error, stderr } = await asc.main([`${entry}.ts`, ...flags, '--outFile', 'engine.wasm'], {
    readFile: (name: string) => texts.get(instead[name] ?? name) ?? null,
    writeFile: (_name: string, contents: string | Uint8Array) => {
      binary = Buffer.from(contents as Uint8Array);
    },
    listFiles: () => [],
  });
  if (error !== null || binary === undefined) {
    process.stderr.write(stderr.toString());
    process.exit(1);
  }
  return binary;
}

/** The parts of the optimiser that are used here. It comes with the compiler. */
interface Optimizer {
  readonly Features: Readonly<Record<(typeof FEATURES)[number], number>>;
  readBinary(binary: Uint8Array): { setFeatures(features: number): void; optimize(): void; emitBinary(): Uint8Array };
  setOptimizeLevel(level: number): void;
  setShrinkLevel(level: number): void;
  setAlwaysInlineMaxSize(size: number): void;
  setFlexibleInlineMaxSize(size: number): void;
  setOneCallerInlineMaxSize(size: number): void;
  setAllowInliningFunctionsWithLoops(on: boolean): void;
}

/** The same module with more functions written out where they are called. */
async function inlined(binary: Buffer): Promise<Buffer> {
  const optimizer: Optimizer = (await import(new URL('node_modules/binaryen/index.js', root).href)).default;
  const module = optimizer.readBinary(binary);
  module.setFeatures(FEATURES.reduce((set, feature) => set | optimizer.Features[feature], 0));
  optimizer.setOptimizeLevel(3);
  optimizer.setShrinkLevel(0);
  optimizer.setAlwaysInlineMaxSize(INLINED.always);
  optimizer.setFlexibleInlineMaxSize(INLINED.flexible);
  optimizer.setOneCallerInlineMaxSize(INLINED.oneCaller);
  optimizer.setAllowInliningFunctionsWithLoops(true);
  // The second time works on what the first has written out.
  module.optimize();
  module.optimize();
  return Buffer.from(module.emitBinary());
}

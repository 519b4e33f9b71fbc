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
/** The modules by the file that says what they export; what is not used from there is left out. */
const MODULES = [
  { entry: 'values-engine', constant: 'VALUES_ENGINE', flags: FLAGS },
  { entry: 'thresholds-engine', constant: 'THRESHOLDS_ENGINE', flags: [...FLAGS, '--enable', 'simd'] },
];

const files = readdirSync(sources)
  .filter((name) => name.endsWith('.ts'))
  .sort();
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, sources), 'utf8')]));
const { version } = JSON.parse(readFileSync(new URL('node_modules/assemblyscript/package.json', root), 'utf8'));

for (const { entry, constant, flags } of MODULES) {
  const digest = createHash('sha256')
    .update(JSON.stringify([version, entry, flags, ...texts]))
    .digest('hex');
  const head = `// Made from packages/toads/src/sweep/assembly by tools/wasm; digest of the sources ${digest}.`;
  const target = new URL(`${entry}.ts`, targets);
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(head)) continue;
  mkdirSync(targets, { recursive: true });
  const base64 = (await compile(entry, flags)).toString('base64');
  writeFileSync(target, `${head}\nexport const ${constant} =\n  '${base64}';\n`);
}

async function compile(entry: string, flags: readonly string[]): Promise<Buffer> {
  // The compiler takes a second to load: only when there is something to do.
  const { default: asc } = await import('assemblyscript/asc');
  let binary: Buffer | undefined;
  const { error, stderr } = await asc.main([`${entry}.ts`, ...flags, '--outFile', 'engine.wasm'], {
    readFile: (name: string) => texts.get(name) ?? null,
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

// Compiles the sweep engine (packages/toads/src/sweep/assembly) to WebAssembly and writes it, as base64, into a TypeScript module
// that runs in Node and in a browser worker alike. The module carries a digest of its sources: nothing is done if it
// is up to date. The output depends on the sources, the compiler's version and the flags below only.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const sources = new URL('packages/toads/src/sweep/assembly/', root);
const target = new URL('packages/toads/src/sweep/generated/sweep-wasm.ts', root);
const flags = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='];

const files = readdirSync(sources)
  .filter((name) => name.endsWith('.ts'))
  .sort();
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, sources), 'utf8')]));
const { version } = JSON.parse(readFileSync(new URL('node_modules/assemblyscript/package.json', root), 'utf8'));
const digest = createHash('sha256')
  .update(JSON.stringify([version, flags, ...texts]))
  .digest('hex');
const head = `// Made from packages/toads/src/sweep/assembly by tools/build-wasm.mjs; digest of the sources ${digest}.`;

if (readIfThere(target)?.startsWith(head) !== true) {
  mkdirSync(new URL('./', target), { recursive: true });
  writeFileSync(target, `${head}\nexport const SWEEP_WASM =\n  '${(await compile()).toString('base64')}';\n`);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function compile() {
  // The compiler takes a second to load: only when there is something to do.
  const { default: asc } = await import('assemblyscript/asc');
  let binary;
  const { error, stderr } = await asc.main(['index.ts', ...flags, '--outFile', 'sweep.wasm'], {
    readFile: (name) => texts.get(name) ?? null,
    writeFile: (_name, contents) => {
      binary = Buffer.from(contents);
    },
    listFiles: () => [],
  });
  if (error !== null || binary === undefined) {
    process.stderr.write(stderr.toString());
    process.exit(1);
  }
  return binary;
}

/**
 * Bundles the command: main and the files of its worker threads, with their packages, into few files in one folder.
 * Reading one file is much faster than finding and opening a hundred. Subcommands stay separate chunks, loaded when
 * they are needed.
 *
 * The files are CommonJS, so that the code that V8 compiles can be kept (bin/load-bundle.js): here, after the bundle is written, for some
 * small commands.
 *
 * All files are in one folder, so that `new URL('./cell-worker.js', import.meta.url)` works the same here and in dist;
 * and the folder is as deep in the package as those of dist, so that `../../package.json` does too.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

/** Every file that ends with -worker.ts runs in a thread of its own. */
const workers = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => [basename(file, '.ts'), join('src', file)]),
);

/** Commander can run other programs as subcommands, which this command does not have: loading what starts them takes 4 ms. */
const withoutChildProcess: Plugin = {
  name: 'without-child-process',
  transform: {
    filter: { id: /commander\/lib\/command\.js$/ },
    handler: (code) => code.replace("require('node:child_process')", 'undefined'),
  },
};

/** CommonJS has no `import.meta.resolve`. */
const resolveByRequire: Plugin = {
  name: 'resolve-by-require',
  transform: {
    filter: { code: 'import.meta.resolve(' },
    handler: (code) =>
      code.replaceAll(
        'import.meta.resolve(',
        '((name) => require("node:url").pathToFileURL(require.resolve(name)).href)(',
      ),
  },
};

/** What is common to small commands, and what the most common ones need, is compiled when the command is built. */
const KEPT = [['--help'], ['value', 'TT.F.F'], ['simplify', '{1|0} + *'], ['compare', 'TT.F.F', '0']];

const keepCode: Plugin = {
  name: 'keep-code',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
  writeBundle({ dir }) {
    const folder = resolve(dir as string);
    for (const argv of KEPT) execFileSync(process.execPath, ['build/keep-code.cjs', folder, ...argv]);
  },
};

export default defineConfig({
  platform: 'node',
  plugins: [withoutChildProcess, resolveByRequire, keepCode],
  // Loaded from its package, and only when there is a farm: it brings the client of the database, and its code is what the
  // version of a job is a digest of.
  external: [/^@lilypad\/farm/],
  resolve: { conditionNames: ['lilypad-source', 'import', 'node', 'default'] },
  input: { main: 'src/main.ts', ...workers },
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    format: 'cjs',
    // Comments and blanks are removed, names are kept: half the text to load, and readable stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // One chunk per package: many small chunks would lose what bundling saves.
    codeSplitting: {
      groups: [
        { name: 'games', test: /packages\/games\// },
        { name: 'toads', test: /packages\/toads\// },
        { name: 'tables', test: /packages\/tables\// },
        { name: 'prover', test: /packages\/prover\// },
        { name: 'register', test: /packages\/register\// },
        { name: 'sheet', test: /packages\/sheet\/src\/(?!prover\/)/ },
        {
          name: 'shared',
          test: /apps\/cli\/src\/(?:input\/|output\/|threads\/(?:answer-operands|team)\.ts|library\/formula-library)|server\/src\/team\/open-team|commander/,
        },
      ],
    },
  },
});

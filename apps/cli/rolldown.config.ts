/**
 * Bundles the command: main and the files of its worker threads, with their packages, into few files in one folder.
 * Reading one file is much faster than finding and opening a hundred. Subcommands stay separate chunks, loaded when
 * they are needed.
 *
 * All files are in one folder, so that `new URL('./cell-worker.js', import.meta.url)` works the same here and in dist;
 * and the folder is as deep in the package as those of dist, so that `../../package.json` does too.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
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

export default defineConfig({
  platform: 'node',
  plugins: [withoutChildProcess],
  // Loaded from its package, and only when there is a farm: it brings the client of the database, and its code is what the
  // version of a job is a digest of.
  external: [/^@lilypad\/farm/],
  resolve: { conditionNames: ['lilypad-source', 'import', 'node', 'default'] },
  input: { main: 'src/main.ts', ...workers },
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
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

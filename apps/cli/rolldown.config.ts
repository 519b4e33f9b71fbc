/**
 * Bundles the command: main and the files of its worker threads, with their packages, into few files in one folder.
 * Reading one file is much faster than finding and opening a hundred. Subcommands stay separate chunks, loaded when
 * they are needed.
 *
 * All files are in one folder, so that `new URL('./cell-worker.js', import.meta.url)` works the same here and in dist;
 * and the folder is as deep in the package as those of dist, so that `../../package.json` does too.
 */
import { defineConfig } from 'rolldown';

export default defineConfig({
  platform: 'node',
  resolve: { conditionNames: ['lilypad-source', 'import', 'node', 'default'] },
  input: {
    main: 'src/main.ts',
    'search-worker': 'src/threads/search-worker.ts',
    'simplify-worker': 'src/commands/simplify/simplify-worker.ts',
    'value-worker': 'src/commands/value/value-worker.ts',
    'compare-worker': 'src/commands/compare/compare-worker.ts',
    'solve-worker': 'src/commands/solve/solve-worker.ts',
    'cell-worker': 'src/results/compute/cell-worker.ts',
    'serve-worker': 'src/commands/serve/serve-worker.ts',
    'repl-worker': 'src/commands/repl/repl-worker.ts',
  },
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
        { name: 'shared', test: /apps\/cli\/src\/(?:input|output)\/|commander/ },
      ],
    },
  },
});

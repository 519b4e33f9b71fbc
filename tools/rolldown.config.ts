/**
 * Bundles the scripts that use threads, as the command is bundled: a thread that loads the packages file by file takes 37 MB for that, and
 * 14 MB from few files.
 */
import { defineConfig } from 'rolldown';

const SCRIPTS = ['measure-threads', 'measure-worker', 'verify-box', 'verify-tables', 'verify-team-worker'];

export default defineConfig({
  platform: 'node',
  resolve: { conditionNames: ['lilypad-source', 'import', 'node', 'default'] },
  input: Object.fromEntries(SCRIPTS.map((name) => [name, `src/${name}.ts`])),
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // Comments and blanks are removed, names are kept: half the text to load, and readable stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
});

/**
 * Bundles the scripts that use threads, as the command is bundled: a thread that loads the packages file by file takes 37 MB for that, and
 * 14 MB from few files. Scripts and threads that run without each other are bundled apart: a thread must not run a script for what both need.
 */
import { defineConfig } from 'rolldown';

const GROUPS = [['verify-box', 'verify-tables', 'verify-team-worker'], ['measure-threads'], ['measure-worker']];

export default defineConfig(
  GROUPS.map((names, i) => ({
    platform: 'node',
    resolve: { conditionNames: ['lilypad-source', 'import', 'node', 'default'] },
    input: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    output: {
      dir: 'dist/bundle',
      cleanDir: i === 0,
      // Comments and blanks are removed, names are kept: half the text to load, and readable stack traces.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    },
  })),
);

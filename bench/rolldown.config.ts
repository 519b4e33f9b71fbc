/**
 * Bundles the measurements with their packages into one file, as the command is bundled: the figures then do not depend
 * on how many files the packages have.
 */
import { defineConfig } from 'rolldown';

export default defineConfig({
  platform: 'node',
  resolve: { conditionNames: ['lilypad-source', 'import', 'node', 'default'] },
  input: { main: 'src/main.ts' },
  output: { dir: 'dist/bundle', cleanDir: true },
});

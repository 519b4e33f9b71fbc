// Tests run from the sources: the condition "lilypad-source" in each package's exports leads to src, so no build is needed.
import { defineConfig } from 'vitest/config';

const conditions = ['lilypad-source'];
const FARM = [
  'packages/farm/src/**/*.test.ts',
  'apps/cli/src/commands/farm/**/*.test.ts',
  'tools/src/verify-farm.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    setupFiles: './tools/testing/fixed-seed.ts',
    reporters: ['default', './tools/testing/summary-reporter.ts'],
    // A slow machine with other work takes ten times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          globalSetup: './apps/cli/src/testing/bundle-command.ts',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
          exclude: FARM,
        },
      },
      {
        extends: true,
        // With one PostgreSQL for all.
        test: {
          name: 'farm',
          // They wait for other processes; a loaded machine takes minutes for what an idle one does in seconds.
          testTimeout: 600_000,
          include: FARM,
          globalSetup: ['./apps/cli/src/testing/bundle-command.ts', './packages/farm/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        // What takes minutes, and is not part of `npm test`.
        test: {
          name: 'evidence',
          include: ['packages/*/src/**/*.evidence.ts', 'apps/*/src/**/*.evidence.ts'],
          globalSetup: './packages/farm/src/testing/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/browser/**/*.test.ts'],
          globalSetup: './apps/web/browser/testing/setup.ts',
          expect: { poll: { timeout: 40_000 } },
        },
      },
    ],
  },
});

/** Takes the pictures of docs/screenshots: `npm run screenshots -w @lilypad/web`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['browser/screenshots.ts'],
    globalSetup: './browser/testing/setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

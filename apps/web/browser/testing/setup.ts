/** Before the browser tests: the current workbench is built, served under a path, and a browser is started. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { FLAGS, findChromium } from './chromium.ts';
import { serveFolder } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the workbench, with a slash at its end. */
    site: string;
    /** The folder that it is served from. */
    folder: string;
    /** The address at which the browser is controlled. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folder = fileURLToPath(new URL('../../../../node_modules/.cache/lilypad-web-test', import.meta.url));
  await buildForUse(root, folder);
  const { executable, environment } = await findChromium();
  const browser = await chromium.launchServer({
    executablePath: executable,
    args: FLAGS,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  const site = await serveFolder(folder, '/some/path/');
  project.provide('site', site.url);
  project.provide('folder', folder);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}

/** Builds for production: NODE_ENV, which is "test" here, would otherwise change the build. */
async function buildForUse(root: string, folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

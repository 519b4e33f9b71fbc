/** Before the browser tests: the workbench is built unless it is newer than its sources, served under a path, and a browser is started. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
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

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const WEB = path('../../');
const FOLDER = join(WEB, 'dist');
const VITE = path('../../../../node_modules/vite/bin/vite.js');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build();
  const { executable, environment } = await findChromium();
  const browser = await chromium.launchServer({
    executablePath: executable,
    args: FLAGS,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  const site = await serveFolder(FOLDER, '/some/path/');
  project.provide('site', site.url);
  project.provide('folder', FOLDER);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}

/** Builds for production: NODE_ENV, which is "test" here, would otherwise change the build. */
function build(): void {
  const built = join(FOLDER, 'index.html');
  if (existsSync(built) && newestSource() < statSync(built).mtimeMs) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: WEB, env });
}

/** When a file of the workbench or of a package was changed last, in milliseconds since 1970. */
function newestSource(): number {
  const times = [WEB, join(WEB, '../../packages')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ parentPath }) => !/\/(?:browser|dist|node_modules)(?:\/|$)/.test(parentPath))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((file) => statSync(join(file.parentPath, file.name)).mtimeMs);
  return Math.max(...times);
}

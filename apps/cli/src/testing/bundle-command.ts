/** Before the tests, and before each run while they are watched: bundles the command unless the bundle is newer than the sources. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const ROOT = path('../../../../');
const BUNDLE = path('../../dist/bundle/main.js');
const ROLLDOWN = path('../../../../node_modules/rolldown/bin/cli.mjs');
const CONFIG = path('../../rolldown.config.ts');

export default function setup(project: TestProject): void {
  bundle();
  project.onTestsRerun(bundle);
}

function bundle(): void {
  if (existsSync(BUNDLE) && newestSource() < statSync(BUNDLE).mtimeMs) return;
  execFileSync(process.execPath, [ROLLDOWN, '-c', CONFIG, '--logLevel', 'warn'], { cwd: path('../../') });
}

/** When a source of the command, or of a package, was changed last, in milliseconds since 1970. */
function newestSource(): number {
  const folders = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'));
  const files = [path('..'), ...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return Math.max(statSync(CONFIG).mtimeMs, ...files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
}

/**
 * Writes docs/tables: the four tables as this program has them, from the results that come with it, as Markdown and as heat
 * maps. Run after results were added to apps/cli/data; needs a build.
 *
 *     node scripts/publish-tables.mjs
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lilypad-publish-'));
const store = join(folder, 'empty.log');

const TABLES = [
  ['table-3.1', ['3.1']],
  ['table-3.1-long', ['3.1', '--toads', '2..3', '--gaps', '1..103']],
  ['table-3.2', ['3.2']],
  ['table-3.3', ['3.3']],
  ['table-3.4', ['3.4']],
];

mkdirSync(path('docs/tables'), { recursive: true });
for (const [name, argv] of TABLES) {
  for (const [format, ending] of [
    ['markdown', 'md'],
    ['svg', 'svg'],
  ]) {
    const command = [path('apps/cli/bin/lilypad.js'), 'table', ...argv, '--most', '0', '--store', store];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, '--format', format], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    writeFileSync(path(`docs/tables/${name}.${ending}`), stdout);
  }
}
rmSync(folder, { recursive: true });

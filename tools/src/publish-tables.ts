/**
 * Writes docs/tables: the four tables with the results that come with the program, as Markdown and as heat
 * maps. Run after results were added to packages/tables/data; needs a build.
 *
 *     node tools/dist/publish-tables.js
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './arguments.ts';
import { COMMAND, inWorkspace } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilypad-publish-'));
const store = join(folder, 'empty.log');

const TABLES: readonly (readonly [name: string, argv: readonly string[]])[] = [
  ['table-3.1', ['3.1']],
  ['table-3.1-long', ['3.1', '--toads', '2..3', '--gaps', '1..103']],
  ['table-3.2', ['3.2']],
  ['table-3.3', ['3.3']],
  ['table-3.4', ['3.4']],
];

mkdirSync(inWorkspace('docs/tables'), { recursive: true });
for (const [name, argv] of TABLES) {
  for (const [format, ending] of [
    ['markdown', 'md'],
    ['svg', 'svg'],
  ]) {
    const command = [COMMAND, 'table', ...argv, '--most', '0', '--store', store];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, '--format', format], {
      encoding: 'utf8',
    });
    if (status !== 0) fail(stderr.trim());
    writeFileSync(inWorkspace(`docs/tables/${name}.${ending}`), stdout);
  }
}
rmSync(folder, { recursive: true });

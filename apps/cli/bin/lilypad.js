#!/usr/bin/env node
// Committed, so that npm can link the command before the first build. The program is dist/bundle/main.js, made from the same
// sources as dist/main.js and faster to load.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

// Linux hands all that follows env in `#!/usr/bin/env lilypad run` over as one word, so the command has that name, too.
if (basename(process.argv[1] ?? '') === 'lilypad run') process.argv.splice(2, 0, 'run');

const program = ['../dist/bundle/main.js', '../dist/main.js']
  .map((file) => new URL(file, import.meta.url))
  .find((file) => existsSync(file));
if (program !== undefined) {
  await import(program.href);
} else {
  console.error('Lilypad is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}

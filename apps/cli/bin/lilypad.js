#!/usr/bin/env node
// Committed, so that npm can link the command before the first build. The program is dist/bundle/main.js, made from the same
// sources as dist/main.js and faster to load.
const { existsSync } = require('node:fs');
const { basename, join } = require('node:path');
const { pathToFileURL } = require('node:url');

// Linux hands all that follows env in `#!/usr/bin/env lilypad run` over as one word, so the command has that name, too.
if (basename(process.argv[1] ?? '') === 'lilypad run') process.argv.splice(2, 0, 'run');

const bundle = join(__dirname, '../dist/bundle');
const program = join(__dirname, '../dist/main.js');
if (existsSync(join(bundle, 'main.js'))) {
  require('./load-bundle.js').loadBundle(bundle, 'main.js');
} else if (existsSync(program)) {
  import(pathToFileURL(program).href);
} else {
  console.error('Lilypad is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}

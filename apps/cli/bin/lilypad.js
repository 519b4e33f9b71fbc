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
/** What a build of other sources leaves: a file of another kind, or one that names a file that is not there. */
const isOtherBuild = (error) =>
  error instanceof SyntaxError || ['ENOENT', 'MODULE_NOT_FOUND', 'ERR_REQUIRE_ESM'].includes(error.code);

if (existsSync(join(bundle, 'main.js'))) {
  try {
    require('./load-bundle.js').loadBundle(bundle, 'main.js');
  } catch (error) {
    if (!isOtherBuild(error)) throw error;
    console.error('The build of Lilypad is not that of its sources: run `npm run build`.');
    process.exitCode = 1;
  }
} else if (existsSync(program)) {
  import(pathToFileURL(program).href);
} else {
  console.error('Lilypad is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}

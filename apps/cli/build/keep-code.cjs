/**
 * node keep-code.cjs FOLDER ARGUMENT...: runs the command in the bundle of this folder with these arguments, and keeps the code that V8 has
 * compiled for it (../bin/load-bundle.js). Code that was kept before is kept on.
 */
const { writeFileSync } = require('node:fs');
const { loadBundle } = require('../bin/load-bundle.js');

const [folder] = process.argv.splice(2, 1);
const scripts = new Map();
process.on('exit', () => {
  for (const [path, script] of scripts) writeFileSync(`${path}.cache`, script.createCachedData());
});
loadBundle(folder, 'main.js', (path, script) => scripts.set(path, script));

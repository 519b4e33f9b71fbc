/**
 * Loads the bundle of the command with compiled code that was kept: V8 then neither parses nor compiles what a small command needs,
 * which takes half of the time that the command adds to that of Node. Beside each file of the bundle, FILE.cache has its code; if it is not there,
 * or was made by another version of Node, the file is compiled as usual. With NODE_DISABLE_COMPILE_CACHE=1 it always is.
 *
 * Plain CommonJS: Node keeps no compiled code of ES modules before version 22, and loads them more slowly.
 */
require('./compiler-flags.js');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const vm = require('node:vm');

const HEAD = '(function (exports, require, module, __filename, __dirname) {';

/**
 * Runs a file of the folder, and with it the files that it requires from there; each is loaded once. Calls back with the path and
 * the compiled script of each.
 */
exports.loadBundle = (folder, file, onScript = () => {}) => {
  const loaded = new Map();
  const requireFrom = createRequire(join(folder, file));
  const requireHere = Object.assign((id) => (id.startsWith('./') ? load(id.slice(2)) : requireFrom(id)), requireFrom);

  function load(name) {
    const known = loaded.get(name);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    loaded.set(name, module);
    const path = join(folder, name);
    const script = compiled(path);
    onScript(path, script);
    script.runInThisContext()(module.exports, requireHere, module, path, folder);
    return module.exports;
  }

  return load(file);
};

function compiled(path) {
  return new vm.Script(`${HEAD}${readFileSync(path, 'utf8')}\n})`, {
    filename: path,
    columnOffset: -HEAD.length,
    cachedData: keptCode(path),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

function keptCode(path) {
  if (process.env.NODE_DISABLE_COMPILE_CACHE === '1') return undefined;
  try {
    return readFileSync(`${path}.cache`);
  } catch {
    return undefined;
  }
}

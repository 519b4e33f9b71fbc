/**
 * Writes the list of files, and a name for this set of files, into the service worker, so that the workbench can be
 * kept whole for use offline. Small enough to write here: the usual plugin needs some three hundred packages.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, ResolvedConfig } from 'vite';

/** The placeholder for the list in src/offline/sw.ts. */
const PLACE = '__LILYPAD_FILES__';
const VERSION = '__LILYPAD_VERSION__';

export function offline(worker: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lilypad-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = bundle[worker];
        if (entry?.type !== 'chunk') throw new Error(`There is no ${worker} in the bundle.`);
        const hash = createHash('sha256');
        const files: string[] = [];
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (name === worker || name.endsWith('.map')) continue;
          files.push(name);
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(config.publicDir).sort()) {
          files.push(name);
          hash.update(name).update(readFileSync(`${config.publicDir}/${name}`));
        }
        entry.code = entry.code.replace(PLACE, files.join(' ')).replace(VERSION, hash.digest('hex').slice(0, 16));
      },
    },
  };
}

/** The site of `npm run site`, built into a folder of its own and served under a path. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Site, serveFolder } from './serve.ts';

const BUILD = fileURLToPath(new URL('../../../../tools/dist/site/site.js', import.meta.url));

/** Builds and serves the site; closing it deletes it. */
export async function serveBuiltSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-site-'));
  execFileSync(process.execPath, [BUILD, folder]);
  const { url, close } = await serveFolder(folder, '/a/deeper/path/');
  return {
    url,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

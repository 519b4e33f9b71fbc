/**
 * The browser of the tests: an installed Chromium if there is one, else the one that the package @sparticuz/chromium
 * carries inside it. That one is unpacked once, with the libraries and fonts it needs, into the cache of node_modules.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Browser {
  readonly executable: string;
  /** Environment variables that it needs. */
  readonly environment: Readonly<Record<string, string>>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The flags for a browser in a test: no sandbox (tests may run as root), and no requests of its own. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a browser; throws if there is none, since tests without one would test nothing. LILYPAD_CHROMIUM names another.
 */
export async function findChromium(): Promise<Browser> {
  const chosen = process.env.LILYPAD_CHROMIUM;
  if (chosen !== undefined && chosen !== 'bundled') return { executable: chosen, environment: {} };
  const installed = chosen === 'bundled' ? undefined : INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executable: installed, environment: {} };
  try {
    return await bundledChromium();
  } catch (error) {
    throw new Error('There is no browser for the tests: none is installed, and the bundled one cannot be unpacked.', {
      cause: error,
    });
  }
}

async function bundledChromium(): Promise<Browser> {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));
  const manifest = join(
    createRequire(import.meta.url).resolve('@sparticuz/chromium'),
    '..',
    '..',
    '..',
    'package.json',
  );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(cache, folder);
  return {
    executable: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** Unpacks beside the folder and renames, so that an existing folder is complete. */
async function unpack(cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'chromium-new-'));
  // The package unpacks into the temporary folder, and its libraries only if it detects Amazon's machines.
  const restore = setEnvironment({ TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    if (tmpdir() !== fresh) throw new Error('The temporary folder cannot be chosen.');
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    writeFileSync(join(fresh, 'fonts', 'fonts.conf'), fontConfiguration(folder));
  } finally {
    restore();
  }
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another process was quicker
  }
}

/** The fonts of the package and those of the machine; the package's own configuration lists only Amazon's folders. */
function fontConfiguration(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>\n`;
}

function setEnvironment(changes: Readonly<Record<string, string>>): () => void {
  const touched = [...Object.keys(changes), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];
  const before = touched.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, changes);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

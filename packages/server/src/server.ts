/**
 * The HTTP server: what is common to all requests. Methods, limits, headers, errors, the access log, and an orderly
 * shutdown. Node's own server is enough: there are a handful of GET routes and no request bodies.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, isIPv6, Server as NetServer, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { type Answer, failure, HttpError } from './answer.ts';
import { discard } from './discard.ts';
import { logLine } from './log.ts';
import { Metrics } from './metrics.ts';
import { Positions, type WorkerSettings } from './positions.ts';
import { route, routeName, type Site } from './routes.ts';

/** Options of a server; everything has a default. */
export interface ServerOptions {
  /** The address to listen on (default 127.0.0.1: only this machine). */
  readonly host?: string;
  /** The port to listen on (default 8080; 0 for any free port). */
  readonly port?: number;
  /** How long solving a position may take, in milliseconds (default ten seconds). */
  readonly timeLimitMs?: number;
  /** Workers for large positions (default: one less than there are processors, at least one and at most four). */
  readonly workers?: number;
  /** How many bytes of documents of positions are kept (default 32 MB). */
  readonly cacheBytes?: number;
  /** How many bytes of solved variants are kept in memory (default 256 MB). */
  readonly tableBytes?: number;
  /** A folder in which solved variants are kept (default null: none are kept). */
  readonly dataFolder?: string | null;
  /** The most bytes that they may take there (default 4 GB). */
  readonly dataBytes?: number;
  /** How many positions may wait for a worker (default 1,000). */
  readonly maxWaiting?: number;
  /** How many positions a search may keep in a variant that is too large to be solved (default two million). */
  readonly maxStates?: number;
  /** How long idle connections stay open after `close`, in milliseconds (default 300): a request may be on its way. */
  readonly drainMs?: number;
  /** How long solving may go on after that, in milliseconds (default three seconds). */
  readonly graceMs?: number;
  /** The folder of the built workbench (default null: there is none). */
  readonly workbench?: string | null;
  /** Is given a line for each request that was answered (default: nothing is logged). */
  readonly log?: ((line: string) => void) | undefined;
  /** The code of the workers; default the one beside this file. */
  readonly workerUrl?: URL;
}

/** A server that listens. */
export interface RunningServer {
  /** The address that it listens on. */
  readonly host: string;
  /** The port that it listens on, also if any free one was asked for. */
  readonly port: number;
  /** Its address, with a slash at the end. */
  readonly url: string;
  /** Whether it serves the workbench. */
  readonly workbench: boolean;
  /**
   * Stops listening, and ends when every request that has arrived is answered: with 503 if solving takes longer than
   * a moment.
   */
  close(): Promise<void>;
}

/** Who is told about every request. */
interface Recorder {
  readonly metrics: Metrics;
  readonly log: ServerOptions['log'];
}

const MAX_URL = 2048;
const ALLOWED = 'GET, HEAD, OPTIONS';
const COMMON = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
/**
 * How long an idle connection is kept. Clients and proxies keep theirs for up to a minute: a server that closes earlier now and then
 * closes on a request that is on its way, and the client sees a connection that failed.
 */
const KEEP_ALIVE_MS = 65_000;
/** How long clients may take to read their last answers. */
const LAST_MS = 2000;

/**
 * Starts to listen.
 *
 * @throws Error - that of the operating system (`EADDRINUSE`, `EACCES`, …) if that fails
 * @example
 * ```ts
 * const server = await startServer({ port: 0 });
 * const answer = await fetch(`${server.url}toadsandfrogs/`);
 * answer.status; // => 200
 * const { id } = (await answer.json()) as { id: string };
 * id; // => 'toadsandfrogs'
 * await server.close();
 * ```
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8080 } = options;
  const site: Site = {
    positions: new Positions({
      workerUrl: options.workerUrl ?? new URL('./worker.js', import.meta.url),
      workers: options.workers ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
      timeLimitMs: options.timeLimitMs ?? 10_000,
      cacheBytes: options.cacheBytes ?? 32 * 2 ** 20,
      tableBytes: options.tableBytes ?? 256 * 2 ** 20,
      data: dataOf(options),
      maxWaiting: options.maxWaiting ?? 1000,
      maxStates: options.maxStates ?? 2_000_000,
    }),
    metrics: new Metrics(),
    workbench: options.workbench ?? null,
  };
  const recorder: Recorder = { metrics: site.metrics, log: options.log };
  // A missing Host header is answered below, with a sentence.
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.on('request', (request, response) => {
    record(recorder, request, response);
    void serve(site, server, request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    refuse(recorder, socket as Socket, unreadable(error));
  });
  server.on('checkExpectation', (request, response) => {
    record(recorder, request, response);
    void send(request, response, failure(new HttpError(417, 'The only expectation that is met is 100-continue.')));
  });
  server.on('connect', (_request, socket) => refuse(recorder, socket as Socket, wrongMethod('CONNECT')));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    host,
    port: actual,
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${actual}/`,
    workbench: site.workbench !== null,
    close: () => close(server, site, options),
  };
}

const dataOf = ({ dataFolder = null, dataBytes = 4 * 2 ** 30 }: ServerOptions): WorkerSettings['data'] =>
  dataFolder === null ? null : { folder: dataFolder, maxBytes: dataBytes };

/**
 * Every request that has arrived, or is on its way on an open connection, gets its answer: it is the last one on its
 * connection.
 */
async function close(
  server: Server,
  { positions }: Site,
  { drainMs = 300, graceMs = 3000 }: ServerOptions,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  positions.refuseWork();
  // Stops listening. The method of the HTTP server would also close connections on which a request may be on its way.
  NetServer.prototype.close.call(server);
  await atMost(drainMs, closed);
  server.close();
  await atMost(graceMs, closed);
  // Requests that still wait are answered with 503 now.
  await positions.close();
  await atMost(LAST_MS, closed);
  server.closeAllConnections();
  await closed;
}

/** Waits for something, but not longer than so many milliseconds. */
async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

/** The status of a request whose client went away before the answer, as web servers log it. */
const CLIENT_GONE = 499;

/** Counts a request, and logs it, when it has been answered or its connection has ended. */
function record({ metrics, log }: Recorder, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  const remote = request.socket.remoteAddress ?? '-';
  response.once('close', () => {
    const { method, url = '', httpVersion } = request;
    const ms = performance.now() - began;
    const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
    metrics.count(routeName(url), status, ms / 1000);
    const bytes = response.getHeader('content-length')?.toString() ?? '-';
    log?.(logLine({ remote, request: `${method} ${url} HTTP/${httpVersion}`, status, bytes, ms }));
  });
}

async function serve(site: Site, server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let answer: Answer;
  try {
    answer = await answerTo(site, request);
  } catch (error) {
    answer = failure(error instanceof HttpError ? error : new HttpError(500, 'Something went wrong in the server.'));
    if (!(error instanceof HttpError)) process.emitWarning(error as Error);
  }
  // Once the server is closing, connections are not kept for more.
  if (!server.listening) response.setHeader('connection', 'close');
  if (hasBody(request) && !(await discard(request))) response.setHeader('connection', 'close');
  await send(request, response, answer).catch(() => response.destroy());
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

async function answerTo(site: Site, request: IncomingMessage): Promise<Answer> {
  const { method = '', url = '', headers } = request;
  if (request.httpVersion === '1.1' && headers.host === undefined) {
    throw new HttpError(400, 'The request has no Host header.');
  }
  if ((request.headersDistinct.host?.length ?? 0) > 1) throw new HttpError(400, 'The request has two Host headers.');
  if (method === 'OPTIONS') {
    return { status: 204, headers: { allow: ALLOWED, 'access-control-allow-methods': ALLOWED }, body: Buffer.alloc(0) };
  }
  if (method !== 'GET' && method !== 'HEAD') throw wrongMethod(method);
  if (url.length > MAX_URL) throw tooLong();
  return route(site, url.replace(/^https?:\/\/[^/?]*\/?/i, '/'), headers.accept ?? '');
}

async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { body } = answer;
  const length = Buffer.isBuffer(body) && answer.status !== 204 ? { 'content-length': String(body.length) } : {};
  const headers = { ...COMMON, ...length, ...answer.headers };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(answer.status);
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(body)) response.end(body);
  else await pipeline(body(), response);
}

const wrongMethod = (method: string): HttpError =>
  new HttpError(405, `The method ${method} is not allowed; there are only ${ALLOWED}.`, { allow: ALLOWED });

const tooLong = (): HttpError => new HttpError(414, `The address is longer than ${MAX_URL} characters.`);

/** What is wrong with a request that the parser of HTTP gave up on. */
function unreadable(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): HttpError | null {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return null;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, 'The request took too long to arrive.');
  if (error.code !== 'HPE_HEADER_OVERFLOW') return new HttpError(400, 'The request is not correct HTTP.');
  // Where no line has ended yet, it is the first one, with the address, that is too long.
  if (error.rawPacket?.includes('\n') !== true) return tooLong();
  return new HttpError(431, 'The headers of the request are too long.');
}

/** Answers on a bare socket, then keeps reading for a moment: closing at once could lose the answer. */
function refuse({ metrics, log }: Recorder, socket: Socket, error: HttpError | null): void {
  if (error === null || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = failure(error);
  metrics.count('unknown', status, 0);
  log?.(logLine({ remote: socket.remoteAddress ?? '-', request: '-', status, bytes: body.length, ms: 0 }));
  const lines = Object.entries({ ...COMMON, ...headers, 'content-length': String(body.length), connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  void discard(socket).then(() => socket.destroy());
}

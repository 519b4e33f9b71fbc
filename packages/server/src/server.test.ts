/** The whole server over HTTP on a free port: documents, errors, limits. */
import type { PositionDocument } from '@lilypad/toads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { gameDocument, variantDocument } from './catalogue.ts';
import type { RunningServer } from './server.ts';
import { buildWorker, raw, startTestServer } from './testing/client.ts';
import { conforms } from './testing/conforms.ts';

let server: RunningServer;

beforeAll(async () => {
  buildWorker();
  server = await startTestServer();
});
afterAll(() => server.close());

/** Every answer must be as the description of the server says. */
async function get(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(new URL(path, server.url), { redirect: 'manual', ...init });
  if (init?.method !== 'OPTIONS') expect(await conforms(path, response, init?.method !== 'HEAD')).toBeNull();
  return response;
}
const document = async <T>(path: string) => (await (await get(path)).json()) as T;
const position = (variant: string, p: string) =>
  document<PositionDocument>(`toadsandfrogs/${variant}/positions/?p=${encodeURIComponent(p)}`);
const errorOf = async (response: Response) => (await response.json()) as { error: string };

// ---- documents ----

test('the list of games', async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual([
    { id: 'toadsandfrogs', name: 'Toads and Frogs', type: 'twoPlayer', gui: 'v3' },
  ]);
});

test('the game and its variants; every variant listed can be asked for', async () => {
  const game = await document<ReturnType<typeof gameDocument>>('toadsandfrogs/');
  expect(game).toMatchObject({
    id: 'toadsandfrogs',
    name: 'Toads and Frogs',
    allowCustomVariantCreation: true,
    supportsWinBy: false,
  });
  expect(game.variants).toContainEqual({ id: '3_2_3', name: 'RRR--LLL', gui: 'v3' });
  for (const { id, name } of game.variants) {
    expect(await document(`toadsandfrogs/${id}/`)).toMatchObject({ id, name, startPosition: `1_${name}` });
  }
});

test('a variant', async () => {
  const variant = await document<ReturnType<typeof variantDocument>>('toadsandfrogs/2_1_2');
  expect(Object.keys(variant)).toEqual([
    'id',
    'name',
    'startPosition',
    'autoguiStartPosition',
    'imageAutoGUIData',
    'gui',
  ]);
  expect(variant).toMatchObject({ startPosition: '1_RR-LL', autoguiStartPosition: '1_RR-LL', gui: 'v3' });
  const { space, centers } = variant.imageAutoGUIData.themes.regular;
  expect(space).toEqual([5, 1]);
  expect(centers).toHaveLength(5);
});

test.each([
  ['R-RL-L', '1_R-RL-L'],
  ['2_R-RL-L', '2_R-RL-L'],
  ['T.TF.F', '1_R-RL-L'],
  ['7_0_3', '1_RRRRRRRLLL'],
])('the custom variant %s starts at %s', async (id, start) => {
  expect(await document(`toadsandfrogs/${encodeURIComponent(id)}/`)).toMatchObject({ id, startPosition: start });
});

test('a position: exactly the keys of the API, and the game value', async () => {
  expect(await position('2_2_2', '2_R-RL-L')).toEqual({
    position: '2_R-RL-L',
    autoguiPosition: '2_R-RL-L',
    positionValue: 'win',
    remoteness: 9,
    moves: [
      {
        position: '1_RLR--L',
        autoguiPosition: '1_RLR--L',
        move: '4-2',
        autoguiMove: 'M_3_1_x',
        moveValue: 'win',
        positionValue: 'lose',
        remoteness: 8,
        deltaRemoteness: 0,
      },
      {
        position: '1_R-RLL-',
        autoguiPosition: '1_R-RLL-',
        move: '6-5',
        autoguiMove: 'M_5_4_x',
        moveValue: 'lose',
        positionValue: 'win',
        remoteness: 1,
        deltaRemoteness: 0,
      },
    ],
    cgtValue: '*',
  });
});

test.each([
  ['2_1_2', 'RR-LL', 5],
  ['2_2_2', 'RR--LL', 11],
  ['3_1_3', 'RRR-LLL', 7],
  ['3_2_3', 'RRR--LLL', 15],
  ['4_1_4', 'RRRR-LLLL', 9],
])('the start of %s is a win in its remoteness for either mover', async (variant, board, remoteness) => {
  for (const turn of [1, 2]) {
    expect(await position(variant, `${turn}_${board}`)).toMatchObject({ positionValue: 'win', remoteness });
  }
});

test('a position can be written in every notation', async () => {
  const expected = await position('1_3_1', '2_R---L');
  expect(expected.position).toBe('2_R---L');
  expect(await position('1_3_1', '("R---L", "L")')).toEqual(expected);
  expect(await position('1_3_1', '("T...F","F")')).toEqual(expected);
  expect(await position('R---L', '2_T^1.^3F')).toEqual(expected);
});

test('following the best moves from the start loses one of remoteness at each move, to the end', async () => {
  let at = await position('3_2_3', '1_RRR--LLL');
  for (let left = 15; left > 0; left--) {
    expect(at.remoteness).toBe(left);
    at = await position('3_2_3', at.moves[0].position);
  }
  expect(at).toMatchObject({ positionValue: 'lose', remoteness: 0, moves: [] });
});

test('instructions, in English whatever the locale', async () => {
  const read = (locale: string) =>
    document<{ instructions: string }>(`toadsandfrogs/2_1_2/instructions/?locale=${locale}`);
  const { instructions } = await read('en');
  expect(instructions).toMatch(/^# Toads and Frogs\n.*cannot move loses/s);
  expect(await read('eo')).toEqual({ instructions });
});

test('health', async () => {
  const response = await get('health');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/', 'toadsandfrogs/1_3_1/positions/?p=1_R---L']) {
    const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
    expect(head.status).toBe(full.status);
    expect(head.headers.get('content-length')).toBe(String((await full.arrayBuffer()).byteLength));
    expect(await head.text()).toBe('');
  }
});

test('OPTIONS tells the methods', async () => {
  const response = await get('toadsandfrogs/', { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('idle connections are kept longer than clients and proxies keep theirs', async () => {
  expect((await get('health')).headers.get('keep-alive')).toBe('timeout=65');
});

// ---- errors ----

test.each([
  ['chess/', 404, 'No game is called "chess"; there is toadsandfrogs.'],
  [`${'x'.repeat(99)}/`, 404, `No game is called "${'x'.repeat(60)}…"; there is toadsandfrogs.`],
  ['toadsandfrogs/small/', 404, 'No variant is called "small": say 3_2_3'],
  ['toadsandfrogs/0_0_0/', 404, 'has no squares'],
  ['toadsandfrogs/2_1/', 404, 'No variant is called'],
  ['toadsandfrogs/2_1_2/solve/', 404, 'A variant has positions'],
  ['toadsandfrogs/2_1_2/positions/more/?p=1_RR-LL', 404, 'A variant has positions'],
  ['toadsandfrogs/2_1_2/positions/', 400, 'The position is missing'],
  ['toadsandfrogs/2_1_2/positions/?q=1_RR-LL', 400, 'The position is missing'],
  ['toadsandfrogs/2_1_2/positions/?p=', 400, 'The board has no squares.'],
  ['toadsandfrogs/2_1_2/positions/?p=1_RRxLL', 400, 'Position, column 5: "x" is neither'],
  ['toadsandfrogs/2_1_2/positions/?p=3_RR-LL', 400, 'The player to move is 1 or 2'],
  ['toadsandfrogs/2_1_2/positions/?p=1_R--LL', 400, 'has 2 toads, 1 empty square, 2 frogs, this one 1 toad, 2'],
  ['toadsandfrogs/2_1_2/positions/?p=1_RR%2-LL', 400, 'is not a correct percent-encoding'],
  ['toadsandfrogs/2_1_2/positions/?p=%ff%fe', 400, 'is not a correct percent-encoding'],
  ['toadsandfrogs/%E0%A4%A/', 400, 'is not a correct percent-encoding'],
  ['toadsandfrogs/2_1_2/positions/?p=1_R%00', 400, 'is neither a toad'],
  ['toadsandfrogs/99_99_99/', 400, 'The board has 297 squares; this server takes boards of up to 64.'],
  ['toadsandfrogs/2_1_2/positions/?p=1_R%5E1000000', 400, 'takes boards of up to 64'],
  ['toadsandfrogs/2_1_2/positions/?p=1_R%5E99999999', 400, 'takes boards of up to 64'],
  ['%', 400, 'is not a correct percent-encoding'],
  ['favicon.ico', 404, 'No game is called'],
])('%s is answered with %d', async (path, status, message) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = await errorOf(response);
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error).toContain(message);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('the method %s is answered with 405', async (method) => {
  const response = await get('toadsandfrogs/', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect((await errorOf(response)).error).toContain(`The method ${method} is not allowed`);
});

test('a body of 1 MB is read away and answered with 405, and the connection goes on', async () => {
  const response = await get('/', { method: 'POST', body: 'x'.repeat(2 ** 20) });
  expect(response.status).toBe(405);
  expect(response.headers.get('connection')).toBe('keep-alive');
});

test('a position of 1 MB is answered with 414', async () => {
  const big = 'R'.repeat(2 ** 20);
  const path = `/toadsandfrogs/2_1_2/positions/?p=${big}`;
  const { status, head, body } = await raw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect([status, JSON.parse(body)]).toEqual([414, { error: 'The address is longer than 2048 characters.' }]);
  expect(head).toContain('content-type: application/json');
  expect((await get(path)).status).toBe(414);
  expect((await get(path.slice(0, 5000))).status).toBe(414);
  expect((await get(path.slice(0, 2000))).status).toBe(400);
});

const closing = (line: string): string => `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`;

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'no Host header'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'two Host headers'],
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'not correct HTTP'],
  ['no path', closing('GET nowhere HTTP/1.1'), 400, 'not correct HTTP'],
  ['all paths', closing('GET * HTTP/1.1'), 400, 'begins with a slash'],
  [
    'long header',
    closing(`GET / HTTP/1.1\r\nX: ${'y'.repeat(100_000)}`),
    431,
    'The headers of the request are too long',
  ],
  ['bad length', closing('GET / HTTP/1.1\r\nContent-Length: pigs'), 400, 'not correct HTTP'],
  ['CONNECT', closing('CONNECT x:80 HTTP/1.1'), 405, 'CONNECT is not allowed'],
  ['Expect', closing('GET / HTTP/1.1\r\nExpect: a miracle'), 417, '100-continue'],
  ['TRACE', closing('TRACE / HTTP/1.1'), 405, 'TRACE is not allowed'],
])('raw request, %s', async (_name, request, status, message) => {
  const response = await raw(server.port, request);
  expect([response.status, JSON.parse(response.body).error]).toEqual([status, expect.stringContaining(message)]);
});

test('an address in absolute form is understood', async () => {
  expect((await raw(server.port, closing('GET http://elsewhere/health HTTP/1.1'))).status).toBe(200);
  expect((await raw(server.port, closing('GET http://elsewhere HTTP/1.1'))).body).toContain('twoPlayer');
});

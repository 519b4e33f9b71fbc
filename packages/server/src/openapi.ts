/**
 * The description of the server in the OpenAPI format, version 3.1: routes, parameters, and the shape of every answer. The
 * tests hold all answers against it; docs/openapi.json is a copy.
 */
import { GAME } from './catalogue.ts';

type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const string: Json = { type: 'string' };
const integer: Json = { type: 'integer', minimum: 0 };
const list = (items: Json): Json => ({ type: 'array', items });

/** An object with exactly these keys. */
const object = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const winLose: Json = { enum: ['win', 'lose'] };
const position: Json = {
  type: 'string',
  pattern: '^[12]_[-RL]+$',
  description: 'The player to move (1: toads, 2: frogs) and the board: R a toad, L a frog, - an empty square.',
};
const remoteness: Json = {
  type: ['integer', 'null'],
  minimum: 0,
  description:
    'The number of moves to the end when the winner hurries and the loser delays. Null where only the winner is known.',
};

const SCHEMAS: Readonly<Record<string, Json>> = {
  Error: object({ error: { type: 'string', description: 'One sentence.' } }),
  Games: list(object({ id: string, name: string, type: { const: 'twoPlayer' }, gui: string })),
  Game: object({
    id: string,
    name: string,
    variants: list(object({ id: string, name: string, gui: string })),
    allowCustomVariantCreation: { type: 'boolean' },
    supportsWinBy: { type: 'boolean' },
  }),
  Variant: object({
    id: string,
    name: string,
    startPosition: position,
    autoguiStartPosition: position,
    imageAutoGUIData: { type: 'object', description: 'How a client draws the board.' },
    gui: string,
  }),
  Position: object({
    position,
    autoguiPosition: position,
    positionValue: winLose,
    remoteness,
    moves: { ...list(ref('Move')), description: 'The best first.' },
    cgtValue: {
      type: ['string', 'null'],
      description: 'The value of the board as a combinatorial game; null where it was not computed.',
    },
  }),
  Move: object({
    position,
    autoguiPosition: position,
    move: { type: 'string', pattern: '^[0-9]+-[0-9]+$', description: 'From and to, squares counted from 1.' },
    autoguiMove: { type: 'string', pattern: '^M_[0-9]+_[0-9]+_x$' },
    moveValue: { ...winLose, description: 'For the player who makes the move.' },
    positionValue: { ...winLose, description: 'For the player to move after it.' },
    remoteness,
    deltaRemoteness: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'The distance from the best move of the same moveValue.',
    },
  }),
  Instructions: object({ instructions: { type: 'string', description: 'Markdown.' } }),
  Health: object({
    status: { const: 'ok' },
    uptimeSeconds: integer,
    cachedPositions: integer,
    solvedVariants: integer,
    openPositions: integer,
  }),
};

const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } });

const ERRORS: Readonly<Record<string, string>> = {
  400: 'The address cannot be read, or asks for something too large.',
  404: 'There is no such game, variant, route or file.',
  405: 'The method is not GET, HEAD or OPTIONS.',
  408: 'The request took too long to arrive.',
  414: 'The address is too long.',
  417: 'The expectation is not met.',
  431: 'The headers are too long.',
  500: 'A defect of the server.',
};

/** Each error is a document with a sentence. */
const ERROR_RESPONSES: Readonly<Record<string, Json>> = {
  ...Object.fromEntries(
    Object.entries(ERRORS).map(([status, description]) => [status, { description, content: content(ref('Error')) }]),
  ),
  503: {
    description: 'Solving takes too long, too much is waiting, or the server is shutting down.',
    headers: { 'Retry-After': { description: 'In so many seconds.', required: true, schema: integer } },
    content: content(ref('Error')),
  },
};

const errors: Json = Object.fromEntries(
  Object.keys(ERROR_RESPONSES).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
);

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly answer: Json;
  readonly more?: Json;
}

const get = ({ id, summary, parameters = [], answer, more = {} }: Operation): Json => ({
  get: {
    operationId: id,
    summary,
    parameters,
    responses: { 200: { description: summary, content: answer }, ...more, ...errors },
  },
});

const variantParameter: Json = {
  name: 'variant',
  in: 'path',
  required: true,
  schema: string,
  description: 'Numbers of toads, empty squares and frogs (3_2_3), or any board (R-RL-L) or position (2_R-RL-L).',
};
const redirect = (description: string): Json => ({
  description,
  headers: { Location: { required: true, schema: string } },
});

const POSITION_PARAMETERS = [
  variantParameter,
  {
    name: 'p',
    in: 'query',
    required: true,
    schema: string,
    description: 'The position, as in 1_RRR--LLL; other notations are read too.',
  },
];

const ROUTE = `/${GAME.id}/`;

const PATHS = {
  '/': get({
    id: 'games',
    summary: 'The games.',
    answer: content(ref('Games')),
    more: { 302: redirect('For a browser: to the workbench, where it is built.') },
  }),
  [ROUTE]: get({ id: 'game', summary: 'The game and its variants.', answer: content(ref('Game')) }),
  [`${ROUTE}{variant}/`]: get({
    id: 'variant',
    summary: 'A variant.',
    parameters: [variantParameter],
    answer: content(ref('Variant')),
  }),
  [`${ROUTE}{variant}/positions/`]: get({
    id: 'position',
    summary: 'A position: who wins, in how many moves, and by which.',
    parameters: POSITION_PARAMETERS,
    answer: content(ref('Position')),
  }),
  [`${ROUTE}{variant}/instructions/`]: get({
    id: 'instructions',
    summary: 'The rules of the game.',
    parameters: [variantParameter, { name: 'locale', in: 'query', schema: string }],
    answer: content(ref('Instructions')),
  }),
  '/health': get({ id: 'health', summary: 'Whether the server works.', answer: content(ref('Health')) }),
  '/metrics': get({
    id: 'metrics',
    summary: 'What the server counts, in the text format of Prometheus.',
    answer: content(string, 'text/plain'),
  }),
  '/openapi.json': get({ id: 'openapi', summary: 'This description.', answer: content({ type: 'object' }) }),
  '/workbench/{file}': get({
    id: 'workbench',
    summary: 'A file of the workbench, where it is built.',
    parameters: [{ name: 'file', in: 'path', required: true, schema: string }],
    answer: { '*/*': {} },
    more: { 308: redirect('Without the slash.') },
  }),
};

/** The document that describes the server. */
export const OPEN_API = {
  openapi: '3.1.0',
  info: {
    title: 'Toads and Frogs over HTTP',
    version: '1',
    description: 'The GamesCrafters Universal Web API for one game. A slash at the end of a path may be left out.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: PATHS,
  components: { schemas: SCHEMAS, responses: ERROR_RESPONSES },
};

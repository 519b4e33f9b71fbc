/**
 * The game and its variants, as the Universal Web API describes them.
 *
 * A variant is named by its numbers of toads, empties and frogs (2_1_2 is RR-LL), or it is any board (R-RL-L, TT..FF),
 * or any position (2_R-RL-L, where player 2 begins). Whatever its name, it consists of all positions with the same
 * numbers.
 */
import {
  boardOf,
  type Counts,
  countsOf,
  type ParsedPosition,
  type Position,
  parsePosition,
  printGamesCrafters,
  printPosition,
} from '@lilypad/toads';
import { HttpError } from './answer.ts';

export const GAME = { id: 'toadsandfrogs', name: 'Toads and Frogs' } as const;

/** Animated pictures, in the classification of the API. */
const GUI = 'v3';

/** The variants that are listed; any other can be asked for. */
const LISTED = ['1_3_1', '2_1_2', '2_2_2', '2_3_2', '3_1_3', '3_2_3', '3_3_3', '4_1_4', '4_2_4', '4_3_4', '5_2_5'];

/** The longest board that is served. */
const MAX_SQUARES = 64;

export interface Variant {
  readonly id: string;
  readonly counts: Counts;
  readonly start: Position;
}

/** The variant with this name; throws HttpError 404 if it names none, 400 if it is too large. */
export function variantOf(id: string): Variant {
  const numbers = /^(\d{1,6})_(\d{1,6})_(\d{1,6})$/.exec(id);
  if (numbers !== null) {
    const [toads, empties, frogs] = numbers.slice(1).map(Number);
    checkSquares(toads + empties + frogs);
    if (toads + empties + frogs === 0) throw new HttpError(404, `Variant ${id} has no squares.`);
    return {
      id,
      counts: { toads, empties, frogs },
      start: { board: boardOf(`T^${toads}.^${empties}F^${frogs}`), turn: 0 },
    };
  }
  const parsed = read(id);
  if (!parsed.ok) {
    throw new HttpError(404, `No variant is called ${quote(id)}: say 3_2_3 for RRR--LLL, or a board such as R-RL-L.`);
  }
  checkSquares(parsed.value.board.length);
  return { id, counts: countsOf(parsed.value.board), start: parsed.value };
}

/** The position with this text in a variant; throws HttpError 400. */
export function positionOf(variant: Variant, text: string): Position {
  const parsed = read(text);
  if (!parsed.ok) throw new HttpError(400, `Position, column ${parsed.error.column}: ${parsed.error.message}`);
  const { board } = parsed.value;
  checkSquares(board.length);
  const counts = countsOf(board);
  const { toads, empties, frogs } = variant.counts;
  if (counts.toads !== toads || counts.empties !== empties || counts.frogs !== frogs) {
    throw new HttpError(400, `A position of this variant has ${inWords(variant.counts)}, this one ${inWords(counts)}.`);
  }
  return parsed.value;
}

/** Reads a position, but refuses a large power, which would make much work from a short text. */
function read(text: string): ParsedPosition {
  if (/\^\s*0*[1-9]\d\d/.test(text)) throw tooLarge('at least 100');
  return parsePosition(text);
}

function checkSquares(squares: number): void {
  if (squares > MAX_SQUARES) throw tooLarge(String(squares));
}

const tooLarge = (squares: string): HttpError =>
  new HttpError(400, `The board has ${squares} squares; this server takes boards of up to ${MAX_SQUARES}.`);

/** A name in an error message, short enough to be read. */
export const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const inWords = ({ toads, empties, frogs }: Counts): string =>
  `${plural(toads, 'toad', 'toads')}, ${plural(empties, 'empty square', 'empty squares')}, ${plural(frogs, 'frog', 'frogs')}`;

const nameOf = ({ start }: Variant): string => printGamesCrafters(start.board);

// ---- documents ----

export const gamesDocument = () => [{ ...GAME, type: 'twoPlayer', gui: GUI }];

export const gameDocument = () => ({
  ...GAME,
  variants: LISTED.map((id) => ({ id, name: nameOf(variantOf(id)), gui: GUI })),
  allowCustomVariantCreation: true,
  supportsWinBy: false,
});

export function variantDocument(variant: Variant) {
  const start = printPosition(variant.start);
  return {
    id: variant.id,
    name: nameOf(variant),
    startPosition: start,
    autoguiStartPosition: start,
    imageAutoGUIData: pictures(variant.start.board.length),
    gui: GUI,
  };
}

/** How the client draws a board: squares in a row one unit wide, with pictures that it has. */
function pictures(squares: number) {
  return {
    defaultTheme: 'regular',
    themes: {
      regular: {
        space: [squares, 1],
        centers: Array.from({ length: squares }, (_, i) => [i + 0.5, 0.5]),
        entities: {
          R: { image: 'toadsandfrogs/bluefrog.svg', scale: 0.9 },
          L: { image: 'toadsandfrogs/redfrog.svg', scale: 0.9 },
        },
        entitiesOverArrows: true,
        arrowWidth: 0.08,
        sounds: { x: 'animals/frog.mp3' },
        animationType: 'simpleSlides',
      },
    },
  };
}

const INSTRUCTIONS = `# Toads and Frogs

The board is a strip of squares. Player 1 owns the toads (R), which travel to the right; player 2 owns the frogs (L), which
travel to the left.

## To move

Take one of your pieces and either

- slide it one square forward, if that square is empty, or
- jump it over one enemy piece right in front of it, if the square behind is empty.

Pieces never go backward, and nothing is ever captured.

## To win

A player who cannot move loses.
`;

export const instructionsDocument = () => ({ instructions: INSTRUCTIONS });

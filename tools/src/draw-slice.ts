/**
 * Draws a slice of a certificate of the library: one square a position, coloured by its claim there: the value, how
 * the position compares with 0 and *, or whether a closed set contains it.
 *
 *   node tools/dist/draw-slice.js B21 TTF c a b=6,d=2 44 > docs/theorems/B21.svg
 *   node tools/dist/draw-slice.js T2 TTFF d b a=4,c=9,e=4 40 > docs/theorems/T2.svg
 *   node tools/dist/draw-slice.js T2 TTFF c b a=4,d=b,e=4 40 > docs/theorems/T2-symmetric.svg
 *   node tools/dist/draw-slice.js W22 TTFF a b e=4,sum=43,tempo=0 20 > docs/theorems/W22.svg
 *
 * The third and fourth operands are the gaps across and down; the others are fixed, or equal to one of them. For closed sets, sum and
 * tempo are fixed, and two gaps follow from them. A certificate that says nothing about * gives a picture without *. Needs a build (`npm run build`). Ends with exit code
 * 2 if an argument is bad or there is nothing to draw.
 */
import { Arena } from '@lilypad/games';
import { FormulaLibrary, libraryTheorem } from '@lilypad/prover';
import { certificateNamed, refuse, wholeNumber } from './arguments.ts';
import { closedSetKind, closedSetPoint } from './meaning/closed-set.ts';
import { boardAt, endOf, type JsonCertificate, type JsonWord, type Point } from './meaning/meaning.ts';
import { certificateFile, read } from './workspace.ts';

/** What to draw: a word of a certificate, the two gaps that vary, and the values of the others. */
interface Slice {
  readonly name: string;
  readonly certificate: JsonCertificate;
  readonly entry: JsonWord;
  readonly across: string;
  readonly down: string;
  /** A number, or the gap that it is equal to. */
  readonly rest: Readonly<Record<string, string>>;
  readonly size: number;
}

function readSlice([name, word, across, down, fixed, text]: readonly string[]): Slice {
  if (text === undefined) refuse('Six arguments, please: certificate, word, gap across, gap down, other gaps, size.');
  const certificate = certificateNamed(name);
  const entry = certificate.words.find((one) => one.word === word) ?? refuse(`${name} has no word '${word}'.`);
  const { parameters } = entry;
  const size = wholeNumber(text, 'The size of the picture');
  if (size === 0) refuse('A picture of size 0 shows nothing.');
  for (const axis of [across, down]) if (!parameters.includes(axis)) refuse(`${word} has no gap '${axis}'.`);
  if (across === down) refuse('The gaps across and down must differ.');
  const rest: Record<string, string> = Object.fromEntries(fixed.split(',').map((part) => part.split('=')));
  const free = parameters.filter((one) => one !== across && one !== down);
  if (certificate.claim === 'invariant') {
    if (free.filter((gap) => rest[gap] === undefined).length !== 2) refuse('Two gaps must be left to follow.');
    wholeNumber(rest.sum ?? '', 'The sum of the gaps');
    return { name, certificate, entry, across, down, rest, size };
  }
  for (const gap of free) {
    if (rest[gap] === undefined) refuse(`The gap ${gap} is not fixed.`);
    if (rest[gap] !== across && rest[gap] !== down) wholeNumber(rest[gap], `The gap ${gap}`);
  }
  if (certificate.claim === 'outcome' && entry.against === undefined) {
    refuse(`${name} gives the value of ${word}, and pictures are of outcomes there.`);
  }
  if (certificate.claim !== 'outcome' && parameters.length < 4) {
    refuse('Values are drawn by c+2d-a, which needs a class with four gaps.');
  }
  return { name, certificate, entry, across, down, rest, size };
}

/** The kinds of standings: at least 0, at most 0, at least *, at most *; the last two only where * is compared with. */
const STANDINGS: Readonly<Record<string, string>> = {
  'true,true,false,false': 'equal to 0',
  'false,false,true,true': 'equal to *',
  'true,false,true,false': 'positive: Left wins',
  'false,true,false,true': 'negative: Right wins',
  'false,false,false,false': 'fuzzy: who begins wins',
  'true,true': 'equal to 0',
  'true,false': 'positive: Left wins',
  'false,true': 'negative: Right wins',
  'false,false': 'confused with 0: who begins wins',
};

/**
 * How a position compares with 0 and *; kinds that are rare, such as greater than 0 but not than *, have one colour.
 */
function standingKind({ entry }: Slice): (point: Point) => string {
  const trees = ['0', '*'].flatMap((rival) => {
    const standing = entry.against?.[rival];
    return standing === undefined ? [] : [standing.atLeast, standing.atMost];
  });
  return (point) => STANDINGS[trees.map((tree) => endOf(tree, point).holds).join()] ?? 'other';
}

const OFFSETS = ['-2', '0', '1/2', '3/4', '1', '5/4', '3/2', '2'];

/** Numbers are coloured by their distance from c+2d-a, the balance of free moves; other values by kind. */
function valueKind({ name, certificate, entry }: Slice): (point: Point) => string {
  const { target, gap } = certificate;
  const theorem = libraryTheorem(name, read(certificateFile(name)));
  const library = new FormulaLibrary((wanted) => (wanted === target ? theorem : null));
  const arena = new Arena();
  return (point) => {
    const gaps = entry.parameters.map((p) => point[p]);
    const value = library.value(arena, boardAt(gap, entry.word, gaps))?.value;
    if (value === undefined) refuse(`${target} gives no value at ${gaps.join(', ')}.`);
    const number = arena.asNumber(value);
    if (number !== null) {
      const balance = arena.integer(point.c + 2 * point.d - point.a);
      const offset = String(arena.asNumber(arena.subtract(value, balance)));
      if (OFFSETS.includes(offset)) return `balance + ${offset}`;
      return arena.lt(value, arena.integer(1)) ? `the number ${number}` : 'another number';
    }
    return arena.asNus(value)?.ups === 0 ? 'number + *' : 'a switch {x|y}';
  };
}

const COLOURS: Readonly<Record<string, string>> = {
  'balance + -2': '#2b3a67',
  'balance + 0': '#4f7cac',
  'balance + 1/2': '#80ced7',
  'balance + 3/4': '#9fe0c0',
  'balance + 1': '#b6e2a1',
  'balance + 5/4': '#dff0a0',
  'balance + 3/2': '#f7e08b',
  'balance + 2': '#f2a65a',
  'number + *': '#d1495b',
  'a switch {x|y}': '#7d2e68',
  'the number 0': '#c9c9c9',
  'the number -1': '#8d8d8d',
  'the number 1/2': '#e9dcc9',
  'another number': '#5b8c5a',
  'positive: Left wins': '#4f7cac',
  'negative: Right wins': '#f2a65a',
  'equal to 0': '#e4e4e4',
  'equal to *': '#d1495b',
  'fuzzy: who begins wins': '#7d2e68',
  'confused with 0: who begins wins': '#7d2e68',
  'in the set, and so is the mirror image: 0': '#e4e4e4',
  'in the set with *, and so is the mirror image: *': '#d1495b',
  'in the set: at least 0': '#4f7cac',
  'in the set with *: at least *': '#80ced7',
  'the mirror image is in the set: at most 0': '#f2a65a',
  'outside: nothing is claimed': '#7d2e68',
  'no position': '#ffffff',
  other: '#555555',
};
const CELL = 10;
const LEFT = 40;
const TOP = 30;

/** The kinds of one row of the picture. */
function rowKinds(
  { certificate, entry, across, down, rest, size }: Slice,
  y: number,
  kindOf: (point: Point) => string,
): string[] {
  return Array.from({ length: size }, (_, x) => {
    const axes: Record<string, number> = { [across]: x, [down]: y };
    if (certificate.claim === 'invariant') {
      const point = closedSetPoint(entry, { ...rest, ...axes });
      return point === null ? 'no position' : kindOf(point);
    }
    const others = Object.entries(rest).map(([p, text]) => [p, axes[text] ?? Number(text)]);
    return kindOf({ ...Object.fromEntries(others), ...axes });
  });
}

/** Neighbours of one kind are drawn as one rectangle. */
function rowSquares(row: readonly string[], y: number): string {
  let squares = '';
  for (let x = 0; x < row.length; ) {
    const kind = row[x];
    const first = x;
    while (x < row.length && row[x] === kind) x++;
    const at = `x="${LEFT + first * CELL}" y="${TOP + y * CELL}" width="${(x - first) * CELL}" height="${CELL}"`;
    squares += `<rect ${at} fill="${COLOURS[kind] ?? '#000000'}"/>\n`;
  }
  return squares;
}

function axisMarks(size: number): string {
  let marks = '';
  for (let k = 0; k < size; k += 5) {
    marks += `<text x="${LEFT + k * CELL + 5}" y="${TOP - 4}" text-anchor="middle">${k}</text>\n`;
    marks += `<text x="${LEFT - 4}" y="${TOP + k * CELL + 9}" text-anchor="end">${k}</text>\n`;
  }
  return marks;
}

function legend(kinds: readonly string[], size: number): string {
  const x = LEFT + size * CELL + 16;
  const line = (kind: string, i: number): string => {
    const y = TOP + 18 * i;
    const square = `<rect x="${x}" y="${y}" width="12" height="12" fill="${COLOURS[kind]}"/>`;
    return `${square}<text x="${x + 18}" y="${y + 10}">${kind}</text>`;
  };
  return kinds.map(line).join('\n');
}

function draw(slice: Slice, fixed: string): string {
  const { name, certificate, entry, across, down, size } = slice;
  const kindOf =
    certificate.claim === 'invariant'
      ? closedSetKind(certificate, entry)
      : certificate.claim === 'outcome'
        ? standingKind(slice)
        : valueKind(slice);
  const rows = Array.from({ length: size }, (_, y) => rowKinds(slice, y, kindOf));
  const seen = new Set(rows.flat());
  const kinds = Object.keys(COLOURS).filter((kind) => seen.has(kind));
  const [width, height] = [
    LEFT + size * CELL + (certificate.claim === 'invariant' ? 300 : 190),
    TOP + size * CELL + 10,
  ];
  const title = `${name}, word ${entry.word}, ${fixed.replaceAll(',', ', ')}: ${across} across, ${down} down`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="11" role="img">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="${LEFT}" y="12">${title}</text>
${axisMarks(size)}${rows.map(rowSquares).join('')}${legend(kinds, size)}
</svg>
`;
}

const operands = process.argv.slice(2);
process.stdout.write(draw(readSlice(operands), operands[4] ?? ''));

/**
 * Draws a slice of a certificate of the library: one square a position, coloured by what is claimed there: the value, or how
 * the position stands to 0 and *.
 *
 *   node scripts/draw-slice.mjs B21 TTF c a b=6,d=2 44 > docs/theorems/B21.svg
 *   node scripts/draw-slice.mjs T2 TTFF d b a=4,c=9,e=4 40 > docs/theorems/T2.svg
 *   node scripts/draw-slice.mjs T2 TTFF c b a=4,d=b,e=4 40 > docs/theorems/T2-symmetric.svg
 *
 * The third and fourth operands are the gaps across and down; the others are fixed, or equal to one of them. A certificate that
 * says nothing of * gives a picture that says nothing of it either. Needs a build (`npm run build`). Ends with exit code 2 if
 * an argument is bad or there is nothing to draw.
 */
import { Arena } from '@lilypad/games';
import { decide, FormulaLibrary, readOutcomeCertificate } from '@lilypad/prover';
import { boardOf } from '@lilypad/toads';
import { certificateNamed, refuse, wholeNumber } from './arguments.mjs';

const [name, word, across, down, fixed, size] = process.argv.slice(2);
if (size === undefined) refuse('Six arguments, please: certificate, word, gap across, gap down, other gaps, size.');
const certificate = certificateNamed(name);
const { parameters } = certificate.words.find((one) => one.word === word) ?? refuse(`${name} has no word '${word}'.`);
const n = wholeNumber(size, 'The size of the picture');
if (n === 0) refuse('A picture of size 0 shows nothing.');
for (const axis of [across, down]) if (!parameters.includes(axis)) refuse(`${word} has no gap '${axis}'.`);
if (across === down) refuse('The gaps across and down must differ.');
const rest = Object.fromEntries(fixed.split(',').map((text) => text.split('=')));
for (const gap of parameters.filter((one) => one !== across && one !== down)) {
  if (rest[gap] === undefined) refuse(`The gap ${gap} is not fixed.`);
  if (rest[gap] !== across && rest[gap] !== down) wholeNumber(rest[gap], `The gap ${gap}`);
}
const library = new FormulaLibrary((wanted) => (wanted === name ? certificate : null));
const arena = new Arena();
const standing = certificate.claim === 'outcome' ? readOutcomeCertificate(certificate).words.get(word) : null;
if (standing?.kind === 'value') refuse(`${name} gives the value of ${word}, and pictures are of outcomes there.`);
if (standing === null && parameters.length < 4)
  refuse('Values are drawn by c+2d-a, which needs a class with four gaps.');

/** The kinds of standings: at least 0, at most 0, at least *, at most *; the last two only where * is compared with. */
const STANDINGS = {
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

/** How a position stands to 0 and *; kinds that are rare, such as greater than 0 but not than *, have one colour. */
function standingOf(gaps) {
  const { zero, star } = standing;
  const predicates = [zero, star].flatMap((rival) => (rival === null ? [] : [rival.atLeast, rival.atMost]));
  const key = predicates.map((predicate) => decide(predicate, gaps)).join();
  return STANDINGS[key] ?? 'other';
}

/** Values are told apart by how far they are from c+2d-a, the balance of free moves; others by kind. */
function kindOf(point) {
  const gaps = parameters.map((p) => point[p]);
  if (standing !== null) return standingOf(gaps);
  const strip = gaps.map((x, i) => certificate.gap.repeat(x) + (word[i] ?? '')).join('');
  const { value } = library.value(arena, boardOf(strip));
  const balance = point.c + 2 * point.d - point.a;
  const number = arena.asNumber(value);
  const nus = arena.asNus(value);
  if (number !== null) {
    const small = number.compare(arena.asNumber(arena.integer(1))) < 0;
    const offset = number.subtract(arena.asNumber(arena.integer(balance))).toString();
    if (['-2', '0', '1/2', '3/4', '1', '5/4', '3/2', '2'].includes(offset)) return `balance + ${offset}`;
    return small ? `the number ${number}` : 'another number';
  }
  if (nus !== null && nus.ups === 0) return 'number + *';
  return 'a switch {x|y}';
}

const COLOURS = {
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
  other: '#555555',
};
const CELL = 10;
const LEFT = 40;
const TOP = 30;
const seen = new Set();
let squares = '';
for (let y = 0; y < n; y++) {
  const row = Array.from({ length: n }, (_, x) => {
    const axes = { [across]: x, [down]: y };
    const others = Object.entries(rest).map(([p, v]) => [p, axes[v] ?? Number(v)]);
    return kindOf({ ...Object.fromEntries(others), ...axes });
  });
  for (let x = 0; x < n; ) {
    const kind = row[x];
    const first = x;
    while (x < n && row[x] === kind) x++;
    seen.add(kind);
    const at = `x="${LEFT + first * CELL}" y="${TOP + y * CELL}" width="${(x - first) * CELL}" height="${CELL}"`;
    squares += `<rect ${at} fill="${COLOURS[kind] ?? '#000000'}"/>\n`;
  }
}
let marks = '';
for (let k = 0; k < n; k += 5) {
  marks += `<text x="${LEFT + k * CELL + 5}" y="${TOP - 4}" text-anchor="middle">${k}</text>\n`;
  marks += `<text x="${LEFT - 4}" y="${TOP + k * CELL + 9}" text-anchor="end">${k}</text>\n`;
}
const kinds = Object.keys(COLOURS).filter((kind) => seen.has(kind));
const legend = kinds
  .map((kind, i) => {
    const y = TOP + 18 * i;
    const x = LEFT + n * CELL + 16;
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${COLOURS[kind]}"/><text x="${x + 18}" y="${y + 10}">${kind}</text>`;
  })
  .join('\n');
const title = `${name}, word ${word}, ${fixed.replaceAll(',', ', ')}: ${across} across, ${down} down`;
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + n * CELL + 190}" height="${TOP + n * CELL + 10}" font-family="sans-serif" font-size="11" role="img">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="${LEFT}" y="12">${title}</text>
${marks}${squares}${legend}
</svg>
`);

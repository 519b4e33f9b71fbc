/**
 * Draws a slice of a formula of the library: one square a position, coloured by the claim that the formula makes there.
 *
 *   node scripts/draw-slice.mjs B21 TTF c a b=6,d=2 44 > docs/theorems/B21.svg
 *
 * The third and fourth operands are the gaps across and down. Needs a build (`npm run build`).
 */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { FormulaLibrary } from '@lilypad/prover';
import { boardOf } from '@lilypad/toads';

const [name, word, across, down, fixed, size] = process.argv.slice(2);
const path = new URL(`../packages/prover/library/${name}.json`, import.meta.url);
const certificate = JSON.parse(readFileSync(path, 'utf8'));
const { parameters } = certificate.words.find((claim) => claim.word === word);
const n = Number(size);
const rest = Object.fromEntries(fixed.split(',').map((text) => text.split('=')));
const library = new FormulaLibrary((wanted) => (wanted === name ? certificate : null));
const arena = new Arena();

/** Values are told apart by how far they are from c+2d-a, the balance of free moves; others by kind. */
function kindOf(point) {
  const gaps = parameters.map((p) => point[p]);
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
};
const CELL = 10;
const LEFT = 40;
const TOP = 30;
const seen = new Set();
let squares = '';
for (let y = 0; y < n; y++) {
  const row = Array.from({ length: n }, (_, x) => {
    const point = Object.fromEntries(Object.entries(rest).map(([p, v]) => [p, Number(v)]));
    return kindOf({ ...point, [across]: x, [down]: y });
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
const title = `${name}, word ${word}, ${fixed.replace(',', ', ')}: ${across} across, ${down} down`;
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + n * CELL + 190}" height="${TOP + n * CELL + 10}" font-family="sans-serif" font-size="11" role="img">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="${LEFT}" y="12">${title}</text>
${marks}${squares}${legend}
</svg>
`);

/**
 * Wrong certificates, made from a right one by small changes. Each is false at a point that is known, so that a check which
 * accepts it is a check that proves too much.
 */
import { Arena, parseGame } from '@lilypad/games';
import { parseCertificate } from '../../packages/prover/dist/check/parse.js';

/** The largest gap in the points at which formulas are compared. */
const BOX = 4;

/** Up to `most` wrong certificates, spread over the words and the kinds of change. */
export function wrongMutants(certificate, most) {
  const arena = new Arena();
  const right = certificate.words.map((_, i) => valuesOf(certificate, i, arena));
  const all = [...changes(certificate)];
  const wrong = [];
  // Every nth change, then those next to them, and so on.
  const step = Math.ceil(all.length / most);
  for (let start = 0; start < step; start++) {
    for (let i = start; i < all.length && wrong.length < most; i += step) {
      const { place, mutant } = all[i];
      if (isWrong(mutant, place, right[place], arena)) wrong.push(mutant);
    }
  }
  return wrong;
}

function* changes(certificate) {
  for (const [place, entry] of certificate.words.entries()) {
    for (const formula of formulaChanges(entry.formula)) {
      yield { place, mutant: { ...certificate, words: certificate.words.with(place, { ...entry, formula }) } };
    }
  }
}

function* formulaChanges(formula) {
  if ('value' in formula) {
    const { value } = formula;
    yield { value: `{${value}|}` };
    yield { value: `{|${value}}` };
    for (const number of value.matchAll(/(?<![\d/])\d+(?![\d/a-z])/g)) {
      const next = `${value.slice(0, number.index)}${Number(number[0]) + 1}`;
      yield { value: next + value.slice(number.index + number[0].length) };
    }
    return;
  }
  const { if: condition, then: yes, else: no } = formula;
  const branch = (...parts) => Object.fromEntries(['if', 'then', 'else'].map((name, i) => [name, parts[i]]));
  yield branch(condition, no, yes);
  yield branch(
    condition.replace(/\d+(?=\s*$|\s*\()/, (n) => Number(n) + 1),
    yes,
    no,
  );
  for (const part of formulaChanges(yes)) yield branch(condition, part, no);
  for (const part of formulaChanges(no)) yield branch(condition, yes, part);
}

function isWrong(mutant, place, right, arena) {
  try {
    return valuesOf(mutant, place, arena).some((value, i) => value !== right[i]);
  } catch {
    return false; // no certificate at all
  }
}

/** The values that the formula of one word gives at the points of a box, as canonical games. */
function valuesOf(certificate, place, arena) {
  const { word } = certificate.words[place];
  const { formula } = parseCertificate(certificate).words.get(word);
  return [...box(word.length + 1)].map((point) => {
    let here = formula;
    while (here.kind === 'if') here = holds(here.condition, point) ? here.yes : here.no;
    const parsed = parseGame(arena, gameText(here.game, point));
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  });
}

/** Points whose coordinates are all from 0 to BOX, thinned out where they are many. */
function* box(n) {
  const total = (BOX + 1) ** n;
  const step = Math.max(1, Math.floor(total / 400) | 1);
  for (let i = 0; i < total; i += step) {
    yield Array.from({ length: n }, (_, k) => Math.floor(i / (BOX + 1) ** k) % (BOX + 1));
  }
}

const valueAt = (form, point) => point.reduce((sum, x, i) => sum + x * form[i], form.at(-1));

function holds({ kind, form, modulus }, point) {
  const value = valueAt(form, point);
  if (kind === 'congruent') return value % modulus === 0;
  return kind === 'equal' ? value === 0 : value >= 0;
}

function gameText(game, point) {
  if ('form' in game) return `${valueAt(game.form, point)}/${2 ** game.exponent}`;
  const [left, right] = [game.left, game.right].map((options) => options.map((g) => gameText(g, point)).join(','));
  return `{${left}|${right}}`;
}

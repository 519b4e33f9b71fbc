/**
 * Wrong certificates, made from a right one by small changes. Each is false at a point that is known, so that a check which
 * accepts it is a check that proves too much. Formulas are functions, and predicates say exactly where something holds:
 * whatever differs from them at a point is wrong there.
 */
import { Arena, parseGame } from '@lilypad/games';
import { parseDocument } from '../../packages/prover/dist/check/document.js';

/** Points at which claims are compared have small gaps or, some of them, gaps up to this. */
const WIDE = 30;
const POINTS = 400;

/** Up to `most` wrong certificates, spread over the words and the kinds of change. */
export function wrongMutants(certificate, most) {
  const arena = new Arena();
  const right = signature(certificate, arena);
  const all = [...changes(certificate)];
  const wrong = [];
  // Every nth change, then those next to them, and so on.
  const step = Math.ceil(all.length / most);
  for (let start = 0; start < step; start++) {
    for (let i = start; i < all.length && wrong.length < most; i += step) {
      const { mutant, place } = all[i];
      if (isWrong(mutant, place, right, arena)) wrong.push(mutant);
    }
  }
  return wrong;
}

/** Everything that can be changed is a tree at some place; a change is put there. */
function* changes(certificate) {
  for (const list of ['words', 'corollaries']) {
    for (const [index, entry] of (certificate[list] ?? []).entries()) {
      const put = (part) => ({ ...certificate, [list]: certificate[list].with(index, { ...entry, ...part }) });
      const place = `${list} ${index}`;
      if (entry.formula !== undefined) {
        for (const formula of treeChanges(entry.formula)) yield { place, mutant: put({ formula }) };
      }
      for (const [rival, standing] of Object.entries(entry.against ?? {})) {
        for (const [relation, tree] of Object.entries(standing)) {
          const changed = (part) => put({ against: { ...entry.against, [rival]: { ...standing, [relation]: part } } });
          for (const part of treeChanges(tree)) yield { place, mutant: changed(part) };
        }
      }
    }
  }
}

function* treeChanges(tree) {
  if ('holds' in tree) {
    yield { holds: !tree.holds };
    return;
  }
  if ('value' in tree) {
    yield* valueChanges(tree.value);
    return;
  }
  const { if: condition, then: yes, else: no } = tree;
  const branch = (...parts) => Object.fromEntries(['if', 'then', 'else'].map((name, i) => [name, parts[i]]));
  yield branch(condition, no, yes);
  yield branch(
    condition.replace(/\d+(?=\s*$|\s*\()/, (n) => Number(n) + 1),
    yes,
    no,
  );
  for (const part of treeChanges(yes)) yield branch(condition, part, no);
  for (const part of treeChanges(no)) yield branch(condition, yes, part);
}

function* valueChanges(value) {
  if (value === '0' || value === '*') yield { value: value === '0' ? '*' : '0' };
  yield { value: `{${value}|}` };
  yield { value: `{|${value}}` };
  for (const number of value.matchAll(/(?<![\d/])\d+(?![\d/a-z])/g)) {
    const next = `${value.slice(0, number.index)}${Number(number[0]) + 1}`;
    yield { value: next + value.slice(number.index + number[0].length) };
  }
}

function isWrong(mutant, place, right, arena) {
  try {
    const here = signature(mutant, arena, place).get(place);
    return here.some((value, i) => value !== right.get(place)[i]);
  } catch {
    return false; // no certificate at all
  }
}

/** What is claimed at the points, for each word and corollary, or for one of them. */
function signature(certificate, arena, only) {
  const { words, corollaries } = parseDocument(certificate);
  const places = new Map();
  const add = (place, parameters, trees) => {
    if (only === undefined || only === place) {
      places.set(
        place,
        points(parameters.length).flatMap((point) => trees.map((tree) => at(tree, point, arena))),
      );
    }
  };
  for (const [i, { word }] of certificate.words.entries()) {
    const { claim, parameters } = words.get(word);
    const trees = claim.formula ? [claim.formula] : [...claim.against.values()].flatMap((s) => [s.Left, s.Right]);
    add(`words ${i}`, parameters, trees);
  }
  for (const [i, { formula, parameters }] of corollaries.entries()) add(`corollaries ${i}`, parameters, [formula]);
  return places;
}

/** A game or a truth value. */
function at(tree, point, arena) {
  let here = tree;
  while (here.condition !== undefined) here = holds(here.condition, point) ? here.yes : here.no;
  if (here.game === undefined) return here.holds;
  const parsed = parseGame(arena, gameText(here.game, point));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** Small points, thinned out where they are many, and some that are spread wide, always the same. */
function points(n) {
  const total = 5 ** n;
  const step = Math.max(1, Math.floor(total / POINTS) | 1);
  const small = [];
  for (let i = 0; i < total; i += step) small.push(Array.from({ length: n }, (_, k) => Math.floor(i / 5 ** k) % 5));
  let seed = 1;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed % (WIDE + 1);
  };
  return [...small, ...Array.from({ length: POINTS }, () => Array.from({ length: n }, next))];
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

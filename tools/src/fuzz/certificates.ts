/**
 * Certificates of the library with something changed. The checker may accept or reject one, and must do either; what
 * it accepts must be true of small boards, which are valued directly.
 */
import { Arena, parseGame } from '@lilypad/games';
import { CheckedTheorem, type ClaimView, simplifySymbolic } from '@lilypad/prover';
import { boardOf, parseFamily, Valuer } from '@lilypad/toads';
import { certificateFile, libraryNames, read } from '../workspace.ts';
import type { Random } from './random.ts';
import { messageFault, type Subject } from './subject.ts';

/** All but those whose check takes long. */
const NAMES = libraryNames().filter(
  (name) => !['A14', 'A15', 'A23', 'A24', 'A32', 'A33', 'A42', 'A51', 'A61'].includes(name),
);
const MOST_CELLS = 20_000;

const textOf = (name: string): string => read(certificateFile(name));

/** What is changed in a certificate. As input, it is written as JSON. */
interface Mutant {
  readonly certificate: string;
  readonly changes: readonly Change[];
}

/** At a place, something else; without `to`, nothing. */
interface Change {
  readonly at: readonly (string | number)[];
  readonly to?: unknown;
}

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** All places in a document. */
function places(json: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof json !== 'object' || json === null) return [at];
  const inner = Array.isArray(json)
    ? json.flatMap((one, i) => places(one, [...at, i]))
    : Object.entries(json).flatMap(([key, one]) => places(one, [...at, key]));
  return [...(at.length === 0 ? [] : [at]), ...inner];
}

const lookUp = (json: Json, at: Change['at']): Json =>
  at.reduce<Json>((here, key) => (here as Record<string, Json>)[key], json);

function changed(json: Json, [key, ...rest]: Change['at'], to: unknown): Json {
  if (key === undefined) return to as Json;
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string, Json>;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, to);
  else if (to !== undefined) copy[key] = to as Json;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy as Json;
}

const PUT = [
  '',
  '0',
  '1',
  '2',
  '3',
  'a',
  'b',
  'c',
  'n',
  'T',
  'F',
  '.',
  '{',
  '}',
  '|',
  ',',
  '*',
  '+',
  '-',
  '/2',
  ' >= ',
  ' <= ',
  ' = ',
  ' (mod 2)',
  '^',
  '(',
  ')',
  '9007199254740993',
  '<=',
  '<~T>',
];

function otherText(random: Random, text: string): string {
  const tokens = text.match(/\d+|[a-zA-Z]+|>=|<=|\s+|./g) ?? [''];
  const i = random.below(tokens.length);
  const put =
    /^\d+$/.test(tokens[i]) && random.once(2)
      ? String(Number(tokens[i]) + random.of([-1, 1, 2]))
      : random.of([...PUT, ...tokens]);
  return random.once(4) ? [...tokens.slice(0, i), put, ...tokens.slice(i)].join('') : tokens.with(i, put).join('');
}

/** Something else for a place: nothing, a neighbour, the same in the other branch, another number, text or list. */
function changeAt(random: Random, json: Json, at: Change['at']): Change[] {
  const here = lookUp(json, at);
  if (random.once(12)) return [{ at }];
  if (typeof here === 'string') return [{ at, to: otherText(random, here) }];
  if (typeof here === 'boolean') return [{ at, to: !here }];
  if (typeof here === 'number') return [{ at, to: here + random.of([-1, 1, 1000, 0.5]) }];
  if (Array.isArray(here) && here.length > 1) {
    const [i, j] = [random.below(here.length), random.below(here.length)];
    return [{ at, to: random.once(2) ? here.with(i, here[j]).with(j, here[i]) : [...here, here[i]] }];
  }
  if (here !== null && typeof here === 'object' && 'then' in here) {
    const { then: yes, else: no } = here as Record<string, Json>;
    return random.once(2)
      ? [
          { at: [...at, 'then'], to: no },
          { at: [...at, 'else'], to: yes },
        ]
      : [{ at, to: yes }];
  }
  return [{ at, to: random.of([null, {}, [], '', 0]) }];
}

function makeMutant(random: Random): string {
  const certificate = random.of(NAMES);
  const json = JSON.parse(textOf(certificate)) as Json;
  const all = places(json).filter(([key]) => key !== 'made');
  const changes = random.list(1, 2, () => changeAt(random, json, random.of(all))).flat();
  return JSON.stringify({ certificate, changes } satisfies Mutant);
}

function judgeMutant(input: string): string | null {
  const { certificate, changes } = JSON.parse(input) as Mutant;
  let json = JSON.parse(textOf(certificate)) as Json;
  for (const { at, to } of changes) {
    // A first change may have taken away the place of the second.
    if (
      at
        .slice(0, -1)
        .reduce<Json | undefined>((here, key) => (here as Record<string, Json> | undefined)?.[key], json) === undefined
    )
      return null;
    json = changed(json, at, to);
  }
  const result = CheckedTheorem.check(JSON.stringify(json), { maxCells: MOST_CELLS });
  if (!(result instanceof CheckedTheorem)) return messageFault(result.message);
  result.report('md');
  return falseClaim(result.view()) ?? falseStatement(result);
}

/** What the theorem says of a board and is not so; null if nothing was found. */
export function falseClaim({ entries }: Pick<ClaimView, 'entries'>): string | null {
  const arena = new Arena();
  const valuer = new Valuer(arena);
  for (const entry of entries) {
    const count = entry.parameters.length;
    for (let k = 0; k < 40; k++) {
      const point = entry.parameters.map((_, i) => (k * (2 * i + 3) + (k >> (i % 4))) % (count > 3 ? 3 : 5));
      for (const { board, game, relation } of entry.instancesAt(point)) {
        const parsed = parseGame(arena, game);
        if (!parsed.ok) return `the value ${game} of ${board} is not read`;
        const found = arena.compare(valuer.value(boardOf(board)), parsed.value);
        if (found !== relation) return `accepted, though ${board} ${found} ${game}, and not ${relation}`;
      }
    }
  }
  return null;
}

/** A false statement of a theorem by strategies. */
function falseStatement({ claim, corollaries }: CheckedTheorem): string | null {
  if (claim.kind !== 'strategy') return null;
  const arena = new Arena();
  const valuer = new Valuer(arena);
  for (const { family, formula } of corollaries) {
    const [, relation = '=', game] = /^(<=|>=)? ?(.*)$/.exec(formula[0]) ?? [];
    const parsed = parseFamily(family);
    if (!parsed.ok || formula[0] === 'infinitesimal') continue;
    for (let k = 0; k < 16; k++) {
      const point = Object.fromEntries(parsed.value.parameters.map((name, i) => [name, (k * (i + 1)) % 4]));
      const where = Object.entries(point)
        .map(([name, value]) => `${name} = ${value}`)
        .join(' and ');
      const board = parsed.value.boardAt(point);
      const said = simplifySymbolic(game, where);
      if (board === null || !said.ok) continue;
      const value = parseGame(arena, said.cases[0].format());
      if (!value.ok) continue;
      const found = arena.compare(valuer.value(board), value.value);
      if (found !== '=' && !relation.startsWith(found))
        return `accepted, though ${family} ${found} ${game} where ${where}`;
    }
  }
  return null;
}

export const CERTIFICATES: Subject = { name: 'certificate', make: makeMutant, judge: judgeMutant, isText: false };

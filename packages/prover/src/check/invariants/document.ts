/**
 * Reads and checks a certificate for an invariant: for each word of a class a set of positions G, the field contains, and perhaps a
 * set of sums G + *, the field withStar. From everything in these sets every move of Right has a reply of Left back into them.
 *
 * What is shown. Left, moving second, wins every game of the sets: she replies so that the game is in a set again, and since every
 * game ends, it is Right who has no move at last. That is, G >= 0 or G + * >= 0, which is G >= *, since * + * = 0. A mirror image of
 * a position is its negative, so it is <= 0 or <= *.
 *
 * Trusted: what is read here is what is proved in the end; `exchanges` asks for a reply to every move of Right.
 */
import { type Chapter, checkChapters } from '../chapters.ts';
import type { Standing } from '../claim.ts';
import { corollaryChapters } from '../corollaries.ts';
import { type CorollaryEntry, classOf, corollariesOf, ordersOf, parametersOf } from '../document.ts';
import { type Fields, list, object, string } from '../fields.ts';
import { type Form, substitute } from '../form.ts';
import type { Kind } from '../kind.ts';
import { clip, Misread } from '../misread.ts';
import { missing } from '../missing.ts';
import { type Letter, type RawMove, rawMoves, type Side } from '../moves.ts';
import { someIsThere, type Way } from '../outcomes.ts';
import { exists, type Obligation, type Part } from '../part.ts';
import { TreeReader } from '../read-tree.ts';
import { type Predicate, put, select, Truth } from '../tree.ts';
import { InvariantClaim } from './claim.ts';

export interface InvariantDocument {
  readonly target: string;
  readonly claim: 'invariant';
  readonly gap: Letter;
  readonly words: ReadonlyMap<string, InvariantEntry>;
  readonly corollaries: readonly CorollaryEntry[];
}

export interface InvariantEntry {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly claim: InvariantClaim;
}

/** The rivals that positions are at least, each with the field that has the set. */
const FIELDS = [
  ['0', 'contains'],
  ['*', 'withStar'],
] as const;

export const INVARIANT_KIND: Kind<InvariantDocument> = {
  read: readInvariant,
  check: (document, options) => checkChapters(document, chaptersOf(document), options),
  chapters: chaptersOf,
  concluding: (document, corollaries) => ({
    ...document,
    corollaries: boundsOf(corollaries, document.words, new TreeReader()),
  }),
  checkCorollaries: (document, options) => checkChapters(document, conclusions(document), options),
};

function chaptersOf(document: InvariantDocument): Chapter[] {
  return [...wordChapters(document), ...conclusions(document)];
}

/** What is read for a word: its sets by rival. */
interface SetsOfWord {
  readonly parameters: readonly string[];
  readonly trees: ReadonlyMap<string, Predicate>;
}

function readInvariant(json: Fields): InvariantDocument {
  const required = ['format', 'target', 'claim', 'key', 'gap', 'rules', 'words'];
  const fields = object(json, 'the certificate', required, ['corollaries', 'made']);
  if (list(fields.rules, 'the field rules').length > 0) {
    throw new Misread('the certificate leans on rules, and none is known as proved');
  }
  const { target, key, gap } = classOf(fields);
  const reader = new TreeReader();
  const sets = new Map<string, SetsOfWord>();
  const words = new Set(ordersOf(key));
  for (const json of list(fields.words, 'the field words')) {
    const entry = object(json, 'an entry of words', ['word', 'parameters', 'contains'], ['withStar']);
    const word = string(entry.word, 'the word of an entry');
    if (sets.has(word)) throw new Misread(`the word "${clip(word)}" is there twice`);
    if (!words.has(word)) throw new Misread(`the word "${clip(word)}" is no arrangement of the key letters`);
    const parameters = parametersOf(entry.parameters, `the word "${word}"`);
    if (parameters.length !== word.length + 1) {
      throw new Misread(`the parameters of the word "${word}" are not ${word.length + 1} names, one for each gap`);
    }
    const some = FIELDS.filter(([, field]) => Object.hasOwn(entry, field));
    const trees = some.map(([rival, field]): [string, Predicate] => {
      return [rival, reader.predicate(entry[field], `the field ${field} of the word "${word}"`, parameters)];
    });
    sets.set(word, { parameters, trees: new Map(trees) });
  }
  for (const word of words) if (!sets.has(word)) throw new Misread(`the word "${word}" is missing`);
  const entries = [...sets].map(([word, own]): [string, InvariantEntry] => {
    const image = sets.get(mirrorOf(word))?.trees;
    return [word, { word, parameters: own.parameters, claim: claimOf(own, image ?? new Map()) }];
  });
  const document = { target, claim: 'invariant', gap, words: new Map(entries) } as const;
  const corollaries = Object.hasOwn(fields, 'corollaries') ? boundsOf(fields.corollaries, document.words, reader) : [];
  return { ...document, corollaries };
}

/** What the sets of a word say with those of its mirror image; a set that is not there is empty. */
function claimOf({ parameters, trees }: SetsOfWord, image: ReadonlyMap<string, Predicate>): InvariantClaim {
  const reversed = reversedGaps(parameters.length);
  const standings = FIELDS.filter(([rival]) => trees.has(rival) || image.has(rival)).map(
    ([rival]): [string, Standing] => {
      const Right = put(image.get(rival) ?? new Truth(false), reversed);
      return [rival, { Left: trees.get(rival) ?? new Truth(false), Right }];
    },
  );
  return new InvariantClaim(new Map(standings));
}

/** Corollaries that only say that something is >= or <= 0 or *, or both: nothing else follows from an invariant. */
function boundsOf(
  json: unknown,
  words: ReadonlyMap<string, InvariantEntry>,
  reader: TreeReader,
): readonly CorollaryEntry[] {
  const corollaries = corollariesOf(json, words, reader);
  for (const { name, relation } of corollaries) {
    if (relation !== '>=' && relation !== '<=' && relation !== '=') {
      throw new Misread(`the corollary "${clip(name)}" has the relation ${relation}, which no invariant shows`);
    }
  }
  return corollaries;
}

/** The word of the mirror images: in reverse order, with toads and frogs exchanged. */
function mirrorOf(word: string): string {
  const exchanged = [...word].map((key) => (key === 'T' ? 'F' : key === 'F' ? 'T' : key));
  return exchanged.reverse().join('');
}

/** For n gaps: the forms of gap n, gap n-1, and so on. */
function reversedGaps(n: number): Form[] {
  return Array.from({ length: n }, (_, i) => Array.from({ length: n + 1 }, (_, k) => (k === n - 1 - i ? 1 : 0)));
}

function wordChapters(document: InvariantDocument): Chapter[] {
  return [...document.words.values()].map((entry) => {
    const parts = (): Part[] => [...entry.claim.sets.keys()].map((rival) => replyPart(document, entry, rival));
    return { name: `word "${entry.word}"`, isEntry: true, word: entry.word, parts };
  });
}

const conclusions = ({ words, corollaries }: InvariantDocument): Chapter[] => corollaryChapters(words, corollaries);

/** In the set of a word for a rival, every move of Right has a reply. */
function replyPart(document: InvariantDocument, { word, parameters, claim }: InvariantEntry, rival: string): Part {
  const { Left: set } = claim.sets.get(rival) ?? missing();
  const answered = exchanges(document, word, rival);
  const name = rival === '0' ? `word "${word}"` : `word "${word}" with a star`;
  return {
    parameters,
    regionAt(ask) {
      const end = select(set, ask);
      const region = `${name}, ${end.holds ? 'in' : 'outside'} the set`;
      return { end, name: region, obligations: end.holds ? answered : [] };
    },
  };
}

/**
 * For every move of Right that there is a reply: from a position G to the set of the rival 0. From G + * a move on the board has a reply
 * on the board to the set of *, or Left moves * to 0 and the board after Right's move is in the set of 0; Right's move of
 * * to 0 has a reply on the board to the set of 0.
 */
function exchanges({ gap, words }: InvariantDocument, word: string, rival: string): Obligation[] {
  const here = rawMoves(word, gap);
  const reply = ({ word: to, guard, gaps }: Pick<RawMove, 'word' | 'guard' | 'gaps'>, against: string): Way => {
    const { sets } = (words.get(to) ?? missing()).claim;
    const contains = put(sets.get(against)?.Left ?? new Truth(false), gaps);
    return {
      name: `the reply to "${to}"`,
      isThere: (ask) => guard.every((form) => ask.atLeastZero(form)) && select(contains, ask).holds,
    };
  };
  const onBoard = bySide(here, 'Right').map((move): Obligation => {
    const replies = bySide(rawMoves(move.word, gap), 'Left').map((next): Way => {
      const guard = next.guard.map((form) => substitute(form, move.gaps));
      const gaps = next.gaps.map((form) => substitute(form, move.gaps));
      return reply({ word: next.word, guard, gaps }, rival);
    });
    if (rival === '*') replies.push(reply({ word: move.word, guard: [], gaps: move.gaps }, '0'));
    return {
      name: `Right's move to "${move.word}" has a reply`,
      holds: (ask) => !exists(move, ask) || someIsThere(replies, ask),
    };
  });
  if (rival === '0') return onBoard;
  const after = bySide(here, 'Left').map((move) => reply(move, '0'));
  return [...onBoard, { name: "Right's move of * to 0 has a reply", holds: (ask) => someIsThere(after, ask) }];
}

const bySide = (moves: readonly RawMove[], side: Side): RawMove[] => moves.filter((move) => move.side === side);

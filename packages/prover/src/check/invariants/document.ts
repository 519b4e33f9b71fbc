/**
 * Reads and checks a certificate for an invariant: a set of positions of a class, given by a predicate for each word, from
 * which every move of Right has a reply of Left back into the set.
 *
 * What is shown. Left, moving second, wins every position of the set: she replies so that the position is in the set again, and since every
 * game ends, it is Right who has no move at last. That is, the positions are >= 0. A mirror image of a position of the set is
 * <= 0, since it is the negative.
 *
 * Trusted: what is read here is what is proved in the end; `replyPart` asks for a reply to every move of Right.
 */
import { type Chapter, checkChapters } from '../chapters.ts';
import { corollaryPart } from '../corollaries.ts';
import { type CorollaryEntry, classOf, corollariesOf, ordersOf, parametersOf } from '../document.ts';
import { type Fields, list, object, string } from '../fields.ts';
import { type Form, substitute } from '../form.ts';
import type { Kind } from '../kind.ts';
import { clip, Misread } from '../misread.ts';
import { missing } from '../missing.ts';
import { type Letter, rawMoves } from '../moves.ts';
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

function readInvariant(json: Fields): InvariantDocument {
  const required = ['format', 'target', 'claim', 'key', 'gap', 'rules', 'words'];
  const fields = object(json, 'the certificate', required, ['corollaries', 'made']);
  if (list(fields.rules, 'the field rules').length > 0) {
    throw new Misread('the certificate leans on rules, and none is known as proved');
  }
  const { target, key, gap } = classOf(fields);
  const reader = new TreeReader();
  const sets = new Map<string, { readonly parameters: string[]; readonly contains: Predicate }>();
  const words = new Set(ordersOf(key));
  for (const entry of list(fields.words, 'the field words')) {
    const {
      word: name,
      parameters: names,
      contains,
    } = object(entry, 'an entry of words', ['word', 'parameters', 'contains']);
    const word = string(name, 'the word of an entry');
    if (sets.has(word)) throw new Misread(`the word "${clip(word)}" is there twice`);
    if (!words.has(word)) throw new Misread(`the word "${clip(word)}" is no arrangement of the key letters`);
    const parameters = parametersOf(names, `the word "${word}"`);
    if (parameters.length !== word.length + 1) {
      throw new Misread(`the parameters of the word "${word}" are not ${word.length + 1} names, one for each gap`);
    }
    sets.set(word, { parameters, contains: reader.predicate(contains, `the set of the word "${word}"`, parameters) });
  }
  for (const word of words) if (!sets.has(word)) throw new Misread(`the word "${word}" is missing`);
  const entries = [...sets].map(([word, { parameters, contains }]): [string, InvariantEntry] => {
    const reversed = reversedGaps(parameters.length);
    const image = sets.get(mirrorOf(word))?.contains;
    const mirror = image === undefined ? new Truth(false) : put(image, reversed);
    return [word, { word, parameters, claim: new InvariantClaim(contains, mirror) }];
  });
  const document = { target, claim: 'invariant', gap, words: new Map(entries) } as const;
  const corollaries = Object.hasOwn(fields, 'corollaries') ? boundsOf(fields.corollaries, document.words, reader) : [];
  return { ...document, corollaries };
}

/** Corollaries that only say that something is >= 0, <= 0 or both: nothing else follows from an invariant. */
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
    return { name: `word "${entry.word}"`, isEntry: true, word: entry.word, parts: [replyPart(document, entry)] };
  });
}

function conclusions({ words, corollaries }: InvariantDocument): Chapter[] {
  return corollaries.map((corollary) => {
    const { name, word } = corollary;
    return { name: `corollary "${name}"`, isEntry: false, word, parts: [corollaryPart(words, corollary)] };
  });
}

/** In the set of a word, every move of Right has a reply into the set of some word. */
function replyPart({ gap, words }: InvariantDocument, { word, parameters, claim }: InvariantEntry): Part {
  const answered = rawMoves(word, gap)
    .filter(({ side }) => side === 'Right')
    .map((move): Obligation => {
      const replies = rawMoves(move.word, gap)
        .filter(({ side }) => side === 'Left')
        .map((reply): Way => {
          const guard = reply.guard.map((form) => substitute(form, move.gaps));
          const gaps = reply.gaps.map((form) => substitute(form, move.gaps));
          const contains = put((words.get(reply.word) ?? missing()).claim.contains, gaps);
          return {
            name: `the reply to "${reply.word}"`,
            isThere: (ask) => exists({ ...reply, guard }, ask) && select(contains, ask).holds,
          };
        });
      return {
        name: `Right's move to "${move.word}" has a reply`,
        holds: (ask) => !exists(move, ask) || someIsThere(replies, ask),
      };
    });
  return {
    parameters,
    regionAt(ask) {
      const end = select(claim.contains, ask);
      const name = `word "${word}", ${end.holds ? 'in' : 'outside'} the set`;
      return { end, name, obligations: end.holds ? answered : [] };
    },
  };
}

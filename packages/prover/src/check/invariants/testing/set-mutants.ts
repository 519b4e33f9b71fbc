/** Small changes to the sets of an invariant: a wall moved by one, a condition turned round, an end with the other answer. */

export interface InvariantJson {
  readonly words: readonly {
    readonly word: string;
    readonly parameters: readonly string[];
    readonly contains: TreeJson;
    readonly withStar?: TreeJson;
  }[];
}

type TreeJson = { readonly holds: boolean } | { readonly if: string; readonly then: TreeJson; readonly else: TreeJson };

interface Mutant {
  readonly what: string;
  readonly certificate: InvariantJson;
}

export function* setMutants(certificate: InvariantJson): Generator<Mutant> {
  for (const [place, entry] of certificate.words.entries()) {
    for (const field of ['contains', 'withStar'] as const) {
      const set = entry[field];
      if (set === undefined) continue;
      for (const { what, tree } of treeMutants(set)) {
        const words = certificate.words.with(place, { ...entry, [field]: tree });
        yield { what: `${entry.word}, ${field}: ${what}`, certificate: { ...certificate, words } };
      }
    }
  }
}

function* treeMutants(tree: TreeJson): Generator<{ what: string; tree: TreeJson }> {
  if ('holds' in tree) {
    yield { what: `${tree.holds} turned round`, tree: { holds: !tree.holds } };
    return;
  }
  for (const step of ['+1', '-1']) yield { what: `${tree.if}${step}`, tree: { ...tree, if: moved(tree.if, step) } };
  // biome-ignore lint/suspicious/noThenProperty: a key of the format, not of a promise
  yield { what: `${tree.if} exchanged`, tree: { ...tree, then: tree.else, else: tree.then } };
  for (const branch of ['then', 'else'] as const) {
    for (const mutant of treeMutants(tree[branch])) yield { ...mutant, tree: { ...tree, [branch]: mutant.tree } };
  }
}

/** The condition with its left side larger or smaller by one. */
const moved = (condition: string, step: string): string => condition.replace(/ (>=|<=|=) /, `${step} $1 `);

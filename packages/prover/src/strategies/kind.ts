/** Claims by strategies: how families in which two kinds of squares vary compare with games. */
import type { Arena, GameId } from '@lilypad/games';
import type { Proof, StrategyDocument } from '../check/strategies/document.ts';
import type { CorollaryText } from '../claim/family-claim.ts';
import type { ClaimKind } from '../claim/kind.ts';
import type { Certificate } from '../claim/write.ts';
import { Converter } from './from-document.ts';
import { valuesOf } from './pattern/match.ts';
import type { Side } from './pattern/side.ts';
import { gameAt } from './pattern/side-game.ts';
import { sideText, wordText } from './pattern/text.ts';
import type { Word } from './pattern/word.ts';
import { proofLines, strategyReport } from './report.ts';
import type { Relation } from './write.ts';

export interface StrategyClaim {
  readonly kind: 'strategy';
  readonly target: string;
  readonly statements: readonly { readonly word: Word; readonly relation: Relation; readonly side: Side }[];
  /** The claims that the statements depend on, as texts, with their proofs. */
  readonly claims: readonly { readonly text: string; readonly proof: Proof }[];
  readonly certificate: Certificate;
}

export const strategyKind: ClaimKind<StrategyClaim, StrategyDocument> = {
  phrases: {
    before: 'What is stated under the name ',
    by: ' by strategies',
    says: ', with a reply to every move,',
    ends: 'ends of branches',
    entries: 'claims',
    gives: 'a proof with replies',
  },

  read({ target, claims, statements, source }) {
    return {
      kind: 'strategy',
      target,
      statements: statements.map(({ word, relation, side }) => {
        const converter = new Converter();
        return { word: converter.word(word), relation, side: converter.side(side) };
      }),
      claims: claims.map(({ text, proof }) => ({ text, proof })),
      certificate: source,
    };
  },

  write: ({ certificate }, made) => ({ ...certificate, ...(made === undefined ? {} : { made }) }),
  ends: ({ claims }) => claims.length,
  trees: ({ claims }) => claims.flatMap(({ text, proof }, i) => ['', `${i}: ${text}`, ...proofLines(proof)]),
  corollaries: ({ statements }) => statements.map(statementText),
  reports: { md: strategyReport },
  page: strategyReport,
  start: () => null,

  view({ target, claims, statements }) {
    return {
      title: target,
      about: `A strategy for Right: ${claims.length} claims, each with a reply to every move of Left.`,
      ends: claims.length,
      entries: [],
      corollaries: statements.map(({ text }) => ({ name: text, title: text, rows: [] })),
      report: null,
    };
  },

  rocq: () => ({ ok: false, message: 'strategies have no theory in Rocq yet' }),
  valueAt: () => null,
};

/** The value of a board by a statement of equality that it is an instance of; null if there is none. */
export function strategyValue({ statements }: StrategyClaim, arena: Arena, board: Word): GameId | null {
  for (const { word, relation, side } of statements) {
    if (relation !== '=') continue;
    const point = valuesOf(board, { word, side });
    if (point !== null)
      return gameAt(
        arena,
        side,
        point.map(([value]) => value),
      );
  }
  return null;
}

function statementText({ word, relation, side }: StrategyClaim['statements'][number]): CorollaryText {
  const family = wordText(word);
  const game = sideText(side);
  const line = relation === 'infinitesimal' ? 'infinitesimal' : relation === '=' ? game : `${relation} ${game}`;
  return { name: family, family, formula: [line] };
}

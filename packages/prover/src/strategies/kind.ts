/** Claims by strategies: how families in which two kinds of squares vary compare with games. */
import type { Arena, GameId } from '@lilypad/games';
import type { StrategyDocument } from '../check/strategies/document.ts';
import type { Proof } from '../check/strategies/proof.ts';
import type { CorollaryText } from '../claim/family-claim.ts';
import type { ClaimKind } from '../claim/kind.ts';
import type { Certificate } from '../claim/write.ts';
import { strategyRocq } from '../rocq/strategies.ts';
import { Converter } from './from-document.ts';
import type { Goal } from './pattern/goal.ts';
import { valuesOf } from './pattern/match.ts';
import { type StatementGoal, saysText } from './pattern/relation.ts';
import { boardsIn } from './pattern/side.ts';
import { gameAt } from './pattern/side-game.ts';
import { sideText, wordText } from './pattern/text.ts';
import type { Word } from './pattern/word.ts';
import { type RecurrenceLine, recurrenceLines } from './recurrence-lines.ts';
import { storyLines, strategyPage, strategyReport, strategyTable } from './report.ts';
import { strategyView } from './view.ts';

export interface StrategyClaim {
  readonly kind: 'strategy';
  readonly target: string;
  readonly statements: readonly StatedRelation[];
  /** The claims that the statements depend on, with their proofs, and what reads the steps of these. */
  readonly claims: readonly { readonly goal: Goal; readonly proof: Proof; readonly converter: Converter }[];
  readonly certificate: Certificate;
}

interface StatedRelation extends StatementGoal {
  /** The cases of its recurrences; none for other relations. */
  readonly recurrences: readonly RecurrenceLine[];
  /** Knows the names of the variables. */
  readonly converter: Converter;
}

export const strategyKind: ClaimKind<StrategyClaim, StrategyDocument> = {
  conclusions: 'statements',
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
      statements: statements.map(({ word, relation, side, shown }) => {
        const converter = new Converter();
        const pattern = { word: converter.word(word), relation, side: converter.side(side) };
        const recurrences = shown.flatMap((one) =>
          one.kind === 'recurrences' ? recurrenceLines(one.recurrences, pattern.word, converter) : [],
        );
        return { ...pattern, recurrences, converter };
      }),
      claims: claims.map(({ word, side, proof }) => {
        const converter = new Converter();
        return { goal: { word: converter.word(word), side: converter.side(side) }, proof, converter };
      }),
      certificate: source,
    };
  },

  write: ({ certificate }, made) => ({ ...certificate, ...(made === undefined ? {} : { made }) }),
  ends: ({ claims }) => claims.length,
  trees: storyLines,
  corollaries: ({ statements }) => statements.map(statementText),
  reports: { md: strategyReport },
  page: strategyPage,
  shortPage: strategyTable,
  start: () => null,

  view: (document) => {
    const claim = strategyKind.read(document);
    const texts = document.statements.map(({ text }) => text);
    return strategyView(claim, texts, () => strategyReport(claim));
  },

  rocq: strategyRocq,
  valueAt: () => null,
};

/** The value of a board by a statement of equality that it is an instance of; null if there is none. */
export function strategyValue({ statements }: StrategyClaim, arena: Arena, board: Word): GameId | null {
  for (const { word, relation, side } of statements) {
    if (relation !== '=' || boardsIn(side).length > 0) continue;
    const point = valuesOf(board, { word, side });
    if (point !== null)
      return gameAt(
        arena,
        side,
        point.map(([value]) => value),
        () => arena.zero,
      );
  }
  return null;
}

function statementText(statement: StatedRelation): CorollaryText {
  const { word, relation, converter } = statement;
  const family = wordText(word, converter.name);
  const says = saysText(statement, (side) => sideText(side, converter.name));
  const line = relation === '=' || relation === 'infinitesimal' ? says.replace(/^(?:=|is) /, '') : says;
  return { name: family, family, relation, formula: [line] };
}

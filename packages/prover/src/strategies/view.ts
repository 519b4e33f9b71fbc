/** What pages show for strategies: the claims, and the replies of each. */
import type { ClaimView, ReplyView, StrategyClaimView } from '../claim/view.ts';
import { plural } from '../support/plural.ts';
import { arrowLine } from './arrows.ts';
import type { StrategyClaim } from './kind.ts';
import { sideText, wordText } from './pattern/text.ts';
import { type Step, stepsOf } from './story.ts';

export function strategyView(claim: StrategyClaim, statements: readonly string[], report: () => string): ClaimView {
  const { target, claims } = claim;
  return {
    title: target,
    about: `A strategy for Right: ${plural(claims.length, 'claim')}, with a reply to every move of Left.`,
    ends: claims.length,
    entries: [],
    corollaries: [],
    strategy: { statements, claims: claims.map(claimView) },
    report,
  };
}

const claimView = ({ goal, proof, converter }: StrategyClaim['claims'][number]): StrategyClaimView => ({
  word: wordText(goal.word, converter.name),
  game: sideText(goal.side, converter.name),
  arrows: arrowLine(goal, converter.name),
  replies: () => stepsOf(goal, proof, converter).map(replyView),
});

function replyView({ where, moves, because }: Step): ReplyView {
  const claim = /^.*\bclaim (\d+)/.exec(because);
  return { where: where.join(', '), moves, because, claim: claim === null ? null : Number(claim[1]) };
}

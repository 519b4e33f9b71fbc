/** A strategy: what it proves, its claims, and the replies of the chosen one. */
import type { ClaimView, ReplyView, StrategyView as Strategy } from '@lilypad/prover';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { elementAt } from '../../element-at.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { useParameters } from '../../router/use-route.ts';
import { WithTerms } from '../../words/with-terms.tsx';

interface StrategyViewProps {
  readonly view: ClaimView;
  readonly strategy: Strategy;
  /** What is shown under the claims. */
  readonly children: ComponentChildren;
}

export function StrategyView({ view, strategy, children }: StrategyViewProps) {
  const [parameters, change] = useParameters();
  const { claims, statements } = strategy;
  const wanted = Number(parameters.word ?? '');
  const chosen = Number.isInteger(wanted) && wanted >= 0 && wanted < claims.length ? wanted : 0;
  const choose = (claim: number): void => change({ word: String(claim), at: '' });
  return (
    <div class="columns">
      <div class="column">
        <section class="card class-card" aria-labelledby="class-heading">
          <h2 id="class-heading">{view.title}</h2>
          <p>
            <WithTerms text={view.about} />
          </p>
          <p>
            Proved for all values of the variables from 0 on, and whatever pieces stand at <code>&lt;~T&gt;</code>,{' '}
            <code>&lt;F~&gt;</code> and other wildcards:
          </p>
          <ul>
            {statements.map((text) => (
              <li key={text}>
                <code>{text}</code>
              </li>
            ))}
          </ul>
          <ClaimTable strategy={strategy} chosen={chosen} onChoose={choose} />
        </section>
        {children}
      </div>
      <div class="column">
        <RepliesCard strategy={strategy} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  );
}

interface ChosenProps {
  readonly strategy: Strategy;
  readonly chosen: number;
  readonly onChoose: (claim: number) => void;
}

function ClaimTable({ strategy: { claims }, chosen, onChoose }: ChosenProps) {
  return (
    <Scroll label="Claims">
      <table class="regions">
        <caption>Each position is at most the game</caption>
        <thead>
          <tr>
            <th scope="col">claim</th>
            <th scope="col">position</th>
            <th scope="col">at most</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ word, game }, i) => (
            <tr key={word + game} aria-current={i === chosen ? 'true' : undefined}>
              <td>
                <button type="button" onClick={() => onChoose(i)}>
                  {i}
                </button>
              </td>
              <td>
                <code>{word}</code>
              </td>
              <td>
                <code>{game}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function RepliesCard({ strategy: { claims }, chosen, onChoose }: ChosenProps) {
  const claim = elementAt(claims, chosen);
  const replies = useMemo(() => claim.replies(), [claim]);
  return (
    <section class="card replies-card" aria-labelledby="replies-heading">
      <h2 id="replies-heading">Claim {chosen}</h2>
      <pre class="arrows">
        {claim.arrows === '' ? '' : `${claim.arrows}\n`}
        {claim.word} ≤ {claim.game}
      </pre>
      <p>
        Left moves first; an arrow goes from toads to the holes that one of them can move into. Right answers so that
        the position is settled, by a claim or by the death leap.
      </p>
      <Scroll label="Replies">
        <table class="regions">
          <thead>
            <tr>
              <th scope="col">Left</th>
              <th scope="col">Right</th>
              <th scope="col">because</th>
            </tr>
          </thead>
          <tbody>
            {replies.map((reply, i) => (
              // A reply is its place in the proof.
              <ReplyRow key={i} reply={reply} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

function ReplyRow({ reply, onChoose }: { readonly reply: ReplyView; readonly onChoose: (claim: number) => void }) {
  const { where, moves, because, claim } = reply;
  return (
    <tr>
      <td>
        {where !== '' && <span class="where">{where} </span>}
        {moves !== null && (
          <>
            {moves.left.name} <code>{moves.left.word}</code>
          </>
        )}
      </td>
      <td>
        {moves !== null && (
          <>
            {moves.right.name}{' '}
            <code>
              {moves.right.word} ≤ {moves.right.side}
            </code>
          </>
        )}
      </td>
      <td>
        {claim === null ? (
          because
        ) : (
          <button type="button" onClick={() => onChoose(claim)}>
            {because}
          </button>
        )}
      </td>
    </tr>
  );
}

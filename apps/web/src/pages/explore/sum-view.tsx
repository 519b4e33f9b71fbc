/** A sum that cannot be changed: its boards drawn small, its games as text. */
import { Fragment } from 'preact';
import { StaticBoard } from '../../board/static-board.tsx';
import { parseSum } from '../../sum/sum.ts';

export function SumView({ sum }: { readonly sum: string }) {
  const parsed = parseSum(sum);
  if (!parsed.ok) return <code>{sum}</code>;
  return (
    <span class="sum-view">
      {parsed.terms.map((term, i) => (
        // A term is its place in the sum
        <Fragment key={i}>
          {(i > 0 || term.negative) && <span class="operator">{term.negative ? '−' : '+'}</span>}
          {term.board === null ? <code>{term.text}</code> : <StaticBoard board={term.board} />}
        </Fragment>
      ))}
    </span>
  );
}

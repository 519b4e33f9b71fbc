/** The questions about a word, their answers at the chosen point, and what decides them. */
import type { Point, QuestionsView } from '@lilypad/prover';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';

interface OutcomeTableProps {
  readonly entry: QuestionsView;
  readonly point: Point;
}

export function OutcomeTable({ entry, point }: OutcomeTableProps) {
  return (
    <Scroll label="Outcome">
      <table class="regions">
        <caption>
          Where <Formula latex={entry.latex} text={entry.text} /> stands, at the chosen position
        </caption>
        <thead>
          <tr>
            <th scope="col">Is it</th>
            <th scope="col">answer</th>
            <th scope="col">because</th>
          </tr>
        </thead>
        <tbody>
          {entry.questions.map(({ sign, answerAt }) => {
            const { holds, conditions: where } = answerAt(point);
            return (
              <tr key={sign}>
                <th scope="row">{sign}</th>
                <td>{holds ? 'yes' : entry.tellsNo ? 'no' : 'not claimed'}</td>
                <td class="where">
                  {where.map((condition, i) => (
                    <span key={condition} class="condition">
                      <Formula latex={i < where.length - 1 ? `${condition},` : condition} text="…" />{' '}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

/** The questions about a word, their answers at the chosen point, and what decides them. */
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { Point } from './affine.ts';
import { wordLatex, wordText } from './certificate.ts';
import { answerAt, type OutcomeWord, type Question } from './outcome.ts';
import { conditionsLatex } from './region.ts';

interface OutcomeTableProps {
  readonly word: OutcomeWord;
  readonly gap: string;
  readonly point: Point;
}

export function OutcomeTable({ word, gap, point }: OutcomeTableProps) {
  return (
    <Scroll label="Outcome">
      <table class="regions">
        <caption>
          Where <Formula latex={wordLatex(word, gap)} text={wordText(word, gap)} /> stands, at the chosen position
        </caption>
        <thead>
          <tr>
            <th scope="col">Is it</th>
            <th scope="col">answer</th>
            <th scope="col">because</th>
          </tr>
        </thead>
        <tbody>
          {word.questions.map((question) => {
            const { holds, path } = answerAt(question, point);
            const where = conditionsLatex({ path });
            return (
              <tr key={signOf(question)}>
                <th scope="row">{signOf(question)}</th>
                <td>{holds ? 'yes' : 'no'}</td>
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

const signOf = ({ comparison, rival }: Question): string =>
  `${comparison === 'atLeast' ? '≥' : '≤'} ${rival === '0' ? '0' : '∗'}`;

/** Positions to start with. */
const EXAMPLES: readonly (readonly [sum: string, why: string])[] = [
  ['TT..FF', 'a star'],
  ['TT.TF.FF', 'a switch of size 1/8'],
  ['TTT..FFF', 'the exception'],
  ['T^4..F^4', 'a long infinitesimal'],
  ['T^5.^4F^3', 'the misprint'],
  ['T^5.^5F^5', 'takes a moment'],
  ['TT..FF + TF. - {1|0}', 'a sum'],
];

interface ExamplesProps {
  readonly current: string;
  readonly onChoose: (sum: string) => void;
}

export function Examples({ current, onChoose }: ExamplesProps) {
  return (
    <ul class="examples" aria-label="Examples">
      {EXAMPLES.map(([sum, why]) => (
        <li key={sum}>
          <button type="button" aria-pressed={sum === current} onClick={() => onChoose(sum)}>
            <code>{sum}</code> <small>{why}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The text of a cell: headings, paragraphs and lists; code between backticks, formulas between dollar signs. */
import { Formula } from '../../../formula/formula.tsx';
import { WithTerms } from '../../../words/with-terms.tsx';

export function WrittenText({ text }: { readonly text: string }) {
  return (
    <div class="written-text">
      {text
        .split(/\n(?=#{2,3} )|(?<=^#{2,3} .*)\n|\n\s*\n/m)
        .filter((block) => block.trim() !== '')
        .map((block, i) => (
          // A block is its place in the text.
          <Block key={i} block={block} />
        ))}
    </div>
  );
}

function Block({ block }: { readonly block: string }) {
  const [, signs, heading] = /^(#{2,3}) (.*)$/.exec(block) ?? [];
  if (heading !== undefined) {
    return signs === '##' ? (
      <h2>
        <Inline text={heading} />
      </h2>
    ) : (
      <h3>
        <Inline text={heading} />
      </h3>
    );
  }
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Inline text={line.slice(2)} explained />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <Inline text={block} explained />
    </p>
  );
}

interface InlineProps {
  readonly text: string;
  /** Whether words of the theory can be asked about. */
  readonly explained?: boolean;
}

function Inline({ text, explained = false }: InlineProps) {
  return (
    <>
      {text.split(/(`[^`]*`|\$[^$]*\$)/).map((part, i) => {
        if (i % 2 === 0) return explained ? <WithTerms key={i} text={part} /> : part;
        const inner = part.slice(1, -1);
        // A part is its place in the text.
        return part.startsWith('`') ? <code key={i}>{inner}</code> : <Formula key={i} latex={inner} text={inner} />;
      })}
    </>
  );
}

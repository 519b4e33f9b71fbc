/** A text in which the words of the theory can be asked about. */
import { Term } from './term.tsx';
import { findTerms } from './terms.ts';

export function WithTerms({ text }: { readonly text: string }) {
  return (
    <>
      {findTerms(text).map((part, i) =>
        // A part is its place in the text.
        part.term === null ? (
          part.text
        ) : (
          <Term key={i} name={part.term}>
            {part.text}
          </Term>
        ),
      )}
    </>
  );
}

/** A value in plain words, with its terms explained. */
import type { PlainWords } from '@lilypad/games';
import { WithTerms } from './with-terms.tsx';

export function PlainValue({ words, brief = false }: { readonly words: PlainWords; readonly brief?: boolean }) {
  return (
    <div class="plain-value">
      <p class="summary">
        <WithTerms text={words.summary} />
      </p>
      {!brief && (
        <p class="details">
          <WithTerms text={words.details.join(' ')} />
        </p>
      )}
    </div>
  );
}

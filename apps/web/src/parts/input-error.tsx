/** What is wrong with a text, and where: the sentence, the text, and a mark under the place. */
interface InputErrorProps {
  readonly id: string;
  readonly text: string;
  readonly message: string;
  /** Counted in characters from 1; may be one past the end. */
  readonly column: number;
}

/** How much of a long text is shown on either side of the place. */
const AROUND = 30;

export function InputError({ id, text, message, column }: InputErrorProps) {
  const characters = Array.from(text);
  const at = Math.min(column - 1, characters.length);
  const before = characters.slice(Math.max(0, at - AROUND), at).join('');
  const after = characters.slice(at + 1, at + AROUND).join('');
  return (
    <div class="input-error" id={id} role="alert">
      <p>{message}</p>
      <pre aria-hidden="true">
        {at > AROUND && '…'}
        {before}
        <mark>{characters[at] ?? ' '}</mark>
        {after}
      </pre>
      <p class="visually-hidden">The mistake is at character {at + 1}.</p>
    </div>
  );
}

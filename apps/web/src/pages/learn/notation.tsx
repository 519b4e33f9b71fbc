/** Text with notation between backticks. */
import type { ComponentChildren } from 'preact';

interface NotationProps {
  readonly text: string;
  /** What is made of the words between. */
  readonly wrap?: (words: string) => ComponentChildren;
}

export function Notation({ text, wrap = (words) => words }: NotationProps) {
  return (
    <>
      {text.split('`').map((part, i) => (
        // Every second part was between backticks.
        <span key={i}>{i % 2 === 1 ? <code>{part}</code> : wrap(part)}</span>
      ))}
    </>
  );
}

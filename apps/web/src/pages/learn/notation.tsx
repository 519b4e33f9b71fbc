/** Text with notation between backticks. */
export function Notation({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, i) => (
        // Every second part was between backticks.
        <span key={i}>{i % 2 === 1 ? <code>{part}</code> : part}</span>
      ))}
    </>
  );
}

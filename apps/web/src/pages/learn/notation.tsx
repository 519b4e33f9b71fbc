/** Text in which what stands between backticks is notation. */
export function Notation({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, i) => (
        // Every second part stood between backticks.
        <span key={i}>{i % 2 === 1 ? <code>{part}</code> : part}</span>
      ))}
    </>
  );
}

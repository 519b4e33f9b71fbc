/** Copies a text, and says so. */
import { useEffect, useState } from 'preact/hooks';

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** What is copied, for screen readers. */
  readonly what: string;
}

const SAID_MS = 1500;

export function CopyButton({ text, label = 'Copy', what }: CopyButtonProps) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    );
  };
  return (
    <button type="button" class="copy" onClick={copy} aria-label={`Copy ${what}`}>
      <span aria-live="polite">{said === 'copied' ? 'Copied' : said === 'failed' ? 'Not allowed' : label}</span>
    </button>
  );
}

/** Content that may be too wide: it scrolls, also from the keyboard. */
import type { ComponentChildren } from 'preact';

interface ScrollProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly className?: string;
}

export function Scroll({ label, children, className = '' }: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs a focus
    <section class={`scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

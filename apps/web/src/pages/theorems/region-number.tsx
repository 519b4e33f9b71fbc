/** The number of a region, or the sign of an outcome, in its colour. */
import type { ComponentChildren } from 'preact';

interface RegionNumberProps {
  /** Null for no colour. */
  readonly hue: number | null;
  readonly children: ComponentChildren;
}

export function RegionNumber({ hue, children }: RegionNumberProps) {
  return hue === null ? (
    <span class="region-number plain">{children}</span>
  ) : (
    <span class="region-number" style={{ '--hue': hue }}>
      {children}
    </span>
  );
}

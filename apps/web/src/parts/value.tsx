/** A value in a line of text, cut where it is too long. */
import type { ShortValue } from '../worker/protocol.ts';

export function Value({ value }: { readonly value: ShortValue }) {
  return <span class={`value${value.cut ? ' cut' : ''}`}>{value.text}</span>;
}

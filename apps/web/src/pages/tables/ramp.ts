/**
 * Colours for numbers: from one hue through the colour of the page at zero to another, in steps that look equal (OKLCH).
 * Only colours are rounded; the numbers stay as they are.
 */
import { roughly } from '../../charts/dyadic.ts';

/** A number with its exact text. */
interface Scaled {
  readonly text: string;
  readonly value: number;
}

/** The ends of a scale: the least and the greatest number, zero included. */
export interface Scale {
  readonly least: Scaled;
  readonly most: Scaled;
}

const ZERO: Scaled = { text: '0', value: 0 };

/** Hues below and above zero: means go from frogs to toads, temperatures from cold to hot. */
const HUES = { mean: [45, 257], temperature: [245, 35] } as const;
export type Ramp = keyof typeof HUES;

export function scaleOf(texts: readonly string[]): Scale {
  const all = texts.map((text) => ({ text, value: roughly(text) }));
  return {
    least: all.reduce((least, one) => (one.value < least.value ? one : least), ZERO),
    most: all.reduce((most, one) => (one.value > most.value ? one : most), ZERO),
  };
}

/** The colour of a number, for light and for dark pages. */
export function colourOf(ramp: Ramp, text: string, { least, most }: Scale): string {
  const value = roughly(text);
  const end = value < 0 ? least.value : most.value;
  return rampColour(ramp, end === 0 ? 0 : value / Math.abs(end));
}

/** The colour of a part of the way: -1 is the lower end, 0 the middle, 1 the upper end. */
export function rampColour(ramp: Ramp, part: number): string {
  const size = Math.min(1, Math.abs(part));
  const hue = HUES[ramp][part < 0 ? 0 : 1];
  const written = (lightness: number, chroma: number): string =>
    `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue})`;
  return `light-dark(${written(0.96 - 0.19 * size, 0.005 + 0.125 * size)}, ${written(0.28 + 0.22 * size, 0.01 + 0.13 * size)})`;
}

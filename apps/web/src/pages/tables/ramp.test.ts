import { describe, expect, it } from 'vitest';
import { colourOf, rampColour, scaleOf } from './ramp.ts';

describe('a scale', () => {
  it('has the exact ends, zero included', () => {
    const { least, most } = scaleOf(['19/8', '−1/2', '3/8']);
    expect([least.text, most.text]).toEqual(['−1/2', '19/8']);
    expect(scaleOf(['3']).least.text).toBe('0');
    expect(scaleOf([]).most.text).toBe('0');
  });

  it('gives greater numbers stronger colours, and other hues below zero', () => {
    const scale = scaleOf(['4', '-2']);
    const strength = (text: string) => Number(/oklch\([\d.]+ ([\d.]+)/.exec(colourOf('temperature', text, scale))?.[1]);
    expect([0, 1, 2, 3].map((n) => strength(String(n)) < strength(String(n + 1)))).not.toContain(false);
    expect(colourOf('mean', '4', scale)).toBe(rampColour('mean', 1));
    expect(colourOf('mean', '-2', scale)).toBe(rampColour('mean', -1));
    expect(rampColour('mean', -1)).not.toBe(rampColour('mean', 1));
  });
});

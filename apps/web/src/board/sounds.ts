/**
 * The sounds of the pond, made on the spot: there are no files to fetch. They can be muted, which is stored on this
 * device. A browser lets a page sound only after the first press of a key or a pointer; before that nothing is heard.
 */
import { useEffect, useState } from 'preact/hooks';
import { store, stored } from '../storage.ts';

export type Sound = 'slide' | 'jump' | 'stuck' | 'win' | 'lose';

/** A tone that glides from one pitch to another, in hertz and seconds. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

const tone = (
  from: number,
  to: number,
  start: number,
  length: number,
  loudness = 0.1,
  wave: OscillatorType = 'sine',
): Tone => ({
  from,
  to,
  start,
  length,
  wave,
  loudness,
});

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  slide: [tone(300, 190, 0.05, 0.09), tone(720, 240, 0.22, 0.07, 0.06)],
  jump: [tone(220, 640, 0.06, 0.2), tone(900, 200, 0.42, 0.1, 0.09), tone(1300, 600, 0.47, 0.08, 0.04)],
  stuck: [tone(130, 105, 0, 0.09, 0.1, 'triangle'), tone(120, 95, 0.14, 0.11, 0.1, 'triangle')],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, pitch, i * 0.12, i === 3 ? 0.4 : 0.14, 0.09, 'triangle')),
  lose: [392, 330, 262].map((pitch, i) => tone(pitch, pitch * 0.97, i * 0.17, 0.24, 0.08, 'triangle')),
};

const KEY = 'lilypad-sound';
/** Told when sounds are muted or not, so that every switch on the page agrees. */
const CHANGED = 'lilypad-sound-changed';

const muted = (): boolean => stored(KEY) === 'off';

/** Whether there is sound, and a function to switch it. */
export function useSound(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => !muted());
  useEffect(() => {
    const follow = (): void => setOn(!muted());
    addEventListener(CHANGED, follow);
    return () => removeEventListener(CHANGED, follow);
  }, []);
  const change = (next: boolean): void => {
    store(KEY, next ? 'on' : 'off');
    dispatchEvent(new Event(CHANGED));
  };
  return [on, change];
}

/** Made at the first sound: a page may have only a few of them. */
let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (muted() || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const each of SOUNDS[sound]) sing(context, each);
  } catch {
    // A device without sound is silent.
  }
}

function sing(audio: AudioContext, { from, to, start, length, wave, loudness }: Tone): void {
  const begin = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

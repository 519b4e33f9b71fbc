/**
 * Pieces in motion: a leap in an arc, with a squash before it and after it, a splash where it ends, and a piece that
 * ducks while another jumps over it; blinks while nothing happens. Only transforms and opacities of whole elements are
 * animated, which a browser does beside its other work. People who ask the system for less motion see none of it.
 */
import type { Change } from './change.ts';

const SLIDE_MS = 300;
const JUMP_MS = 520;
/** How high a piece leaps, in parts of its own height. */
const SLIDE_HEIGHT = 0.16;
const JUMP_HEIGHT = 0.62;
/** When a piece leaves its pad and when it lands, as parts of the whole time. */
const LEAVES = 0.14;
const LANDS = 0.82;

const BLINK_MS = 170;
const BLINK_LEAST_MS = 1200;
const BLINK_MOST_MS = 4200;

/** Whether people ask the system for less motion. */
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the piece, which is drawn on its new square already, on its way there. */
export function showMove(frame: HTMLElement, { from, to }: Change, columns: number): void {
  const piece = frame.querySelector<HTMLElement>(`.piece[data-at="${to}"]`);
  if (piece === null || still()) return;
  const jumps = Math.abs(from - to) === 2;
  const duration = jumps ? JUMP_MS : SLIDE_MS;
  const place = (at: number): string => `translate(${(at % columns) * 100}%, ${Math.floor(at / columns) * 100}%)`;
  piece.style.zIndex = '2';
  const travel = piece.animate(
    [
      { transform: place(from), offset: 0 },
      { transform: place(from), offset: LEAVES },
      { transform: place(to), offset: LANDS },
      { transform: place(to), offset: 1 },
    ],
    duration,
  );
  travel.onfinish = () => {
    piece.style.zIndex = '';
  };
  leap(piece, jumps ? JUMP_HEIGHT : SLIDE_HEIGHT, jumps ? 1 : 0.5, duration);
  if (jumps) duck(frame.querySelector<HTMLElement>(`.piece[data-at="${(from + to) / 2}"] .figure`), duration);
}

/** The vertical part of a move, with squash, shadow and splash; `force` from 0 to 1 says how much of it. */
function leap(piece: HTMLElement, height: number, force: number, duration: number): void {
  piece.querySelector('.hop')?.animate(
    [
      { transform: 'none', offset: LEAVES, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      {
        transform: `translateY(${-100 * height}%)`,
        offset: (LEAVES + LANDS) / 2,
        easing: 'cubic-bezier(0.6, 0, 0.8, 0.4)',
      },
      { transform: 'none', offset: LANDS },
    ],
    duration,
  );
  const squash = (x: number, y: number): string => `scale(${1 + (x - 1) * force}, ${1 + (y - 1) * force})`;
  piece
    .querySelector('.figure')
    ?.animate(
      [
        { transform: 'none' },
        { transform: squash(1.16, 0.78), offset: LEAVES },
        { transform: squash(0.88, 1.16), offset: LEAVES + 0.14 },
        { transform: squash(0.98, 1.04), offset: (LEAVES + LANDS) / 2 },
        { transform: squash(0.92, 1.1), offset: LANDS - 0.02 },
        { transform: squash(1.2, 0.74), offset: LANDS + 0.06 },
        { transform: 'none' },
      ],
      duration,
    );
  piece.querySelector('.shadow')?.animate(
    [
      { transform: 'none', opacity: 1, offset: LEAVES },
      { transform: `scale(${1 - 0.45 * force})`, opacity: 0.5, offset: (LEAVES + LANDS) / 2 },
      { transform: 'none', opacity: 1, offset: LANDS },
    ],
    duration,
  );
  piece.querySelector('.splash')?.animate(
    [
      { transform: 'scale(0.35)', opacity: 0 },
      { transform: 'scale(0.6)', opacity: 0.55 + 0.45 * force, offset: 0.2 },
      { transform: `scale(${1 + 0.25 * force})`, opacity: 0 },
    ],
    { duration: 480, delay: duration * LANDS, easing: 'ease-out' },
  );
}

/** A piece makes itself small while another flies over it. */
function duck(figure: HTMLElement | null, duration: number): void {
  figure?.animate(
    [
      { transform: 'none', offset: 0.15 },
      { transform: 'scale(1.1, 0.74)', offset: 0.45 },
      { transform: 'scale(1.06, 0.82)', offset: 0.65 },
      { transform: 'none', offset: 1 },
    ],
    duration,
  );
}

/** Now and then one of the pieces blinks; returns what ends that. */
export function blinkNowAndThen(frame: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    timer = setTimeout(blink, BLINK_LEAST_MS + Math.random() * (BLINK_MOST_MS - BLINK_LEAST_MS));
  };
  const blink = (): void => {
    const eyes = frame.querySelectorAll('.piece .eye');
    const eye = eyes[Math.floor(Math.random() * eyes.length)];
    if (!document.hidden && !still()) eye?.animate([{}, { transform: 'scaleY(0.08)' }, {}], BLINK_MS);
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * A toad and a frog. They differ in shape as well as in colour: the toad is squat, warty and looks to the right, where
 * it travels; the frog sits upright on long legs and looks to the left.
 */
import { type Square, TOAD } from '@lilypad/toads';

export function Piece({ square }: { readonly square: Square }) {
  return square === TOAD ? <Toad /> : <Frog />;
}

function Toad() {
  return (
    <svg class="toad" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <ellipse class="dark" cx="30" cy="82" rx="17" ry="8" />
      <ellipse class="dark" cx="69" cy="83" rx="13" ry="7" />
      <path
        class="body"
        d="M10 74C8 50 26 36 50 35c6-13 26-13 30 1 12 4 15 20 6 29-3 12-11 17-22 18H26c-10 0-16-3-16-9z"
      />
      <circle class="wart" cx="27" cy="58" r="5" />
      <circle class="wart" cx="43" cy="48" r="4.5" />
      <circle class="wart" cx="42" cy="66" r="5.5" />
      <circle class="wart" cx="58" cy="60" r="3.5" />
      <circle class="white" cx="68" cy="35" r="8" />
      <circle class="ink" cx="71" cy="35" r="4" />
      <path class="line" d="M89 54c-7 6-15 7-22 3" />
    </svg>
  );
}

function Frog() {
  return (
    <svg class="frog" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path class="limb" d="M80 60c14 4 12 18 2 22h12" />
      <path class="limb" d="M38 62c-4 10-4 16-8 22H18" />
      <path
        class="body"
        d="M14 46c-3-11 6-19 16-19 4-12 20-11 22 1 20 6 36 24 39 46 1 8-4 11-11 10l-22-1C40 82 30 72 28 61c-7-2-12-8-14-15z"
      />
      <path class="belly" d="M34 62c4 10 12 17 24 18-4-12-12-19-24-18z" />
      <circle class="white" cx="39" cy="28" r="8" />
      <circle class="ink" cx="36" cy="28" r="4" />
      <path class="line" d="M17 46c7 7 16 8 24 3" />
      <path class="line thin" d="M62 78c0-14 10-18 20-12" />
    </svg>
  );
}

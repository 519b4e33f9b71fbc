/**
 * A toad and a frog. They differ in shape as well as in colour: the toad is squat, warty and looks to the right, where
 * it travels; the frog sits upright on long legs and looks to the left. The eye is a group, so that it can blink.
 */
import { type Square, TOAD } from '@lilypad/toads';

export function Piece({ square }: { readonly square: Square }) {
  return square === TOAD ? <Toad /> : <Frog />;
}

function Toad() {
  return (
    <svg class="toad" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <ellipse class="dark" cx="30" cy="83" rx="18" ry="8" />
      <ellipse class="dark" cx="70" cy="84" rx="14" ry="7" />
      <path
        class="body"
        d="M10 74C8 50 26 36 50 35c6-13 26-13 30 1 12 4 15 20 6 29-3 12-11 17-22 18H26c-10 0-16-3-16-9z"
      />
      <path class="belly" d="M59 82c10-2 20-6 25-16-2 11-9 16-19 17z" />
      <path class="shine" d="M18 58c4-9 13-15 24-16" />
      <circle class="wart" cx="27" cy="60" r="5" />
      <circle class="wart" cx="44" cy="51" r="4.5" />
      <circle class="wart" cx="42" cy="68" r="5.5" />
      <circle class="wart" cx="58" cy="62" r="3.5" />
      <circle class="wart" cx="19" cy="72" r="3" />
      <Eye at={68} pupil={70.5} />
      <path class="line" d="M89 54c-7 6-15 7-22 3" />
      <circle class="blush" cx="77" cy="63" r="4.5" />
    </svg>
  );
}

function Frog() {
  return (
    <svg class="frog" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path class="limb" d="M80 60c14 4 12 18 2 23h12" />
      <path class="limb" d="M38 62c-4 10-4 17-8 23H18" />
      <path
        class="body"
        d="M14 46c-3-11 6-19 16-19 4-12 20-11 22 1 20 6 36 24 39 46 1 8-4 11-11 10l-22-1C40 82 30 72 28 61c-7-2-12-8-14-15z"
      />
      <path class="belly" d="M34 62c4 10 12 17 24 18-4-12-12-19-24-18z" />
      <path class="shine" d="M60 38c11 5 19 14 23 26" />
      <Eye at={39} pupil={36.5} />
      <path class="line" d="M17 46c7 7 16 8 24 3" />
      <circle class="blush" cx="31" cy="54" r="4.5" />
      <path class="line thin" d="M62 79c0-14 10-18 20-12" />
    </svg>
  );
}

/** Both animals have their eyes at about the same height. */
function Eye({ at, pupil }: { readonly at: number; readonly pupil: number }) {
  return (
    <g class="eye">
      <circle class="white" cx={at} cy="33" r="9" />
      <circle class="pupil" cx={pupil} cy="33.5" r="5" />
      <circle class="white" cx={pupil + 1.6} cy="31.5" r="1.7" />
    </g>
  );
}

/** Where to go from the front page. */
import { FROG, TOAD } from '@lilypad/toads';
import type { ComponentChildren } from 'preact';
import { Piece } from '../../board/pieces.tsx';
import { type Page, printRoute } from '../../router/route.ts';

interface Way {
  readonly page: Page;
  readonly title: string;
  readonly text: string;
  readonly sign: ComponentChildren;
}

const WAYS: readonly Way[] = [
  {
    page: 'play',
    title: 'Play',
    text: 'Five opponents, from a beginner to one that makes no mistakes.',
    sign: <Piece square={TOAD} />,
  },
  {
    page: 'puzzles',
    title: 'Puzzles',
    text: 'One for today, and as many more as you like.',
    sign: <Piece square={FROG} />,
  },
  { page: 'learn', title: 'Learn', text: 'Why a position is worth half a move, lesson by lesson.', sign: '½' },
  { page: 'explore', title: 'Explore', text: 'The exact value of any position, and of every move.', sign: '±⅛' },
  {
    page: 'theorems',
    title: 'Theorems',
    text: 'Formulas for whole families of boards, proved and checked.',
    sign: '∀',
  },
  { page: 'worksheet', title: 'Worksheet', text: 'A language for your own experiments.', sign: '≥' },
];

export function WaysOn() {
  return (
    <nav class="ways" aria-label="Ways on">
      {WAYS.map(({ page, title, text, sign }) => (
        <a key={page} class="card way" href={printRoute({ page, parameters: {} })}>
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
          <span class="way-text">
            <strong>{title}</strong>
            <span>{text}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}

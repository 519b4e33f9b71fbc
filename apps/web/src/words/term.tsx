/**
 * A word of the theory with its meaning: shown while the pointer is on it, or when it is pressed. The meaning is placed
 * within the window, so that nothing is cut off on a phone.
 */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { printRoute } from '../router/route.ts';
import { TERMS, type TermName } from './terms.ts';
import './words.css';

/** The distance of the meaning from the edges of the window, in pixels. */
const MARGIN = 8;

interface TermProps {
  readonly name: TermName;
  /** The word as it stands in the text; else its name. */
  readonly children?: ComponentChildren;
}

export function Term({ name, children = name }: TermProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { meaning, lesson } = TERMS[name];

  useLayoutEffect(() => {
    if (!open || place.current === null || note.current === null) return;
    const word = place.current.getBoundingClientRect();
    const size = note.current.getBoundingClientRect();
    const left = Math.max(MARGIN, Math.min(word.left, innerWidth - size.width - MARGIN));
    const below = word.bottom + size.height + MARGIN <= innerHeight;
    note.current.style.left = `${left}px`;
    note.current.style.top = `${below ? word.bottom : Math.max(MARGIN, word.top - size.height)}px`;
  }, [open]);

  // Heard from the moment it is seen: an effect that waits for the next picture misses a quick Escape.
  useLayoutEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    // A scroll that came before the note is told after it: only one that moves the word away from its note ends it.
    const placed = place.current?.getBoundingClientRect();
    const onScroll = (): void => {
      const word = place.current?.getBoundingClientRect();
      if (word?.top !== placed?.top || word?.left !== placed?.left) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
      removeEventListener('scroll', onScroll, true);
    };
  }, [open]);

  return (
    <span
      class="term-word"
      ref={place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <button type="button" class="word" aria-expanded={open} aria-controls={id} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <span class="term-note" id={id} ref={note}>
          <span>
            <b>{name}</b>: {meaning}
          </span>
          <a href={printRoute({ page: 'learn', parameters: { lesson } })}>The lesson on this</a>
        </span>
      )}
    </span>
  );
}

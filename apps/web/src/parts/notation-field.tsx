/**
 * A text field for the notation. It keeps what is typed even while that cannot be read, shows where it is wrong, and
 * passes readable texts on after a moment, or when it is left: the first since the field was entered as a new step in
 * the history, the following ones in its place.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { parseSum } from '../sum/sum.ts';
import { InputError } from './input-error.tsx';

interface NotationFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Whether an empty text is allowed. */
  readonly optional?: boolean;
  readonly onChange: (text: string, step: 'new' | 'same') => void;
}

const PAUSE_MS = 250;

export function NotationField({ id, label, value, placeholder, optional = false, onChange }: NotationFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const stepped = useRef(false);
  // The value was changed elsewhere: on the board, or by going back.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const parsed = optional && text.trim() === '' ? null : parseSum(text);
  const error = parsed !== null && !parsed.ok ? parsed.error : null;

  const pass = (): void => {
    if (error !== null || text === value) return;
    setKnown(text);
    onChange(text, stepped.current ? 'same' : 'new');
    stepped.current = true;
  };

  // Only typing starts the pause. A layout effect, so that an outdated pause is cancelled in time.
  useLayoutEffect(() => {
    const timer = setTimeout(pass, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div class="notation-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={placeholder}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-invalid={error !== null}
        {...(error !== null ? { 'aria-describedby': `${id}-error` } : {})}
        onInput={(event) => setText(event.currentTarget.value)}
        onFocus={() => {
          stepped.current = false;
        }}
        onBlur={pass}
        onKeyDown={(event) => {
          if (event.key === 'Enter') pass();
        }}
      />
      {error !== null && <InputError id={`${id}-error`} text={text} message={error.message} column={error.column} />}
    </div>
  );
}

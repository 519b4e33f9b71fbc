/** A field for a whole number. Typed text stays while it is not a number in range, and takes effect once it is. */
import { useState } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState(value);
  // The value was changed elsewhere, for instance by going back.
  if (value !== known) {
    setKnown(value);
    setText(String(value));
  }
  const type = (typed: string): void => {
    setText(typed);
    const number = Number(typed);
    if (typed === '' || !Number.isInteger(number) || number < least || number > most) return;
    setKnown(number);
    onChange(number);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(String(value))}
      />
    </label>
  );
}

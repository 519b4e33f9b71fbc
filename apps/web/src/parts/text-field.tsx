/** A field for a short text with its label: nothing in it is completed, corrected or made a capital. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { InputError } from './input-error.tsx';

interface TextFieldProps {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'search';
  /** The class of the label. */
  readonly className?: string;
  /** What is wrong with the text, and where. */
  readonly problem?: { readonly message: string; readonly column: number } | null;
  readonly onInput: (text: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, value, placeholder, type = 'text', className, problem = null, onInput } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const attributes = {
    id,
    value,
    placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    ...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  } as const;
  return (
    <>
      <label class={className} for={id}>
        <span>{label}</span>
        {type === 'search' ? <input type="search" {...attributes} /> : <input type="text" {...attributes} />}
      </label>
      {problem !== null && <InputError id={errorId} text={value} message={problem.message} column={problem.column} />}
    </>
  );
}

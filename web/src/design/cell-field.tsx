import { type KeyboardEvent, useState } from 'react';

/** A phrase is one line without spaces at its ends, a text may have any. */
export type CellKind = 'phrase' | 'text';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface CellFieldProps {
  /** Of the cell that it is in, see `data-cell`. */
  readonly name: string;
  readonly kind: CellKind;
  readonly lang: string;
  readonly label: string;
  readonly value: string;
  readonly isReadOnly?: boolean;
  /** Why the server would refuse it, in words. */
  fault(text: string): string | undefined;
  onFocus?(): void;
  onMove(step: 1 | -1): void;
  onChange(text: string): void;
}

/**
 * Keeps what is typed when it is left or Enter is pressed; Escape takes it back. What the server would refuse is not kept. A text is as
 * large as its row until it has the focus, and Shift and Enter begin another line of it.
 */
export function CellField(props: CellFieldProps) {
  const { name, kind, lang, label, value, isReadOnly, fault, onFocus, onMove, onChange } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const text = kind === 'phrase' ? typed.trim() : typed;
  const wrong = text === value ? undefined : fault(text);
  const keep = (): void => {
    if (wrong !== undefined) return;
    if (text === value) setTyped(value);
    else onChange(text);
  };
  const field = {
    'data-cell': name,
    lang,
    dir: 'auto',
    'aria-label': label,
    'aria-invalid': wrong !== undefined,
    ...(wrong !== undefined && { 'aria-describedby': `fault-${name}` }),
    readOnly: isReadOnly,
    value: typed,
    onFocus,
    onKeyDown: (event: KeyboardEvent<Field>): void => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') setTyped(value);
      const step = kind === 'phrase' ? steps[event.key] : stepInText(event);
      if (step === undefined) return;
      event.preventDefault();
      keep();
      if (wrong === undefined) onMove(step);
    },
    onChange: ({ target }: { readonly target: Field }): void => setTyped(target.value),
  };
  return (
    <>
      {kind === 'phrase' ? (
        <input {...field} onBlur={keep} />
      ) : (
        <textarea
          {...field}
          rows={1}
          onBlur={({ currentTarget }) => {
            // Its first line is what is seen in the row.
            currentTarget.scrollTop = 0;
            keep();
          }}
        />
      )}
      {wrong !== undefined && (
        <span id={`fault-${name}`} className="fault" role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Arrow keys lead to other rows where they lead nowhere in the text. */
function stepInText({ key, shiftKey, currentTarget }: KeyboardEvent<Field>): 1 | -1 | undefined {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === 'Enter' && !shiftKey) return 1;
  if (shiftKey || selectionStart !== selectionEnd) return undefined;
  if (key === 'ArrowDown' && selectionEnd === value.length) return 1;
  return key === 'ArrowUp' && selectionStart === 0 ? -1 : undefined;
}

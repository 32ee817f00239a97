import { type KeyboardEvent, useState } from 'react';

interface PhraseFieldProps {
  /** Of the cell that it is in, see `data-cell`. */
  readonly name: string;
  readonly lang: string;
  readonly label: string;
  readonly value: string;
  readonly isReadOnly?: boolean;
  /** Why the server would refuse it, in words. */
  fault(phrase: string): string | undefined;
  onFocus?(): void;
  onMove(step: 1 | -1): void;
  onChange(phrase: string): void;
}

/** Keeps what is typed when it is left or Enter is pressed; Escape takes it back. What the server would refuse is not kept. */
export function PhraseField(props: PhraseFieldProps) {
  const { name, lang, label, value, isReadOnly, fault, onFocus, onMove, onChange } = props;
  const [typed, setTyped] = useState(value);
  const phrase = typed.trim();
  const wrong = phrase === value ? undefined : fault(phrase);
  const keep = (): void => {
    if (phrase !== value && wrong === undefined) onChange(phrase);
    else if (wrong === undefined) setTyped(value);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Escape') setTyped(value);
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
    if (wrong === undefined) onMove(step);
  };
  return (
    <>
      <input
        data-cell={name}
        lang={lang}
        dir="auto"
        aria-label={label}
        aria-invalid={wrong !== undefined}
        {...(wrong !== undefined && { 'aria-describedby': `fault-${name}` })}
        readOnly={isReadOnly}
        value={typed}
        onFocus={onFocus}
        onBlur={keep}
        onKeyDown={onKey}
        onChange={({ target }) => setTyped(target.value)}
      />
      {wrong !== undefined && (
        <span id={`fault-${name}`} className="fault" role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}

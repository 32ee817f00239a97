import { type KeyboardEvent, useState } from 'react';

interface SegmentFieldProps {
  /** Of the cell that it is in, see `data-cell`. */
  readonly name: string;
  readonly lang: string;
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** Why it cannot be kept, in words. */
  fault(text: string): string | undefined;
  onFocus(): void;
  onMove(step: 1 | -1): void;
  onChange(text: string): void;
}

/**
 * A text of a table, which is as large as its row until it has the focus. Keeps what is typed when it is left or Enter is pressed; Shift
 * and Enter begins another line, and Escape takes back what was typed. One `key` a value.
 */
export function SegmentField(props: SegmentFieldProps) {
  const { name, lang, label, value, isReadOnly, fault, onFocus, onMove, onChange } = props;
  const [typed, setTyped] = useState(value);
  const wrong = typed === value ? undefined : fault(typed);
  const keep = (): void => {
    if (typed !== value && wrong === undefined) onChange(typed);
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setTyped(value);
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    keep();
    if (wrong === undefined) onMove(step);
  };
  return (
    <>
      <textarea
        data-cell={name}
        lang={lang}
        dir="auto"
        rows={1}
        aria-label={label}
        aria-invalid={wrong !== undefined}
        {...(wrong !== undefined && { 'aria-describedby': `fault-${name}` })}
        readOnly={isReadOnly}
        value={typed}
        onFocus={onFocus}
        onBlur={({ currentTarget }) => {
          // Its first line is what is seen in the row.
          currentTarget.scrollTop = 0;
          keep();
        }}
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

/** Arrow keys lead to other rows where they lead nowhere in the text. */
function stepOf({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): 1 | -1 | undefined {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === 'Enter' && !shiftKey) return 1;
  if (shiftKey || selectionStart !== selectionEnd) return undefined;
  if (key === 'ArrowDown' && selectionEnd === value.length) return 1;
  return key === 'ArrowUp' && selectionStart === 0 ? -1 : undefined;
}

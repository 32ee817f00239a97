import { type ClipboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { cleanMarkup, fragmentOf } from './clean-markup.ts';
import './markup.css';

interface MarkupFieldProps {
  readonly markup: string;
  readonly label: string;
  readonly lang: string;
  readonly ref: Ref<{ focus(): void }>;
  onChange(markup: string): void;
}

/** A field of formatted text. What is pasted into it is cleaned first. */
export function MarkupField({ markup, label, lang, ref, onChange }: MarkupFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  /** What is in it, as it said last. */
  const known = useRef<string>(undefined);
  useImperativeHandle(ref, () => ({ focus: () => element.current?.focus() }), []);
  useEffect(() => {
    if (known.current === markup) return;
    known.current = markup;
    element.current?.replaceChildren(fragmentOf(markup));
  }, [markup]);
  const tell = (): void => {
    known.current = cleanMarkup(element.current?.innerHTML ?? '');
    onChange(known.current);
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    const pasted = html === '' ? undefined : fragmentOf(html);
    const selection = getSelection();
    if (selection === null || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    range.deleteContents();
    range.insertNode(pasted ?? document.createTextNode(event.clipboardData.getData('text/plain')));
    range.collapse(false);
    tell();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field of HTML takes formatted text
    <div
      ref={element}
      className="output markup"
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      contentEditable
      suppressContentEditableWarning
      lang={lang}
      dir="auto"
      onInput={tell}
      onPaste={paste}
      // What is dragged into it would not be cleaned.
      onDrop={(event) => event.preventDefault()}
    />
  );
}

import { type ClipboardEvent, useState } from 'react';

/** The chunk of formatted text. */
export type Markup = typeof import('./markup/markup.ts');

/** So that a text without them is pasted as the browser does it. */
const mayBeFormatted =
  /<(?:b|strong|i|em|u|s|strike|del|h[1-6]|[uo]l|li|table|a|code|pre|blockquote|su[bp])\b|font-(?:weight|style)|mso-list/i;

interface MarkupState {
  /** Loaded where the text is formatted; undefined: the text is plain. */
  readonly markup: Markup | undefined;
  /** Formatted text is kept as it is; what is none is pasted as the browser does it. */
  onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void;
  /** Loads what formatted text needs. */
  begin(): Promise<void>;
  /** The text is plain from now on. */
  end(): void;
}

/** `onMarkup` gets the whole text with what was pasted, cleaned, when a text becomes formatted. */
export function useMarkup(longest: number, onMarkup: (markup: string) => void): MarkupState {
  const [markup, setMarkup] = useState<Markup>();
  const load = (): Promise<Markup> => import('./markup/markup.ts');

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    if (!mayBeFormatted.test(html)) return;
    event.preventDefault();
    const { currentTarget: field } = event;
    const { value, selectionStart, selectionEnd } = field;
    void load().then((loaded) => {
      const pasted = loaded.cleanMarkup(html);
      const whole =
        loaded.markupOf(value.slice(0, selectionStart)) + pasted + loaded.markupOf(value.slice(selectionEnd));
      if (loaded.isFormatted(pasted) && whole.length <= longest) {
        setMarkup(loaded);
        onMarkup(whole);
        return;
      }
      field.focus();
      // Unlike a new value, it can be undone.
      document.execCommand('insertText', false, plain);
    });
  }

  return { markup, onPaste, begin: async () => setMarkup(await load()), end: () => setMarkup(undefined) };
}

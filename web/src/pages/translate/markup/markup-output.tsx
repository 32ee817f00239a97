import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../../messages/messages.tsx';
import { cleanMarkup, fragmentOf, plainOf } from './clean-markup.ts';
import './markup.css';

/** A formatted translation. It is cleaned like what was pasted: an engine may answer with anything. */
export function MarkupOutput({ markup, lang }: { readonly markup: string; readonly lang: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = fragmentOf(markup);
    for (const link of shown.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    element.current?.replaceChildren(shown);
  }, [markup]);
  return <div ref={element} className="output markup" lang={lang} dir="auto" aria-live="polite" />;
}

/** Copies as formatted text, and as plain text for programs that take no other. */
export function CopyMarkup({ markup }: { readonly markup: string }) {
  const { format } = useMessages();
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    const blob = (content: string, type: string): Blob => new Blob([content], { type });
    const item = new ClipboardItem({
      'text/html': blob(cleanMarkup(markup), 'text/html'),
      'text/plain': blob(plainOf(markup), 'text/plain'),
    });
    await navigator.clipboard.write([item]);
    setCopied(markup);
  };
  return (
    <Button className="secondary" isDisabled={markup === ''} onPress={() => void copy()}>
      <span aria-live="polite">{format(copied === markup ? 'translate.copied' : 'translate.copy')}</span>
    </Button>
  );
}

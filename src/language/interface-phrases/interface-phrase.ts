import { findProtectedText } from '../protected-text.ts';
import { takeMnemonic } from './mnemonic.ts';

/** Words and letters beyond which a message is a sentence. */
const mostWords = 4;
const longest = 48;

/** A message without its mnemonic, and without the ellipsis or colon at its end; undefined when it is no short phrase. */
export function readPhrase(message: string): string | undefined {
  if (message.length > longest + 8) return undefined;
  const text = takeMnemonic(message)
    .text.replace(/\s*(?:…|\.{3}|[:：])\s*$/u, '')
    .normalize('NFC')
    .trim();
  if (text.length > longest || text.split(' ').length > mostWords) return undefined;
  if (!/^\p{L}[\p{L}\p{M}\p{N} '’\-/]*$/u.test(text) || findProtectedText(text).length > 0) return undefined;
  return text;
}

/** What phrases have to agree in to be the same. */
export function phraseKey(phrase: string): string {
  return phrase.toLowerCase().replaceAll('’', "'");
}

import type { Segment } from '../../contracts/segment.ts';
import { hasCodes, plainText, textSegment } from '../segments.ts';
import { adaptTranslation } from '../translation-memory/adapt-translation.ts';
import { type ComparableSegment, comparableSegment } from '../translation-memory/comparable-segment.ts';
import { type FinalMarkKind, readFinalMark } from '../translation-memory/final-mark.ts';
import { fromMemoryForm, memoryForm } from '../translation-memory/memory-form.ts';
import { phraseKey, readPhrase } from './interface-phrase.ts';
import { type Mnemonic, putMnemonic, takeMnemonic } from './mnemonic.ts';

/** A segment that is nothing but a short phrase. */
export interface PhraseSegment {
  readonly key: string;
  readonly comparable: ComparableSegment;
  readonly mnemonic: Mnemonic | undefined;
}

/** Marks that a phrase of an interface may have at its end; with another one it is a sentence. */
const phraseMarks: ReadonlySet<FinalMarkKind> = new Set<FinalMarkKind>(['none', 'ellipsis', 'dots', 'colon']);

/** UTF-16 units beyond which no segment is a phrase, with its white space. */
const longest = 100;

/** Undefined for what is no phrase. Codes may only be around the whole of it. */
export function readPhraseSegment(segment: Segment): PhraseSegment | undefined {
  const text = plainText(segment);
  if (text.length > longest) return undefined;
  const phrase = readPhrase(text.trim());
  if (phrase === undefined) return undefined;
  const { text: bare, mnemonic } = hasCodes(segment) ? { text, mnemonic: undefined } : takeMnemonic(text);
  const comparable = comparableSegment(hasCodes(segment) ? segment : textSegment(bare));
  return phraseMarks.has(comparable.frame.mark) ? { key: phraseKey(phrase), comparable, mnemonic } : undefined;
}

/**
 * The translation of a phrase in the letter case of the segment and with its mark at the end, its codes and its mnemonic.
 * Undefined where one of these cannot be carried over.
 */
export function applyPhrase(
  { comparable, mnemonic }: PhraseSegment,
  phrase: string,
  translation: string,
  language: string,
): Segment | undefined {
  const { body } = readFinalMark(comparable.text);
  // Programs write headings with capitals or without; only the first letter and capitals throughout are carried over.
  const inCapitals = body === body.toUpperCase();
  if (!inCapitals && phrase.length > 1 && phrase === phrase.toUpperCase()) return undefined;
  const source = inCapitals ? phrase : phrase.slice(0, 1) + body.slice(1);
  const stored = comparableSegment(textSegment(source));
  const adapted = adaptTranslation(comparable, stored, memoryForm(textSegment(translation)), language);
  const inlines = adapted && fromMemoryForm(comparable.form, adapted.inlines);
  if (inlines === undefined) return undefined;
  return mnemonic === undefined ? { inlines } : textSegment(putMnemonic(plainText({ inlines }), mnemonic));
}

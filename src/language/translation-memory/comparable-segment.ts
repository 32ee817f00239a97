import type { Segment } from '../../contracts/segment.ts';
import { type MemoryForm, memoryForm } from './memory-form.ts';
import { type TextFrame, textFrame } from './text-frame.ts';
import { foldedText, type Token, tokenize } from './tokenize.ts';

/** A segment made ready to be compared with many others. */
export interface ComparableSegment {
  readonly form: MemoryForm;
  /** Folded, without tags. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly frame: TextFrame;
}

export function comparableSegment(segment: Segment): ComparableSegment {
  const form = memoryForm(segment);
  const text = foldedText(form.segment);
  return { form, text, tokens: tokenize(text), frame: textFrame(text) };
}

import type { Detection } from '../detection/detection.ts';
import { createEldDetector, type LanguageDetector } from '../detection/language-detector.ts';
import { visibleText } from '../tag-handling/visible-text.ts';

export interface DetectionInput {
  readonly texts: readonly string[];
  /** Markup whose visible text counts. */
  readonly format?: 'html' | 'xml' | undefined;
}

let detector: LanguageDetector | undefined;

export function run({ texts, format }: DetectionInput): readonly Detection[] {
  detector ??= createEldDetector();
  const eld = detector;
  return texts.map((text) => eld.detect(format === undefined ? text : visibleText(text, format)));
}

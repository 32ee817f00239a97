import {
  createEldDetector,
  type Detection,
  type DetectionOptions,
  type LanguageDetector,
} from '../detection/language-detector.ts';
import { visibleText } from '../tag-handling/visible-text.ts';

export interface DetectionInput {
  readonly texts: readonly string[];
  /** Markup whose visible text counts. */
  readonly format?: 'html' | 'xml' | undefined;
  readonly options: DetectionOptions;
}

let detector: LanguageDetector | undefined;

export function run({ texts, format, options }: DetectionInput): readonly Detection[] {
  detector ??= createEldDetector();
  const eld = detector;
  return texts.map((text) => eld.detect(format === undefined ? text : visibleText(text, format), options));
}

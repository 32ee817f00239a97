import type { DictionaryFile } from '../../contracts/language/dictionary-files.ts';
import type { Detection } from '../detection/detection.ts';
import { createEldDetector, type LanguageDetector } from '../detection/language-detector.ts';
import { mayBeShort } from '../detection/short-text.ts';
import { visibleText } from '../tag-handling/visible-text.ts';

export interface DetectionInput {
  readonly texts: readonly string[];
  /** Markup whose visible text counts. */
  readonly format?: 'html' | 'xml' | undefined;
}

/** With dictionaries for the texts that may be short, always the same ones in a process. */
export interface DetectionTaskInput extends DetectionInput {
  readonly dictionaries: readonly DictionaryFile[];
}

let plain: LanguageDetector | undefined;
/** For short texts, by the keys of the dictionaries. */
const withDictionaries = new Map<string, LanguageDetector>();

export function run({ texts, format, dictionaries }: DetectionTaskInput): readonly Detection[] {
  plain ??= createEldDetector();
  const detector = plain;
  const shortTexts = dictionaries.length === 0 ? detector : detectorWith(dictionaries);
  return texts.map((text) =>
    (mayBeShort(text, format) ? shortTexts : detector).detect(format === undefined ? text : visibleText(text, format)),
  );
}

function detectorWith(dictionaries: readonly DictionaryFile[]): LanguageDetector {
  const name = dictionaries.map(({ key }) => key).join('\n');
  let found = withDictionaries.get(name);
  if (found === undefined) {
    found = createEldDetector(dictionaries);
    withDictionaries.set(name, found);
  }
  return found;
}

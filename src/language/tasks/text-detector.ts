import type { DictionaryFiles } from '../../contracts/language/dictionary-files.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import type { Detection } from '../detection/detection.ts';
import { mayBeShort } from '../detection/short-text.ts';
import type { DetectionInput, run } from './detect-languages.ts';
import { textTask } from './text-task.ts';

/** Language detection as requests use it: off their thread, for several texts at once. */
export interface TextDetector {
  /** One for each text, in their order (`LanguageDetector`). */
  detect(input: DetectionInput, work: WorkSession): Promise<readonly Detection[]>;
}

/** Never inline: the first text loads the models of all languages. */
const task = textTask<typeof run>('detect languages', new URL('./detect-languages.ts', import.meta.url));

/** Dictionaries are read for the first text that may be short; without any, detection does without. */
export function createTextDetector(dictionaries?: DictionaryFiles): TextDetector {
  return {
    async detect(input, work) {
      const { texts, format } = input;
      const isAsked = dictionaries !== undefined && texts.some((text) => mayBeShort(text, format));
      const files = isAsked ? await dictionaries.read() : [];
      const length = texts.reduce((sum, text) => sum + text.length, 0);
      return work.run(task, { ...input, dictionaries: files }, length + 1);
    },
  };
}

import type { WorkSession } from '../../contracts/text-work.ts';
import type { Detection } from '../detection/detection.ts';
import type { DetectionInput, run } from './detect-languages.ts';
import { textTask } from './text-task.ts';

/** Language detection as requests use it: off their thread, for several texts at once. */
export interface TextDetector {
  /** One for each text, in their order (`LanguageDetector`). */
  detect(input: DetectionInput, work: WorkSession): Promise<readonly Detection[]>;
}

/** Never inline: the first text loads the models of all languages. */
const task = textTask<typeof run>('detect languages', new URL('./detect-languages.ts', import.meta.url));

export const taskDetector: TextDetector = {
  detect(input, work) {
    const length = input.texts.reduce((sum, text) => sum + text.length, 0);
    return work.run(task, input, length + 1);
  },
};

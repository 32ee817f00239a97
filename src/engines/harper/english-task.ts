import { textTask } from '../../language/tasks/text-task.ts';
import type { run } from './find-english.ts';

/** The forms of words in English texts that do not fit those beside them. */
export const findEnglish = textTask<typeof run>('english agreement', new URL('./find-english.ts', import.meta.url));

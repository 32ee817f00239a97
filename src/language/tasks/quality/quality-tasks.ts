import { textTask } from '../text-task.ts';
import type { run as check } from './check-texts.ts';

/** Not inline: the tables of all checks are read with the first text. */
export const checkTexts = textTask<typeof check>('check translations', new URL('./check-texts.ts', import.meta.url));

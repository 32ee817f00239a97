import { textTask } from '../../language/tasks/text-task.ts';
import type { run } from './correct-texts.ts';

/** What an engine found, and what the rules of the language find beside it, done to the texts. */
export const correctTexts = textTask<typeof run>('correct', new URL('./correct-texts.ts', import.meta.url));

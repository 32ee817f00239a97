import { textTask } from '../../language/tasks/text-task.ts';
import type { run } from './list-sentences.ts';

/** The sentences of texts. */
export const listSentences = textTask<typeof run>('list sentences', new URL('./list-sentences.ts', import.meta.url));

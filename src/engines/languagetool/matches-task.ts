import { textTask } from '../../language/tasks/text-task.ts';
import type { run } from './correct-by-matches.ts';

/** What a LanguageTool server found, and what the rules of the language find beside it, done to the text. */
export const correctByMatches = textTask<typeof run>('correct', new URL('./correct-by-matches.ts', import.meta.url));

import { textTask } from '../../language/tasks/text-task.ts';
import type { run } from './correct-by-findings.ts';

/** What Harper found, and what the rules of English find beside it, done to the texts. */
export const correctByFindings = textTask<typeof run>('correct', new URL('./correct-by-findings.ts', import.meta.url));

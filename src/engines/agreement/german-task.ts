import { textTask } from '../../language/tasks/text-task.ts';
import type { run } from './find-german.ts';

/** What does not agree in German texts. */
export const findGerman = textTask<typeof run>('german agreement', new URL('./find-german.ts', import.meta.url));

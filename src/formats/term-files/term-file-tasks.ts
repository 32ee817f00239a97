import { textTask } from '../../language/tasks/text-task.ts';
import type { run as read } from './read-term-file.ts';
import type { run as write } from './write-term-file.ts';

/** For text threads, which load the modules. */
export const readTermFile = textTask<typeof read>('read terms', new URL('./read-term-file.ts', import.meta.url));
export const writeTermFile = textTask<typeof write>('write terms', new URL('./write-term-file.ts', import.meta.url));

import type { run as read } from './read-style-list.ts';
import type { run as rewrite } from './rewrite-segments.ts';
import { textTask } from './text-task.ts';

/*
 * Never inline: the rewriters of all languages are much code, which the thread that serves requests does without, and a
 * list may have every rule of the catalogue.
 */

export const readStyleList = textTask<typeof read>(
  'read style rules',
  new URL('./read-style-list.ts', import.meta.url),
);

export const rewriteSegments = textTask<typeof rewrite>(
  'apply style rules',
  new URL('./rewrite-segments.ts', import.meta.url),
);

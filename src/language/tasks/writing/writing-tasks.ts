import { textTask } from '../text-task.ts';
import type { run as apply } from './apply-styles.ts';
import type { run as convert } from './convert-texts.ts';
import type { run as guess } from './guess-variants.ts';
import type { run as listAll } from './list-changes.ts';
import type { run as find } from './word-candidates.ts';
import type { run as list } from './words-to-check.ts';

/*
 * None is inline: the rules of a language are much code, and the first text has all their patterns compiled, which takes
 * the better part of a second.
 */

const at = (path: string): URL => new URL(path, import.meta.url);

export const guessVariants = textTask<typeof guess>('guess variants', at('./guess-variants.ts'));
export const convertTexts = textTask<typeof convert>('convert variants', at('./convert-texts.ts'));
export const applyStyles = textTask<typeof apply>('apply styles', at('./apply-styles.ts'));
export const listChanges = textTask<typeof listAll>('list changes', at('./list-changes.ts'));
export const listWordsToCheck = textTask<typeof list>('list words', at('./words-to-check.ts'));
export const findCandidates = textTask<typeof find>('find spelling candidates', at('./word-candidates.ts'));

/** For `WorkSession.run`. */
export function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 1);
}

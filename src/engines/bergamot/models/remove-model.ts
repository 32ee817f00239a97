import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { diskFailure } from './model-failure.ts';
import { directionName } from './model-languages.ts';
import { holdLock } from './pull/pull-lock.ts';
import type { PullOptions } from './pull/pull-model.ts';

/** Removes folders of models of one pair, each at once as a whole, and what cut-off pulls of the pair have left. */
export async function removeModels(
  pair: LanguagePair,
  folders: readonly string[],
  { folder, signal, wait, waiting }: Pick<PullOptions, 'folder' | 'signal' | 'wait' | 'waiting'>,
): Promise<void> {
  const pulls = join(folder, '.pull');
  const name = directionName(pair);
  try {
    await mkdir(pulls, { recursive: true });
    using _lock = await holdLock(join(pulls, `${name}.lock`), { signal, wait, waiting: () => waiting?.() });
    for (const model of folders) {
      const doomed = join(pulls, `${name}.removed.${basename(model)}`);
      await rm(doomed, { recursive: true, force: true });
      await rename(model, doomed);
    }
    for (const entry of await readdir(pulls))
      if (entry.startsWith(`${name}.`) && !entry.endsWith('.lock'))
        await rm(join(pulls, entry), { recursive: true, force: true });
  } catch (error) {
    signal.throwIfAborted();
    throw diskFailure(error, folder) ?? error;
  }
}

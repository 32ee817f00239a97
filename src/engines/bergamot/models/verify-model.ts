import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from './pull/download-file.ts';
import type { FoundModel } from './read-model-folder.ts';

export interface Verification {
  /** One sentence for each file that is not as it was installed. */
  readonly problems: readonly string[];
  /** False when nothing beside the files says their checksums. */
  readonly checked: boolean;
}

/** Reads every file of a model and compares it with the manifest written when it was pulled. */
export async function verifyModel({ folder, manifest }: FoundModel, signal: AbortSignal): Promise<Verification> {
  const problems: string[] = [];
  for (const { name, size, sha256 } of manifest?.files ?? []) {
    signal.throwIfAborted();
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) problems.push(`${name} is missing.`);
    else if (found.size !== size) problems.push(`${name} has ${found.size} bytes instead of ${size}.`);
    else if ((await hashFile(path)) !== sha256)
      problems.push(`${name} is damaged: its SHA-256 is not that of the manifest.`);
  }
  return { problems, checked: manifest !== undefined };
}

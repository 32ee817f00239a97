import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../../contracts/clock.ts';
import { systemClock } from '../../../../time/system-clock.ts';
import { folderOf } from '../index/index-location.ts';
import type { ModelIndex, OfferedModel } from '../index/model-index.ts';
import { readModelCatalogue } from '../model-catalogue.ts';
import { diskFailure, ModelFailure } from '../model-failure.ts';
import { directionName } from '../model-languages.ts';
import { formatManifest, type ManifestFile, type ModelManifest, manifestName } from '../model-manifest.ts';
import { type FoundModel, readModelFolder } from '../read-model-folder.ts';
import { discardPart, downloadFile } from './download-file.ts';
import { holdLock } from './pull-lock.ts';
import { unpackFile } from './unpack-file.ts';

/*
 * A pull, in the models folder:
 *
 *   .pull/en-de.lock                    held while one process works on the pair
 *   .pull/en-de.tiny.1a2b3c4d/          what is on its way: *.part, then the unpacked files, then manifest.json
 *          │ everything checked and on disk
 *          ▼ one rename
 *   en-de.tiny.1a2b3c4d/                the model; another model of the pair is removed after that
 *
 * Ended at any moment, the folder holds the model it had, the whole new one, or both; what is in .pull is gone on with.
 */

export interface PullProgress {
  readonly bytes: number;
  /** Undefined while the index says no sizes. */
  readonly total: number | undefined;
}

export interface PullOptions {
  readonly folder: string;
  readonly signal: AbortSignal;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  now(): Date;
  progress?(progress: PullProgress): void;
  /** Another process pulls the same pair. */
  waiting?(): void;
  readonly stallMilliseconds?: number;
  /** Measures that time; by default the machine's. */
  readonly clock?: Pick<Clock, 'after'>;
  readonly rounds?: number;
}

/** Installs what an index offers; answers at once if it is there already. */
export async function pullModel(index: ModelIndex, offer: OfferedModel, options: PullOptions): Promise<FoundModel> {
  const { folder, signal } = options;
  const pair = directionName(offer);
  const pulls = join(folder, '.pull');
  const name = [pair, offer.architecture ?? 'model', offerIdentity(offer)].join('.');
  const destination = join(folder, name);
  try {
    await mkdir(pulls, { recursive: true });
    using _lock = await holdLock(join(pulls, `${pair}.lock`), {
      signal,
      wait: options.wait,
      waiting: () => options.waiting?.(),
    });
    const present = foundAt(destination);
    if (present === undefined) {
      // A folder that is there but damaged gives way.
      await rm(destination, { recursive: true, force: true });
      const draft = join(pulls, name);
      await mkdir(draft, { recursive: true });
      await checkSpace(draft, offer);
      const files = await fetchFiles(offer, draft, options);
      await finishDraft(draft, manifestOf(index, offer, files, options.now()));
      await rename(draft, destination);
      await syncFolder(folder);
    }
    await removeOthers(folder, pulls, offer, name);
    const found = foundAt(destination);
    if (found === undefined) throw new ModelFailure(`${destination} contains no loadable model.`);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    throw diskFailure(error, folder) ?? error;
  }
}

function foundAt(destination: string): FoundModel | undefined {
  const read = readModelFolder(destination, undefined);
  return read === undefined || 'reason' in read || read.manifest === undefined ? undefined : read;
}

/** The same while the index offers the same files, so that a pull that was cut short is gone on with. */
function offerIdentity(offer: OfferedModel): string {
  const lines = offer.files.map(
    (file) => `${file.name} ${file.unpackedSha256 ?? file.sha256 ?? new URL(file.addresses[0] ?? '').pathname}`,
  );
  return createHash('sha256')
    .update([offer.version, ...lines.sort()].join('\n'))
    .digest('hex')
    .slice(0, 8);
}

async function checkSpace(draft: string, offer: OfferedModel): Promise<void> {
  const needed = offer.files.reduce((sum, file) => sum + (file.size ?? 0) + (file.unpackedSize ?? 0), 0);
  const { bavail, bsize } = await statfs(draft);
  const missing = needed - bavail * bsize;
  if (missing > 0)
    throw new ModelFailure(
      `There is not enough space in ${draft}: the model needs ${megabytes(needed)}, ${megabytes(missing)} more than is free.`,
    );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}

async function fetchFiles(offer: OfferedModel, draft: string, options: PullOptions): Promise<readonly ManifestFile[]> {
  const { signal } = options;
  const done = new Map<string, number>();
  const sizes = offer.files.map(({ size }) => size);
  const total = sizes.every((size) => size !== undefined) ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
  const files: ManifestFile[] = [];
  for (const file of offer.files) {
    const part = join(draft, `${file.name}.part`);
    await downloadFile(
      file,
      part,
      async () => {
        files.push(await unpackFile(file, part, join(draft, file.name), signal));
      },
      {
        signal,
        wait: options.wait,
        stallMilliseconds: options.stallMilliseconds ?? 30_000,
        clock: options.clock ?? systemClock,
        rounds: options.rounds ?? 5,
        progress(bytes) {
          done.set(file.name, bytes);
          options.progress?.({ bytes: [...done.values()].reduce((sum, size) => sum + size, 0), total });
        },
      },
    );
  }
  return files;
}

function manifestOf(
  index: ModelIndex,
  offer: OfferedModel,
  files: readonly ManifestFile[],
  installedAt: Date,
): ModelManifest {
  return {
    source: offer.source,
    target: offer.target,
    architecture: offer.architecture,
    version: offer.version,
    licence: offer.licence,
    installedFrom: folderOf(index.address) === undefined ? index.address : 'a folder',
    installedAt: installedAt.toISOString(),
    files,
  };
}

async function finishDraft(draft: string, manifest: ModelManifest): Promise<void> {
  for (const { name } of manifest.files) await discardPart(join(draft, `${name}.part`));
  const path = join(draft, manifestName);
  await writeFile(path, formatManifest(manifest), { flush: true });
  const kept = new Set([manifestName, ...manifest.files.map(({ name }) => name)]);
  for (const entry of await readdir(draft))
    if (!kept.has(entry)) await rm(join(draft, entry), { recursive: true, force: true });
  await syncFolder(draft);
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Other models of the pair that were pulled, and what other pulls of it have left. */
async function removeOthers(folder: string, pulls: string, offer: OfferedModel, name: string): Promise<void> {
  const { serving, shadowed } = readModelCatalogue([folder]);
  for (const other of [...serving, ...shadowed]) {
    const ofPair = other.model.source === offer.source && other.model.target === offer.target;
    if (ofPair && other.manifest !== undefined && other.folder !== join(folder, name))
      await rm(other.folder, { recursive: true, force: true });
  }
  for (const entry of await readdir(pulls))
    if (entry.startsWith(`${directionName(offer)}.`) && !entry.endsWith('.lock'))
      await rm(join(pulls, entry), { recursive: true, force: true });
}

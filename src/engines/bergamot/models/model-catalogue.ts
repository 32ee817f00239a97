import { join } from 'node:path';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { fingerprintOf } from '../../shared/fingerprint.ts';
import { fileStats } from './file-stats.ts';
import { architectureOf, architectureRank, architectures } from './model-files.ts';
import { directionKey } from './model-languages.ts';
import { type FoundModel, listFolder, readModelFolder, type SkippedFolder } from './read-model-folder.ts';

/** The models on disk at one moment. */
export interface ModelCatalogue {
  readonly pairs: readonly LanguagePair[];
  /** The one that serves each pair, in the order of `pairs`. */
  readonly serving: readonly FoundModel[];
  /** Those that another one of the same pair comes before. */
  readonly shadowed: readonly FoundModel[];
  readonly skipped: readonly SkippedFolder[];
  readonly fingerprint: string;
  /** Something that was looked at is not as it was then. */
  changed(): boolean;
  /** A model has come or gone: looks at the folders of models alone, so it costs the same however many there are. */
  cameOrWent(): boolean;
  find(pair: LanguagePair): FoundModel | undefined;
}

/**
 * Reads `<folder>/<model>/` and `<folder>/{tiny,base-memory,base}/<model>/` of every folder. Of two models of a pair the
 * one in the earlier folder serves, so that what was pulled wins over what a package brought; within a folder the better
 * architecture does, then the later pull.
 */
export function readModelCatalogue(folders: readonly string[]): ModelCatalogue {
  const seen = new Map<string, number>();
  const parents: string[] = [];
  const see = (path: string): void => void (seen.has(path) || seen.set(path, timeOfChange(path)));
  const skipped: SkippedFolder[] = [];
  const serving = new Map<string, FoundModel>();
  const shadowed: FoundModel[] = [];
  for (const folder of folders) {
    const found: FoundModel[] = [];
    for (const group of [undefined, ...architectures]) {
      const parent = group === undefined ? folder : join(folder, group);
      see(parent);
      parents.push(parent);
      for (const name of listFolder(parent)) {
        if (name.startsWith('.') || (group === undefined && architectureOf(name) !== undefined)) continue;
        see(join(parent, name));
        const read = readModelFolder(join(parent, name), group);
        if (read === undefined) continue;
        if ('reason' in read) skipped.push(read);
        else found.push(read);
      }
    }
    for (const candidate of found.sort(betterFirst)) {
      for (const path of candidate.watched) see(path);
      const key = directionKey(candidate.direction);
      if (serving.has(key)) shadowed.push(candidate);
      else serving.set(key, candidate);
    }
  }
  const models = [...serving.values()];
  return {
    pairs: models.map(({ model }) => ({ source: model.source, target: model.target })),
    serving: models,
    shadowed,
    skipped,
    fingerprint: fingerprintOf(
      models.map(({ model, folder }) => `${directionKey(model)} ${folder} ${model.fingerprint}`),
    ),
    changed: () => [...seen].some(([path, time]) => timeOfChange(path) !== time),
    cameOrWent: () => parents.some((path) => timeOfChange(path) !== seen.get(path)),
    find: (pair) => serving.get(directionKey(pair)),
  };
}

function betterFirst(left: FoundModel, right: FoundModel): number {
  return (
    Number(left.direction.ofVariant) - Number(right.direction.ofVariant) ||
    architectureRank(left.model.architecture) - architectureRank(right.model.architecture) ||
    (right.manifest?.installedAt ?? '').localeCompare(left.manifest?.installedAt ?? '')
  );
}

function timeOfChange(path: string): number {
  return fileStats(path)?.mtimeMs ?? 0;
}

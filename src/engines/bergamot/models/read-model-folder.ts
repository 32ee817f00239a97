import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, type Stats } from 'node:fs';
import { basename, join } from 'node:path';
import { fileStats } from './file-stats.ts';
import type { InstalledModel, ModelArchitecture } from './installed-model.ts';
import { directionInName, gemmPrecision, lackOf, type ModelFileRole, modelFileRole } from './model-files.ts';
import { type ModelDirection, readDirectionName } from './model-languages.ts';
import { contentFingerprint, type ModelManifest, manifestName, parseManifest } from './model-manifest.ts';

/** A model on disk and where it is. */
export interface FoundModel {
  readonly model: InstalledModel;
  readonly folder: string;
  readonly direction: ModelDirection;
  /** Absent unless `models pull` made the folder. */
  readonly manifest: ModelManifest | undefined;
  /** Files and folders that a change of the model would change. */
  readonly watched: readonly string[];
}

export interface SkippedFolder {
  readonly folder: string;
  readonly reason: string;
}

/** Git LFS leaves pointers of some 130 bytes where weights should be. */
const smallestWeights = 1024;

/** Undefined for a folder that has nothing to do with models. */
export function readModelFolder(
  folder: string,
  architecture: ModelArchitecture | undefined,
): FoundModel | SkippedFolder | undefined {
  const files = new Map<ModelFileRole, { readonly name: string; readonly stats: Stats }>();
  const entries = listFolder(folder);
  for (const name of entries) {
    const role = modelFileRole(name);
    const stats = role && fileStats(join(folder, name));
    if (role === undefined || !stats?.isFile()) continue;
    const rival = files.get(role);
    // Weights with alphas are better than those without.
    if (rival === undefined || name.includes('.alphas.')) files.set(role, { name, stats });
  }
  if (files.size === 0) return undefined;
  const manifest = entries.includes(manifestName) ? readManifest(folder) : undefined;
  const weights = files.get('model');
  const lack = lackOf(new Set(files.keys())) ?? damage(manifest, files.values());
  if (weights === undefined || lack !== undefined) return { folder, reason: lack ?? 'no weights' };
  if (weights.stats.size < smallestWeights)
    return { folder, reason: `${weights.name} is too small to be weights (a Git LFS pointer?)` };
  const direction = directionOf(folder, weights.name, manifest);
  if (direction === undefined) return { folder, reason: 'the name is not a direction such as "ende"' };
  const path = (role: ModelFileRole): string | undefined => {
    const name = files.get(role)?.name;
    return name === undefined ? undefined : join(folder, name);
  };
  const lexicon = path('lexicon');
  const vocabulary = path('vocabulary');
  const found = [...files.values()];
  return {
    folder,
    direction,
    manifest,
    watched: [folder, ...found.map(({ name }) => join(folder, name))],
    model: {
      source: direction.source,
      target: direction.target,
      files: {
        model: join(folder, weights.name),
        ...(lexicon === undefined ? {} : { lexicon }),
        vocabularies:
          vocabulary === undefined ? [path('sourceVocabulary') ?? '', path('targetVocabulary') ?? ''] : [vocabulary],
      },
      gemmPrecision: gemmPrecision(weights.name),
      architecture: manifest === undefined ? architecture : manifest.architecture,
      bytes: found.reduce((sum, { stats }) => sum + stats.size, 0),
      fingerprint: manifest === undefined ? statFingerprint(found) : contentFingerprint(manifest.files),
    },
  };
}

export function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function readManifest(folder: string): ModelManifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestName), 'utf8'));
  } catch {
    return undefined;
  }
}

function damage(
  manifest: ModelManifest | undefined,
  files: Iterable<{ readonly name: string; readonly stats: Stats }>,
): string | undefined {
  const sizes = new Map([...files].map(({ name, stats }) => [name, stats.size]));
  for (const { name, size } of manifest?.files ?? []) {
    if (!sizes.has(name)) return `${name} is missing`;
    if (sizes.get(name) !== size) return `${name} has ${sizes.get(name)} bytes instead of ${size}`;
  }
  return undefined;
}

function directionOf(folder: string, weights: string, manifest: ModelManifest | undefined): ModelDirection | undefined {
  if (manifest !== undefined) return { source: manifest.source, target: manifest.target, ofVariant: false };
  return readDirectionName(basename(folder))[0] ?? readDirectionName(directionInName(weights) ?? '')[0];
}

function statFingerprint(files: readonly { readonly name: string; readonly stats: Stats }[]): string {
  const lines = files.map(({ name, stats }) => `${name} ${stats.size} ${stats.mtimeMs}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

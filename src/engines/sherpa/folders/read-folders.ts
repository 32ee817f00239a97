import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';

/** A folder with a model that an operator supplies. */
export interface ModelFolder {
  /** Id of the engine: `sherpa-` and the name of the folder. */
  readonly id: string;
  readonly path: string;
  /** By its name in the manifest. */
  readonly kind: string;
  /** Canonical codes, at least one. */
  readonly languages: readonly string[];
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Names of its files. */
  readonly present: readonly string[];
}

/** A folder that is no model, with the reason for operators. */
export interface RefusedFolder {
  readonly id: string;
  readonly reason: string;
  /** The kind that its manifest names; empty where there is none. */
  readonly kind: string;
}

interface FoundFolders {
  readonly folders: readonly ModelFolder[];
  readonly refused: readonly RefusedFolder[];
}

export interface FoundModels<Model> {
  readonly models: readonly Model[];
  /** Those of the kinds that were asked for. */
  readonly refused: readonly RefusedFolder[];
}

const manifestName = 'model.json';

/** The models of some kinds in the folders of a folder. `read` throws where a folder has no such model, saying why. */
export function readModelsOf<Model>(
  folder: string,
  isWanted: (kind: string) => boolean,
  read: (folder: ModelFolder) => Model,
): FoundModels<Model> {
  const found = readFolders(folder);
  const models: Model[] = [];
  const refused = found.refused.filter(({ kind }) => isWanted(kind));
  for (const each of found.folders.filter(({ kind }) => isWanted(kind)))
    try {
      models.push(read(each));
    } catch (error) {
      refused.push(refusal(each, error));
    }
  return { models, refused: refused.toSorted((one, other) => one.id.localeCompare(other.id)) };
}

/** The folders of a folder, each with a `model.json`. A folder that is not there is refused itself. */
function readFolders(folder: string): FoundFolders {
  const folders: ModelFolder[] = [];
  const refused: RefusedFolder[] = [];
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isFile())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    refused.push(refusal({ id: 'sherpa', path: folder, kind: '' }, error));
  }
  for (const name of names) {
    const id = `sherpa-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    const path = join(folder, name);
    let kind = '';
    try {
      const manifest: unknown = JSON.parse(readFileSync(join(path, manifestName), 'utf8'));
      if (!isRecord(manifest)) throw new Error(`${manifestName} is not an object`);
      kind = String(manifest.kind);
      folders.push({ id, path, kind, manifest, languages: languagesOf(manifest), present: readdirSync(path) });
    } catch (error) {
      refused.push(refusal({ id, path, kind }, error));
    }
  }
  return { folders, refused };
}

/** What the manifest names for a part of the model, else the best of the files whose names fit. */
export function findFile(folder: ModelFolder, part: string, pattern: RegExp, ending: string): string {
  const [found] = findFiles(folder, part, pattern, ending);
  if (found === undefined) throw new Error(`there is no file for "${part}"`);
  return found;
}

/** All that the manifest names for a part, else all whose names fit, of two precisions the faster one first. */
export function findFiles(
  { path, manifest, present }: ModelFolder,
  part: string,
  pattern: RegExp,
  ending: string,
): readonly string[] {
  const named = isRecord(manifest.files) ? manifest.files[part] : undefined;
  const own = [named].flat().filter((name): name is string => typeof name === 'string');
  const missing = own.find((name) => !present.includes(name));
  if (missing !== undefined) throw new Error(`"${part}" names ${missing}, and there is no such file`);
  const fitting = present.filter((name) => name.endsWith(ending) && pattern.test(name)).toSorted(smallFirst);
  return (own.length > 0 ? own : fitting).map((name) => join(path, name));
}

function refusal({ id, path, kind }: Pick<ModelFolder, 'id' | 'path' | 'kind'>, error: unknown): RefusedFolder {
  return { id, kind, reason: `${path}: ${error instanceof Error ? error.message : String(error)}` };
}

function languagesOf({ languages }: Readonly<Record<string, unknown>>): readonly string[] {
  const isList =
    Array.isArray(languages) && languages.length > 0 && languages.every((code) => typeof code === 'string');
  if (!isList) throw new Error('"languages" is not a list of codes, as ["en"]');
  return languages;
}

function smallFirst(one: string, other: string): number {
  return Number(other.includes('int8')) - Number(one.includes('int8')) || one.localeCompare(other);
}

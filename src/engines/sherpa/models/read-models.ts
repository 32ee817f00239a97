import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { type ModelKind, modelKinds } from './model-kinds.ts';

/** A model that an operator has put into the folder of models. */
export interface SpeechModel {
  /** Id of the engine: `sherpa-` and the name of its folder. */
  readonly id: string;
  readonly kind: ModelKind;
  /** Canonical codes. */
  readonly languages: readonly string[];
  /** Paths by the name of the setting. */
  readonly files: Readonly<Record<string, string>>;
  readonly tokens: string;
  readonly punctuates: boolean;
  /** Milliseconds of speech for each millisecond that the model reports: 2 for some models that count other frames. */
  readonly timeScale: number;
}

export interface FoundModels {
  readonly models: readonly SpeechModel[];
  /** Why folders are no models, for operators. */
  readonly problems: readonly string[];
}

const manifestName = 'model.json';

/** The models in the folders of a folder, each with a `model.json`. A folder that is not there has none. */
export function readModels(folder: string): FoundModels {
  const models: SpeechModel[] = [];
  const problems: string[] = [];
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isFile())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    problems.push(`${folder}: ${reasonOf(error)}`);
  }
  for (const name of names)
    try {
      models.push(readModel(join(folder, name), name));
    } catch (error) {
      problems.push(`${join(folder, name)}: ${reasonOf(error)}`);
    }
  return { models, problems };
}

function readModel(folder: string, name: string): SpeechModel {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
  if (!isRecord(manifest)) throw new Error(`${manifestName} is no object`);
  const { kind: kindName, languages, files: own, timeScale, punctuates } = manifest;
  const kind = modelKinds[String(kindName)];
  if (kind === undefined) throw new Error(`"kind" is none of ${Object.keys(modelKinds).join(', ')}`);
  if (!Array.isArray(languages) || languages.length === 0 || languages.some((code) => typeof code !== 'string'))
    throw new Error('"languages" is not a list of codes, as ["en"]');
  const named = isRecord(own) ? own : {};
  const present = readdirSync(folder);
  const find = (part: string, pattern: RegExp, ending: string): string => {
    const matching = present.filter((file) => file.endsWith(ending) && pattern.test(file)).sort(smallFirst);
    const file = stringOr(named[part], matching[0]);
    if (file === undefined || !present.includes(file)) throw new Error(`there is no file for "${part}"`);
    return join(folder, file);
  };
  const files = Object.entries(kind.files).map(([part, pattern]) => [part, find(part, pattern, '.onnx')] as const);
  return {
    id: `sherpa-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    kind,
    languages,
    files: Object.fromEntries(files),
    tokens: find('tokens', /tokens/, '.txt'),
    punctuates: typeof punctuates === 'boolean' ? punctuates : kind.punctuates,
    timeScale: typeof timeScale === 'number' && timeScale > 0 ? timeScale : 1,
  };
}

/** Of a model in two precisions, the faster one. */
function smallFirst(one: string, other: string): number {
  return Number(other.includes('int8')) - Number(one.includes('int8')) || one.localeCompare(other);
}

function stringOr(value: unknown, otherwise: string | undefined): string | undefined {
  return typeof value === 'string' ? value : otherwise;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

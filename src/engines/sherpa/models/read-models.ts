import { type FoundModels, findFile, type ModelFolder, readModelsOf } from '../folders/read-folders.ts';
import { punctuationKinds } from '../punctuation/punctuation-kinds.ts';
import { voiceKinds } from '../voices/voice-kinds.ts';
import { type ModelKind, modelKinds } from './model-kinds.ts';

/** A model for recognition that an operator has put into the folder of models. */
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

/** Kinds of models that do something else than recognize. */
const otherKinds: ReadonlySet<string> = new Set([...Object.keys(voiceKinds), ...Object.keys(punctuationKinds)]);

/** The models for recognition in a folder, and the folders that cannot be used: also those of no known kind. */
export function readModels(folder: string): FoundModels<SpeechModel> {
  return readModelsOf(folder, (kind) => !otherKinds.has(kind), readModel);
}

function readModel(folder: ModelFolder): SpeechModel {
  const { id, manifest, languages } = folder;
  const { timeScale, punctuates } = manifest;
  const kind = modelKinds[folder.kind];
  if (kind === undefined)
    throw new Error(`"kind" is none of ${[...Object.keys(modelKinds), ...otherKinds].join(', ')}`);
  const files = Object.entries(kind.files).map(([part, pattern]) => [part, findFile(folder, part, pattern, '.onnx')]);
  return {
    id,
    kind,
    languages,
    files: Object.fromEntries(files),
    tokens: findFile(folder, 'tokens', /tokens/, '.txt'),
    punctuates: typeof punctuates === 'boolean' ? punctuates : kind.punctuates,
    timeScale: typeof timeScale === 'number' && timeScale > 0 ? timeScale : 1,
  };
}

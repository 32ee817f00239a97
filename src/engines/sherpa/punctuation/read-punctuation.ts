import { type FoundModels, findFile, type ModelFolder, readModelsOf } from '../folders/read-folders.ts';
import type { PunctuationSettings } from '../process/process-messages.ts';
import { punctuationKinds } from './punctuation-kinds.ts';

/** A model that writes capitals and marks, which an operator has put into the folder of models. */
export interface PunctuationModel {
  /** Id of the engine: `sherpa-` and the name of its folder. */
  readonly id: string;
  /** Canonical codes. */
  readonly languages: readonly string[];
  readonly capitals: boolean;
  readonly settings: PunctuationSettings;
}

/** The models for punctuation in a folder, and the folders of such models that cannot be used. */
export function readPunctuation(folder: string): FoundModels<PunctuationModel> {
  return readModelsOf(folder, (kind) => Object.hasOwn(punctuationKinds, kind), readModel);
}

function readModel(folder: ModelFolder): PunctuationModel {
  const kind = punctuationKinds[folder.kind];
  if (kind === undefined) throw new Error(`"kind" is none of ${Object.keys(punctuationKinds).join(', ')}`);
  const model = { [kind.setting]: findFile(folder, 'model', /./, '.onnx') };
  const vocabulary = kind.vocabulary ? { bpeVocab: findFile(folder, 'vocabulary', /bpe|vocab/, '') } : {};
  const { id, languages } = folder;
  return { id, languages, capitals: kind.capitals, settings: { ...model, ...vocabulary } };
}

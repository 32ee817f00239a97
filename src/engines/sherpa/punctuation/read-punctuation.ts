import { findFile, type ModelFolder, type RefusedFolder, readFolders, reasonOf } from '../folders/read-folders.ts';
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

export interface FoundPunctuation {
  readonly models: readonly PunctuationModel[];
  readonly refused: readonly Pick<RefusedFolder, 'id' | 'reason'>[];
}

/** The models for punctuation in a folder, and the folders of such models that cannot be used. */
export function readPunctuation(folder: string): FoundPunctuation {
  const { folders, refused: unreadable } = readFolders(folder);
  const models: PunctuationModel[] = [];
  const isOurs = ({ kind }: { readonly kind: string }): boolean => Object.hasOwn(punctuationKinds, kind);
  const refused: Pick<RefusedFolder, 'id' | 'reason'>[] = unreadable.filter(isOurs);
  for (const each of folders.filter(isOurs))
    try {
      models.push(readModel(each));
    } catch (error) {
      refused.push({ id: each.id, reason: `${each.path}: ${reasonOf(error)}` });
    }
  return { models, refused };
}

function readModel(folder: ModelFolder): PunctuationModel {
  const kind = punctuationKinds[folder.kind];
  if (kind === undefined) throw new Error(`"kind" is none of ${Object.keys(punctuationKinds).join(', ')}`);
  const model = { [kind.setting]: findFile(folder, 'model', /./, '.onnx') };
  const vocabulary = kind.vocabulary ? { bpeVocab: findFile(folder, 'vocabulary', /bpe|vocab/, '') } : {};
  const { id, languages } = folder;
  return { id, languages, capitals: kind.capitals, settings: { ...model, ...vocabulary } };
}

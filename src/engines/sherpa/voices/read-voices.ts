import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { VoiceGender } from '../../../contracts/engines/speech-synthesizer.ts';
import { fingerprintOf } from '../../shared/fingerprint.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type FoundModels, findFile, findFiles, type ModelFolder, readModelsOf } from '../folders/read-folders.ts';
import type { VoiceSettings } from '../process/process-messages.ts';
import { type VoicePart, voiceKinds } from './voice-kinds.ts';

/** A speaker of a voice model. */
export interface ModelVoice {
  /** Its number in the model. */
  readonly speaker: number;
  /** Absent: it speaks every language of the model. */
  readonly language?: string;
  /** Absent: the default voice. */
  readonly gender?: VoiceGender;
}

/** A model that speaks, which an operator has put into the folder of models. */
export interface VoiceModel {
  /** Id of the engine: `sherpa-` and the name of its folder. */
  readonly id: string;
  /** Changes with its files and its manifest. */
  readonly version: string;
  /** Canonical codes. */
  readonly languages: readonly string[];
  /** At least one. */
  readonly voices: readonly ModelVoice[];
  readonly settings: VoiceSettings;
}

/** The models that speak in a folder, and the folders of such models that cannot be used. */
export function readVoices(folder: string): FoundModels<VoiceModel> {
  return readModelsOf(folder, (kind) => Object.hasOwn(voiceKinds, kind), readVoice);
}

function readVoice(folder: ModelFolder): VoiceModel {
  const { id, languages, manifest } = folder;
  const kind = voiceKinds[folder.kind];
  if (kind === undefined) throw new Error(`"kind" is none of ${Object.keys(voiceKinds).join(', ')}`);
  const { lang } = manifest;
  const options = Object.fromEntries([
    ...Object.entries(kind.networks).map(([part, pattern]) => [part, findFile(folder, part, pattern, '.onnx')]),
    ...kind.parts.flatMap((part) => partOf(folder, part)),
    ...(typeof lang === 'string' ? [['lang', lang]] : []),
  ]);
  const rules = findFiles(folder, 'ruleFsts', /(?!)/, '.fst').join();
  const settings: VoiceSettings = { settings: kind.settings, options, ...(rules === '' ? {} : { rules }) };
  return { id, languages, version: versionOf(folder), voices: voicesOf(manifest, languages), settings };
}

function partOf(folder: ModelFolder, { setting, pattern, ending, optional, several }: VoicePart): [string, string][] {
  const found = findFiles(folder, setting, pattern, ending);
  if (found.length === 0 && optional) return [];
  const isNamed = isRecord(folder.manifest.files) && folder.manifest.files[setting] !== undefined;
  // Which of several lexicons come together is nothing that their names say.
  if (several && found.length > 1 && !isNamed)
    throw new Error(`there are several files for "${setting}": name them in "files"`);
  return [[setting, several ? found.join() : findFile(folder, setting, pattern, ending)]];
}

function voicesOf({ voices }: ModelFolder['manifest'], languages: readonly string[]): readonly ModelVoice[] {
  if (voices === undefined) return [{ speaker: 0 }];
  const wrong = new Error(
    '"voices" is not a list of voices, as [{"speaker": 0, "gender": "female", "language": "en"}]',
  );
  if (!Array.isArray(voices) || voices.length === 0) throw wrong;
  return voices.map((voice: unknown): ModelVoice => {
    if (!isRecord(voice)) throw wrong;
    const { speaker, gender, language } = voice;
    if (!Number.isInteger(speaker) || Number(speaker) < 0) throw wrong;
    if (gender !== undefined && gender !== 'male' && gender !== 'female') throw wrong;
    if (language !== undefined && (typeof language !== 'string' || !languages.includes(language))) throw wrong;
    return {
      speaker: Number(speaker),
      ...(gender === undefined ? {} : { gender }),
      ...(language === undefined ? {} : { language }),
    };
  });
}

function versionOf({ path, present }: ModelFolder): string {
  const states = present.toSorted().map((name) => {
    const { size, mtimeMs } = statSync(join(path, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return fingerprintOf(states);
}

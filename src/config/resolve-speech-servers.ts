import type {
  ServerVoice,
  SynthesisServerSettings,
  TranscriptionServerSettings,
} from '../contracts/engines/engine-settings.ts';
import {
  language,
  languageList,
  list,
  type ParseValue,
  type ReadSetting,
  serverUrl,
  ValueProblem,
  yesOrNo,
} from './parse-values.ts';

interface SpeechServerSettings {
  readonly transcription: TranscriptionServerSettings | undefined;
  readonly transcriptionApiKey: string | undefined;
  readonly synthesis: SynthesisServerSettings | undefined;
  readonly synthesisApiKey: string | undefined;
}

const text: ParseValue<string> = (given) => given;

/** The servers that recognize speech and that speak. */
export function resolveSpeechServers(read: ReadSetting, report: (problem: string) => void): SpeechServerSettings {
  const readServer = (kind: 'TRANSCRIPTION' | 'SYNTHESIS') => {
    const baseUrl = read<string | undefined>(`DRAGOMAN_${kind}_BASE_URL`, serverUrl, undefined);
    const model = read<string | undefined>(`DRAGOMAN_${kind}_MODEL`, text, undefined);
    const missing = baseUrl === undefined ? 'BASE_URL' : 'MODEL';
    if ((baseUrl === undefined) !== (model === undefined))
      report(`DRAGOMAN_${kind}_${missing}: is needed too; a base URL and a model belong together`);
    return baseUrl === undefined || model === undefined ? undefined : { baseUrl, model };
  };
  const [transcription, synthesis] = [readServer('TRANSCRIPTION'), readServer('SYNTHESIS')];
  const languages = read<readonly string[] | undefined>('DRAGOMAN_TRANSCRIPTION_LANGUAGES', languageList, undefined);
  const realtime = read('DRAGOMAN_TRANSCRIPTION_REALTIME', yesOrNo, false);
  const voices = read('DRAGOMAN_SYNTHESIS_VOICE', voiceList, [{ name: 'alloy' }]);
  return {
    transcription: transcription && { ...transcription, languages, realtime },
    transcriptionApiKey: read<string | undefined>('DRAGOMAN_TRANSCRIPTION_API_KEY', text, undefined),
    synthesis: synthesis && { ...synthesis, voices },
    synthesisApiKey: read<string | undefined>('DRAGOMAN_SYNTHESIS_API_KEY', text, undefined),
  };
}

/** `alloy`, `male=onyx`, `de:thorsten`, `en:female=amy`. */
const voiceList: ParseValue<readonly ServerVoice[]> = (given) => {
  const voices = list(given).map((entry): ServerVoice => {
    const [, code, gender, name] = /^(?:([^:=]+):)?(?:([^:=]+)=)?([^=]+)$/.exec(entry) ?? [];
    if (name === undefined || (gender !== undefined && gender !== 'male' && gender !== 'female'))
      throw new ValueProblem(`must have entries such as "alloy", "female=nova" or "de:male=thorsten", not "${entry}"`);
    return {
      name: name.trim(),
      ...(code === undefined ? {} : { language: language(code.trim()) }),
      ...(gender === undefined ? {} : { gender }),
    };
  });
  if (voices.length === 0) throw new ValueProblem('must name a voice');
  return voices;
};

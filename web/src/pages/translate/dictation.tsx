import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { baseOf } from '../../api/base-of.ts';
import { mayUseVoice, useSession } from '../../api/session.ts';
import { useVoiceLanguages, type VoiceLanguages } from '../../api/voice-languages.ts';
import { AudioProblem } from '../../design/audio-problem.tsx';
import { type Dictation, useDictate } from '../../design/use-dictate.ts';
import { useMessages } from '../../messages/messages.tsx';

/** Dictation, and the languages in which it is heard here; undefined without a microphone. */
interface TextDictation extends Dictation {
  readonly languages: VoiceLanguages | undefined;
}

/** Speech of the microphone as text. */
export function useDictation(onText: (text: string) => void): TextDictation {
  const { data: session } = useSession();
  const hasMicrophone = useMicrophone();
  const { data: languages } = useVoiceLanguages({ isWanted: hasMicrophone && mayUseVoice(session) });
  return { languages, ...useDictate(onText) };
}

/** Browsers give one only to pages with https or of this machine. */
function useMicrophone(): boolean {
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices === undefined) return;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => setHasOne(devices.some(({ kind }) => kind === 'audioinput')),
      () => {},
    );
  }, []);
  return hasOne;
}

interface DictateProps {
  readonly dictation: TextDictation;
  /** Undefined: detected. */
  readonly source: string | undefined;
}

/** Where the language is heard. The same button stops. */
export function DictateButton({ dictation, source }: DictateProps) {
  const { format } = useMessages();
  const { languages, state } = dictation;
  const isBusy = state === 'opening' || state === 'running';
  const heard = languages && heardAs(languages, source);
  if (heard === undefined) return null;
  return (
    <Button
      className="secondary"
      isPending={state === 'ending'}
      onPress={() => (isBusy ? dictation.stop() : void dictation.start(heard))}
    >
      {format(isBusy ? 'voice.stop' : 'translate.dictate')}
    </Button>
  );
}

/** What the microphone does, and the words that are not certain yet. */
export function DictationState({ dictation: { state, guess, error }, source }: DictateProps) {
  const { format } = useMessages();
  return (
    <>
      <p className="dictation" lang={source ?? ''} dir="auto" aria-hidden="true">
        <em>{guess}</em>
      </p>
      <span role="status" className="hidden">
        {state === 'idle' ? '' : format(`voice.state.${state}`)}
      </span>
      {error !== undefined && <AudioProblem error={error} />}
    </>
  );
}

/** The language of a session for the source of the page; undefined where that is not heard. */
function heardAs(
  { sources, detected }: VoiceLanguages,
  source: string | undefined,
): { readonly language: string | null } | undefined {
  if (source !== undefined) {
    const language = sources.find((code) => code === source) ?? sources.find((code) => baseOf(code) === baseOf(source));
    return language === undefined ? undefined : { language };
  }
  if (detected.length > 0) return { language: null };
  const [only, ...more] = sources;
  return only === undefined || more.length > 0 ? undefined : { language: only };
}

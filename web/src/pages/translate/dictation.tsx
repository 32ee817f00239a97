import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { baseOf } from '../../api/base-of.ts';
import { isAbort } from '../../api/problem.ts';
import { mayUseVoice, useSession } from '../../api/session.ts';
import { useVoiceLanguages, type VoiceLanguages } from '../../api/voice-languages.ts';
import { AudioProblem } from '../../design/audio-problem.tsx';
import { useMessages } from '../../messages/messages.tsx';

interface Dictation {
  readonly languages: VoiceLanguages | undefined;
  readonly state: 'idle' | 'opening' | 'running' | 'ending';
  /** Words that may still change. */
  readonly guess: string;
  readonly error: unknown;
  start(language: string | null): Promise<void>;
  stop(): void;
}

type Heard = Pick<Dictation, 'state' | 'guess' | 'error'>;
const nothing: Heard = { state: 'idle', guess: '', error: undefined };

/** Speech of the microphone as text, a sentence after the other. It ends with the page. */
export function useDictation(onText: (text: string) => void): Dictation {
  const { data: session } = useSession();
  const hasMicrophone = useMicrophone();
  const { data } = useVoiceLanguages({ isWanted: hasMicrophone && mayUseVoice(session) });
  const [heard, setHeard] = useState(nothing);
  const running = useRef<{ readonly stop: AbortController; readonly leave: AbortController }>(undefined);
  const leave = useCallback(() => running.current?.leave.abort(), []);
  useEffect(() => leave, [leave]);

  async function start(language: string | null): Promise<void> {
    const here = { stop: new AbortController(), leave: new AbortController() };
    running.current = here;
    setHeard({ ...nothing, state: 'opening' });
    const change = (changed: Partial<Heard>): void => {
      if (!here.leave.signal.aborted) setHeard((before) => ({ ...before, ...changed }));
    };
    let error: unknown;
    try {
      const { dictate } = await import('../../design/dictate.ts');
      const events = {
        opened: () => change({ state: 'running' }),
        heard: onText,
        guessed: (guess: string) => change({ guess }),
      };
      await dictate({ language }, events, { stop: here.stop.signal, leave: here.leave.signal });
    } catch (thrown) {
      error = isAbort(thrown) ? undefined : thrown;
    }
    change({ ...nothing, error });
  }

  return {
    languages: data,
    ...heard,
    start,
    /** The last words are still written. */
    stop() {
      running.current?.stop.abort();
      setHeard((before) => ({ ...before, state: 'ending' }));
    },
  };
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
  readonly dictation: Dictation;
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
      onPress={() => (isBusy ? dictation.stop() : void dictation.start(heard.language))}
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

import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { isAbort } from '../../api/problem.ts';
import { isSpoken, type SpokenLanguages, useSpokenLanguages } from '../../api/spoken-languages.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';

/** A text that is in a pane. */
interface Heard {
  readonly pane: 'source' | 'result';
  readonly text: string;
  readonly language: string;
}

interface Listening {
  readonly languages: SpokenLanguages | undefined;
  /** What is being spoken. */
  readonly heard: Heard | undefined;
  readonly failure: { readonly pane: Heard['pane']; readonly error: unknown } | undefined;
  start(heard: Heard): Promise<void>;
  stop(): void;
}

/** One text is spoken at a time. It ends with the page. */
export function useListening(): Listening {
  const languages = useSpokenLanguages();
  const [{ heard, failure }, setState] = useState<Pick<Listening, 'heard' | 'failure'>>({
    heard: undefined,
    failure: undefined,
  });
  const speaking = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    speaking.current?.abort();
    speaking.current = undefined;
    setState((before) => (before.heard === undefined ? before : { heard: undefined, failure: undefined }));
  }, []);
  useEffect(() => stop, [stop]);

  async function start(wanted: Heard): Promise<void> {
    stop();
    const stopping = new AbortController();
    speaking.current = stopping;
    setState({ heard: wanted, failure: undefined });
    let error: unknown;
    try {
      const { speakText } = await import('../../design/speak-text.ts');
      await speakText(wanted.text, wanted.language, stopping.signal);
    } catch (thrown) {
      error = isAbort(thrown) ? undefined : thrown;
    }
    // Another text may be spoken by then.
    if (speaking.current !== stopping) return;
    speaking.current = undefined;
    setState({ heard: undefined, failure: error === undefined ? undefined : { pane: wanted.pane, error } });
  }

  return { languages, heard, failure, start, stop };
}

interface ListenProps {
  readonly listening: Listening;
  readonly pane: Heard['pane'];
  readonly text: string;
  /** Undefined while it is not known. */
  readonly language: string | undefined;
}

/** Where the language can be spoken. The same button stops; a text that changes is not spoken on. */
export function ListenButton({ listening, pane, text, language }: ListenProps) {
  const { format } = useMessages();
  const { languages, heard, stop } = listening;
  const isHeard = heard?.pane === pane;
  const isOld = isHeard && (heard.text !== text || heard.language !== language);
  useEffect(() => {
    if (isOld) stop();
  }, [isOld, stop]);
  if (languages === undefined || language === undefined || !isSpoken(languages, language)) return null;
  const { mostCharacters } = languages;
  const isTooLong = [...text].length > mostCharacters;
  return (
    <Button
      className="secondary"
      isDisabled={text.trim() === '' || isTooLong}
      onPress={() => (isHeard ? stop() : void listening.start({ pane, text, language }))}
    >
      <span aria-live="polite">
        {isTooLong
          ? format('translate.listenMost', { count: mostCharacters })
          : format(isHeard ? 'voice.stop' : 'translate.listen')}
      </span>
    </Button>
  );
}

/** Why a text of the pane could not be spoken. */
export function ListenProblem({ listening: { failure }, pane }: Pick<ListenProps, 'listening' | 'pane'>) {
  return failure?.pane === pane ? <ProblemNotice error={failure.error} /> : null;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { LiveSession, type SessionOrder } from '../../api/live-session.ts';
import { isAbort } from '../../api/problem.ts';
import type { AudioSource } from '../../design/audio-sources.ts';
import { SpeechPlayer, speechContentType } from '../../design/speech-player.ts';
import { emptyTrack, type Track, withUpdate } from './captions.ts';

export type LiveState = 'idle' | 'opening' | 'running' | 'broken' | 'ending' | 'ended';

export interface LiveOrder {
  readonly source: string | null;
  readonly targets: readonly string[];
  /** Of the targets; empty: nothing is spoken. */
  readonly spoken: string;
  readonly voice: 'male' | 'female' | 'match';
  /** A collection of spoken terms; empty: none. */
  readonly termsId: string;
}

interface Live {
  readonly state: LiveState;
  readonly source: Track;
  readonly targets: ReadonlyMap<string, Track>;
  /** The server did not hear all that was said. */
  readonly isIncomplete: boolean;
  readonly error: unknown;
}

const nothing: Live = { state: 'idle', source: emptyTrack, targets: new Map(), isIncomplete: false, error: undefined };

/** One session at a time, from its audio to its captions. It ends with the page. */
export function useLive() {
  const [live, setLive] = useState(nothing);
  const running = useRef<{ session: LiveSession; stop: AbortController; player: SpeechPlayer | undefined }>(undefined);
  const player = useRef<SpeechPlayer>(undefined);
  const leave = useCallback(() => {
    running.current?.stop.abort();
    running.current?.session.close();
    running.current = undefined;
  }, []);
  useEffect(
    () => () => {
      leave();
      player.current?.close();
    },
    [leave],
  );

  async function start(order: LiveOrder, openSource: () => Promise<AudioSource>): Promise<void> {
    leave();
    player.current?.close();
    player.current = order.spoken === '' ? undefined : new SpeechPlayer();
    const speaker = player.current;
    const stop = new AbortController();
    const change = (state: LiveState): void => setLive((before) => ({ ...before, state }));
    const session = new LiveSession({
      source: (update) => setLive((before) => ({ ...before, source: withUpdate(before.source, update) })),
      target: (language, update) =>
        setLive((before) => {
          // The server may spell a code in its own way.
          const name =
            [...before.targets.keys()].find((key) => key.toLowerCase() === language.toLowerCase()) ?? language;
          const targets = new Map(before.targets);
          targets.set(name, withUpdate(before.targets.get(name) ?? emptyTrack, update));
          return { ...before, targets };
        }),
      speech: (data) => speaker?.push(data),
      connected: (isEnding) =>
        setLive((before) =>
          before.state === 'broken' ? { ...before, state: isEnding ? 'ending' : 'running' } : before,
        ),
      broken: () => change('broken'),
      unheard: () => setLive((before) => ({ ...before, isIncomplete: true })),
      ended: (error) => setLive((before) => ({ ...before, state: 'ended', error })),
    });
    running.current = { session, stop, player: speaker };
    setLive({ ...nothing, state: 'opening', targets: new Map(order.targets.map((code) => [code, emptyTrack])) });
    let source: AudioSource | undefined;
    try {
      source = await openSource();
      await session.open(bodyOf(order, source.contentType), stop.signal);
      change('running');
      await source.run(
        (piece) => session.push(piece),
        () => session.backlog,
        stop.signal,
      );
      setLive((before) => (before.state === 'ended' ? before : { ...before, state: 'ending' }));
      session.finish();
    } catch (error) {
      source?.close();
      session.close();
      // Stopped before it began.
      setLive((before) => ({ ...before, state: 'ended', error: isAbort(error) ? undefined : error }));
    }
  }

  return {
    ...live,
    player: player.current,
    start,
    /** The last words are still concluded. */
    stop: () => running.current?.stop.abort(),
  };
}

function bodyOf({ source, targets, spoken, voice, termsId }: LiveOrder, contentType: string): SessionOrder {
  return {
    source_media_content_type: contentType,
    source_language: source,
    target_languages: [...targets],
    ...(termsId !== '' && { spoken_terms_id: termsId }),
    ...(spoken !== '' && {
      target_media_languages: [spoken],
      target_media_content_type: speechContentType,
      target_media_voice: voice,
    }),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '../api/problem.ts';
import type { Dictated } from './dictate.ts';

export interface Dictation {
  readonly state: 'idle' | 'opening' | 'running' | 'ending' | 'ended';
  /** Words that may still change. */
  readonly guess: string;
  readonly error: unknown;
  start(dictated: Dictated): Promise<void>;
  /** The last words are still written. */
  stop(): void;
}

type Heard = Pick<Dictation, 'state' | 'guess' | 'error'>;
const nothing: Heard = { state: 'idle', guess: '', error: undefined };

/** Speech as text, a sentence after the other. It ends with the page. */
export function useDictate(onText: (text: string) => void): Dictation {
  const [heard, setHeard] = useState(nothing);
  const running = useRef<{ readonly stop: AbortController; readonly leave: AbortController }>(undefined);
  const leave = useCallback(() => running.current?.leave.abort(), []);
  useEffect(() => leave, [leave]);

  async function start(dictated: Dictated): Promise<void> {
    const here = { stop: new AbortController(), leave: new AbortController() };
    running.current = here;
    setHeard({ ...nothing, state: 'opening' });
    const change = (changed: Partial<Heard>): void => {
      if (!here.leave.signal.aborted) setHeard((before) => ({ ...before, ...changed }));
    };
    let error: unknown;
    try {
      const { dictate } = await import('./dictate.ts');
      const events = {
        opened: () => change({ state: 'running' }),
        heard: onText,
        guessed: (guess: string) => change({ guess }),
      };
      await dictate(dictated, events, { stop: here.stop.signal, leave: here.leave.signal });
    } catch (thrown) {
      error = isAbort(thrown) ? undefined : thrown;
    }
    change({ ...nothing, state: 'ended', error });
  }

  function stop(): void {
    running.current?.stop.abort();
    setHeard((before) => ({ ...before, state: 'ending' }));
  }

  return { ...heard, start, stop };
}

import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { isAbort } from '../../api/problem.ts';
import { AudioProblem } from '../../design/audio-problem.tsx';
import { type AudioSource, openFile, openMicrophone } from '../../design/audio-sources.ts';
import { dictate } from '../../design/dictate.ts';
import { FileButton } from '../../design/file-button.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { markTerms } from './terms.ts';
import '../../design/try-box.css';

interface TermTrialProps {
  readonly id: string;
  readonly language: string;
  readonly terms: readonly string[];
}

const nothing = {
  state: 'idle' as 'idle' | 'opening' | 'running' | 'ending' | 'ended',
  heard: '',
  guess: '',
  error: undefined as unknown,
};

/** A sentence that is said or played, as it is written with the saved terms. */
export function TermTrial({ id, language, terms }: TermTrialProps) {
  const { format } = useMessages();
  const [trial, setTrial] = useState(nothing);
  const running = useRef<{ readonly stop: AbortController; readonly leave: AbortController }>(undefined);
  useEffect(() => () => running.current?.leave.abort(), []);
  const isBusy = trial.state === 'opening' || trial.state === 'running' || trial.state === 'ending';

  async function start(open: () => Promise<AudioSource>): Promise<void> {
    const here = { stop: new AbortController(), leave: new AbortController() };
    running.current = here;
    setTrial({ ...nothing, state: 'opening' });
    const change = (changed: (before: typeof nothing) => Partial<typeof nothing>): void => {
      if (!here.leave.signal.aborted) setTrial((before) => ({ ...before, ...changed(before) }));
    };
    let error: unknown;
    try {
      await dictate(
        { language, spokenTermsId: id, open },
        {
          opened: () => change(() => ({ state: 'running' })),
          heard: (text) => change(({ heard }) => ({ heard: heard + text })),
          guessed: (guess) => change(() => ({ guess })),
        },
        { stop: here.stop.signal, leave: here.leave.signal },
      );
    } catch (thrown) {
      error = isAbort(thrown) ? undefined : thrown;
    }
    change(() => ({ state: 'ended', guess: '', error }));
  }

  return (
    <aside className="try" aria-label={format('try.title')}>
      <h3>{format('try.title')}</h3>
      <div className="buttons">
        {/* One button, so that the focus stays on it. */}
        <Button
          className="secondary"
          isPending={trial.state === 'ending'}
          onPress={() => {
            if (!isBusy) return void start(openMicrophone);
            running.current?.stop.abort();
            setTrial((before) => ({ ...before, state: 'ending' }));
          }}
        >
          {format(isBusy ? 'voice.stop' : 'voice.microphone')}
        </Button>
        {!isBusy && (
          <FileButton
            className="secondary"
            label={format('voice.file')}
            accept="audio/*,video/*"
            onFile={(file) => void start(() => openFile(file))}
          />
        )}
      </div>
      <p className="state" role="status">
        {trial.state === 'idle' ? '' : format(`voice.state.${trial.state}`)}
      </p>
      {/* What may change is not read aloud by screen readers. */}
      <p className="tried" lang={language} dir="auto">
        <span aria-live="polite">
          {markTerms(trial.heard.trim(), terms).map(({ text, isTerm }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
            isTerm ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        <em aria-hidden="true"> {trial.guess}</em>
      </p>
      {trial.error !== undefined && <AudioProblem error={trial.error} />}
      <p className="hint">{format('terms.tryHint')}</p>
    </aside>
  );
}

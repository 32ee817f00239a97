import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { AudioProblem } from '../../design/audio-problem.tsx';
import { type AudioSource, openFile, openMicrophone } from '../../design/audio-sources.ts';
import { FileButton } from '../../design/file-button.tsx';
import { useDictate } from '../../design/use-dictate.ts';
import { useMessages } from '../../messages/messages.tsx';
import { markTerms } from './terms.ts';
import '../../design/try-box.css';

interface TermTrialProps {
  readonly id: string;
  readonly language: string;
  readonly terms: readonly string[];
}

/** A sentence that is said or played, as it is written with the saved terms. */
export function TermTrial({ id, language, terms }: TermTrialProps) {
  const { format } = useMessages();
  const [heard, setHeard] = useState('');
  const { state, guess, error, start, stop } = useDictate((text) => setHeard((before) => before + text));
  const isBusy = state === 'opening' || state === 'running' || state === 'ending';
  const listen = (open: () => Promise<AudioSource>): void => {
    setHeard('');
    void start({ language, spokenTermsId: id, open });
  };
  return (
    <aside className="try" aria-label={format('try.title')}>
      <h3>{format('try.title')}</h3>
      <div className="buttons">
        {/* One button, so that the focus stays on it. */}
        <Button
          className="secondary"
          isPending={state === 'ending'}
          onPress={() => (isBusy ? stop() : listen(openMicrophone))}
        >
          {format(isBusy ? 'voice.stop' : 'voice.microphone')}
        </Button>
        {!isBusy && (
          <FileButton
            className="secondary"
            label={format('voice.file')}
            accept="audio/*,video/*"
            onFile={(file) => listen(() => openFile(file))}
          />
        )}
      </div>
      <p className="state" role="status">
        {state === 'idle' ? '' : format(`voice.state.${state}`)}
      </p>
      {/* What may change is not read aloud by screen readers. */}
      <p className="tried" lang={language} dir="auto">
        <span aria-live="polite">
          {markTerms(heard.trim(), terms).map(({ text, isTerm }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
            isTerm ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        <em aria-hidden="true"> {guess}</em>
      </p>
      {error !== undefined && <AudioProblem error={error} />}
      <p className="hint">{format('terms.tryHint')}</p>
    </aside>
  );
}

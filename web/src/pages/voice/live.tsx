import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { VoiceLanguages } from '../../api/voice-languages.ts';
import { AudioProblem } from '../../design/audio-problem.tsx';
import { openFile, openMicrophone } from '../../design/audio-sources.ts';
import { FileButton } from '../../design/file-button.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { saveFile } from '../../design/save-file.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type Track, textOf, toSubtitles } from './captions.ts';
import { TargetChoice } from './target-choice.tsx';
import { TermsSelect, useTermsChoice } from './terms-select.tsx';
import { type LiveOrder, useLive } from './use-live.ts';

const mostTargets = 5;
const voices = ['female', 'male', 'match'] as const;
/** Speech as it is spoken: captions in its language and in others, and the translation aloud. */
export function Live({ languages }: { readonly languages: VoiceLanguages }) {
  const { format, language, languageName } = useMessages();
  const live = useLive();
  const [source, setSource] = useState(languages.sources.includes('en') ? 'en' : (languages.sources[0] ?? ''));
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState('');
  const [voice, setVoice] = useState<LiveOrder['voice']>('female');
  const [isMuted, setMuted] = useState(false);
  const terms = useTermsChoice(source);
  const isBusy = ['opening', 'running', 'broken', 'ending'].includes(live.state);
  const speakable = targets.filter((code) => languages.spoken.includes(code));
  const order: LiveOrder = {
    source: source === '' ? null : source,
    targets,
    spoken: speakable.includes(spoken) ? spoken : '',
    voice,
    termsId: terms.value,
  };
  const tracks = [
    { code: source, title: source === '' ? format('voice.speech') : languageName(source), track: live.source },
    ...[...live.targets].map(([code, track]) => ({ code, title: languageName(code), track })),
  ];
  return (
    <section className="card wide" aria-labelledby="live">
      <h2 id="live">{format('voice.live')}</h2>
      <fieldset className="fields" disabled={isBusy}>
        <legend className="hidden">{format('voice.settings')}</legend>
        <div className="row">
          <div className="labelled">
            <span aria-hidden="true">{format('voice.from')}</span>
            <LanguageSelect
              label={format('voice.from')}
              value={source}
              codes={languages.sources}
              {...(languages.detected.length > 0 && { first: { value: '', text: format('translate.detect') } })}
              onChange={setSource}
            />
          </div>
          <label>
            {format('voice.speak')}
            <select
              value={order.spoken}
              disabled={speakable.length === 0}
              onChange={({ target }) => setSpoken(target.value)}
            >
              <option value="">{format('voice.nothing')}</option>
              {speakable.map((code) => (
                <option key={code} value={code}>
                  {languageName(code)}
                </option>
              ))}
            </select>
          </label>
          {order.spoken !== '' && (
            <label>
              {format('voice.voice')}
              <select
                value={voice}
                onChange={({ target }) => setVoice(voices.find((one) => one === target.value) ?? 'female')}
              >
                {voices.map((each) => (
                  <option key={each} value={each}>
                    {format(`voice.voice.${each}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <TermsSelect {...terms} />
        </div>
        <TargetChoice
          codes={languages.targets.filter((code) => code !== source)}
          chosen={targets}
          most={mostTargets}
          onChange={setTargets}
        />
      </fieldset>
      <div className="buttons controls">
        {/* One button, so that the focus stays on it. */}
        <Button
          className="primary"
          isDisabled={live.state === 'ending'}
          onPress={() => (isBusy ? live.stop() : void live.start(order, openMicrophone))}
        >
          {format(isBusy ? 'voice.stop' : 'voice.microphone')}
        </Button>
        {!isBusy && (
          <FileButton
            className="secondary"
            label={format('voice.file')}
            accept="audio/*,video/*"
            onFile={(file) => void live.start(order, () => openFile(file))}
          />
        )}
        {order.spoken !== '' && (
          <label className="check">
            <input
              type="checkbox"
              checked={isMuted}
              onChange={({ target }) => {
                setMuted(target.checked);
                if (live.player !== undefined) live.player.isMuted = target.checked;
              }}
            />{' '}
            {format('voice.mute')}
          </label>
        )}
        <span role="status" className="state">
          {live.state === 'idle' ? '' : format(`voice.state.${live.state}`)}
        </span>
      </div>
      {live.isIncomplete && (
        <p className="notice warnings" role="status">
          {format('voice.unheard')}
        </p>
      )}
      {live.error !== undefined && <AudioProblem error={live.error} />}
      {live.state !== 'idle' && (
        <div className="captions">
          {tracks.map(({ code, title, track }) => (
            <Captions key={code} {...{ code, title, track }} />
          ))}
        </div>
      )}
      {live.state === 'ended' && (
        <div className="buttons">
          {tracks
            .filter(({ track }) => track.concluded.length > 0)
            .flatMap(({ code, title, track }) =>
              (['txt', 'srt'] as const).map((type) => (
                <Button key={`${code} ${type}`} className="secondary" onPress={() => save(code, track, type)}>
                  {format(`voice.save.${type}`, { language: title })}
                </Button>
              )),
            )}
          {live.player?.hasSpeech === true && (
            <>
              <Button className="secondary" onPress={() => live.player?.replay()}>
                {format('voice.play')}
              </Button>
              <Button
                className="secondary"
                onPress={() => live.player && saveFile(live.player.file, `speech.${order.spoken}.wav`)}
              >
                {format('voice.saveSpeech')}
              </Button>
            </>
          )}
        </div>
      )}
      <p className="hint" lang={language}>
        {format('voice.hint')}
      </p>
    </section>
  );
}

function save(code: string, track: Track, type: 'txt' | 'srt'): void {
  const text = type === 'srt' ? toSubtitles(track) : `${textOf(track)}\n`;
  saveFile(
    new Blob([text], { type: 'text/plain;charset=utf-8' }),
    `transcript.${code === '' ? 'source' : code}.${type}`,
  );
}

function Captions({ code, title, track }: { readonly code: string; readonly title: string; readonly track: Track }) {
  return (
    <section className="caption" aria-label={title}>
      <h3>{title}</h3>
      {/* What may change is not read aloud by screen readers. */}
      <p {...(code !== '' && { lang: code })} dir="auto">
        <span aria-live="polite">{textOf(track)}</span>
        <em aria-hidden="true"> {track.tentative}</em>
      </p>
    </section>
  );
}

import { useSpokenTermsList } from '../../api/spoken-terms.ts';
import { useVoiceLanguages } from '../../api/voice-languages.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Jobs } from './jobs.tsx';
import { Live } from './live.tsx';
import '../../design/forms.css';
import './voice.css';

/** Speech: live captions and translations, and recordings as jobs. */
export function VoicePage() {
  const { format } = useMessages();
  const { data, error, isPending } = useVoiceLanguages();
  const { isLoading } = useSpokenTermsList();
  // Also for the spoken terms: their field would move what is below it.
  const isWaiting = isPending || isLoading;
  const languages = isWaiting ? undefined : data;
  return (
    <div className="stack voice">
      <h1>{format('voice.title')}</h1>
      {error !== null && <ProblemNotice error={error} />}
      {isWaiting && <p className="waiting">{format('loading')}</p>}
      {languages?.sources.length === 0 && (
        <section className="card wide">
          <h2>{format('voice.missing')}</h2>
          <p>{format('voice.missingHow')}</p>
        </section>
      )}
      {languages !== undefined && languages.sources.length > 0 && (
        <>
          <Live languages={languages} />
          <Jobs languages={languages} />
        </>
      )}
    </div>
  );
}

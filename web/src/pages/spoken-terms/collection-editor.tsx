import { useState } from 'react';
import { baseOf } from '../../api/base-of.ts';
import { useLanguagePairs } from '../../api/language-pairs.ts';
import { mayUseVoice, useSession } from '../../api/session.ts';
import type { SpokenTerms } from '../../api/spoken-terms.ts';
import { useVoiceLanguages } from '../../api/voice-languages.ts';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { mayLeave } from '../../shell/location.ts';
import { TermEditor } from './term-editor.tsx';
import { useTerms } from './term-requests.ts';
import { TermTrial } from './term-trial.tsx';

const another = 'another';

interface CollectionProps {
  readonly collection: SpokenTerms;
  readonly mayChange: boolean;
}

/** The lists of a collection: one a language. */
export function CollectionEditor({ collection, mayChange }: CollectionProps) {
  const { format, languageName } = useMessages();
  const { data: voice } = useVoiceLanguages();
  const { data: pairs } = useLanguagePairs();
  const lists = collection.term_lists.map(({ lang }) => lang);
  const [chosen, choose] = useState(lists[0] ?? another);
  const [wanted, setWanted] = useState<string>();
  if (voice === undefined || pairs === undefined) return <p className="waiting">{format('loading')}</p>;
  // What is heard here, and what may be heard by an engine that comes later.
  const codes = [...new Set([...voice.sources, ...pairs.sources.map(({ lang }) => lang)])].filter(
    (code) => !lists.includes(code),
  );
  const known = lists.find((code) => code === chosen);
  const first = voice.sources.find((code) => codes.includes(code)) ?? codes[0] ?? 'en';
  const language = known ?? (wanted !== undefined && codes.includes(wanted) ? wanted : first);
  const isHeard = voice.sources.some((code) => baseOf(code) === baseOf(language));
  return (
    <>
      <div className="options">
        <label>
          {format('styles.language')}
          <select value={known ?? another} onChange={({ target }) => mayLeave() && choose(target.value)}>
            {lists.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
            {(mayChange || known === undefined) && <option value={another}>{format('terms.anotherLanguage')}</option>}
          </select>
        </label>
        {known === undefined && (
          <LanguageSelect
            label={format('terms.newLanguage')}
            value={language}
            codes={codes}
            onChange={(code) => mayLeave() && setWanted(code)}
          />
        )}
      </div>
      {!isHeard && <p className="hint">{format('terms.notHeard')}</p>}
      <TermList
        key={language}
        {...{ collection, language, mayChange, isHeard }}
        hasList={known !== undefined}
        onSaved={() => choose(language)}
      />
    </>
  );
}

interface TermListProps extends CollectionProps {
  readonly language: string;
  readonly isHeard: boolean;
  readonly hasList: boolean;
  onSaved(): void;
}

function TermList({ collection, language, mayChange, isHeard, hasList, onSaved }: TermListProps) {
  const { format } = useMessages();
  const { data: session } = useSession();
  const { data: saved, error } = useTerms(collection.spoken_terms_id, language, hasList);
  if (error !== null) return <ProblemNotice error={error} />;
  if (saved === undefined) return <p className="waiting">{format('loading')}</p>;
  return (
    <div className="beside">
      <TermEditor {...{ collection, language, mayChange, saved, onSaved }} />
      {isHeard && saved.length > 0 && mayUseVoice(session) && (
        <TermTrial id={collection.spoken_terms_id} language={language} terms={saved} />
      )}
    </div>
  );
}

import { useState } from 'react';
import { baseOf } from '../../api/base-of.ts';
import type { Glossary } from '../../api/glossaries.ts';
import { targetsOf, useLanguagePairs } from '../../api/language-pairs.ts';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { TryBox } from '../../design/try-box.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { mayLeave } from '../../shell/location.ts';
import { EntriesEditor } from './entries-editor.tsx';
import { type Pair, useEntries } from './glossary-requests.ts';

const another = 'another';
const nameOf = ({ source, target }: Pair): string => `${source}/${target}`;

/** The dictionaries of a glossary: one a pair of languages. */
export function GlossaryEditor({ glossary, mayChange }: { readonly glossary: Glossary; readonly mayChange: boolean }) {
  const { format, languageName } = useMessages();
  const { data: pairs } = useLanguagePairs();
  const dictionaries = glossary.dictionaries.map(({ source_lang, target_lang }) => ({
    source: source_lang,
    target: target_lang,
  }));
  const [chosen, choose] = useState(dictionaries[0] === undefined ? another : nameOf(dictionaries[0]));
  const [source, setSource] = useState('en');
  const [target, setTarget] = useState('');
  const bases = (codes: readonly string[]): readonly string[] => [...new Set(codes.map(baseOf))];
  const sources = bases(pairs?.sources.map(({ lang }) => lang) ?? []);
  const targets = bases(pairs === undefined ? [] : targetsOf(pairs, source)).filter((code) => code !== source);
  const wanted = { source, target: targets.includes(target) ? target : (targets[0] ?? '') };
  const known = dictionaries.find((pair) => nameOf(pair) === chosen);
  const pair = known ?? wanted;
  return (
    <>
      <div className="options">
        <label>
          {format('glossaries.pair')}
          <select
            value={known === undefined ? another : chosen}
            onChange={({ target }) => mayLeave() && choose(target.value)}
          >
            {dictionaries.map((each) => (
              <option key={nameOf(each)} value={nameOf(each)}>
                {`${languageName(each.source)} → ${languageName(each.target)}`}
              </option>
            ))}
            {(mayChange || known === undefined) && <option value={another}>{format('glossaries.anotherPair')}</option>}
          </select>
        </label>
        {known === undefined && (
          <>
            <LanguageSelect
              label={format('translate.from')}
              value={source}
              codes={sources}
              onChange={(code) => setSource(code)}
            />
            <span aria-hidden="true">→</span>
            <LanguageSelect
              label={format('translate.to')}
              value={wanted.target}
              codes={targets}
              onChange={(code) => setTarget(code)}
            />
          </>
        )}
      </div>
      {pair.target !== '' && (
        <Dictionary
          key={nameOf(pair)}
          {...{ glossary, pair, mayChange }}
          hasDictionary={dictionaries.some((each) => nameOf(each) === nameOf(pair))}
          onSaved={() => choose(nameOf(pair))}
        />
      )}
    </>
  );
}

interface DictionaryProps {
  readonly glossary: Glossary;
  readonly pair: Pair;
  readonly mayChange: boolean;
  readonly hasDictionary: boolean;
  onSaved(): void;
}

function Dictionary({ glossary, pair, mayChange, hasDictionary, onSaved }: DictionaryProps) {
  const { format } = useMessages();
  const { data: saved, dataUpdatedAt, error } = useEntries(glossary.glossary_id, pair, hasDictionary);
  if (error !== null) return <ProblemNotice error={error} />;
  if (saved === undefined) return <p className="waiting">{format('loading')}</p>;
  return (
    <div className="beside">
      <EntriesEditor {...{ glossary, pair, mayChange, hasDictionary, saved, onSaved }} />
      {hasDictionary && (
        <TryBox
          {...pair}
          using={{ glossary_id: glossary.glossary_id }}
          version={dataUpdatedAt}
          placeholder={format('glossaries.tryPlaceholder')}
        />
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { baseOf, type LanguagePairs, targetsOf } from '../../api/language-pairs.ts';
import { covers, useSession } from '../../api/session.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { DocumentEntry } from './document-entry.ts';

export interface FileOptions {
  /** Empty: detected. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly formality: DocumentEntry['formality'];
  readonly glossaryId: string;
}

interface FileOptionsProps {
  readonly pairs: LanguagePairs | undefined;
  readonly options: FileOptions;
  onChange(options: FileOptions): void;
}

const formalities = ['default', 'prefer_more', 'prefer_less'] as const;

/** Languages, formality where one of the targets has it, and glossaries that have one of the pairs. */
export function FileOptionsForm({ pairs, options, onChange }: FileOptionsProps) {
  const { format, languageName, language } = useMessages();
  const { source, targets, formality, glossaryId } = options;
  const { compare } = new Intl.Collator(language);
  const named = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: languageName(code) })).sort((one, other) => compare(one.name, other.name));
  const available = pairs === undefined ? [] : targetsOf(pairs, source || undefined);
  const hasFormality = pairs?.languages.some(({ lang, has_formality }) => has_formality && targets.includes(lang));
  const glossaries = useGlossaries().filter((glossary) =>
    targets.some((target) => hasPair(glossary, { source, target })),
  );
  const languages = new Intl.ListFormat(language, { type: 'unit' }).format(targets.map(languageName));
  return (
    <div className="file-options">
      <label>
        {format('translate.from')}
        <select
          value={source}
          onChange={({ target: { value } }) => {
            const reached = pairs === undefined ? [] : targetsOf(pairs, value || undefined);
            const kept = targets.filter((code) => reached.includes(code));
            onChange({ ...options, source: value, targets: kept, glossaryId: '' });
          }}
        >
          <option value="">{format('translate.detect')}</option>
          {named(pairs?.sources.map(({ lang }) => lang) ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {hasFormality === true && (
        <label>
          {format('translate.formality')}
          <select
            value={formality}
            onChange={({ target: { value } }) =>
              onChange({ ...options, formality: formalities.find((one) => one === value) ?? 'default' })
            }
          >
            {formalities.map((each) => (
              <option key={each} value={each}>
                {format(`translate.formality.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {glossaries.length > 0 && (
        <label>
          {format('translate.glossary')}
          <select value={glossaryId} onChange={({ target: { value } }) => onChange({ ...options, glossaryId: value })}>
            <option value="">{format('translate.noGlossary')}</option>
            {glossaries.map(({ glossary_id, name }) => (
              <option key={glossary_id} value={glossary_id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <details className="file-targets" open={targets.length === 0}>
        <summary>{targets.length === 0 ? format('files.intoNone') : format('files.into', { languages })}</summary>
        <fieldset>
          <legend className="hidden">{format('files.targets')}</legend>
          {named(available).map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={targets.includes(code)}
                onChange={({ target: { checked } }) =>
                  onChange({
                    ...options,
                    targets: checked ? [...targets, code] : targets.filter((other) => other !== code),
                  })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}

interface Glossary {
  readonly dictionaries: readonly { readonly source_lang: string; readonly target_lang: string }[];
}

/** Without a source, the server cannot take a glossary. */
export function hasPair(
  { dictionaries }: Glossary,
  pair: { readonly source: string; readonly target: string },
): boolean {
  return dictionaries.some(
    ({ source_lang, target_lang }) => source_lang === baseOf(pair.source) && target_lang === baseOf(pair.target),
  );
}

export function useGlossaries() {
  const { data: session } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['glossaries'],
    enabled: covers(session, 'glossaries:read'),
    queryFn: async ({ signal }) => (await api.GET('/v3/glossaries', { signal })).data?.glossaries ?? [],
  });
  return data;
}

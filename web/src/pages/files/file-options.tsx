import { hasPair, useGlossaryList } from '../../api/glossaries.ts';
import { type LanguagePairs, targetsOf } from '../../api/language-pairs.ts';
import { FormalitySelect, GlossarySelect } from '../../design/translation-options.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { DocumentEntry } from './document-entry.ts';

export interface FileOptions {
  /** Empty: detected. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly formality: DocumentEntry['formality'];
  readonly glossaryId: string;
  /** Of PDF files; empty: all. */
  readonly pages: string;
  readonly isBilingual: boolean;
  readonly isEvaluated: boolean;
}

interface FileOptionsProps {
  readonly pairs: LanguagePairs | undefined;
  /** Extensions of documents whose translations can be evaluated here. */
  readonly evaluated: readonly string[];
  /** Whether there is a PDF file among those that are chosen. */
  readonly hasPdf: boolean;
  readonly options: FileOptions;
  onChange(options: FileOptions): void;
}

/** Languages, formality where one of the targets has it, and glossaries that have one of the pairs. */
export function FileOptionsForm({ pairs, evaluated, hasPdf, options, onChange }: FileOptionsProps) {
  const { format, languageName, language } = useMessages();
  const { source, targets, formality, glossaryId } = options;
  const { compare } = new Intl.Collator(language);
  const named = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: languageName(code) })).sort((one, other) => compare(one.name, other.name));
  const available = pairs === undefined ? [] : targetsOf(pairs, source || undefined);
  const hasFormality = pairs?.languages.some(({ lang, has_formality }) => has_formality && targets.includes(lang));
  const { data: all = [] } = useGlossaryList();
  const glossaries = all.filter((glossary) => targets.some((target) => hasPair(glossary, { source, target })));
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
        <FormalitySelect value={formality} onChange={(value) => onChange({ ...options, formality: value })} />
      )}
      <GlossarySelect
        glossaries={glossaries}
        value={glossaryId}
        onChange={(id) => onChange({ ...options, glossaryId: id })}
      />
      {evaluated.length > 0 && <EvaluationOption types={evaluated} options={options} onChange={onChange} />}
      {hasPdf && <PdfOptions options={options} onChange={onChange} />}
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

function PdfOptions({ options, onChange }: Pick<FileOptionsProps, 'options' | 'onChange'>) {
  const { format } = useMessages();
  return (
    <>
      <label>
        {format('files.pages')}
        <input
          type="text"
          placeholder={format('files.pagesExample')}
          value={options.pages}
          onChange={({ target: { value } }) => onChange({ ...options, pages: value })}
        />
      </label>
      <label className="pdf-bilingual">
        <input
          type="checkbox"
          checked={options.isBilingual}
          onChange={({ target: { checked } }) => onChange({ ...options, isBilingual: checked })}
        />
        {format('files.bilingual')}
      </label>
    </>
  );
}

function EvaluationOption({
  types,
  options,
  onChange,
}: Pick<FileOptionsProps, 'options' | 'onChange'> & { readonly types: readonly string[] }) {
  const { format, language } = useMessages();
  const hasSource = options.source !== '';
  const listed = new Intl.ListFormat(language).format(types.map((type) => `.${type}`));
  return (
    <div className="evaluation">
      <label>
        <input
          type="checkbox"
          aria-describedby="evaluation-hint"
          disabled={!hasSource}
          checked={hasSource && options.isEvaluated}
          onChange={({ target: { checked } }) => onChange({ ...options, isEvaluated: checked })}
        />
        {format('quality.option')}
      </label>
      <p className="hint" id="evaluation-hint">
        {format('quality.optionHint', { types: listed })}
        {!hasSource && ` ${format('quality.needsSource')}`}
      </p>
    </div>
  );
}

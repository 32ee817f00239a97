import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { SpokenTerms } from '../../api/spoken-terms.ts';
import { AddLines } from '../../design/add-lines.tsx';
import type { DelimitedFormat } from '../../design/delimited-rows.ts';
import { SaveBar } from '../../design/save-bar.tsx';
import { saveFile } from '../../design/save-file.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useSaveTerms } from './term-requests.ts';
import { TermTable } from './term-table.tsx';
import { changeOf, countChanges, mostCharacters, readTerms, rebase, sizeOf, writeTerms } from './terms.ts';

interface TermEditorProps {
  readonly collection: SpokenTerms;
  readonly language: string;
  readonly mayChange: boolean;
  readonly saved: readonly string[];
  onSaved(): void;
}

/** The terms of one language. What is changed is marked, and saved together. */
export function TermEditor({ collection, language, mayChange, saved, onSaved }: TermEditorProps) {
  const { format } = useMessages();
  const [draft, setDraft] = useState<readonly string[]>();
  const [searched, setSearched] = useState('');
  const save = useSaveTerms(collection.spoken_terms_id, language);
  const terms = draft ?? saved;
  const used = sizeOf(terms);
  const isFull = used > mostCharacters;
  const download = (type: DelimitedFormat): void => {
    const content = new Blob([writeTerms(saved, type)], {
      type: type === 'csv' ? 'text/csv' : 'text/tab-separated-values',
    });
    saveFile(content, `${collection.name}.${language}.${type}`);
  };
  return (
    <div className="entries">
      <div className="tools">
        <input
          type="search"
          aria-label={format('terms.search')}
          placeholder={format('terms.search')}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
        />
        <span className="hint" role="status">
          {format('terms.room', { used, most: mostCharacters })}
        </span>
        {saved.length > 0 && (
          <span className="buttons">
            {(['tsv', 'csv'] as const).map((type) => (
              <Button key={type} className="secondary" onPress={() => download(type)}>
                {format('glossaries.export', { type: type.toUpperCase() })}
              </Button>
            ))}
          </span>
        )}
      </div>
      {mayChange && (
        <AddLines
          title={format('terms.add')}
          label={format('terms.addText')}
          hint={format('terms.addHint')}
          formatOf={() => 'tsv'}
          read={async (text, type) => {
            const read = readTerms(text, type, terms);
            const faults = read.faults.map(({ line, fault }) => ({ line, fault: format(`terms.fault.${fault}`) }));
            return { items: read.terms, faults };
          }}
          onAdd={(added) => setDraft([...added, ...terms])}
        />
      )}
      <TermTable {...{ language, terms, saved, searched, mayChange }} onChange={setDraft} />
      {isFull && (
        <p className="notice problem" role="alert">
          {format('terms.full', { most: mostCharacters })}
        </p>
      )}
      {mayChange && (
        <SaveBar
          {...{ count: countChanges(changeOf(saved, terms)), save }}
          isRefused={isFull}
          onSave={() =>
            save.mutate(
              {
                saved,
                wanted: terms,
                // What was changed meanwhile is still to be saved.
                onSaved: (now) =>
                  setDraft((draft) => (draft === undefined || draft === terms ? undefined : rebase(draft, terms, now))),
              },
              { onSuccess: onSaved },
            )
          }
          onDiscard={() => setDraft(undefined)}
        />
      )}
    </div>
  );
}

import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Glossary } from '../../api/glossaries.ts';
import type { DelimitedFormat } from '../../design/delimited-rows.ts';
import { SaveBar } from '../../design/save-bar.tsx';
import { saveFile } from '../../design/save-file.ts';
import { useMessages } from '../../messages/messages.tsx';
import { base } from '../../shell/location.ts';
import { AddEntries } from './add-entries.tsx';
import { EntriesTable } from './entries-table.tsx';
import {
  countEdits,
  type Entry,
  indexesOf,
  noEdits,
  rowsOf,
  saveOf,
  withEntries,
  withEntry,
  withoutRow,
  withoutSaved,
} from './entry-edits.ts';
import { writeEntries } from './entry-text.ts';
import { type Pair, useSave } from './glossary-requests.ts';

interface EntriesEditorProps {
  readonly glossary: Glossary;
  readonly pair: Pair;
  readonly mayChange: boolean;
  readonly hasDictionary: boolean;
  readonly saved: readonly Entry[];
  onSaved(): void;
}

/** The entries of a dictionary. What is changed is marked, and saved together. */
export function EntriesEditor({ glossary, pair, mayChange, hasDictionary, saved, onSaved }: EntriesEditorProps) {
  const { format } = useMessages();
  const [edits, setEdits] = useState(noEdits);
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const save = useSave(glossary.glossary_id, pair, hasDictionary);
  const rows = useMemo(() => rowsOf(saved, edits, searched), [saved, edits, searched]);
  const indexes = useMemo(() => indexesOf(saved), [saved]);
  const download = (type: DelimitedFormat): void => {
    const content = new Blob([writeEntries(saved, type)], {
      type: type === 'csv' ? 'text/csv' : 'text/tab-separated-values',
    });
    saveFile(content, `${glossary.name}.${pair.source}-${pair.target}.${type}`);
  };
  return (
    <div className="entries">
      <div className="tools">
        <input
          type="search"
          aria-label={format('glossaries.search')}
          placeholder={format('glossaries.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="hint" role="status">
          {format('glossaries.count', { count: rows.length })}
        </span>
        {saved.length > 0 && (
          <span className="buttons">
            {(['tsv', 'csv'] as const).map((type) => (
              <Button key={type} className="secondary" onPress={() => download(type)}>
                {format('glossaries.export', { type: type.toUpperCase() })}
              </Button>
            ))}
            {(['xlsx', 'tbx'] as const).map((type) => (
              <a
                key={type}
                className="secondary"
                href={`${base}/v1/glossaries/${glossary.glossary_id}/file?format=${type}`}
                download
              >
                {format('glossaries.export', { type: type.toUpperCase() })}
              </a>
            ))}
          </span>
        )}
      </div>
      {mayChange && (
        <AddEntries
          pair={pair}
          onAdd={(entries) => setEdits((before) => withEntries(saved, before, entries, indexes))}
        />
      )}
      <EntriesTable
        {...{ saved, edits, rows, indexes, pair, mayChange }}
        isLocked={save.isPending}
        onChange={(row, entry) => setEdits((before) => withEntry(saved, before, row, entry))}
        onRemove={(row) => setEdits((before) => withoutRow(before, row))}
      />
      {mayChange && (
        <SaveBar
          {...{ count: countEdits(edits), save }}
          onSave={() =>
            save.mutate(
              {
                save: saveOf(saved, edits),
                onSaved: (after) => setEdits((now) => withoutSaved(now, edits, { before: saved, after })),
              },
              { onSuccess: onSaved },
            )
          }
          onDiscard={() => setEdits(noEdits)}
        />
      )}
    </div>
  );
}

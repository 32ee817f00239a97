import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Glossary } from '../../api/glossaries.ts';
import type { DelimitedFormat } from '../../design/delimited-rows.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { saveFile } from '../../design/save-file.ts';
import { useUnsaved } from '../../design/use-unsaved.ts';
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
  const count = countEdits(edits);
  useUnsaved(count > 0);
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
      {save.error !== null && <ProblemNotice error={save.error} />}
      {mayChange && (
        <div className="tools">
          <Button
            className="primary"
            // Enabled without changes: a phrase that is being typed becomes one when the button is pressed.
            isDisabled={save.isPending}
            onPress={() => {
              if (count === 0) return;
              save.mutate(
                {
                  save: saveOf(saved, edits),
                  onSaved: (after) => setEdits((now) => withoutSaved(now, edits, { before: saved, after })),
                },
                { onSuccess: onSaved },
              );
            }}
          >
            {format('resources.save')}
          </Button>
          <Button className="secondary" isDisabled={count === 0 || save.isPending} onPress={() => setEdits(noEdits)}>
            {format('resources.discard')}
          </Button>
          <span className="hint" role="status">
            {format('glossaries.unsaved', { count })}
          </span>
        </div>
      )}
    </div>
  );
}

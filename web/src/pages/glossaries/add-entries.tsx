import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../messages/messages.tsx';
import type { Entry } from './entry-edits.ts';
import { type EntryFormat, type ReadEntries, readEntries } from './entry-text.ts';

const shownFaults = 50;
const maximumBytes = 10 * 1024 * 1024;

/** New entries: typed or pasted as lines, or from a file. Faulty lines are named, the others can be added. */
export function AddEntries({ onAdd }: { onAdd(entries: readonly Entry[]): void }) {
  const { format } = useMessages();
  const [text, setText] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const [read, setRead] = useState<ReadEntries>();
  const check = async (given: string, type: EntryFormat): Promise<void> => {
    const result = await readEntries(given, type);
    setRead(result);
    if (result.faults.length > 0 || result.entries.length === 0) return;
    add(result.entries);
  };
  const add = (entries: readonly Entry[]): void => {
    onAdd(entries);
    setText('');
    setRead(undefined);
  };
  const open = async (file: File | undefined): Promise<void> => {
    setTooLarge(file !== undefined && file.size > maximumBytes);
    if (file === undefined || file.size > maximumBytes) return;
    setText('');
    await check(await file.text(), /\.csv$/i.test(file.name) ? 'csv' : 'tsv');
  };
  return (
    <details className="add">
      <summary>{format('glossaries.add')}</summary>
      <label htmlFor="new-entries">{format('glossaries.addText')}</label>
      <textarea
        id="new-entries"
        rows={4}
        dir="auto"
        spellCheck={false}
        aria-describedby="new-entries-hint"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRead(undefined);
        }}
      />
      <p id="new-entries-hint" className="hint">
        {format('glossaries.addHint')}
      </p>
      <div className="tools">
        <Button
          className="secondary"
          isDisabled={text.trim() === ''}
          onPress={() => check(text, text.includes('\t') ? 'tsv' : 'csv')}
        >
          {format('glossaries.addLines')}
        </Button>
        <label className="file">
          {format('glossaries.import')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
      {isTooLarge && (
        <p className="notice problem" role="alert">
          {format('glossaries.tooLarge')}
        </p>
      )}
      {read !== undefined && (
        <div className="notice warnings" role="alert">
          <p>{format('glossaries.faults', { count: read.faults.length })}</p>
          <ul>
            {read.faults.slice(0, shownFaults).map(({ line, fault }) => (
              <li key={line}>
                {format('glossaries.faultyLine', { line, fault: format(`glossaries.fault.${fault}`) })}
              </li>
            ))}
          </ul>
          {read.entries.length > 0 && (
            <Button className="secondary" onPress={() => add(read.entries)}>
              {format('glossaries.addOthers', { count: read.entries.length })}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';
import type { DelimitedFormat } from './delimited-rows.ts';
import { FileButton } from './file-button.tsx';
import { ProblemNotice } from './problem-notice.tsx';

const shownFaults = 50;
const maximumBytes = 10 * 1024 * 1024;

/** What lines were read as; `fault` says in words what is wrong with one. */
export interface ReadLines<Item> {
  readonly items: readonly Item[];
  readonly faults: readonly { readonly line: number; readonly fault: string }[];
}

interface AddLinesProps<Item> {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** Of lines that were typed or pasted. */
  formatOf(text: string): DelimitedFormat;
  read(text: string, format: DelimitedFormat): Promise<ReadLines<Item>>;
  /** Files that the server turns into lines of TSV. */
  readonly otherFiles?: {
    readonly label: string;
    readonly endings: readonly string[];
    toLines(file: File): Promise<string>;
  };
  onAdd(items: readonly Item[]): void;
}

/** New entries of a table: typed or pasted as lines, or from a file. Faulty lines are named, the others can be added. */
export function AddLines<Item>({ title, label, hint, formatOf, read, otherFiles, onAdd }: AddLinesProps<Item>) {
  const { format } = useMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const [lines, setLines] = useState<ReadLines<Item>>();
  const [error, setError] = useState<unknown>();
  const check = async (given: string, type: DelimitedFormat): Promise<void> => {
    const result = await read(given, type);
    setLines(result);
    if (result.faults.length > 0 || result.items.length === 0) return;
    add(result.items);
  };
  const add = (items: readonly Item[]): void => {
    onAdd(items);
    setText('');
    setLines(undefined);
  };
  const open = async (file: File): Promise<void> => {
    setTooLarge(file.size > maximumBytes);
    if (file.size > maximumBytes) return;
    setText('');
    setLines(undefined);
    setError(undefined);
    if (otherFiles?.endings.some((ending) => file.name.toLowerCase().endsWith(ending)) === true) {
      const text = await otherFiles.toLines(file).catch(setError);
      if (text !== undefined) await check(text, 'tsv');
      return;
    }
    await check(await file.text(), /\.csv$/i.test(file.name) ? 'csv' : 'tsv');
  };
  return (
    <details className="add">
      <summary>{title}</summary>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        dir="auto"
        spellCheck={false}
        aria-describedby={`${id}hint`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setLines(undefined);
        }}
      />
      <p id={`${id}hint`} className="hint">
        {hint}
      </p>
      <div className="tools">
        <Button className="secondary" isDisabled={text.trim() === ''} onPress={() => check(text, formatOf(text))}>
          {format('glossaries.addLines')}
        </Button>
        <FileButton
          className="secondary"
          label={otherFiles?.label ?? format('glossaries.import')}
          accept={['.csv,.tsv,.txt,text/csv,text/tab-separated-values', ...(otherFiles?.endings ?? [])].join()}
          onFile={(file) => void open(file)}
        />
      </div>
      {error !== undefined && <ProblemNotice error={error} />}
      {isTooLarge && (
        <p className="notice problem" role="alert">
          {format('glossaries.tooLarge')}
        </p>
      )}
      {lines !== undefined && (
        <div className="notice warnings" role="alert">
          <p>{format('glossaries.faults', { count: lines.faults.length })}</p>
          <ul>
            {lines.faults.slice(0, shownFaults).map(({ line, fault }) => (
              <li key={line}>{format('glossaries.faultyLine', { line, fault })}</li>
            ))}
          </ul>
          {lines.items.length > 0 && (
            <Button className="secondary" onPress={() => add(lines.items)}>
              {format('glossaries.addOthers', { count: lines.items.length })}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

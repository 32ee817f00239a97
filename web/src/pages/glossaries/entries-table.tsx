import { useEffect, useRef, useState } from 'react';
import { PhraseField } from '../../design/phrase-field.tsx';
import { useWindow } from '../../design/use-window.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type Edits, type Entry, entryAt, type RowId } from './entry-edits.ts';
import { faultOf } from './entry-text.ts';
import type { Pair } from './glossary-requests.ts';

const rowHeight = 40;

interface EntriesTableProps {
  readonly saved: readonly Entry[];
  readonly edits: Edits;
  readonly rows: readonly RowId[];
  /** Of saved source phrases. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly pair: Pair;
  readonly mayChange: boolean;
  /** While changes are saved: the rows of further ones would be others by then. */
  readonly isLocked: boolean;
  onChange(row: RowId, entry: Entry): void;
  onRemove(row: RowId): void;
}

type Side = keyof Entry;

/** A table whose cells are fields. Only what is in sight is in the page; arrow keys lead to the row above or below. */
export function EntriesTable(props: EntriesTableProps) {
  const { saved, edits, rows, pair, mayChange, isLocked } = props;
  const { format, languageName } = useMessages();
  const { element, first, end, onScroll, show } = useWindow(rows.length, rowHeight);
  const [focus, setFocus] = useState<{ readonly index: number; readonly side: Side }>();
  const [hasFocus, setHasFocus] = useState(false);
  const moves = useRef(false);
  useEffect(() => {
    if (!moves.current || focus === undefined) return;
    moves.current = false;
    element.current?.querySelector<HTMLElement>(`[data-cell="${focus.index}-${focus.side}"]`)?.focus();
  });
  const move = (index: number, side: Side): void => {
    if (index < 0 || index >= rows.length) return;
    show(index);
    moves.current = true;
    setFocus({ index, side });
  };
  const shown: number[] = [];
  for (let index = first; index < end; index += 1) shown.push(index);
  // A field keeps its cursor when its row is scrolled out of sight.
  if (hasFocus && focus !== undefined && focus.index < rows.length)
    if (focus.index < first) shown.unshift(focus.index);
    else if (focus.index >= end) shown.push(focus.index);
  const isTaken = (row: RowId, source: string): boolean => {
    const other = props.indexes.get(source);
    const isOther = other !== undefined && other !== row && edits.changed.get(other) !== null;
    return isOther || edits.added.some((one, at) => one.source === source && -1 - at !== row);
  };
  let next = 0;
  const body = shown.flatMap((index) => {
    const row = rows[index] ?? 0;
    const entry = entryAt(saved, edits, row);
    if (entry === undefined) return [];
    const gap = index - next;
    next = index + 1;
    return [
      ...(gap > 0 ? [<Gap key={`before ${row}`} rows={gap} />] : []),
      <EntryRow
        key={row}
        {...{ index, entry, move, pair, mayChange, isLocked }}
        isChanged={row < 0 || edits.changed.has(row)}
        isTaken={(source) => isTaken(row, source)}
        onFocus={(side) => setFocus({ index, side })}
        onChange={(changed) => props.onChange(row, changed)}
        onRemove={() => {
          props.onRemove(row);
          move(Math.min(index, rows.length - 2), 'source');
        }}
      />,
    ];
  });
  return (
    <section
      className="grid"
      aria-label={format('glossaries.entries')}
      ref={element}
      onScroll={onScroll}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      {...(!mayChange && { tabIndex: 0 })}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{languageName(pair.source)}</th>
            <th scope="col">{languageName(pair.target)}</th>
            {mayChange && (
              <th scope="col" className="last">
                <span className="hidden">{format('resources.delete')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {body}
          {next < rows.length && <Gap key="after" rows={rows.length - next} />}
        </tbody>
      </table>
    </section>
  );
}

/** Room of rows that are out of sight. */
function Gap({ rows }: { readonly rows: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true">
      <td style={{ height: rows * rowHeight, padding: 0, border: 0 }} />
    </tr>
  );
}

interface EntryRowProps {
  readonly index: number;
  readonly entry: Entry;
  readonly pair: Pair;
  readonly mayChange: boolean;
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  isTaken(source: string): boolean;
  move(index: number, side: Side): void;
  onFocus(side: Side): void;
  onChange(entry: Entry): void;
  onRemove(): void;
}

function EntryRow({ index, entry, pair, mayChange, isLocked, isChanged, ...on }: EntryRowProps) {
  const { format } = useMessages();
  return (
    <tr aria-rowindex={index + 2} {...(isChanged && { className: 'changed' })}>
      {(['source', 'target'] as const).map((side) => (
        <td key={side}>
          {mayChange ? (
            <PhraseField
              key={entry[side]}
              name={`${index}-${side}`}
              lang={pair[side]}
              label={format(`glossaries.${side}Of`, { number: index + 1 })}
              value={entry[side]}
              isReadOnly={isLocked}
              fault={(phrase) => {
                const fault = faultOf(phrase) ?? (side === 'source' && on.isTaken(phrase) ? 'duplicate' : undefined);
                return fault && format(`glossaries.fault.${fault}`);
              }}
              onFocus={() => on.onFocus(side)}
              onMove={(step) => on.move(index + step, side)}
              onChange={(phrase) => on.onChange({ ...entry, [side]: phrase })}
            />
          ) : (
            <span lang={pair[side]} dir="auto">
              {entry[side]}
            </span>
          )}
        </td>
      ))}
      {mayChange && (
        <td>
          <button
            type="button"
            className="remove"
            disabled={isLocked}
            aria-label={format('glossaries.remove', { source: entry.source })}
            onClick={on.onRemove}
          >
            ×
          </button>
        </td>
      )}
    </tr>
  );
}

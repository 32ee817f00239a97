import { PairTable, rowHeight } from '../../design/pair-table.tsx';
import { useWindow } from '../../design/use-window.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type Edits, type Entry, entryAt, isAdded, type RowId } from './entry-edits.ts';
import { faultOf } from './entry-text.ts';
import type { Pair } from './glossary-requests.ts';

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

/** The entries of a dictionary with what was changed. */
export function EntriesTable({ saved, edits, rows, pair, mayChange, isLocked, ...props }: EntriesTableProps) {
  const { format } = useMessages();
  const view = useWindow(rows.length, rowHeight);
  const isTaken = (row: RowId | undefined, source: string): boolean => {
    const other = props.indexes.get(source);
    const isOther = other !== undefined && other !== row && edits.changed.get(other) !== null;
    return isOther || [...edits.added].some(([id, entry]) => entry.source === source && id !== row);
  };
  const entryIn = (index: number): { readonly id: RowId; readonly entry: Entry } | undefined => {
    const id = rows[index];
    const entry = id === undefined ? undefined : entryAt(saved, edits, id);
    return id === undefined || entry === undefined ? undefined : { id, entry };
  };
  return (
    <PairTable
      label={format('glossaries.entries')}
      kind="phrase"
      count={rows.length}
      rowAt={(index) => {
        const row = entryIn(index);
        if (row === undefined) return undefined;
        const { id, entry } = row;
        return {
          id,
          ...entry,
          states: isAdded(id) || edits.changed.has(id) ? ['changed'] : [],
          mark: { sign: '×', label: format('glossaries.remove', { source: entry.source }), takesRow: true },
        };
      }}
      {...{ view, mayChange, isLocked }}
      languages={pair}
      cellLabel={(side, number) => format(`glossaries.${side}Of`, { number })}
      faultIn={(index, side, phrase) => {
        const fault = faultOf(phrase) ?? (side === 'source' && isTaken(rows[index], phrase) ? 'duplicate' : undefined);
        return fault && format(`glossaries.fault.${fault}`);
      }}
      onChange={(index, change) => {
        const row = entryIn(index);
        if (row !== undefined) props.onChange(row.id, { ...row.entry, ...change });
      }}
      onMark={(index) => {
        const id = rows[index];
        if (id !== undefined) props.onRemove(id);
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useGlossaryList } from '../../../api/glossaries.ts';
import { useMemoryList } from '../../../api/memories.ts';
import { useStyleLists } from '../../../api/style-lists.ts';
import { ConfirmButton } from '../../../design/confirm-button.tsx';
import { useMessages } from '../../../messages/messages.tsx';
import { contains, type HistoryEntry } from './history-entry.ts';
import { HistoryRow } from './history-row.tsx';
import { listTranslations, removeAllTranslations, removeTranslation } from './history-store.ts';
import { type History, historyKey } from './use-history.ts';
import '../../../design/forms.css';
import './history.css';

interface HistoryListProps {
  readonly history: History;
  onRestore(entry: HistoryEntry): void;
}

/** The switch, and what was translated since it is on. All of it stays in the browser. */
export function HistoryList({ history, onRestore }: HistoryListProps) {
  const { format } = useMessages();
  const { isOn, hasFailed, change } = history;
  const stored = useQuery({
    queryKey: historyKey,
    queryFn: listTranslations,
    enabled: isOn,
    staleTime: 0,
    retry: false,
  });
  const entries = isOn ? (stored.data ?? []) : [];
  const [searched, setSearched] = useState('');
  /** The one that was deleted by its button: the focus goes to what is there then. */
  const [removed, setRemoved] = useState<{ readonly index: number }>();
  const whole = useRef<HTMLDivElement>(null);
  const withKnownResources = useKnownResources();
  const found = entries.filter((entry) => contains(entry, searched));

  useEffect(() => {
    if (removed === undefined) return;
    const rows = whole.current?.querySelectorAll<HTMLElement>('.rows > li') ?? [];
    const next = rows[Math.min(removed.index, rows.length - 1)]?.querySelector<HTMLElement>('button:last-of-type');
    (next ?? whole.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [removed]);

  const remove = async (work: () => Promise<void>, index: number): Promise<void> => {
    await work();
    await stored.refetch();
    setRemoved({ index });
  };
  return (
    <div ref={whole} className="stack">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="history-hint"
          onChange={({ target: { checked } }) => {
            if (checked || entries.length === 0 || confirm(format('history.offQuestion'))) void change(checked);
          }}
        />
        {format('history.keep')}
      </label>
      <p className="hint" id="history-hint">
        {format('history.hint')}
      </p>
      {(hasFailed || stored.isError) && (
        <p className="notice problem" role="alert">
          {format('history.problem')}
        </p>
      )}
      {isOn && stored.isSuccess && entries.length === 0 && <p>{format('history.none')}</p>}
      {entries.length > 0 && (
        <>
          <div className="buttons">
            <input
              type="search"
              className="field"
              aria-label={format('history.search')}
              placeholder={format('history.search')}
              value={searched}
              onChange={({ target }) => setSearched(target.value)}
            />
            <span className="hint" role="status">
              {format('history.found', { count: found.length })}
            </span>
            <ConfirmButton
              label={format('history.deleteAll')}
              question={format('history.deleteQuestion')}
              onConfirm={() => void remove(removeAllTranslations, 0)}
            />
          </div>
          <ul className="rows">
            {found.map((entry, index) => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                onRestore={() => onRestore(withKnownResources(entry))}
                onRemove={() => void remove(() => removeTranslation(entry.id), index)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Glossaries, memories and style rules may have been deleted meanwhile. */
function useKnownResources(): (entry: HistoryEntry) => HistoryEntry {
  const { data: glossaries } = useGlossaryList();
  const { data: memories } = useMemoryList();
  const { data: styles } = useStyleLists();
  return (entry) => {
    const { glossaryId, memoryId, styleId } = entry.wanted;
    const isGone =
      (glossaryId !== '' && glossaries?.every(({ glossary_id: id }) => id !== glossaryId)) ||
      (memoryId !== '' && memories?.every(({ translation_memory_id: id }) => id !== memoryId)) ||
      (styleId !== '' && styles?.every(({ style_id: id }) => id !== styleId));
    if (isGone !== true) return entry;
    return { ...entry, wanted: { ...entry.wanted, glossaryId: '', memoryId: '', styleId: '' } };
  };
}

import { useEffect, useState } from 'react';
import type { Memory } from '../../api/memories.ts';
import { covers, useSession } from '../../api/session.ts';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { SaveBar } from '../../design/save-bar.tsx';
import { TryBox } from '../../design/try-box.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { useWindow } from '../../design/use-window.ts';
import { useMessages } from '../../messages/messages.tsx';
import { AddSegments } from './add-segments.tsx';
import {
  changedSegment,
  countEdits,
  isOutdated,
  noEdits,
  type Segment,
  translationInto,
  withAdded,
  withDeletion,
  withNew,
  withoutChange,
  withoutSaved,
  withSource,
  withTranslation,
} from './segment-edits.ts';
import { useFound, useRows, useSave } from './segment-requests.ts';
import { type Row, rowHeight, SegmentsTable } from './segments-table.tsx';
import '../../design/entries.css';

const pauseMilliseconds = 300;
const none: readonly Segment[] = [];

/** The segments of a memory, or those that contain a text. What is changed is marked, and saved together. */
export function Segments({ memory }: { readonly memory: Memory }) {
  const { format } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'translation_memories:write');
  const { source_language: source, target_languages: targets, translation_memory_id: id } = memory;
  const [edits, setEdits] = useState(noEdits);
  const [saves, setSaves] = useState(0);
  const [target = '', setTarget] = useState(targets[0]);
  const [text, setText] = useState('');
  const delayed = useDelayed(text, pauseMilliseconds);
  const filter = delayed.length < 2 ? undefined : delayed;
  const found = useFound(memory, filter);
  const matches = found.data?.pages.flatMap((page) => page.segments) ?? none;
  const news = edits.added.length;
  const total = filter === undefined ? memory.segment_count : matches.length;
  const view = useWindow(news + total, rowHeight);
  const inSight = { first: Math.max(0, view.first - news), end: filter === undefined ? view.end - news : 0 };
  const rows = useRows(memory, inSight);
  const save = useSave(memory);
  const { hasNextPage, isFetching, fetchNextPage, isError } = found;
  const wantsMore = filter !== undefined && hasNextPage && !isFetching && !isError && view.end >= news + total;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const { jump } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other filter
  useEffect(() => jump(0), [filter]);
  const segmentAt = (index: number): Segment | undefined =>
    filter === undefined ? rows.at(index - news) : matches[index - news];
  const rowAt = (index: number): Row | undefined => {
    const added = edits.added[index];
    if (added !== undefined) {
      const state = { hasOthers: false, isChanged: true, isDeleted: false, isOutdated: false };
      return { id: undefined, ...added, ...state };
    }
    const segment = segmentAt(index);
    if (segment === undefined) return undefined;
    const changed = changedSegment(edits, segment);
    return {
      id: segment.source_segment_id,
      source: changed.source,
      target: translationInto(changed, target),
      hasOthers: changed.targets.some(({ language }) => language !== target),
      isChanged: edits.changed.has(segment.source_segment_id),
      isDeleted: changed.isDeleted,
      // What was just saved is of an earlier version as well.
      isOutdated: !save.isPending && isOutdated(edits, segment),
    };
  };
  const change = (index: number, given: Partial<Record<'source' | 'target', string>>): void => {
    const added = edits.added[index];
    const segment = segmentAt(index);
    if (added !== undefined) setEdits((before) => withNew(before, index, { ...added, ...given }));
    else if (segment !== undefined)
      setEdits((before) => {
        const after = given.source === undefined ? before : withSource(before, segment, given.source);
        if (given.target === undefined) return after;
        return withTranslation(after, segment, { language: target, text: given.target });
      });
  };
  const remove = (index: number, isDeleted: boolean): void => {
    const segment = segmentAt(index);
    if (index < news) setEdits((before) => withNew(before, index, undefined));
    else if (segment !== undefined) setEdits((before) => withDeletion(before, segment, isDeleted));
  };
  const status = (): string => {
    if (filter === undefined) return format('memories.count', { count: total });
    if (isFetching) return format('memories.searching');
    if (hasNextPage) return format('memories.foundSoFar', { count: total });
    return total === 0 ? format('memories.nothing') : format('memories.found', { count: total });
  };
  return (
    <div className="beside">
      <div className="entries">
        <div className="tools">
          <input
            type="search"
            aria-label={format('memories.search')}
            aria-describedby="segments-hint"
            placeholder={format('memories.search')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <span id="segments-hint" className="hint">
            {format('memories.searchHint')}
          </span>
          {targets.length > 1 && (
            <div className="labelled">
              <span aria-hidden="true">{format('memories.into')}</span>
              <LanguageSelect label={format('memories.into')} value={target} codes={targets} onChange={setTarget} />
            </div>
          )}
          {filter === undefined && <GoTo count={total} onGo={(position) => view.jump(news + position)} />}
          <span className="hint" role="status">
            {status()}
          </span>
        </div>
        {mayChange && target !== '' && (
          <AddSegments
            language={target}
            onAdd={(segments) => {
              setEdits((before) => withAdded(before, segments));
              view.jump(0);
            }}
          />
        )}
        {(rows.error ?? found.error) !== null && <ProblemNotice error={rows.error ?? found.error} />}
        <SegmentsTable
          count={news + total}
          languages={{ source, target }}
          {...{ rowAt, view, mayChange }}
          isLocked={save.isPending}
          onChange={change}
          onDelete={remove}
          onTakeNewest={(index) => {
            const segment = segmentAt(index);
            if (segment !== undefined) setEdits((before) => withoutChange(before, segment));
          }}
        />
        {mayChange && (
          <SaveBar
            {...{ count: countEdits(edits), save }}
            onSave={() => {
              const onSaved = (left: typeof edits): void => {
                setEdits((now) => withoutSaved(now, edits, left));
                setSaves((before) => before + 1);
              };
              save.mutate({ edits, onSaved });
            }}
            onDiscard={() => setEdits(noEdits)}
          />
        )}
      </div>
      {target !== '' && (
        <TryBox
          {...{ source, target }}
          using={{ translation_memory_id: id }}
          version={saves}
          placeholder={format('memories.tryPlaceholder')}
        />
      )}
    </div>
  );
}

/** Brings a row into sight by its number. */
function GoTo({ count, onGo }: { readonly count: number; onGo(position: number): void }) {
  const { format } = useMessages();
  return (
    <label className="labelled">
      {format('memories.goTo')}
      <input
        type="number"
        min={1}
        max={count}
        inputMode="numeric"
        onChange={({ target: { valueAsNumber } }) => {
          if (valueAsNumber >= 1 && valueAsNumber <= count) onGo(valueAsNumber - 1);
        }}
      />
    </label>
  );
}

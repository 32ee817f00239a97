import { useEffect, useState } from 'react';
import type { Memory } from '../../api/memories.ts';
import { covers, useSession } from '../../api/session.ts';
import { LanguageSelect } from '../../design/language-select.tsx';
import { type PairRow, PairTable, rowHeight, type Side } from '../../design/pair-table.tsx';
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
  countOutdated,
  isOutdated,
  noEdits,
  type Segment,
  translationInto,
  withAdded,
  withDeletion,
  withNew,
  withNewest,
  withoutChange,
  withoutSaved,
  withSource,
  withTranslation,
} from './segment-edits.ts';
import { useFound, useRows, useSave } from './segment-requests.ts';
import { faultOf } from './segment-text.ts';

const pauseMilliseconds = 300;
/** Characters of a segment in the name of its button. */
const mostOfLabel = 100;
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
  const [isOnly, setIsOnly] = useState(false);
  const changes = countEdits(edits);
  if (isOnly && changes === 0) setIsOnly(false);
  const delayed = useDelayed(text, pauseMilliseconds);
  const filter = delayed.length < 2 || isOnly ? undefined : delayed;
  const isWhole = filter === undefined && !isOnly;
  const found = useFound(memory, filter);
  const matches = found.data?.pages.flatMap((page) => page.segments) ?? none;
  const changed = isOnly ? [...edits.changed.values()].map(({ before }) => before) : none;
  const added = [...edits.added];
  const news = added.length;
  const total = isOnly ? changed.length : filter === undefined ? memory.segment_count : matches.length;
  const view = useWindow(news + total, rowHeight);
  const inSight = { first: Math.max(0, view.first - news), end: isWhole ? view.end - news : 0 };
  const rows = useRows(memory, inSight);
  const save = useSave(memory);
  const { hasNextPage, isFetching, fetchNextPage, isError } = found;
  const wantsMore = filter !== undefined && hasNextPage && !isFetching && !isError && view.end >= news + total;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const { jump } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other choice of rows
  useEffect(() => jump(0), [filter, isOnly]);
  const segmentAt = (index: number): Segment | undefined => {
    if (isOnly) return changed[index - news];
    return filter === undefined ? rows.at(index - news) : matches[index - news];
  };
  const removal = (source: string) => ({
    sign: '×' as const,
    label: format('memories.remove', { text: source.slice(0, mostOfLabel) }),
    takesRow: false,
  });
  const rowAt = (index: number): PairRow | undefined => {
    const [number, fresh] = added[index] ?? [];
    if (fresh !== undefined) {
      const mark = { ...removal(fresh.source), takesRow: true };
      return { id: `new ${number}`, source: fresh.source, target: fresh.target, states: ['changed'], mark };
    }
    const segment = segmentAt(index);
    if (segment === undefined) return undefined;
    const { source, targets, isDeleted, now } = changedSegment(edits, segment);
    // What was just saved is of an earlier version as well.
    const isOthers = !save.isPending && isOutdated(edits, segment);
    const isGone = isOthers && now === null;
    const states = { changed: edits.changed.has(segment.source_segment_id), deleted: isDeleted, outdated: isOthers };
    const text = source.slice(0, mostOfLabel);
    const back = (label: string, takesRow = false) => ({ sign: '↺' as const, label, takesRow });
    return {
      id: segment.source_segment_id,
      source,
      target: translationInto({ targets }, target),
      states: Object.entries(states).flatMap(([name, is]) => (is ? [name] : [])),
      isReadOnly: isDeleted || isGone,
      mark: isGone
        ? { ...back(format('memories.gone', { text }), true), title: format('memories.gone', { text }) }
        : isOthers
          ? { ...back(format('memories.newest', { text }), isOnly), title: format('memories.outdated') }
          : isDeleted
            ? back(format('memories.keep', { text }), isOnly)
            : removal(source),
    };
  };
  const change = (index: number, given: Partial<Record<Side, string>>): void => {
    const [number, fresh] = added[index] ?? [];
    const segment = segmentAt(index);
    if (number !== undefined && fresh !== undefined)
      setEdits((before) => withNew(before, number, { ...fresh, ...given }));
    else if (segment !== undefined)
      setEdits((before) => {
        const after = given.source === undefined ? before : withSource(before, segment, given.source);
        if (given.target === undefined) return after;
        return withTranslation(after, segment, { language: target, text: given.target });
      });
  };
  const outdated = countOutdated(edits);
  /** Deletes a segment, keeps it after all, or takes it as the server has it. */
  const mark = (index: number): void => {
    const [number] = added[index] ?? [];
    const segment = segmentAt(index);
    if (segment !== undefined && outdated === 1 && isOutdated(edits, segment)) save.reset();
    if (number !== undefined) setEdits((before) => withNew(before, number, undefined));
    else if (segment !== undefined)
      setEdits((before) => {
        if (isOutdated(before, segment)) return withoutChange(before, segment);
        return withDeletion(before, segment, !changedSegment(before, segment).isDeleted);
      });
  };
  const faultIn = (index: number, side: Side, typed: string): string | undefined => {
    const segment = segmentAt(index);
    const others = segment && changedSegment(edits, segment).targets.some(({ language }) => language !== target);
    if (side === 'target' && typed === '' && added[index] === undefined && others === true) return undefined;
    const fault = faultOf(typed);
    return fault && format(`memories.fault.${fault}`);
  };
  const status = (): string => {
    if (outdated > 0) return format('memories.outdatedCount', { count: outdated });
    if (isOnly) return '';
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
            onChange={({ target }) => {
              setIsOnly(false);
              setText(target.value);
            }}
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
          {isWhole && <GoTo count={total} onGo={(position) => view.jump(news + position)} />}
          {mayChange && (
            <label className="check">
              <input
                type="checkbox"
                checked={isOnly}
                disabled={changes === 0}
                onChange={({ target }) => setIsOnly(target.checked)}
              />
              {format('memories.onlyChanges')}
            </label>
          )}
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
        <PairTable
          label={format('memories.segments')}
          kind="text"
          count={news + total}
          languages={{ source, target }}
          {...{ rowAt, view, mayChange, faultIn }}
          isLocked={save.isPending}
          cellLabel={(side, number) => format(`memories.${side}Of`, { number })}
          onChange={change}
          onMark={mark}
        />
        {mayChange && (
          <SaveBar
            {...{ count: changes, save }}
            onSave={() => {
              save.mutate({
                edits,
                onSaved: (left, newest) => {
                  setEdits((now) => withNewest(withoutSaved(now, edits, left), newest));
                  setSaves((before) => before + 1);
                  // What somebody has to decide on may be anywhere in the memory.
                  if (newest.size > 0) setIsOnly(true);
                },
              });
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

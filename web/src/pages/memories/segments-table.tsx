import { useEffect, useRef, useState } from 'react';
import type { useWindow } from '../../design/use-window.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SegmentField } from './segment-field.tsx';
import { faultOf } from './segment-text.ts';

export const rowHeight = 40;

/** A segment as it is to be, with its translation into the language that is shown. */
export interface Row {
  /** Undefined: a new one. */
  readonly id: string | undefined;
  readonly source: string;
  readonly target: string;
  /** Translations into other languages. */
  readonly hasOthers: boolean;
  readonly isChanged: boolean;
  readonly isDeleted: boolean;
  /** Somebody else has changed the segment since the change of it was begun. */
  readonly isOutdated: boolean;
}

type Side = 'source' | 'target';

interface SegmentsTableProps {
  readonly count: number;
  /** Undefined while it is loaded. */
  rowAt(index: number): Row | undefined;
  readonly view: ReturnType<typeof useWindow>;
  readonly languages: Readonly<Record<Side, string>>;
  readonly mayChange: boolean;
  /** While changes are saved: further ones would be of a version that is gone. */
  readonly isLocked: boolean;
  onChange(index: number, change: Partial<Record<Side, string>>): void;
  onDelete(index: number, isDeleted: boolean): void;
  /** Takes the segment as it is, without its change. */
  onTakeNewest(index: number): void;
}

/** A table whose cells are fields. Only what is in sight is in the page, and was asked of the server. */
export function SegmentsTable(props: SegmentsTableProps) {
  const { count, rowAt, view, languages, mayChange, isLocked, onChange, onDelete, onTakeNewest } = props;
  const { format, languageName } = useMessages();
  const { element, first, end, onScroll, show } = view;
  const [focus, setFocus] = useState<{ readonly index: number; readonly side: Side }>();
  const [hasFocus, setHasFocus] = useState(false);
  const moves = useRef(false);
  useEffect(() => {
    if (!moves.current || focus === undefined) return;
    const cell = element.current?.querySelector<HTMLElement>(`[data-cell="${focus.index}-${focus.side}"]`);
    // It may have to be loaded first.
    if (cell === null || cell === undefined) return;
    moves.current = false;
    cell.focus({ preventScroll: true });
  });
  const move = (index: number, side: Side): void => {
    if (index < 0 || index >= count) return;
    show(index);
    moves.current = true;
    setFocus({ index, side });
  };
  const shown: number[] = [];
  for (let index = first; index < end; index += 1) shown.push(index);
  // A field keeps its cursor when its row is scrolled out of sight.
  if (hasFocus && focus !== undefined && focus.index < count)
    if (focus.index < first) shown.unshift(focus.index);
    else if (focus.index >= end) shown.push(focus.index);
  let next = 0;
  const body = shown.flatMap((index) => {
    const row = rowAt(index);
    const gap = index - next;
    next = index + 1;
    return [
      ...(gap > 0 ? [<Gap key={`before ${index}`} rows={gap} />] : []),
      row === undefined ? (
        <tr key={`${index} loaded`} aria-rowindex={index + 2}>
          <td colSpan={mayChange ? 3 : 2} className="loading">
            …
          </td>
        </tr>
      ) : (
        <SegmentRow
          key={row.id ?? `new ${index}`}
          {...{ index, row, languages, mayChange, isLocked }}
          onFocus={(side) => setFocus({ index, side })}
          onMove={(step, side) => move(index + step, side)}
          onChange={(change) => onChange(index, change)}
          onMark={() => (row.isOutdated ? onTakeNewest(index) : onDelete(index, !row.isDeleted))}
        />
      ),
    ];
  });
  return (
    <section
      className="grid segments"
      aria-label={format('memories.segments')}
      ref={element}
      onScroll={onScroll}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
    >
      <table aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{languageName(languages.source)}</th>
            <th scope="col">{languageName(languages.target)}</th>
            {mayChange && (
              <th scope="col" className="last">
                <span className="hidden">{format('resources.delete')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {body}
          {next < count && <Gap key="after" rows={count - next} />}
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

interface SegmentRowProps {
  readonly index: number;
  readonly row: Row;
  readonly languages: Readonly<Record<Side, string>>;
  readonly mayChange: boolean;
  readonly isLocked: boolean;
  onFocus(side: Side): void;
  onMove(step: 1 | -1, side: Side): void;
  onChange(change: Partial<Record<Side, string>>): void;
  /** Of the button: for deletion or not, or as it is. */
  onMark(): void;
}

function SegmentRow({ index, row, languages, mayChange, isLocked, ...on }: SegmentRowProps) {
  const { format } = useMessages();
  const { source, isChanged, isDeleted, isOutdated } = row;
  const faultIn = (side: Side, text: string): string | undefined => {
    if (side === 'target' && text === '' && row.hasOthers) return undefined;
    const fault = faultOf(text);
    return fault && format(`memories.fault.${fault}`);
  };
  const mark = isOutdated ? 'newest' : isDeleted ? 'keep' : 'remove';
  const states = { changed: isChanged, deleted: isDeleted, outdated: isOutdated };
  return (
    <tr
      aria-rowindex={index + 2}
      className={Object.entries(states)
        .flatMap(([name, is]) => (is ? [name] : []))
        .join(' ')}
    >
      {(['source', 'target'] as const).map((side) => (
        <td key={side}>
          <SegmentField
            key={row[side]}
            name={`${index}-${side}`}
            lang={languages[side]}
            label={format(`memories.${side}Of`, { number: index + 1 })}
            value={row[side]}
            isReadOnly={!mayChange || isLocked || isDeleted}
            fault={(text) => faultIn(side, text)}
            onFocus={() => on.onFocus(side)}
            onMove={(step) => on.onMove(step, side)}
            onChange={(text) => on.onChange({ [side]: text })}
          />
        </td>
      ))}
      {mayChange && (
        <td>
          <button
            type="button"
            className="remove"
            disabled={isLocked}
            aria-label={format(`memories.${mark}`, { text: source.slice(0, 100) })}
            {...(isOutdated && { title: format('memories.outdated') })}
            onClick={on.onMark}
          >
            {mark === 'remove' ? '×' : '↺'}
          </button>
        </td>
      )}
    </tr>
  );
}

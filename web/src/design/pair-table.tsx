import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { CellField, type CellKind } from './cell-field.tsx';
import type { useWindow } from './use-window.ts';
import './entries.css';

export const rowHeight = 40;

export type Side = 'source' | 'target';
const sides: readonly Side[] = ['source', 'target'];

/** A text and its translation, as they are to be. */
export interface PairRow {
  /** The same while the row is there, wherever it is. */
  readonly id: string | number;
  readonly source: string;
  readonly target: string;
  /** Names of classes. */
  readonly states: readonly string[];
  readonly isReadOnly?: boolean;
  /** The button behind it. */
  readonly mark: {
    readonly sign: '×' | '↺';
    readonly label: string;
    readonly title?: string;
    /** The row is gone afterwards: the next one gets the focus. */
    readonly takesRow: boolean;
  };
}

interface PairTableProps {
  readonly label: string;
  readonly kind: CellKind;
  readonly count: number;
  /** Undefined while it is loaded. */
  rowAt(index: number): PairRow | undefined;
  readonly view: ReturnType<typeof useWindow>;
  readonly languages: Readonly<Record<Side, string>>;
  readonly mayChange: boolean;
  /** While changes are saved: further ones would be of what is gone by then. */
  readonly isLocked: boolean;
  cellLabel(side: Side, number: number): string;
  /** Why a text cannot be kept, in words. */
  faultIn(index: number, side: Side, text: string): string | undefined;
  onChange(index: number, change: Partial<Record<Side, string>>): void;
  onMark(index: number): void;
}

/** A table of two languages whose cells are fields. Only what is in sight is in the page; arrow keys lead to the row above or below. */
export function PairTable(props: PairTableProps) {
  const { label, kind, count, rowAt, view, languages, mayChange } = props;
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
  const mark = (index: number, { takesRow }: PairRow['mark']): void => {
    props.onMark(index);
    if (!takesRow) return;
    if (count === 1) element.current?.focus();
    else move(Math.min(index, count - 2), 'source');
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
        <Row
          key={row.id}
          {...{ ...props, index, row }}
          onFocus={(side) => setFocus({ index, side })}
          onMove={(step, side) => move(index + step, side)}
          onMark={() => mark(index, row.mark)}
        />
      ),
    ];
  });
  return (
    <section
      className={`grid ${kind}s`}
      aria-label={label}
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
            {sides.map((side) => (
              <th key={side} scope="col">
                {languageName(languages[side])}
              </th>
            ))}
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

interface RowProps extends Omit<PairTableProps, 'onMark'> {
  readonly index: number;
  readonly row: PairRow;
  onFocus(side: Side): void;
  onMove(step: 1 | -1, side: Side): void;
  onMark(): void;
}

function Row({ index, row, kind, languages, mayChange, isLocked, ...on }: RowProps) {
  const { mark } = row;
  return (
    <tr aria-rowindex={index + 2} className={row.states.join(' ')}>
      {sides.map((side) => (
        <td key={side}>
          {mayChange || kind === 'text' ? (
            <CellField
              name={`${index}-${side}`}
              kind={kind}
              lang={languages[side]}
              label={on.cellLabel(side, index + 1)}
              value={row[side]}
              isReadOnly={!mayChange || isLocked || row.isReadOnly === true}
              fault={(text) => on.faultIn(index, side, text)}
              onFocus={() => on.onFocus(side)}
              onMove={(step) => on.onMove(step, side)}
              onChange={(text) => on.onChange(index, { [side]: text })}
            />
          ) : (
            <span lang={languages[side]} dir="auto">
              {row[side]}
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
            aria-label={mark.label}
            title={mark.title}
            onClick={on.onMark}
          >
            {mark.sign}
          </button>
        </td>
      )}
    </tr>
  );
}

import { useEffect, useRef } from 'react';
import { CellField } from '../../design/cell-field.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { faultOf } from './terms.ts';

interface TermTableProps {
  readonly language: string;
  readonly terms: readonly string[];
  /** What is not saved is marked. */
  readonly saved: readonly string[];
  /** Terms that contain it are shown, in whichever case. */
  readonly searched: string;
  readonly mayChange: boolean;
  onChange(terms: readonly string[]): void;
}

/** A list whose cells are fields; arrow keys lead to the row above or below. A list is short enough to be in the page as a whole. */
export function TermTable({ language, terms, saved, searched, mayChange, onChange }: TermTableProps) {
  const { format, languageName } = useMessages();
  const element = useRef<HTMLElement>(null);
  const removed = useRef<number>(undefined);
  const wanted = searched.toLowerCase();
  const shown = terms.filter((term) => term.toLowerCase().includes(wanted));
  const focus = (row: number): void => {
    const cell = element.current?.querySelector<HTMLElement>(`[data-cell="${row}"]`);
    (cell ?? (shown.length === 0 ? element.current : undefined))?.focus();
  };
  useEffect(() => {
    if (removed.current === undefined) return;
    focus(Math.min(removed.current, shown.length - 1));
    removed.current = undefined;
  });
  return (
    <section className="grid short" aria-label={format('terms.terms')} ref={element} tabIndex={mayChange ? -1 : 0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{languageName(language)}</th>
            {mayChange && (
              <th scope="col" className="last">
                <span className="hidden">{format('resources.delete')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((term, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a term that changes stays the row that it is
            <tr key={row} {...(!saved.includes(term) && { className: 'changed' })}>
              <td>
                {mayChange ? (
                  <CellField
                    name={String(row)}
                    kind="phrase"
                    lang={language}
                    label={format('terms.termOf', { number: row + 1 })}
                    value={term}
                    fault={(typed) => {
                      const fault = faultOf(typed) ?? (terms.includes(typed) ? 'duplicate' : undefined);
                      return fault && format(`terms.fault.${fault}`);
                    }}
                    onMove={(step) => focus(row + step)}
                    onChange={(typed) => onChange(terms.map((one) => (one === term ? typed : one)))}
                  />
                ) : (
                  <span lang={language} dir="auto">
                    {term}
                  </span>
                )}
              </td>
              {mayChange && (
                <td>
                  <button
                    type="button"
                    className="remove"
                    aria-label={format('terms.remove', { term })}
                    onClick={() => {
                      removed.current = row;
                      onChange(terms.filter((one) => one !== term));
                    }}
                  >
                    ×
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

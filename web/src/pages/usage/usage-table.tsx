import { useMessages } from '../../messages/messages.tsx';
import type { Grouping, UsageRow } from './usage-report.ts';

/** Rows with a bar each, so that the largest are seen, and the sum of all. */
export function UsageTable({
  rows,
  total,
  grouping,
}: {
  readonly rows: readonly UsageRow[];
  readonly total: UsageRow;
  readonly grouping: Exclude<Grouping, 'product'>;
}) {
  const { format, locale } = useMessages();
  const number = new Intl.NumberFormat(locale);
  const minutes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const most = Math.max(...rows.map(({ characters }) => characters), 1);
  const cells = (row: UsageRow) => (
    <>
      <td className="number">{number.format(row.text)}</td>
      <td className="number">{number.format(row.document)}</td>
      <td className="number">{number.format(row.writing)}</td>
      <td className="number">{number.format(row.characters)}</td>
      <td className="number">{minutes.format(row.minutes)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className="table" tabIndex={0} aria-label={format(`usage.by.${grouping}`)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{format(`usage.name.${grouping}`)}</th>
            <th scope="col" className="number">
              {format('usage.text')}
            </th>
            <th scope="col" className="number">
              {format('usage.document')}
            </th>
            <th scope="col" className="number">
              {format('usage.writing')}
            </th>
            <th scope="col" className="number">
              {format('usage.characters')}
            </th>
            <th scope="col" className="number">
              {format('usage.speechMinutes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" dir="auto">
                {grouping === 'day' ? date.format(new Date(row.id)) : row.name}
                {grouping !== 'day' && (
                  <div className="share" aria-hidden="true">
                    <div style={{ inlineSize: `${(row.characters / most) * 100}%` }} />
                  </div>
                )}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{format('usage.total')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What each product was used, in its own unit. */
export function ProductTable({ total }: { readonly total: UsageRow }) {
  const { format, locale } = useMessages();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const rows = productRows(total, format);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className="table" tabIndex={0} aria-label={format('usage.by.product')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{format('usage.name.product')}</th>
            <th scope="col" className="number">
              {format('usage.amount')}
            </th>
            <th scope="col">{format('usage.unit')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, amount, unit]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {unit === format('usage.characters') && (
                  <div className="share" aria-hidden="true">
                    <div style={{ inlineSize: `${(amount / Math.max(total.characters, 1)) * 100}%` }} />
                  </div>
                )}
              </th>
              <td className="number">{number.format(amount)}</td>
              <td>{unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function productRows(
  total: UsageRow,
  format: ReturnType<typeof useMessages>['format'],
): readonly (readonly [string, number, string])[] {
  return [
    [format('usage.text'), total.text, format('usage.characters')],
    [format('usage.document'), total.document, format('usage.characters')],
    [format('usage.writing'), total.writing, format('usage.characters')],
    [format('usage.speech'), total.minutes, format('usage.minutes')],
  ];
}

import type { MessageName } from '../../messages/message-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { UsageRow } from './usage-report.ts';

const parts = [
  { field: 'text', message: 'usage.text' },
  { field: 'document', message: 'usage.document' },
  { field: 'writing', message: 'usage.writing' },
] as const satisfies readonly { field: keyof UsageRow; message: MessageName }[];

const height = 100;
const column = 10;

/** Characters by day, a column each. The table below has the numbers, so nothing is lost without the picture. */
export function DayChart({ rows }: { readonly rows: readonly UsageRow[] }) {
  const { format, locale } = useMessages();
  const most = Math.max(...rows.map(({ characters }) => characters), 1);
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayOf = (row: UsageRow | undefined): string => (row === undefined ? '' : date.format(new Date(row.id)));
  return (
    <figure className="day-chart">
      <figcaption>
        {format('usage.byDay')}
        <ul className="legend">
          {parts.map(({ field, message }) => (
            <li key={field} data-part={field}>
              {format(message)}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="plot">
        <span className="most hint" aria-hidden="true">
          {number.format(most)}
        </span>
        <svg
          role="img"
          aria-label={format('usage.chart', { most })}
          viewBox={`0 0 ${rows.length * column} ${height}`}
          preserveAspectRatio="none"
        >
          {rows.map((row, index) => (
            <Column key={row.id} {...{ row, index, most }} title={`${dayOf(row)}: ${number.format(row.characters)}`} />
          ))}
        </svg>
        <div className="ends hint" aria-hidden="true">
          <span>{dayOf(rows[0])}</span>
          <span>{dayOf(rows.at(-1))}</span>
        </div>
      </div>
    </figure>
  );
}

interface ColumnProps {
  readonly row: UsageRow;
  readonly index: number;
  readonly most: number;
  readonly title: string;
}

function Column({ row, index, most, title }: ColumnProps) {
  let top = height;
  return (
    <g>
      <title>{title}</title>
      <rect className="whole" x={index * column} y={0} width={column} height={height} />
      {parts.map(({ field }) => {
        const size = (row[field] / most) * height;
        top -= size;
        return <rect key={field} data-part={field} x={index * column + 1} y={top} width={column - 2} height={size} />;
      })}
    </g>
  );
}

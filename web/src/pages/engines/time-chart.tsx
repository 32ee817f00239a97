import { useMessages } from '../../messages/messages.tsx';
import { column, height, lineOf } from './line-of.ts';
import './time-chart.css';

export interface Series {
  readonly name: string;
  /** One for each time; null where there is nothing to show. */
  readonly values: readonly (number | null)[];
}

interface TimeChartProps {
  readonly title: string;
  /** Columns stand on each other; lines lie over each other. */
  readonly kind: 'columns' | 'lines';
  readonly series: readonly Series[];
  /** Beginnings of the steps. */
  readonly times: readonly string[];
  readonly write: (value: number) => string;
}

/** A few numbers over time. A table has them as well, so nothing is lost without the picture. */
export function TimeChart({ title, kind, series, times, write }: TimeChartProps) {
  const { format, locale } = useMessages();
  const sums = times.map((_, index) => {
    const values = series.map(({ values }) => values[index] ?? 0);
    return kind === 'columns' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  const largest = Math.max(...sums, 0);
  const most = Math.max(largest, 1);
  const isLong = Date.parse(times.at(-1) ?? '') - Date.parse(times[0] ?? '') > 36 * 3_600_000;
  const time = new Intl.DateTimeFormat(
    locale,
    isLong ? { day: 'numeric', month: 'short' } : { hour: 'numeric', minute: '2-digit' },
  );
  const timeOf = (at: string | undefined): string => (at === undefined ? '' : time.format(new Date(at)));
  return (
    <figure className="time-chart">
      <figcaption>
        {title}
        {series.length > 1 && (
          <ul className="legend">
            {series.map(({ name }, index) => (
              <li key={name} data-series={index}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <span className="most hint" aria-hidden="true">
        {write(largest)}
      </span>
      <svg
        role="img"
        aria-label={format('engines.metrics.chart', { title, most: write(largest) })}
        viewBox={`0 0 ${times.length * column} ${height}`}
        preserveAspectRatio="none"
      >
        {kind === 'columns' ? (
          <Columns {...{ series, times, most }} />
        ) : (
          series.map(({ name, values }, index) => (
            <path key={name} data-series={index} d={lineOf(values, most)} vectorEffect="non-scaling-stroke" />
          ))
        )}
      </svg>
      <div className="ends hint" aria-hidden="true">
        <span>{timeOf(times[0])}</span>
        <span>{timeOf(times.at(-1))}</span>
      </div>
    </figure>
  );
}

function Columns({ series, times, most }: Pick<TimeChartProps, 'series' | 'times'> & { readonly most: number }) {
  return times.map((time, index) => {
    let top = height;
    return (
      <g key={time}>
        {series.map(({ name, values }, place) => {
          const size = ((values[index] ?? 0) / most) * height;
          top -= size;
          return (
            <rect key={name} data-series={place} x={index * column + 1} y={top} width={column - 2} height={size} />
          );
        })}
      </g>
    );
  });
}

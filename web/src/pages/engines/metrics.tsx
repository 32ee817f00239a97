import { useState } from 'react';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import type { MessageName } from '../../messages/message-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type Interval, type Range, ranges, type ServerMetrics, useServerMetrics } from './server-metrics.ts';
import { type Series, TimeChart } from './time-chart.tsx';

type Figure = Exclude<keyof Interval, 'start_time'>;

const names = {
  requests: 'engines.metrics.requests',
  refused: 'engines.metrics.refused',
  failed: 'engines.metrics.failed',
  median_milliseconds: 'engines.metrics.median',
  p95_milliseconds: 'engines.metrics.p95',
  jobs_waiting: 'engines.waiting',
  jobs_running: 'engines.running',
  characters: 'usage.characters',
} as const satisfies Record<Figure, MessageName>;

interface Chart {
  readonly title: MessageName;
  readonly figures: readonly Figure[];
  readonly kind: 'columns' | 'lines';
  readonly unit?: 'millisecond';
}

const charts: readonly Chart[] = [
  { title: 'engines.metrics.requests', figures: ['requests'], kind: 'columns' },
  { title: 'engines.metrics.errors', figures: ['refused', 'failed'], kind: 'columns' },
  {
    title: 'engines.metrics.latency',
    figures: ['median_milliseconds', 'p95_milliseconds'],
    kind: 'lines',
    unit: 'millisecond',
  },
  { title: 'engines.queue', figures: ['jobs_waiting', 'jobs_running'], kind: 'lines' },
  { title: 'usage.characters', figures: ['characters'], kind: 'columns' },
];

/** What the server did in up to 30 days: charts, the figures behind them, and errors by code. */
export function Metrics() {
  const { format, locale } = useMessages();
  const [range, setRange] = useState<Range>('day');
  const { data: metrics, error } = useServerMetrics(range);
  return (
    <section className="card metrics" aria-labelledby="metrics">
      <h2 id="metrics">{format('engines.metrics')}</h2>
      <p className="hint">{format('engines.metricsHint')}</p>
      <label>
        {`${format('engines.metrics.range')} `}
        <select
          className="field"
          value={range}
          onChange={({ target }) => setRange(ranges.find((each) => each === target.value) ?? 'day')}
        >
          {ranges.map((each) => (
            <option key={each} value={each}>
              {format(`engines.metrics.range.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {error !== null && <ProblemNotice error={error} />}
      {metrics && (
        <>
          <div className="charts">
            {charts.map(({ title, figures, kind, unit }) => (
              <TimeChart
                key={title}
                title={format(title)}
                kind={kind}
                series={figures.map((figure) => seriesOf(metrics, figure))}
                times={metrics.intervals.map(({ start_time }) => start_time)}
                write={new Intl.NumberFormat(locale, unit && { style: 'unit', unit }).format}
              />
            ))}
          </div>
          <Errors {...metrics} />
          <Figures {...metrics} />
        </>
      )}
    </section>
  );

  function seriesOf({ intervals }: ServerMetrics, figure: Figure): Series {
    return { name: format(names[figure]), values: intervals.map((interval) => interval[figure]) };
  }
}

function Errors({ errors }: Pick<ServerMetrics, 'errors'>) {
  const { format, locale } = useMessages();
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  if (errors.length === 0) return <p>{format('engines.metrics.noErrors')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className="table" tabIndex={0} aria-label={format('engines.metrics.byCode')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{format('engines.refusal.code')}</th>
            <th scope="col" className="number">
              {format('engines.metrics.count')}
            </th>
            <th scope="col">{format('engines.metrics.last')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ code, count, last_time: last }) => (
            <tr key={code}>
              <th scope="row">{code === 'other' ? format('engines.metrics.other') : <code>{code}</code>}</th>
              <td className="number">{number.format(count)}</td>
              <td>{time.format(new Date(last))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The numbers of the charts, the newest first. Steps in which nothing happened are left out. */
function Figures({ intervals }: Pick<ServerMetrics, 'intervals'>) {
  const { format, locale } = useMessages();
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const figures = Object.keys(names) as Figure[];
  const rows = intervals.filter((interval) => figures.some((figure) => Boolean(interval[figure]))).toReversed();
  return (
    <details>
      <summary>{format('engines.metrics.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className="table" tabIndex={0} aria-label={format('engines.metrics.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{format('engines.refusal.time')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="number">
                  {format(names[figure])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((interval) => (
              <tr key={interval.start_time}>
                <th scope="row">{time.format(new Date(interval.start_time))}</th>
                {figures.map((figure) => {
                  const value = interval[figure];
                  return (
                    <td key={figure} className="number">
                      {value === null ? '–' : number.format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { utcDay } from '../../api/utc-day.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { saveFile } from '../../design/save-file.ts';
import { UsageBar } from '../../design/usage-bar.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { toCsv } from './csv.ts';
import { DayChart } from './day-chart.tsx';
import { type Grouping, groupings, type Range, type UsageRow } from './usage-report.ts';
import { usePeriod, useReport } from './usage-requests.ts';
import { ProductTable, productRows, UsageTable } from './usage-table.tsx';
import '../../design/forms.css';
import '../../design/tables.css';
import './usage.css';

const spans = [7, 30, 90, 365] as const;
const dayMilliseconds = 86_400_000;
/** What the interface answers where no limit is set. */
const noLimit = 1_000_000_000_000;

/** How much was used: by whom, for what, and when. */
export function UsagePage() {
  const { format, locale } = useMessages();
  const period = usePeriod();
  const [today] = useState(() => utcDay(new Date()));
  const [chosen, choose] = useState('30');
  const [grouping, setGrouping] = useState<Grouping>('day');
  const range = rangeOf(chosen, today, period.data?.start_time);
  const report = useReport(range, grouping);
  const { data } = report;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const save = (rows: readonly UsageRow[], total: UsageRow): void => {
    const content = new Blob([toCsv(tableOf(rows, total))], { type: 'text/csv;charset=utf-8' });
    saveFile(content, `usage-${grouping}-${range.from}-${range.to}.csv`);
  };
  const title = <h1>{format('usage.title')}</h1>;
  // What the period has would move the rest.
  if (period.isPending)
    return (
      <section className="card wide usage">
        {title}
        <p className="waiting">{format('loading')}</p>
      </section>
    );
  return (
    <section className="card wide usage">
      {title}
      {period.data?.start_time !== undefined && period.data?.end_time !== undefined && (
        <p className="hint">
          {format('usage.period', {
            from: date.format(new Date(period.data.start_time)),
            to: date.format(new Date(period.data.end_time)),
          })}
        </p>
      )}
      {period.data && period.data.character_limit < noLimit && (
        <UsageBar
          name={format('usage.account')}
          used={period.data.character_count}
          limit={period.data.character_limit}
        />
      )}
      {period.data && period.data.character_limit >= noLimit && (
        <p>{format('usage.withoutLimit', { used: period.data.character_count })}</p>
      )}
      <div className="buttons choices">
        <label>
          {`${format('usage.range')} `}
          <select className="field" value={chosen} onChange={({ target }) => choose(target.value)}>
            {period.data?.start_time !== undefined && <option value="period">{format('usage.thisPeriod')}</option>}
            {spans.map((days) => (
              <option key={days} value={days}>
                {format('usage.lastDays', { days })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {`${format('usage.group')} `}
          <select
            className="field"
            value={grouping}
            onChange={({ target }) => setGrouping(groupings.find((one) => one === target.value) ?? 'day')}
          >
            {groupings.map((each) => (
              <option key={each} value={each}>
                {format(`usage.group.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Button
          className="secondary"
          isDisabled={data === undefined || report.isPlaceholderData}
          onPress={() => data && save(data.rows, data.total)}
        >
          {format('usage.csv')}
        </Button>
      </div>
      {report.error !== null && <ProblemNotice error={report.error} />}
      <div className="report" aria-live="polite" aria-busy={report.isPlaceholderData}>
        {data !== undefined && <Shown {...data} />}
      </div>
      {!report.isPending && <p className="hint">{format(grouping === 'tag' ? 'usage.tagHint' : 'usage.hint')}</p>}
    </section>
  );

  function tableOf(rows: readonly UsageRow[], total: UsageRow): readonly (readonly (string | number)[])[] {
    if (grouping === 'product')
      return [
        [format('usage.name.product'), format('usage.amount'), format('usage.unit')],
        ...productRows(total, format),
      ];
    const titles = [
      'usage.text',
      'usage.document',
      'usage.writing',
      'usage.characters',
      'usage.speechMinutes',
    ] as const;
    return [
      [format(`usage.name.${grouping}`), ...titles.map((title) => format(title))],
      ...rows.map((row) => [row.name, row.text, row.document, row.writing, row.characters, row.minutes]),
    ];
  }
}

function Shown({
  rows,
  total,
  grouping,
}: {
  readonly rows: readonly UsageRow[];
  readonly total: UsageRow;
  readonly grouping: Grouping;
}) {
  const { format } = useMessages();
  if (grouping === 'product') return <ProductTable total={total} />;
  if (rows.length === 0) return <p className="hint">{format('usage.nothing')}</p>;
  return (
    <>
      {grouping === 'day' && <DayChart rows={rows} />}
      {/* The newest day is what one looks for. */}
      <UsageTable {...{ total, grouping }} rows={grouping === 'day' ? rows.toReversed() : rows} />
    </>
  );
}

function rangeOf(chosen: string, today: string, periodStart: string | undefined): Range {
  if (chosen === 'period' && periodStart !== undefined) return { from: periodStart.slice(0, 10), to: today };
  const days = Number(chosen);
  return { from: utcDay(new Date(new Date(today).getTime() - (days - 1) * dayMilliseconds)), to: today };
}

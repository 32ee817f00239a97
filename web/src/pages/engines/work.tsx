import { useMessages } from '../../messages/messages.tsx';
import type { Overview } from './overview.ts';

const kinds = {
  document: 'engines.kind.document',
  'quality-evaluation': 'engines.kind.evaluation',
  'limit-notice': 'engines.kind.notice',
  'translation-memory-import': 'engines.kind.import',
  'voice-job': 'engines.kind.voice',
  'agent-task': 'engines.kind.task',
} as const;

/** What waits and what is worked on. */
export function Queue({ queue }: Pick<Overview, 'queue'>) {
  const { format, locale } = useMessages();
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <section className="card">
      <h2>{format('engines.queue')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className="table" tabIndex={0} aria-label={format('engines.queue')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{format('engines.kind')}</th>
              <th scope="col" className="number">
                {format('engines.running')}
              </th>
              <th scope="col" className="number">
                {format('engines.waiting')}
              </th>
              <th scope="col">{format('engines.oldest')}</th>
            </tr>
          </thead>
          <tbody>
            {queue.map(({ kind, running, waiting, oldest_waiting_time: oldest }) => {
              const name = kinds[kind as keyof typeof kinds];
              return (
                <tr key={kind}>
                  <th scope="row">{name === undefined ? kind : format(name)}</th>
                  <td className="number">{number.format(running)}</td>
                  <td className="number">{number.format(waiting)}</td>
                  <td>{oldest === null ? '–' : time.format(new Date(oldest))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Requests of the account that were refused or failed: by code, with the trace id for the log. Never a text. */
export function Refusals({ refusals }: Pick<Overview, 'refusals'>) {
  const { format, locale } = useMessages();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <section className="card">
      <h2>{format('engines.refusals')}</h2>
      <p className="hint">{format('engines.refusalsHint')}</p>
      {refusals.length === 0 ? (
        <p>{format('engines.noRefusals')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <section className="table" tabIndex={0} aria-label={format('engines.refusals')}>
          <table>
            <thead>
              <tr>
                {(['time', 'code', 'status', 'operation', 'key', 'trace'] as const).map((column) => (
                  <th key={column} scope="col">
                    {format(`engines.refusal.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {refusals.map((refusal) => (
                <tr key={refusal.trace_id}>
                  <td>{time.format(new Date(refusal.time))}</td>
                  <th scope="row">
                    <code>{refusal.code}</code>
                  </th>
                  <td className="number">{refusal.status}</td>
                  <td>{refusal.operation}</td>
                  <td title={refusal.key_id ?? ''}>{refusal.key_id === null ? '–' : `…${refusal.key_id.slice(-8)}`}</td>
                  <td>
                    <code>{refusal.trace_id}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import { useSession } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { describeDetails } from './describe-details.ts';
import '../../design/tables.css';
import './audit.css';

const pageSize = 50;

type Entry = paths['/v2/admin/audit-log']['get']['responses'][200]['content']['application/json']['audit_log'][number];

/** Who did what, when, and from where. */
export function AuditPage() {
  const { format, locale } = useMessages();
  const names = useNames();
  const log = useInfiniteQuery({
    queryKey: ['audit-log'],
    initialPageParam: 0,
    staleTime: 0,
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { page, page_size: pageSize };
      return (await api.GET('/v2/admin/audit-log', { params: { query }, signal })).data?.audit_log ?? [];
    },
    getNextPageParam: (last, all) => (last.length < pageSize ? undefined : all.length),
  });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const entries = log.data?.pages.flat() ?? [];
  return (
    <section className="card audit">
      <h1>{format('audit.title')}</h1>
      <p className="hint">{format('audit.intro')}</p>
      {log.error !== null && <ProblemNotice error={log.error} />}
      {entries.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <section className="table" tabIndex={0} aria-label={format('audit.title')}>
          <table>
            <thead>
              <tr>
                {(['time', 'action', 'actor', 'subject', 'details', 'origin'] as const).map((column) => (
                  <th key={column} scope="col">
                    {format(`audit.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={`${entry.time} ${entry.action} ${entry.subject} ${entry.trace_id}`}>
                  <td className="when">{time.format(new Date(entry.time))}</td>
                  <th scope="row">{format(`audit.action.${entry.action}`)}</th>
                  <td data-label={format('audit.actor')} title={entry.actor}>
                    {names(entry.actor)}
                  </td>
                  <td data-label={format('audit.subject')} title={entry.subject}>
                    {names(entry.subject)}
                  </td>
                  <td>
                    <Details entry={entry} />
                  </td>
                  <td data-label={format('audit.origin')}>
                    <bdi dir="ltr">{entry.origin ?? '–'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {log.hasNextPage && (
        <Button className="secondary" isDisabled={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
          {format('memories.more')}
        </Button>
      )}
    </section>
  );
}

/** Names of fields are those of the interface, in English. */
function Details({ entry }: { readonly entry: Entry }) {
  const details = describeDetails(entry.details);
  if (details.length === 0) return null;
  return (
    <ul lang="en" dir="ltr">
      {details.map(({ name, from, to }) => (
        <li key={name}>
          {`${name}: `}
          {from !== undefined && <del>{from}</del>}
          {from === undefined ? to : ` → ${to}`}
        </li>
      ))}
    </ul>
  );
}

/** Keys by label, people by name, the rest by the end of its id. */
function useNames(): (id: string) => string {
  const { format } = useMessages();
  const { data: session } = useSession();
  const { data: keys } = useQuery({
    queryKey: ['developer-keys'],
    queryFn: async ({ signal }) => (await api.GET('/v2/admin/developer-keys', { signal })).data ?? [],
  });
  const { data: people } = useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => (await api.GET('/v2/admin/people', { signal })).data?.people ?? [],
  });
  const known = new Map<string, string>([
    ['cli', format('audit.commandLine')],
    ['start', format('audit.configuration')],
    ...(keys ?? []).map(({ key_id, label }) => [key_id, label] as const),
    ...(people ?? []).map(({ person_id, name }) => [person_id, name] as const),
  ]);
  const { account, admin_key: admin, developer_key: own, person } = session ?? {};
  if (account) known.set(account.account_id, account.name);
  if (own && person) known.set(own.key_id, `${person.name} (${format('audit.you')})`);
  if (admin) known.set(admin.key_id, `${admin.label} (${format('audit.you')})`);
  return (id) => known.get(id) ?? `…${id.slice(-8)}`;
}

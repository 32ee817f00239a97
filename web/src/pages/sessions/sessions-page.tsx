import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import { useSignOut } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { describeBrowser } from './describe-browser.ts';

const sessionsKey = ['sessions'];

/** Where one is signed in, with the way out of each. */
export function SessionsPage() {
  const { format, locale } = useMessages();
  const client = useQueryClient();
  const signOut = useSignOut();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api.GET('/v1/console/sessions', { signal })).data?.sessions ?? [],
  });
  const end = useMutation({
    mutationFn: (session_id: string) =>
      api.DELETE('/v1/console/sessions/{session_id}', { params: { path: { session_id } } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const endAll = useSignOut('everywhere');
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const error = sessions.error ?? end.error ?? endAll.error;
  return (
    <section className="card wide">
      <h1>{format('sessions.title')}</h1>
      {error !== null && <ProblemNotice error={error} />}
      <ul className="rows">
        {sessions.data?.map((session) => (
          <li key={session.session_id}>
            <div>
              <strong>{describeBrowser(session.user_agent ?? session.address)}</strong>
              {session.is_current && <span className="badge">{format('sessions.current')}</span>}
              <p className="hint">
                {format('sessions.used', {
                  address: session.address,
                  used: time.format(new Date(session.last_used_time)),
                  ends: time.format(new Date(session.idle_expiration_time)),
                })}
              </p>
            </div>
            <Button
              className="secondary"
              aria-label={format('sessions.endOf', { address: session.address })}
              onPress={() => (session.is_current ? signOut.mutate() : end.mutate(session.session_id))}
            >
              {format('sessions.end')}
            </Button>
          </li>
        ))}
      </ul>
      {/* Below the list, which would move it. */}
      {!sessions.isPending && (
        <Button className="secondary" onPress={() => endAll.mutate()}>
          {format('sessions.endAll')}
        </Button>
      )}
    </section>
  );
}

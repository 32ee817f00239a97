import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Role, roles } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { AdminKeys } from './admin-keys.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { invite, usePeople, usePeopleChange } from './people-requests.ts';
import { PersonRow } from './person-row.tsx';
import '../../design/resources.css';
import './people.css';

/** Who may sign in, with which role. */
export function PeoplePage() {
  const { format } = useMessages();
  const people = usePeople();
  const listed = people.data?.pages.flatMap((page) => page.people);
  const invitation = usePeopleChange(invite);
  const [given, setGiven] = useState({ name: '', email: '', role: 'user' as Role });
  return (
    <div className="people">
      <section className="card wide">
        <h1>{format('people.title')}</h1>
        {people.error !== null && <ProblemNotice error={people.error} />}
        {listed?.length === 0 && <p className="hint">{format('people.none')}</p>}
        <ul className="rows">
          {listed?.map((person) => (
            <PersonRow key={person.person_id} person={person} />
          ))}
        </ul>
        {people.hasNextPage && (
          <Button className="secondary" isDisabled={people.isFetching} onPress={() => void people.fetchNextPage()}>
            {format('people.more')}
          </Button>
        )}
      </section>
      {/* Below the list, which would move it. */}
      {!people.isPending && (
        <section className="card wide">
          <h2>{format('people.invite')}</h2>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              invitation.mutate(given, { onSuccess: () => setGiven({ ...given, name: '', email: '' }) });
            }}
          >
            <label>
              {format('people.name')}
              <input
                required
                maxLength={200}
                autoComplete="off"
                value={given.name}
                onChange={({ target }) => setGiven({ ...given, name: target.value })}
              />
            </label>
            <label>
              {format('people.email')}
              <input
                type="email"
                required
                maxLength={254}
                autoComplete="off"
                dir="ltr"
                value={given.email}
                onChange={({ target }) => setGiven({ ...given, email: target.value })}
              />
            </label>
            <label>
              {format('people.role')}
              <select value={given.role} onChange={({ target }) => setGiven({ ...given, role: target.value as Role })}>
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {format(`role.${role}`)}
                  </option>
                ))}
              </select>
            </label>
            <p className="hint">{format('people.roles')}</p>
            <Button type="submit" className="primary" isDisabled={invitation.isPending}>
              {format('people.inviteSubmit')}
            </Button>
          </form>
          {invitation.error !== null && <ProblemNotice error={invitation.error} />}
          {invitation.data !== undefined && <InvitationLink invited={invitation.data} />}
        </section>
      )}
      {!people.isPending && <AdminKeys />}
    </div>
  );
}

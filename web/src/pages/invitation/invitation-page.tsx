import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import { useAcceptInvitation } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { navigate } from '../../shell/location.ts';
import '../../design/sign-in.css';

/** Sets the password with the link of an invitation. The token is behind # in the address, which browsers send nobody. */
export function InvitationPage() {
  const { format } = useMessages();
  const [token] = useState(() => location.hash.slice(1));
  const [name, setName] = useState<string>();
  const [password, setPassword] = useState('');
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await api.POST('/v1/console/invitation', { body: { token }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useAcceptInvitation();
  const person = invited.data;
  return (
    <div className="sign-in">
      <section className="card">
        <h1>{format('invitation.title')}</h1>
        {invited.error !== null && <ProblemNotice error={invited.error} />}
        {person !== undefined && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const given = { token, password, ...(name !== undefined && { name }) };
              accept.mutate(given, { onSuccess: () => navigate('/') });
            }}
          >
            <p>{format(person.is_joined ? 'invitation.again' : 'invitation.intro')}</p>
            <label htmlFor="email">{format('people.email')}</label>
            <input id="email" type="email" autoComplete="username" readOnly dir="ltr" value={person.email} />
            <label htmlFor="name">{format('people.name')}</label>
            <input
              id="name"
              autoComplete="name"
              required
              maxLength={200}
              value={name ?? person.name}
              onChange={({ target }) => setName(target.value)}
            />
            <label htmlFor="password">{format('invitation.password')}</label>
            <input
              id="password"
              type="password"
              autoComplete="new-password"
              required
              minLength={12}
              maxLength={256}
              aria-describedby="password-hint"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            <p id="password-hint" className="hint">
              {format('invitation.hint')}
            </p>
            {accept.error !== null && <ProblemNotice error={accept.error} />}
            <Button type="submit" className="primary" isDisabled={accept.isPending}>
              {format('invitation.submit')}
            </Button>
          </form>
        )}
      </section>
    </div>
  );
}

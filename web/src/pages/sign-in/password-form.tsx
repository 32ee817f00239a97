import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSignInWithPassword } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';

export function PasswordForm() {
  const { format } = useMessages();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useSignInWithPassword();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate({ email: email.trim(), password });
      }}
    >
      <label htmlFor="email">{format('people.email')}</label>
      <input
        id="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        dir="ltr"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <label htmlFor="password">{format('signIn.password')}</label>
      <input
        id="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={256}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p className="hint">{format('signIn.passwordHint')}</p>
      {signIn.error !== null && <ProblemNotice error={signIn.error} />}
      <Button type="submit" className="primary" isDisabled={signIn.isPending}>
        {format(signIn.isPending ? 'signIn.busy' : 'signIn.submit')}
      </Button>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSession, useSignIn } from '../../api/session.ts';
import { rememberedMethod } from '../../api/sign-in-method.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { base, navigate, usePath } from '../../shell/location.ts';
import { PasswordForm } from './password-form.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import '../../design/sign-in.css';

/** By key, or by email address and password, as last time. */
export function SignInPage() {
  const { format, language } = useMessages();
  const [method, setMethod] = useState(rememberedMethod);
  const session = useSession();
  const path = usePath();
  const isDone = session.data?.is_signed_in === true && path === '/console/sign-in';
  useEffect(() => {
    if (isDone) navigate('/');
  }, [isDone]);
  const other = method === 'key' ? 'password' : 'key';
  return (
    <div className="sign-in">
      <section className="card">
        <h1>{format('signIn.title')}</h1>
        <p>{format('signIn.intro')}</p>
        {session.error !== null && <ProblemNotice error={session.error} />}
        {session.data !== undefined && <ProviderSignIn session={session.data} />}
        {method === 'key' ? <KeyForm /> : <PasswordForm />}
        <Button className="secondary" onPress={() => setMethod(other)}>
          {format(other === 'key' ? 'signIn.withKey' : 'signIn.withPassword')}
        </Button>
      </section>
      <section className="card">
        <h2>{format('signIn.programs')}</h2>
        <p>{format('signIn.programsText')}</p>
        <p>
          <code dir="ltr">{`${location.origin}${base}`}</code>
        </p>
        <p>
          <a href={`${base}/docs/?lang=${language}`}>{format('shell.apiPage')}</a>
        </p>
      </section>
    </div>
  );
}

function KeyForm() {
  const { format } = useMessages();
  const [key, setKey] = useState('');
  const signIn = useSignIn();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== '') signIn.mutate(key);
      }}
    >
      {/* Password managers keep a key under a name. */}
      <input
        className="hidden"
        type="text"
        name="username"
        autoComplete="username"
        value="dragoman"
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <label htmlFor="key">{format('signIn.key')}</label>
      <input
        id="key"
        type="password"
        autoComplete="current-password"
        required
        maxLength={512}
        spellCheck={false}
        aria-describedby="key-hint"
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <p id="key-hint" className="hint">
        {format('signIn.hint')}
      </p>
      {signIn.error !== null && <ProblemNotice error={signIn.error} />}
      <Button type="submit" className="primary" isDisabled={signIn.isPending}>
        {format(signIn.isPending ? 'signIn.busy' : 'signIn.submit')}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import type { WhoAmI } from '../../api/session.ts';
import type { MessageName } from '../../messages/message-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import { base } from '../../shell/location.ts';

/** Why a sign-in at the provider led back here. */
const reasons: Readonly<Record<string, MessageName>> = {
  unreachable: 'signIn.problem.unreachable',
  refused: 'signIn.problem.refused',
  invalid: 'signIn.problem.invalid',
  expired: 'signIn.problem.expired',
  email_missing: 'signIn.problem.emailMissing',
  email_unverified: 'signIn.problem.emailUnverified',
  domain: 'signIn.problem.domain',
  no_role: 'signIn.problem.noRole',
  unknown: 'signIn.problem.unknown',
  deactivated: 'signIn.problem.deactivated',
  identity_conflict: 'signIn.problem.conflict',
  too_many_people: 'signIn.problem.tooManyPeople',
  too_many_requests: 'problem.tooMany',
};

/** The way to the provider, and why it failed the last time: the server writes that behind # in the address. */
export function ProviderSignIn({ session }: { readonly session: WhoAmI }) {
  const { format } = useMessages();
  const [failure] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const problem = failure.get('problem');
  const trace = failure.get('trace');
  const { pathname, search } = location;
  const page = pathname.startsWith(base) ? pathname.slice(base.length) + search : '/';
  const wanted = page === '/console/sign-in' ? '/' : page;
  return (
    <>
      {problem !== null && (
        <div className="notice problem" role="alert">
          <p>{format(reasons[problem] ?? 'signIn.problem.other')}</p>
          {trace !== null && /^[\w-]{1,64}$/.test(trace) && (
            <p className="hint">
              {format('problem.trace')} <code>{trace}</code>
            </p>
          )}
        </div>
      )}
      {session.sign_in_provider !== null && (
        <a className="primary" href={`${base}/v1/console/session/oidc?${new URLSearchParams({ return: wanted })}`}>
          {format('signIn.withProvider', { name: session.sign_in_provider })}
        </a>
      )}
    </>
  );
}

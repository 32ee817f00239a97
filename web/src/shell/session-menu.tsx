import { Button } from 'react-aria-components/Button';
import { useSession, useSignOut } from '../api/session.ts';
import { useMessages } from '../messages/messages.tsx';
import { PageLink } from './page-link.tsx';

/** Who is signed in, and the way out. */
export function SessionMenu() {
  const { format } = useMessages();
  const { data: session } = useSession();
  const signOut = useSignOut();
  if (session?.is_anyone === true)
    return (
      <PageLink to="/console/sign-in" isCurrent={false}>
        {format('signIn.title')}
      </PageLink>
    );
  if (session?.is_signed_in !== true) return null;
  const name = session.person?.name ?? session.account?.name ?? '';
  return (
    <>
      <span className="who" title={session.developer_key?.masked_key ?? session.admin_key?.masked_key ?? ''}>
        {format('shell.who', { name, role: format(`role.${session.role ?? 'user'}`) })}
      </span>
      {/* A proxy that signs in each request may have no way out. */}
      {(session.session !== null || session.sign_out_url !== null) && (
        <Button className="quiet" isDisabled={signOut.isPending} onPress={() => signOut.mutate()}>
          {format('shell.signOut')}
        </Button>
      )}
    </>
  );
}

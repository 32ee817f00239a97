import { Button } from 'react-aria-components/Button';
import { useSession, useSignOut } from '../api/session.ts';
import { useMessages } from '../messages/messages.tsx';
import type { PageEntry } from '../pages.ts';
import { AppearanceFields } from './appearance.tsx';
import { Disclosure } from './disclosure.tsx';
import { PageLink } from './page-link.tsx';

interface AccountMenuProps {
  /** Pages about whoever is signed in. */
  readonly pages: readonly PageEntry[];
  readonly current: PageEntry | undefined;
}

/** Who is signed in, their pages, language and appearance, and the way out; or the way in. */
export function AccountMenu({ pages, current }: AccountMenuProps) {
  const { format } = useMessages();
  const { data: session } = useSession();
  const signOut = useSignOut();
  const isSignedIn = session?.is_signed_in === true;
  const name = session?.person?.name ?? session?.account?.name ?? '';
  const key = session?.developer_key?.masked_key ?? session?.admin_key?.masked_key;
  return (
    <>
      {session?.is_anyone === true && (
        <span className="sign-in-link">
          <PageLink to="/console/sign-in">{format('signIn.title')}</PageLink>
        </span>
      )}
      <Disclosure className="account-menu" label={isSignedIn ? <Named name={name} /> : format('shell.settings')}>
        {isSignedIn && (
          <p className="who">
            <span>{format('shell.who', { name, role: format(`role.${session.role ?? 'user'}`) })}</span>
            {key !== undefined && <code>{key}</code>}
          </p>
        )}
        {pages.map((page) => (
          <PageLink key={page.path} to={page.path} isCurrent={page === current}>
            {format(page.title)}
          </PageLink>
        ))}
        <AppearanceFields />
        {/* A proxy that signs in each request may have no way out. */}
        {isSignedIn && (session.session !== null || session.sign_out_url !== null) && (
          <Button className="secondary" isDisabled={signOut.isPending} onPress={() => signOut.mutate()}>
            {format('shell.signOut')}
          </Button>
        )}
      </Disclosure>
    </>
  );
}

function Named({ name }: { readonly name: string }) {
  const { format } = useMessages();
  return (
    <>
      <span className="hidden">{format('shell.account')} </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="8" r="4" />
        <path d="M4 20.500c0-4 3.500-6.500 8-6.500s8 2.500 8 6.500" />
      </svg>
      <bdi className="account-name">{name}</bdi>
    </>
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { sessionQuery, useSession } from './api/session.ts';
import { type LoadedMessages, MessagesProvider, useMessages } from './messages/messages.tsx';
import { findPage, isOpenTo } from './pages.ts';
import { usePath } from './shell/location.ts';
import { NotFound } from './shell/not-found.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import { Shell } from './shell/shell.tsx';

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
});
// At once: the messages are loaded meanwhile.
void queryClient.prefetchQuery(sessionQuery);

const SignIn = lazy(async () => ({ default: (await import('./pages/sign-in/sign-in-page.tsx')).SignInPage }));

export function App({ initialMessages }: { readonly initialMessages: LoadedMessages }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider initial={initialMessages}>
        <Localized />
      </MessagesProvider>
    </QueryClientProvider>
  );
}

function Localized() {
  const { language } = useMessages();
  return (
    <I18nProvider locale={language}>
      <Shell>
        <CurrentPage />
      </Shell>
    </I18nProvider>
  );
}

/** The page of the address, or the sign-in where nobody is signed in. */
function CurrentPage(): ReactNode {
  const { format } = useMessages();
  const session = useSession();
  const path = usePath();
  const page = findPage(path);
  const waiting = <p className="waiting">{format('loading')}</p>;
  // What is here would move when the header comes.
  if (session.isPending) return null;
  if (page === undefined) return <NotFound />;
  const isShown = page.isPublic === true || session.data?.is_signed_in === true || isOpenTo(page, session.data);
  const Page = isShown ? page.component : SignIn;
  return (
    <PageFailure key={path}>
      <Suspense fallback={waiting}>
        <Page />
      </Suspense>
    </PageFailure>
  );
}

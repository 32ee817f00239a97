import { type ReactNode, useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { useMessages } from '../messages/messages.tsx';
import { findPage, isOpenTo, navigationOf, type PageEntry, pages } from '../pages.ts';
import { AccountMenu } from './account-menu.tsx';
import { Disclosure } from './disclosure.tsx';
import { base, usePath } from './location.ts';
import { PageLink } from './page-link.tsx';
import './header.css';

/** What surrounds every page: navigation, language and appearance, who is signed in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { format, language, direction } = useMessages();
  const path = usePath();
  const { data: session, isPending } = useSession();
  const current = findPage(path);
  const open = pages.filter((page) => isOpenTo(page, session));
  const beside = open.filter((page) => isBeside(page, current));
  const title = current === undefined ? undefined : format(current.title);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.title = title === undefined ? 'Dragoman' : `${title} – Dragoman`;
  }, [language, direction, title]);
  return (
    <>
      <a className="skip" href="#main">
        {format('shell.skip')}
      </a>
      <header className="top">
        {/* All of it at once: what comes later would move what is there. */}
        {!isPending && (
          <>
            <span className="brand">Dragoman</span>
            <Disclosure className="pages-menu" label={<MenuLabel />}>
              <nav aria-label={format('shell.navigation')}>
                {navigationOf(open).map((page) => (
                  <PageLink key={page.path} to={page.path} isCurrent={page === current || isBeside(page, current)}>
                    {format(page.group ?? page.title)}
                  </PageLink>
                ))}
                <a href={`${base}/docs/?lang=${language}`}>{format('shell.api')}</a>
              </nav>
            </Disclosure>
            <AccountMenu pages={open.filter(({ isOfAccount }) => isOfAccount === true)} current={current} />
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {beside.length > 1 && current?.group !== undefined && (
          <nav className="parts" aria-label={format(current.group)}>
            {beside.map((page) => (
              <PageLink key={page.path} to={page.path} isCurrent={page === current}>
                {format(page.title)}
              </PageLink>
            ))}
          </nav>
        )}
        {children}
      </main>
    </>
  );
}

function MenuLabel() {
  const { format } = useMessages();
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h16M4 12h16M4 17h16" />
      </svg>
      <span>{format('shell.menu')}</span>
    </>
  );
}

function isBeside({ group }: PageEntry, other: PageEntry | undefined): boolean {
  return group !== undefined && group === other?.group;
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { covers, isAtLeast, isLetIn, mayUseVoice, type Role, type WhoAmI } from './api/session.ts';
import type { MessageName } from './messages/message-names.ts';
import { TranslatePage } from './pages/translate/translate-page.tsx';

export interface PageEntry {
  /** `/`, or below `/console/`: other addresses belong to the interface. */
  readonly path: string;
  /** Name in the navigation, and of the window. */
  readonly title: MessageName;
  /** Pages of one group share an entry of this name in the navigation, which opens the first of them, and are listed below it. */
  readonly group?: MessageName;
  /** Who finds it in the navigation: this role and those above it. */
  readonly role: Role;
  /** What a key with scopes must cover, one of these at least. Default nothing. */
  readonly scopes?: readonly string[];
  /** No scope opens it: keys with scopes do not find it, people and other keys do. */
  readonly needsWholeKey?: true;
  /** Reached by its address alone, signed in or not. */
  readonly isPublic?: true;
  /** Found in the menu of the account, not among the pages. */
  readonly isOfAccount?: true;
  /** Each page is a chunk of its own, which is loaded when it is opened; Translate comes with what all pages need. */
  readonly component: ComponentType | LazyExoticComponent<ComponentType>;
}

/** Every page. An entry here is all that a new one needs beside its folder and its messages. */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    title: 'translate.title',
    role: 'user',
    scopes: ['translate:text'],
    component: TranslatePage,
  },
  {
    path: '/console/files',
    title: 'files.title',
    role: 'user',
    scopes: ['translate:document'],
    component: lazy(async () => ({ default: (await import('./pages/files/files-page.tsx')).FilesPage })),
  },
  {
    path: '/console/write',
    title: 'write.title',
    role: 'user',
    scopes: ['write:improve'],
    component: lazy(async () => ({ default: (await import('./pages/write/write-page.tsx')).WritePage })),
  },
  {
    path: '/console/voice',
    title: 'voice.title',
    role: 'user',
    needsWholeKey: true,
    component: lazy(async () => ({ default: (await import('./pages/voice/voice-page.tsx')).VoicePage })),
  },
  {
    path: '/console/workflows',
    title: 'workflows.title',
    group: 'workflows.title',
    role: 'user',
    scopes: ['agent:run'],
    component: lazy(async () => ({ default: (await import('./pages/workflows/workflows-page.tsx')).WorkflowsPage })),
  },
  {
    path: '/console/workflow-files',
    title: 'workflowFiles.title',
    group: 'workflows.title',
    role: 'administrator',
    component: lazy(async () => ({
      default: (await import('./pages/workflow-files/workflow-files-page.tsx')).WorkflowFilesPage,
    })),
  },
  {
    path: '/console/glossaries',
    title: 'glossaries.title',
    group: 'resources.title',
    role: 'user',
    scopes: ['glossaries:read'],
    component: lazy(async () => ({
      default: (await import('./pages/glossaries/glossaries-page.tsx')).GlossariesPage,
    })),
  },
  {
    path: '/console/memories',
    title: 'memories.title',
    group: 'resources.title',
    role: 'user',
    scopes: ['translation_memories:read'],
    component: lazy(async () => ({ default: (await import('./pages/memories/memories-page.tsx')).MemoriesPage })),
  },
  {
    path: '/console/styles',
    title: 'styles.title',
    group: 'resources.title',
    role: 'user',
    scopes: ['style_rules:read'],
    component: lazy(async () => ({ default: (await import('./pages/styles/styles-page.tsx')).StylesPage })),
  },
  {
    path: '/console/spoken-terms',
    title: 'terms.title',
    group: 'resources.title',
    role: 'user',
    scopes: ['spoken_terms:read'],
    component: lazy(async () => ({
      default: (await import('./pages/spoken-terms/spoken-terms-page.tsx')).SpokenTermsPage,
    })),
  },
  {
    path: '/console/keys',
    title: 'keys.title',
    group: 'administration.title',
    role: 'administrator',
    component: lazy(async () => ({ default: (await import('./pages/keys/keys-page.tsx')).KeysPage })),
  },
  {
    path: '/console/people',
    title: 'people.title',
    group: 'administration.title',
    role: 'administrator',
    component: lazy(async () => ({ default: (await import('./pages/people/people-page.tsx')).PeoplePage })),
  },
  {
    path: '/console/usage',
    title: 'usage.title',
    group: 'administration.title',
    role: 'administrator',
    component: lazy(async () => ({ default: (await import('./pages/usage/usage-page.tsx')).UsagePage })),
  },
  {
    path: '/console/audit',
    title: 'audit.title',
    group: 'administration.title',
    role: 'administrator',
    component: lazy(async () => ({ default: (await import('./pages/audit/audit-page.tsx')).AuditPage })),
  },
  {
    path: '/console/engines',
    title: 'engines.title',
    group: 'administration.title',
    role: 'administrator',
    component: lazy(async () => ({ default: (await import('./pages/engines/engines-page.tsx')).EnginesPage })),
  },
  {
    path: '/console/sign-in',
    title: 'signIn.title',
    role: 'user',
    isPublic: true,
    component: lazy(async () => ({ default: (await import('./pages/sign-in/sign-in-page.tsx')).SignInPage })),
  },
  {
    path: '/console/invitation',
    title: 'invitation.title',
    role: 'user',
    isPublic: true,
    component: lazy(async () => ({
      default: (await import('./pages/invitation/invitation-page.tsx')).InvitationPage,
    })),
  },
  {
    path: '/console/sessions',
    title: 'sessions.title',
    role: 'user',
    isOfAccount: true,
    component: lazy(async () => ({ default: (await import('./pages/sessions/sessions-page.tsx')).SessionsPage })),
  },
];

export function findPage(path: string): PageEntry | undefined {
  return pages.find((page) => page.path === path.replace(/(.)\/$/, '$1'));
}

/** Whether a page is of use to whoever is signed in. */
export function isOpenTo({ role, scopes, needsWholeKey, isPublic }: PageEntry, session: WhoAmI | undefined): boolean {
  if (isPublic === true) return false;
  if (!isLetIn(session) || session.role === null || !isAtLeast(session.role, role)) return false;
  if (needsWholeKey === true && !mayUseVoice(session)) return false;
  // Who has not signed in has nothing of their own.
  if (scopes === undefined) return session.is_signed_in;
  return scopes.some((scope) => covers(session, scope));
}

/** One page for each entry of the navigation: of a group, the first that is of use. */
export function navigationOf(open: readonly PageEntry[]): readonly PageEntry[] {
  return open.filter((page, index) => {
    const first = open.findIndex(({ group }) => group !== undefined && group === page.group);
    return page.isOfAccount !== true && (page.group === undefined || first === index);
  });
}

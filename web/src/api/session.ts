import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { base } from '../shell/location.ts';
import { forgetHistory } from './browser-history.ts';
import { api } from './client.ts';
import type { paths } from './interface.generated.d.ts';
import { Problem } from './problem.ts';
import { rememberPassword } from './sign-in-method.ts';

export type WhoAmI = paths['/v1/console/session']['get']['responses'][200]['content']['application/json'];

export const roles = ['user', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

const sessionKey = ['session'];

/** Each role may do what those before it may. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** Signed in, or at an address from which nobody has to be. */
export function isLetIn(session: WhoAmI | undefined): session is WhoAmI {
  return session?.is_signed_in === true || session?.is_anyone === true;
}

/** Whether the session covers an operation that needs the scope. */
export function covers(session: WhoAmI | undefined, scope: string): boolean {
  return isLetIn(session) && (session.scopes === null || session.scopes.includes(scope));
}

/** No scope opens voice: people and keys without scopes may use it. */
export function mayUseVoice(session: WhoAmI | undefined): boolean {
  return session?.is_signed_in === true && (session.person !== null || session.scopes === null);
}

/** Who is signed in, for every page: one request, shared. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => (await api.GET('/v1/console/session', { signal })).data,
});

export function useSession() {
  return useQuery(sessionQuery);
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation<WhoAmI | undefined, Problem, string>({
    mutationFn: async (key) => (await api.POST('/v1/console/session', { body: { key } })).data,
    onSuccess: (session) => client.setQueryData(sessionKey, session),
  });
}

export function useSignInWithPassword() {
  const client = useQueryClient();
  return useMutation<WhoAmI | undefined, Problem, { email: string; password: string }>({
    mutationFn: async (body) => (await api.POST('/v1/console/session/password', { body })).data,
    onSuccess: (session) => {
      rememberPassword();
      client.setQueryData(sessionKey, session);
    },
  });
}

/** Sets the password and signs in, whoever was signed in here before. */
export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation<WhoAmI | undefined, Problem, { token: string; password: string; name?: string }>({
    mutationFn: async (body) => (await api.POST('/v1/console/invitation/acceptance', { body })).data,
    onSuccess: (session) => {
      rememberPassword();
      client.clear();
      client.setQueryData(sessionKey, session);
    },
  });
}

/** In this browser, or everywhere. */
export function useSignOut(where: 'here' | 'everywhere' = 'here') {
  const client = useQueryClient();
  const next = client.getQueryData<WhoAmI>(sessionKey)?.sign_out_url ?? `${base}/`;
  return useMutation({
    mutationFn: () => api.DELETE(where === 'here' ? '/v1/console/session' : '/v1/console/sessions'),
    // Nothing of one person stays for the next.
    onSettled: async () => {
      client.clear();
      sessionStorage.clear();
      await forgetHistory();
      location.assign(next);
    },
  });
}

/** Call it with the error of a request: a session that has ended leads back to the sign-in. */
export function useEndedSession(): (error: unknown) => void {
  const client = useQueryClient();
  return (error) => {
    if (error instanceof Problem && error.code === 'session_ended')
      void client.invalidateQueries({ queryKey: sessionKey });
  };
}

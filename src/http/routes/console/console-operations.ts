import type { Operation } from '../../operation.ts';
import { acceptInvitationOperation } from './accept-invitation.ts';
import { endSessionOperation } from './end-session.ts';
import { listSessionsOperation } from './list-sessions.ts';
import { readInvitationOperation } from './read-invitation.ts';
import { readSessionOperation } from './read-session.ts';
import type { ConsoleRoutes } from './session-schemas.ts';
import { signInOperation } from './sign-in.ts';
import { signInWithPasswordOperation } from './sign-in-with-password.ts';
import { signOutOperation } from './sign-out.ts';
import { signOutEverywhereOperation } from './sign-out-everywhere.ts';

/** What pages of the console need beside the interface. */
export function consoleOperations(routes: ConsoleRoutes): readonly Operation[] {
  return [
    signInOperation(routes),
    signInWithPasswordOperation(routes),
    readInvitationOperation(routes),
    acceptInvitationOperation(routes),
    readSessionOperation(routes),
    signOutOperation(routes),
    listSessionsOperation(routes),
    endSessionOperation(routes),
    signOutEverywhereOperation(routes),
  ];
}

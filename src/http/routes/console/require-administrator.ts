import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import type { ActOfAccount } from '../../../features/audit/act.ts';
import type { ConsoleCookies } from '../../plugins/console-cookies.ts';

/** Who asks, for the audit log; no cache keeps the answer. Throws `role_required` for who is no administrator. */
export async function requireAdministrator(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  cookies: Pick<ConsoleCookies, 'require'>,
): Promise<ActOfAccount> {
  const { account, admin, identity, role } = await cookies.require(request);
  if (role !== 'administrator') throw new ServiceError('role_required', { role: 'administrator', given: role });
  reply.header('cache-control', 'no-store');
  const { key } = admin ?? identity;
  return { accountId: account.id, actor: key.id, origin: request.caller.address, traceId: request.id };
}

import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';

/** What readiness depends on: each check is ready or says why not. */
export interface ReadinessReport {
  /** Requests can be served, if not by everything that is checked. */
  readonly ready: boolean;
  readonly checks: readonly { readonly name: string; readonly ready: boolean; readonly reason?: string }[];
}

const Health = Type.Object({
  status: Type.Literal('ok'),
  version: Type.String({ description: 'Version of Dragoman.' }),
});

export function healthOperation(version: string): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getHealth',
    method: 'GET',
    path: '/healthz',
    access: { kind: 'public' },
    summary: 'Check that the process is alive',
    description:
      'Responds as long as the process runs, regardless of its engines. Supervisors use it to restart the server.',
    tag: 'Operation',
    response: Health,
    async handle(): Promise<Static<typeof Health>> {
      return { status: 'ok', version };
    },
  });
}

const Readiness = Type.Object({
  status: Type.Unsafe<'ready' | 'not_ready'>({ type: 'string', enum: ['ready', 'not_ready'] }),
  checks: Type.Array(Type.Object({ name: Type.String(), ready: Type.Boolean(), reason: Type.Optional(Type.String()) })),
});

export function readinessOperation(probe: () => ReadinessReport): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getReadiness',
    method: 'GET',
    path: '/readyz',
    access: { kind: 'public' },
    summary: 'Check that the server can serve requests; 503 if it cannot',
    description:
      'The server is ready as soon as one engine can translate. The check of each engine, including writing engines, gives the reason if the engine does not work.',
    tag: 'Operation',
    response: Readiness,
    async handle({ reply }): Promise<Static<typeof Readiness>> {
      const { ready, checks } = probe();
      if (!ready) reply.code(503).serializer(JSON.stringify);
      return { status: ready ? 'ready' : 'not_ready', checks: [...checks] };
    },
  });
}

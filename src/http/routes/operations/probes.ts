import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';

/** What readiness depends on: each check is ready or says why not. */
export interface ReadinessReport {
  /** Requests can be served, if not by everything that is checked. */
  readonly ready: boolean;
  readonly checks: readonly { readonly name: string; readonly ready: boolean; readonly reason?: string }[];
}

const Health = Type.Object({ status: Type.Literal('ok'), version: Type.String({ description: 'Of Dragoman.' }) });

export function healthOperation(version: string): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getHealth',
    method: 'GET',
    path: '/healthz',
    access: { kind: 'public' },
    summary: 'Whether the process is alive',
    description: 'Answers as long as the process does, whatever its engines are up to. For restarts by a supervisor.',
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
    summary: 'Whether requests can be served; 503 while they cannot',
    description:
      'Ready as soon as one engine can translate; each engine, those that improve texts among them, says in its check why it cannot work.',
    tag: 'Operation',
    response: Readiness,
    async handle({ reply }): Promise<Static<typeof Readiness>> {
      const { ready, checks } = probe();
      if (!ready) reply.code(503).serializer(JSON.stringify);
      return { status: ready ? 'ready' : 'not_ready', checks: [...checks] };
    },
  });
}

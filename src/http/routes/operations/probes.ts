import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';

/** What readiness depends on: each entry is ready or says why not. */
export type ReadinessProbe = () => readonly {
  readonly name: string;
  readonly ready: boolean;
  readonly reason?: string;
}[];

const Health = Type.Object({ status: Type.Literal('ok') });

export function healthOperation(): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getHealth',
    method: 'GET',
    path: '/healthz',
    access: { kind: 'public' },
    summary: 'Whether the process is alive',
    tag: 'Operation',
    response: Health,
    async handle(): Promise<Static<typeof Health>> {
      return { status: 'ok' };
    },
  });
}

const Readiness = Type.Object({
  status: Type.Unsafe<'ready' | 'not_ready'>({ type: 'string', enum: ['ready', 'not_ready'] }),
  checks: Type.Array(Type.Object({ name: Type.String(), ready: Type.Boolean(), reason: Type.Optional(Type.String()) })),
});

export function readinessOperation(probe: ReadinessProbe): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getReadiness',
    method: 'GET',
    path: '/readyz',
    access: { kind: 'public' },
    summary: 'Whether requests can be served; 503 while they cannot',
    tag: 'Operation',
    response: Readiness,
    async handle({ reply }): Promise<Static<typeof Readiness>> {
      const checks = [...probe()];
      const ready = checks.every((check) => check.ready);
      if (!ready) reply.code(503).serializer(JSON.stringify);
      return { status: ready ? 'ready' : 'not_ready', checks };
    },
  });
}

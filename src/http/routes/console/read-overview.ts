import { type Static, Type } from 'typebox';
import { defineOperation, type Operation } from '../../operation.ts';
import { PackagesReport } from './package-setup.ts';
import { requireAdministrator } from './require-administrator.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const nullableNumber = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const services = ['translation', 'writing', 'evaluation', 'recognition', 'synthesis'] as const;
export type EngineService = (typeof services)[number];

const Engine = Type.Object({
  engine: Type.String(),
  service: Type.Enum([...services]),
  is_ready: Type.Boolean(),
  reason: Type.Optional(Type.String({ description: 'Why it does not work, for operators.' })),
  tier: Type.Optional(Type.String({ description: '`classic` or `next_gen`, of engines that translate.' })),
  pairs: Type.Optional(
    Type.Array(Type.String(), { description: 'Direct pairs of engines that translate, such as `en-es`.' }),
  ),
  languages: Type.Optional(Type.Array(Type.String(), { description: 'Of other engines.' })),
});

const Overview = Type.Object({
  engines: Type.Array(Engine),
  parts: Type.Array(
    Type.Object({ name: Type.String(), is_ready: Type.Boolean(), reason: Type.Optional(Type.String()) }),
    { description: 'What else the server needs for some of its work, as `GET /readyz` lists it.' },
  ),
  model_pulls: Type.Array(
    Type.Object({
      direction: Type.String(),
      bytes: nullableNumber('Received so far; null while it waits.'),
      total_bytes: nullableNumber('Null where the size is not known.'),
      failure: nullableText('Why the last attempt failed.'),
    }),
    {
      description:
        'Neural models that the configuration names or an administrator asked for, and that are still to be installed.',
    },
  ),
  has_model_pulls: Type.Boolean({
    description: 'Whether `POST /v1/console/models` is there (`DRAGOMAN_CONSOLE_MODELS`).',
  }),
  packages: PackagesReport,
  has_server_trials: Type.Boolean({
    description: 'Whether `POST /v1/console/server-trials` is there (`DRAGOMAN_SERVER_TRIALS`).',
  }),
  queue: Type.Array(
    Type.Object({
      kind: Type.String(),
      waiting: Type.Integer(),
      running: Type.Integer(),
      oldest_waiting_time: nullableText('Since when the oldest waits.'),
    }),
  ),
  refusals: Type.Array(
    Type.Object({
      time: Type.String(),
      operation: Type.String(),
      status: Type.Integer(),
      code: Type.String({ description: 'Of the catalogue of errors.' }),
      key_id: nullableText('Key that called.'),
      trace_id: Type.String(),
    }),
    {
      description:
        'The last requests of the account that this server process refused or failed to answer, newest first. Never a text.',
    },
  ),
});
export type Overview = Static<typeof Overview>;

interface OverviewRoutes extends Pick<ConsoleRoutes, 'cookies'> {
  readonly read: (accountId: string) => Promise<Overview>;
}

export function readOverviewOperation({ cookies, read }: OverviewRoutes): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getServerOverview',
    method: 'GET',
    path: '/v1/console/overview',
    access: sessionAccess,
    summary: 'Show engines, what is missing, the queue, and the last refusals of the account',
    description: 'For administrators.',
    tag: consoleTag,
    response: Overview,
    async handle(call): Promise<Overview> {
      const { accountId } = await requireAdministrator(call, cookies);
      return read(accountId);
    },
  });
}

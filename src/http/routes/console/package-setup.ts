import { type Static, Type } from 'typebox';
import type { ActOfAccount } from '../../../features/audit/act.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { requireAdministrator } from './require-administrator.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

const nullable = <Schema extends ReturnType<typeof Type.String | typeof Type.Integer>>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const group = Type.String({ maxLength: 30, description: 'Such as `voice`.' });
const names = (description: string) => Type.Array(Type.String(), { description });

/** Why set-up may not install packages here. */
const hindrances = ['needs_root', 'switched_off', 'no_apt', 'no_setup', 'not_allowed'] as const;
export type Hindrance = (typeof hindrances)[number];

const PackageGroup = Type.Object({
  group,
  missing: names('Debian packages of the group that are not installed.'),
  command: nullable(Type.String(), 'What an operator types to install them.'),
});
export type PackageGroup = Static<typeof PackageGroup>;

const states = ['running', 'cancelling', 'installed', 'incomplete', 'cancelled', 'failed'] as const;
const steps = ['waiting', 'lists', 'downloading', 'installing', 'preparing'] as const;

const PackageRun = Type.Object({
  groups: names('What was asked for.'),
  state: Type.Enum([...states], {
    description:
      '`incomplete`: some packages could not be installed. `cancelling`: what is being unpacked is finished first. `failed`: set-up ended without an answer.',
  }),
  step: Type.Enum([...steps]),
  group: nullable(Type.String(), 'Group of packages that the step is about.'),
  percent: nullable(Type.Integer({ minimum: 0, maximum: 100 }), 'Of the step; null while nothing is known of it.'),
  left: names('Packages that are still missing at the end.'),
  unavailable: names('Those of them that the distribution does not have.'),
  words: nullable(Type.String(), 'What apt-get said last, where it failed.'),
});
export type PackageRun = Static<typeof PackageRun>;

export const PackagesReport = Type.Object(
  {
    groups: Type.Array(PackageGroup, { description: 'Groups of which something is missing.' }),
    hindrance: Type.Union([Type.Enum([...hindrances]), Type.Null()], {
      description:
        'Why this server may not install packages; null where it may, by `POST /v1/console/packages`. `not_allowed`: `DRAGOMAN_CONSOLE_PACKAGES=0`; `switched_off`: `DRAGOMAN_SETUP_APT=0`; `no_setup`: this installation comes without set-up, as images of containers do.',
    }),
    run: Type.Union([PackageRun, Type.Null()], {
      description: 'The installation under way, or the last one since the server started.',
    }),
  },
  { description: 'Debian packages for parts of the service, on the machine of the server that answers.' },
);
export type PackagesReport = Static<typeof PackagesReport>;

export interface PackageSetupRoutes extends Pick<ConsoleRoutes, 'cookies'> {
  readonly packages: {
    /** Installs them once the audit log has who asked. */
    request(groups: readonly string[], by: ActOfAccount): Promise<void>;
    /** Does nothing where nothing is being installed. */
    cancel(by: ActOfAccount): Promise<void>;
  };
}

const Body = Type.Object({ groups: Type.Array(group, { minItems: 1, maxItems: 10 }) });
type Body = Static<typeof Body>;

/** Debian packages that administrators get without a command line, where set-up may install them. */
export function packageSetupOperations({ cookies, packages }: PackageSetupRoutes): readonly Operation[] {
  return [
    defineOperation<Body, undefined>({
      id: 'installPackages',
      method: 'POST',
      path: '/v1/console/packages',
      access: sessionAccess,
      summary: 'Install Debian packages in the background',
      description:
        'For administrators. `GET /v1/console/overview` has the groups that can be named here, the progress and the outcome. Only where set-up may install packages itself: as root, or with `DRAGOMAN_SETUP_APT=sudo`. One installation at a time. Not there with `DRAGOMAN_CONSOLE_PACKAGES=0`.',
      tag: consoleTag,
      body: Body,
      status: 202,
      response: null,
      async handle(call): Promise<null> {
        await packages.request(call.body.groups, await requireAdministrator(call, cookies));
        return null;
      },
    }),
    defineOperation<undefined, undefined>({
      id: 'cancelPackages',
      method: 'DELETE',
      path: '/v1/console/packages',
      access: sessionAccess,
      summary: 'Cancel the installation of Debian packages',
      description:
        'For administrators. A download ends at once, and the next installation goes on with it. What is being unpacked is finished first, since a package that is installed by half hinders later installations. Not there with `DRAGOMAN_CONSOLE_PACKAGES=0`.',
      tag: consoleTag,
      status: 204,
      response: null,
      async handle(call): Promise<null> {
        await packages.cancel(await requireAdministrator(call, cookies));
        return null;
      },
    }),
  ];
}

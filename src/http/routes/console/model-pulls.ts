import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import type { ActOfAccount } from '../../../features/audit/act.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { requireAdministrator } from './require-administrator.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

export interface ModelPullRoutes extends Pick<ConsoleRoutes, 'cookies'> {
  readonly pulls: {
    /** Pulls them once the audit log has who asked. Answers the first name that no model can have; nothing is pulled then. */
    request(directions: readonly string[], by: ActOfAccount): Promise<string | undefined>;
    /** Does nothing where it is not on its way. */
    cancel(direction: string, by: ActOfAccount): Promise<void>;
  };
}

const direction = Type.String({ maxLength: 30, description: 'Such as `en-de`.' });
const Body = Type.Object({ models: Type.Array(direction, { minItems: 1, maxItems: 10 }) });
type Body = Static<typeof Body>;
const Params = Type.Object({ direction });
type Params = Static<typeof Params>;

/** Neural models that administrators get without a command line. */
export function modelPullOperations({ cookies, pulls }: ModelPullRoutes): readonly Operation[] {
  return [
    defineOperation<Body, undefined>({
      id: 'pullModels',
      method: 'POST',
      path: '/v1/console/models',
      access: sessionAccess,
      summary: 'Install neural models in the background',
      description:
        'For administrators. `GET /v1/console/overview` shows the progress. Models come from the index that the configuration names; an interrupted pull goes on where it was. The process that answers pulls them, into its models folder. Not there with `DRAGOMAN_CONSOLE_MODELS=0`.',
      tag: consoleTag,
      body: Body,
      status: 202,
      response: null,
      async handle(call): Promise<null> {
        const wrong = await pulls.request(call.body.models, await requireAdministrator(call, cookies));
        if (wrong !== undefined)
          throw new ServiceError('invalid_parameter', {
            parameter: 'models',
            reason: `'${wrong}' is not a direction such as en-de.`,
          });
        return null;
      },
    }),
    defineOperation<undefined, undefined, Params>({
      id: 'cancelModelPull',
      method: 'DELETE',
      path: '/v1/console/models/:direction',
      access: sessionAccess,
      summary: 'Cancel the installation of a neural model',
      description:
        'For administrators. What was received is kept, and the pull goes on from there when the model is asked for again. It also ends for a pair that needs the model to go through English; the other model of the pair is still pulled. The models of `DRAGOMAN_MODELS` are pulled again when the server starts again. Not there with `DRAGOMAN_CONSOLE_MODELS=0`.',
      tag: consoleTag,
      params: Params,
      status: 204,
      response: null,
      async handle(call): Promise<null> {
        await pulls.cancel(call.params.direction, await requireAdministrator(call, cookies));
        return null;
      },
    }),
  ];
}

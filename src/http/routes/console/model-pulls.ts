import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type ConsoleRoutes, consoleTag, sessionAccess } from './session-schemas.ts';

interface ModelPullRoutes extends Pick<ConsoleRoutes, 'cookies'> {
  readonly pulls: {
    /** False where no model can have this name. */
    request(direction: string): Promise<boolean>;
    /** False where it is not on its way. */
    cancel(direction: string): boolean;
  };
}

const direction = Type.String({ maxLength: 30, description: 'Such as `en-de`.' });
const Body = Type.Object({ models: Type.Array(direction, { minItems: 1, maxItems: 10 }) });
type Body = Static<typeof Body>;
const Params = Type.Object({ direction });
type Params = Static<typeof Params>;

/** Neural models that administrators get without a command line. */
export function modelPullOperations({ cookies, pulls }: ModelPullRoutes): readonly Operation[] {
  const checkRole = async (request: FastifyRequest): Promise<void> => {
    const { role } = await cookies.require(request);
    if (role !== 'administrator') throw new ServiceError('role_required', { role: 'administrator', given: role });
  };
  return [
    defineOperation<Body, undefined>({
      id: 'pullModels',
      method: 'POST',
      path: '/v1/console/models',
      access: sessionAccess,
      summary: 'Install neural models in the background',
      description:
        'For administrators. `GET /v1/console/overview` shows the progress. Models come from the index that the configuration names; a pull that was interrupted is gone on with. The process that answers pulls them, into its models folder.',
      tag: consoleTag,
      body: Body,
      status: 202,
      response: null,
      async handle({ request, body }): Promise<null> {
        await checkRole(request);
        for (const model of body.models)
          if (!(await pulls.request(model)))
            throw new ServiceError('invalid_parameter', {
              parameter: 'models',
              reason: `'${model}' is not a direction such as en-de.`,
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
        'For administrators. What was received is kept, and gone on with when the model is asked for again. A model that the configuration names is pulled again after a restart.',
      tag: consoleTag,
      params: Params,
      status: 204,
      response: null,
      async handle({ request, params }): Promise<null> {
        await checkRole(request);
        pulls.cancel(params.direction);
        return null;
      },
    }),
  ];
}

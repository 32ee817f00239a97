import { Type } from 'typebox';
import { planHas } from '../../../features/accounts/plan-features.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { offeredResources } from './resources.ts';

const Answer = Type.Array(
  Type.Object({
    name: Type.String(),
    features: Type.Array(
      Type.Object({
        name: Type.String(),
        needs_source_support: Type.Optional(Type.Boolean()),
        needs_target_support: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
);

export function listResourcesOperation(): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listLanguageResources',
    method: 'GET',
    path: '/v3/languages/resources',
    access: { kind: 'developer', scope: 'languages:read' },
    summary: 'List the resources of this server and the features of each',
    description:
      'The list shows what the plan of the key includes. A language supports a feature if `GET /v3/languages` lists it.',
    tag: 'Languages',
    response: Answer,
    async handle({ identity }) {
      const isOffered = ({ name }: { readonly name: string }): boolean => planHas(identity.account.plan, name);
      return offeredResources
        .filter(isOffered)
        .map(({ name, features }) => ({ name, features: features.filter(isOffered) }));
    },
  });
}

import { type Static, Type } from 'typebox';
import type { TranslationRouter } from '../../../contracts/engines/translation-router.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { canonicalLanguage } from '../../../language/codes.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleTag, sessionAccess } from './session-schemas.ts';

const Query = Type.Object({
  source_lang: Type.String({ description: 'BCP 47 code.' }),
  target_lang: Type.String({ description: 'BCP 47 code.' }),
});
type Query = Static<typeof Query>;

const Answer = Type.Object({
  engines: Type.Array(Type.String(), { description: 'Of the route that serves the pair now; empty where none does.' }),
  alternatives: Type.Array(Type.String(), {
    description:
      'Engines that each translate the pair by themselves, the best first, as `engine` of `POST /v2/translate` takes them; empty where the server does not name its engines.',
  }),
  command: Type.Union([Type.String(), Type.Null()], {
    description: 'What an operator types so that a pair without a route gets one, where an engine knows.',
  }),
  models: Type.Array(Type.String(), {
    description:
      'Neural models that give it one, as `POST /v1/console/models` takes them; empty where none do, and with `DRAGOMAN_CONSOLE_MODELS=0`.',
  }),
});
type Answer = Static<typeof Answer>;

interface RemedyRoutes {
  readonly router: Pick<TranslationRouter, 'find' | 'remedy'>;
  /** Ids of the engines that may be named; none where the operator hides them. */
  readonly engines: readonly string[];
  /** Of models that a remedy pulls. */
  readonly modelsOf: (remedy: string) => readonly string[];
}

export function readRemedyOperation({ router, engines, modelsOf }: RemedyRoutes): Operation {
  return defineOperation<undefined, Query>({
    id: 'getPairRemedy',
    method: 'GET',
    path: '/v1/console/pair',
    access: sessionAccess,
    summary: 'Show what translates a pair of languages, or how to get it',
    description: 'Nothing is translated.',
    tag: consoleTag,
    query: Query,
    response: Answer,
    async handle({ query }): Promise<Answer> {
      const [source, target] = (['source_lang', 'target_lang'] as const).map((parameter) => {
        const code = canonicalLanguage(query[parameter]);
        if (code === undefined)
          throw new ServiceError('invalid_parameter', {
            parameter,
            reason: `'${query[parameter]}' is not a language.`,
          });
        return code;
      }) as [string, string];
      const route = router.find({ source, target });
      const command = route === undefined ? (router.remedy({ source, target }) ?? null) : null;
      return {
        engines: route?.hops.map(({ engine }) => engine.id) ?? [],
        alternatives: engines
          .flatMap((engine) => router.find({ source, target, engine }) ?? [])
          .toSorted((one, other) => other.score - one.score)
          .flatMap(({ hops: [first] }) => first?.engine.id ?? []),
        command,
        models: command === null ? [] : [...modelsOf(command)],
      };
    },
  });
}

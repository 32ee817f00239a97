import { type Static, Type } from 'typebox';
import type { TranslationRouter } from '../../../contracts/engines/translation-router.ts';
import type { InstalledLists } from '../../../features/languages/installed-lists.ts';
import { listTranslationLanguages } from '../../../features/languages/list-languages.ts';
import { upperCaseCode } from '../../../language/codes.ts';
import { defineOperation, type Operation } from '../../operation.ts';

const Query = Type.Object({
  type: Type.Optional(
    Type.Unsafe<'source' | 'target'>({ type: 'string', enum: ['source', 'target'], description: 'Default `source`.' }),
  ),
});
type Query = Static<typeof Query>;

const Answer = Type.Array(
  Type.Object({
    language: Type.String({ description: 'Upper-case code, such as `PT-BR`.' }),
    name: Type.String(),
    supports_formality: Type.Optional(Type.Boolean({ description: 'Only for target languages.' })),
  }),
);

export function listV2LanguagesOperation(lists: InstalledLists): Operation {
  return defineOperation<undefined, Query>({
    id: 'listLanguagesV2',
    method: 'GET',
    path: '/v2/languages',
    access: { kind: 'developer', scope: 'languages:read' },
    summary: 'List source or target languages of text translation',
    description: 'Deprecated: use `GET /v3/languages`. The field `type` is also read from a form body.',
    deprecated: true,
    tag: 'Languages',
    query: Query,
    queryMayBeForm: true,
    response: Answer,
    async handle({ query: { type = 'source' } }): Promise<Static<typeof Answer>> {
      return lists.get(`v2 ${type}`, type === 'source' ? listSources : listTargets);
    },
  });
}

function listSources(router: TranslationRouter): Static<typeof Answer> {
  return listTranslationLanguages(router)
    .filter(({ usableAsSource }) => usableAsSource)
    .map(({ code, name }) => ({ language: upperCaseCode(code), name }));
}

function listTargets(router: TranslationRouter): Static<typeof Answer> {
  return listTranslationLanguages(router)
    .filter(({ usableAsTarget, shownAsVariants }) => usableAsTarget && !shownAsVariants)
    .map(({ code, name, formality }) => ({ language: upperCaseCode(code), name, supports_formality: formality }));
}

import { type Static, Type } from 'typebox';
import { listGlossaryPairs } from '../../../features/glossaries/list-glossary-pairs.ts';
import type { InstalledLists } from '../../../features/languages/installed-lists.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { glossaryTag, PairQuery } from './glossary-schemas.ts';

const Answer = Type.Object({ supported_languages: Type.Array(PairQuery) });

export function listLanguagePairsOperation(lists: InstalledLists): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listGlossaryLanguagePairs',
    method: 'GET',
    path: '/v2/glossary-language-pairs',
    access: { kind: 'developer', scope: 'glossaries:read' },
    summary: 'List the language pairs of glossaries',
    description: 'Deprecated: use `GET /v3/languages?resource=glossary`.',
    deprecated: true,
    tag: glossaryTag,
    response: Answer,
    async handle(): Promise<Static<typeof Answer>> {
      return lists.get('glossary pairs', (router) => ({
        supported_languages: listGlossaryPairs(router).map(({ source, target }) => ({
          source_lang: source,
          target_lang: target,
        })),
      }));
    },
  });
}

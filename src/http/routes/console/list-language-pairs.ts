import { type Static, Type } from 'typebox';
import type { InstalledLists } from '../../../features/languages/installed-lists.ts';
import { listTranslationLanguages } from '../../../features/languages/list-languages.ts';
import { listPairs } from '../../../features/languages/list-pairs.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { consoleTag, visitorAccess } from './session-schemas.ts';

const Answer = Type.Object({
  languages: Type.Array(
    Type.Object({
      lang: Type.String({ description: 'BCP 47 code, such as `pt-BR`.' }),
      has_formality: Type.Boolean({ description: 'As a target, for at least one source.' }),
    }),
    {
      description:
        'All languages that pages offer, also those that no engine translates yet: asking for one of these says how to get it.',
    },
  ),
  sources: Type.Array(
    Type.Object({
      lang: Type.String(),
      targets: Type.Array(Type.String(), { description: 'What the source can be translated into now.' }),
    }),
  ),
  has_other_engines: Type.Boolean({
    description:
      'More than one engine translates texts on this server, and `engine` of `POST /v2/translate` may name one.',
  }),
});
type Answer = Static<typeof Answer>;

/** What people ask a translator for, whatever is installed: the languages of the public interface. */
const expected = 'ar bg cs da de el en es et fi fr hu id it ja ko lt lv nb nl pl pt-BR ro ru sk sl sv tr uk zh'.split(
  ' ',
);

/** `namesEngines`: whether requests may name engines, and there is a choice. */
export function listLanguagePairsOperation(lists: InstalledLists, namesEngines: () => boolean): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listLanguagePairs',
    method: 'GET',
    path: '/v1/console/language-pairs',
    access: visitorAccess,
    summary: 'List what each language can be translated into',
    description: 'Unlike `GET /v3/languages`, which cannot say that a source and a target do not go together.',
    tag: consoleTag,
    response: Answer,
    handle: async () =>
      lists.get('console pairs', (router) => ({
        ...toAnswer(listTranslationLanguages(router), listPairs(router)),
        has_other_engines: namesEngines(),
      })),
  });
}

function toAnswer(
  languages: ReturnType<typeof listTranslationLanguages>,
  pairs: ReturnType<typeof listPairs>,
): Omit<Answer, 'has_other_engines'> {
  const installed = new Set(languages.map(({ code }) => baseLanguage(code)));
  const others = expected.filter((code) => !installed.has(baseLanguage(code)));
  return {
    languages: [
      ...languages
        .filter(({ usableAsTarget, shownAsVariants }) => usableAsTarget && !shownAsVariants)
        .map(({ code, formality }) => ({ lang: code, has_formality: formality })),
      ...others.map((lang) => ({ lang, has_formality: false })),
    ],
    sources: pairs.map(({ source, targets }) => ({ lang: source, targets: [...targets] })),
  };
}

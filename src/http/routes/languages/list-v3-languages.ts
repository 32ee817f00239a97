import { type Static, Type } from 'typebox';
import type { TranslationRouter } from '../../../contracts/engines/translation-router.ts';
import type { Plan } from '../../../contracts/stores/accounts.ts';
import { planHas } from '../../../features/accounts/plan-features.ts';
import { listGlossaryLanguages } from '../../../features/glossaries/list-glossary-pairs.ts';
import type { InstalledLists } from '../../../features/languages/installed-lists.ts';
import { type LanguageEntry, listTranslationLanguages } from '../../../features/languages/list-languages.ts';
import { listStyleRuleLanguages } from '../../../features/style-rules/style-rule-languages.ts';
import type { SpeechEngines } from '../../../features/voice/speech-engines.ts';
import { listVoiceLanguages } from '../../../features/voice/voice-languages.ts';
import { listWritingLanguages, type WritingServices } from '../../../features/writing/writing-languages.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { resourceNames } from './resources.ts';

const Query = Type.Object({
  resource: Type.Unsafe<(typeof resourceNames)[number]>({ type: 'string', enum: resourceNames }),
  include: Type.Optional(
    Type.Array(Type.Unsafe<'beta' | 'external'>({ type: 'string', enum: ['beta', 'external'] }), {
      'x-comma-separated': true,
      description: 'Also list languages and features that are in beta or provided by an external partner. Repeatable.',
    }),
  ),
});
type Query = Static<typeof Query>;

const Answer = Type.Array(
  Type.Object({
    lang: Type.String({ description: 'BCP 47 code, such as `pt-BR`.' }),
    name: Type.String(),
    usable_as_source: Type.Boolean(),
    usable_as_target: Type.Boolean(),
    status: Type.String({ description: '`stable` or `beta`.' }),
    external: Type.Optional(
      Type.Boolean({
        description: 'Of voice: an engine of it is a server outside this machine and its private network.',
      }),
    ),
    features: Type.Record(Type.String(), Type.Object({ status: Type.String() }), {
      description: 'The language supports a feature if the key of the feature is present.',
    }),
  }),
);
type Answer = Static<typeof Answer>;

/** What is asked beside the router. */
interface OtherEngines extends WritingServices {
  readonly speech: SpeechEngines;
}

export function listV3LanguagesOperation(lists: InstalledLists, { speech, ...writing }: OtherEngines): Operation {
  return defineOperation<undefined, Query>({
    id: 'listLanguages',
    method: 'GET',
    path: '/v3/languages',
    access: { kind: 'developer', scope: 'languages:read' },
    summary: 'List the languages of a resource',
    description:
      'The list shows what the installed engines can do and the plan of the key includes. It is empty for a resource that this installation does not offer.',
    tag: 'Languages',
    query: Query,
    response: Answer,
    async handle({ query: { resource, include = [] }, identity }): Promise<Answer> {
      const { plan } = identity.account;
      if (!planHas(plan, resource)) return [];
      if (resource === 'write') return listImproved(writing);
      if (resource === 'voice')
        return listVoice(lists, speech, include.includes('external')).map((entry) => inPlan(plan, entry));

      const name = `v3 ${plan} ${resource} ${include.includes('beta')}`;
      return lists.get(name, (router) =>
        (listers[resource]?.(router, include) ?? []).map((entry) => inPlan(plan, entry)),
      );
    },
  });
}

/** What a call with a key of the plan would refuse is not listed. */
function inPlan(plan: Plan, entry: Answer[number]): Answer[number] {
  const features = Object.entries(entry.features).filter(([feature]) => planHas(plan, feature));
  return { ...entry, features: Object.fromEntries(features) };
}

const stable = { status: 'stable' };

type Lister = (router: TranslationRouter, include: NonNullable<Query['include']>) => Answer;

/** Of the resources that this server offers. */
const listers: Readonly<Partial<Record<Query['resource'], Lister>>> = {
  translate_text: (router) => listTranslated(router, { tag_handling: stable }),
  translate_document: (router) => listTranslated(router, {}),
  translation_memory: (router) => listTranslationLanguages(router).map((language) => toAnswer(language, {})),
  glossary: (router) => listGlossaryLanguages(router).map((language) => toAnswer(language, {})),
  style_rules: (router, include) =>
    listStyleRuleLanguages(router)
      .filter(({ status }) => status === 'stable' || include.includes(status))
      .map((language) => toAnswer({ ...language, usableAsSource: false, usableAsTarget: true }, {})),
};

function listVoice(lists: InstalledLists, speech: SpeechEngines, withExternal: boolean): Answer {
  const engines = [...speech.recognizers, ...(speech.synthesizer === undefined ? [] : [speech.synthesizer])];
  const installed = engines.map((engine) => `${engine.id} ${engine.version} ${engine.languages().join()}`).join(';');
  const name = `voice ${withExternal} ${installed}`;
  return lists
    .get(name, (router) => listVoiceLanguages(router, speech, withExternal))
    .map((language) => ({
      ...toAnswer(language, {
        ...(language.usableAsSource ? { transcription: stable } : {}),
        ...(language.detected ? { auto_detection: stable } : {}),
        ...(language.spokenTerms ? { spoken_terms: stable } : {}),
        ...(language.translatedSpeech ? { translated_speech: stable } : {}),
        ...(language.formality ? { formality: stable } : {}),
        glossary: stable,
      }),
      ...(language.external ? { external: true } : {}),
    }));
}

function listImproved(writing: WritingServices): Answer {
  return listWritingLanguages(writing).map((language) =>
    toAnswer(language, {
      ...(language.styles ? { writing_style: stable } : {}),
      ...(language.tones ? { tone: stable } : {}),
    }),
  );
}

/** `features` are those that the resource has with every language. */
function listTranslated(router: TranslationRouter, features: Answer[number]['features']): Answer {
  const styled = new Set(listStyleRuleLanguages(router).map(({ code }) => code));
  return listTranslationLanguages(router).map((language) => toTranslationAnswer(language, styled, features));
}

function toTranslationAnswer(
  language: LanguageEntry,
  styled: ReadonlySet<string>,
  features: Answer[number]['features'],
): Answer[number] {
  const { code, usableAsTarget } = language;
  return toAnswer(language, {
    ...features,
    glossary: stable,
    translation_memory: stable,
    ...(usableAsTarget && (styled.has(code) || styled.has(baseLanguage(code))) ? { style_rules: stable } : {}),
    ...(language.usableAsSource ? { auto_detection: stable } : {}),
    ...(language.formality ? { formality: stable } : {}),
  });
}

function toAnswer(
  {
    code,
    name,
    usableAsSource,
    usableAsTarget,
    status = 'stable',
  }: Pick<LanguageEntry, 'code' | 'name' | 'usableAsSource' | 'usableAsTarget'> & { readonly status?: string },
  features: Answer[number]['features'],
): Answer[number] {
  return {
    lang: code,
    name,
    usable_as_source: usableAsSource,
    usable_as_target: usableAsTarget,
    status,
    features,
  };
}

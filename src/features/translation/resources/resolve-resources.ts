import type { TranslationRouter } from '../../../contracts/engines/translation-router.ts';
import type { Morphology } from '../../../contracts/language/morphology.ts';
import type { InterfacePhrases } from '../../../contracts/stores/interface-phrases.ts';
import type { Region } from '../../../contracts/stores/resource-owner.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import type { TermMatcher } from '../../../language/terminology/term-matcher.ts';
import { languageFit } from '../../../language/translation-memory/same-language.ts';
import type { Identity } from '../../accounts/authenticate.ts';
import type { GlossaryTerms } from '../../glossaries/glossary-terms.ts';
import type { StyleRuleLists } from '../../style-rules/style-rule-lists.ts';
import { styleRuleOwner } from '../../style-rules/style-rule-owner.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import { requestedPair } from '../resolve-languages.ts';
import type { TranslationRequest } from '../translation-request.ts';
import type { RequestResources, UsedMemory } from './request-resources.ts';
import { prepareStyle } from './style-rewriting.ts';

export interface StoredResources {
  readonly router: TranslationRouter;
  /** Absent where none is installed. */
  readonly morphology?: Morphology | undefined;
  readonly glossaryTerms: Pick<GlossaryTerms, 'find'>;
  readonly styleRules: Pick<StyleRuleLists, 'get'>;
  readonly memories: Pick<TranslationMemories, 'get' | 'find'>;
  /** Absent where they are switched off. */
  readonly phrases?: Pick<InterfacePhrases, 'find'>;
}

/** Who asks, and on the base address of which data centre. */
export interface Requester {
  readonly identity: Identity;
  readonly region: Region;
}

type Request = Pick<
  TranslationRequest,
  'sourceLanguage' | 'targetLanguage' | 'glossaries' | 'styleId' | 'memory' | 'interfacePhrases'
>;

/** Finds what a request names among what its account stored, and checks that it fits the languages. */
export async function resolveResources(
  stored: StoredResources,
  caller: Requester,
  request: Request,
): Promise<RequestResources> {
  const { glossaries = [], styleId, memory } = request;
  const wanted = stored.phrases !== undefined && request.interfacePhrases !== false;
  const phrases = wanted ? { phrases: stored.phrases } : {};
  if (glossaries.length === 0 && styleId === undefined && memory === undefined) return { glossaries: [], ...phrases };
  const { source, target } = requestedPair(stored.router, request);
  const [matchers, style, used] = await Promise.all([
    findTerms(stored, caller, glossaries, source, target),
    styleId === undefined ? undefined : findStyle(stored, caller, styleId, target),
    memory === undefined ? undefined : findMemory(stored, caller, memory, source, target),
  ]);
  return {
    glossaries: matchers,
    ...phrases,
    ...(stored.morphology === undefined ? {} : { morphology: stored.morphology }),
    ...(style === undefined ? {} : { style }),
    ...(used === undefined ? {} : { memory: used }),
  };
}

async function findTerms(
  { glossaryTerms }: StoredResources,
  { identity, region }: Requester,
  ids: readonly string[],
  source: string | undefined,
  target: string,
): Promise<readonly TermMatcher[]> {
  if (source === undefined) return [];
  const owner = { accountId: identity.account.id, region };
  const pair = { source, target: baseLanguage(target) };
  return Promise.all(ids.map((id) => glossaryTerms.find(owner, id, pair)));
}

/** A list for a language covers its variants; one for a variant covers only that (`interface.md`, Style rule list). */
async function findStyle(
  { styleRules }: StoredResources,
  { identity, region }: Requester,
  id: string,
  target: string,
): Promise<NonNullable<RequestResources['style']>> {
  const list = await styleRules.get(styleRuleOwner(identity, region), id);
  if (list.language === target || list.language === baseLanguage(target))
    return (pair, work) => prepareStyle(list, pair, work);
  throw new ServiceError('invalid_parameter', {
    parameter: 'style_id',
    reason: `the list is for target_lang ${list.language}, not ${target}.`,
  });
}

async function findMemory(
  { memories }: StoredResources,
  { identity }: Requester,
  { id, threshold }: NonNullable<TranslationRequest['memory']>,
  source: string | undefined,
  target: string,
): Promise<UsedMemory> {
  const accountId = identity.account.id;
  const { sourceLanguage, targets } = await memories.get(accountId, id);
  const fits =
    (source === undefined || languageFit(source, sourceLanguage) > 0) &&
    targets.some(({ language }) => languageFit(target, language) > 0);
  if (!fits) {
    const into = targets.map(({ language }) => language).join(', ');
    throw new ServiceError('invalid_parameter', {
      parameter: 'translation_memory_id',
      reason: `the memory is from ${sourceLanguage} into ${into}, not from ${source ?? 'any language'} into ${target}.`,
    });
  }
  return { sourceLanguage, targets, threshold, find: (query) => memories.find(accountId, id, query) };
}

import { Glossaries } from '../features/glossaries/glossaries.ts';
import { GlossaryFiles } from '../features/glossaries/glossary-files.ts';
import { GlossaryTerms } from '../features/glossaries/glossary-terms.ts';
import { SpokenTermsCollections } from '../features/spoken-terms/spoken-terms-collections.ts';
import { StyleRuleLists } from '../features/style-rules/style-rule-lists.ts';
import type { StoredResources } from '../features/translation/resources/resolve-resources.ts';
import type { TranslationMemories } from '../features/translation-memories/translation-memories.ts';
import { readTermFile, writeTermFile } from '../formats/term-files/term-file-tasks.ts';
import type { Operation } from '../http/operation.ts';
import { regionByHost } from '../http/plugins/regions.ts';
import { glossaryOperations } from '../http/routes/glossaries/glossary-operations.ts';
import { spokenTermsOperations } from '../http/routes/spoken-terms/spoken-terms-operations.ts';
import { styleRuleOperations } from '../http/routes/style-rules/style-rule-operations.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';
import { composePhrases } from './phrases.ts';
import type { Stores } from './stores.ts';

interface Resources {
  /** What a translation may name by id. */
  readonly stored: StoredResources;
  readonly operations: readonly Operation[];
}

/** Glossaries, style rule lists and spoken terms. */
export function composeResources(
  foundation: Pick<Foundation, 'config' | 'clock' | 'ids' | 'events' | 'opened' | 'textWork'>,
  stores: Pick<Stores, 'glossaries' | 'spokenTerms' | 'styleRules'>,
  {
    router,
    lists,
    morphology,
    memories,
  }: Pick<Engines, 'router' | 'lists' | 'morphology'> & { readonly memories: TranslationMemories },
): Resources {
  const { config, clock, ids, textWork } = foundation;
  const phrases = composePhrases(foundation);
  const regionOf = regionByHost(config.usHosts);
  const glossaries = new Glossaries({ store: stores.glossaries, ids, clock });
  const files = new GlossaryFiles({ glossaries, textWork, read: readTermFile, write: writeTermFile });
  const styleRules = new StyleRuleLists({ store: stores.styleRules, ids, clock });
  const spokenTerms = new SpokenTermsCollections({ store: stores.spokenTerms, ids, clock });
  return {
    stored: {
      router,
      morphology,
      glossaryTerms: new GlossaryTerms(glossaries),
      styleRules,
      memories,
      ...(phrases === undefined ? {} : { phrases }),
    },
    operations: [
      ...glossaryOperations({ glossaries, files, regionOf }, lists),
      ...styleRuleOperations({ lists: styleRules, regionOf }),
      ...spokenTermsOperations(spokenTerms),
    ],
  };
}

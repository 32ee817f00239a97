import { TextLanguages } from '../features/detection/text-languages.ts';
import { AccountTranslation } from '../features/translation/account-translation.ts';
import type { StoredResources } from '../features/translation/resources/resolve-resources.ts';
import { TextTranslation } from '../features/translation/text-translation.ts';
import type { UsageMeter } from '../features/usage/usage-meter.ts';
import type { Operation } from '../http/operation.ts';
import { regionByHost } from '../http/plugins/regions.ts';
import { listLanguagePairsOperation } from '../http/routes/console/list-language-pairs.ts';
import { listResourcesOperation } from '../http/routes/languages/list-resources.ts';
import { listV2LanguagesOperation } from '../http/routes/languages/list-v2-languages.ts';
import { listV3LanguagesOperation } from '../http/routes/languages/list-v3-languages.ts';
import { detectLanguageOperation } from '../http/routes/translation/detect-language.ts';
import { translateOperation } from '../http/routes/translation/translate.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';
import type { Speech } from './speech.ts';

interface TranslationParts extends Pick<Engines, 'router' | 'translators' | 'lists' | 'writingEngines' | 'rewriters'> {
  readonly speech: Speech;
  readonly meter: UsageMeter;
  readonly stored: StoredResources;
}

/** Translation of texts, detection of their languages, and the lists of what can be translated. */
export function composeTranslation(
  { config, events, textWork, detector }: Pick<Foundation, 'config' | 'events' | 'textWork' | 'detector'>,
  { router, translators, lists, writingEngines, rewriters, meter, stored, speech }: TranslationParts,
): readonly Operation[] {
  const translation = new AccountTranslation({
    translation: new TextTranslation({
      router,
      detector,
      textWork,
      events,
      unservedSource: config.unservedSource,
    }),
    meter,
    stored,
  });
  const namesEngines = (): boolean =>
    config.engineHeader && translators.filter((engine) => engine.pairs().length > 0).length > 1;
  return [
    translateOperation({ translation, regionOf: regionByHost(config.usHosts) }, config),
    detectLanguageOperation(new TextLanguages({ router, detector, textWork })),
    listV2LanguagesOperation(lists),
    listV3LanguagesOperation(lists, { writingEngines, rewriters, speech }),
    listResourcesOperation(),
    ...(config.console ? [listLanguagePairsOperation(lists, namesEngines)] : []),
  ];
}

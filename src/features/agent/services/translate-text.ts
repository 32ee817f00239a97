import type { TranslationRouter } from '../../../contracts/engines/translation-router.ts';
import { resolveResources, type StoredResources } from '../../translation/resources/resolve-resources.ts';
import type { TextTranslation } from '../../translation/text-translation.ts';
import type { RequestedFormality } from '../../translation/translation-request.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';
import { refuseLanguages } from './refuse-languages.ts';
import { formalities } from './translate-document.ts';

export interface TranslateTextOptions {
  readonly router: Pick<TranslationRouter, 'reachable'>;
  readonly translation: Pick<TextTranslation, 'prepare'>;
  readonly stored: StoredResources;
}

interface TranslateTextInput {
  readonly texts: readonly string[];
  readonly target_lang: string;
  readonly source_lang?: string;
  readonly formality?: RequestedFormality;
  readonly glossary_id?: string;
  readonly context?: string;
}

/** `translate_text`: as `POST /v2/translate`. */
export function translateText({ router, translation, stored }: TranslateTextOptions): AgentService<TranslateTextInput> {
  return {
    input: inputSchema(['texts', 'target_lang'], {
      texts: inputs.texts,
      target_lang: inputs.language,
      source_lang: inputs.language,
      formality: { enum: formalities },
      glossary_id: { type: 'string' },
      context: inputs.text,
    }),
    unavailable: () => (router.reachable().sources.length > 0 ? undefined : 'no engine translates.'),
    refuse: (input) => refuseLanguages(stored.router, input),
    assume: ({ texts, source_lang }) => ({ texts, source_langs: texts.map(() => source_lang ?? '') }),
    async prepare({ caller, reportingTag }, input, signal) {
      const { identity } = caller;
      const request = {
        texts: input.texts,
        targetLanguage: input.target_lang,
        preserveFormatting: false,
        formality: input.formality ?? 'default',
        customInstructions: [],
        accountId: identity.account.id,
        ...(input.source_lang !== undefined && { sourceLanguage: input.source_lang }),
        ...(input.glossary_id !== undefined && { glossaries: [input.glossary_id] }),
        ...(input.context !== undefined && { context: input.context }),
      };
      const prepared = await translation.prepare(request, signal, await resolveResources(stored, caller, request));
      return {
        usage: { identity, product: 'translate', category: 'text', amount: prepared.characters, reportingTag },
        async run(running) {
          const { translations } = await prepared.run(running);
          return {
            texts: translations.map(({ text }) => text),
            source_langs: translations.map(({ sourceLanguage }) => sourceLanguage),
          };
        },
      };
    },
  };
}

import { baseLanguage } from '../../language/codes.ts';
import type { SpokenSentence } from '../../language/transcripts/sentences.ts';
import { type Requester, resolveResources, type StoredResources } from '../translation/resources/resolve-resources.ts';
import type { TextTranslation } from '../translation/text-translation.ts';
import type { RequestedFormality, TranslationRequest } from '../translation/translation-request.ts';

export interface SentenceTranslationOptions {
  readonly translation: Pick<TextTranslation, 'prepare'>;
  readonly stored: StoredResources;
}

/** How sentences are to be translated. */
export interface SentenceOrder {
  /** Canonical code. */
  readonly targetLanguage: string;
  readonly formality?: RequestedFormality | undefined;
  readonly glossaryId?: string | undefined;
}

/** Sentences that go to the engines together. */
const batch = 50;

/** Translates what was spoken; nothing of it is counted as text. */
export class SentenceTranslation {
  readonly #options: SentenceTranslationOptions;

  constructor(options: SentenceTranslationOptions) {
    this.#options = options;
  }

  /** Refuses what would be refused with the first sentence. `sourceLanguage` is undefined where it is to be detected. */
  async check(
    caller: Requester,
    order: SentenceOrder,
    sourceLanguage: string | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (sourceLanguage === undefined || isSame(sourceLanguage, order)) return;
    await this.#prepare(caller, order, sourceLanguage, ['a'], signal);
  }

  /** As many translations as sentences. One that is in the target language already stays as it is. */
  async translate(
    caller: Requester,
    order: SentenceOrder,
    sentences: readonly SpokenSentence[],
    signal: AbortSignal,
    onProgress: (done: number) => void = () => {},
  ): Promise<readonly string[]> {
    const texts = sentences.map(({ text }) => text);
    const foreign = sentences.keys().filter((index) => !isSame(sentences[index]?.language ?? '', order));
    const byLanguage = Map.groupBy(foreign, (index) => baseLanguage(sentences[index]?.language ?? ''));
    let done = 0;
    for (const [language, indexes] of byLanguage)
      for (let start = 0; start < indexes.length; start += batch) {
        const some = indexes.slice(start, start + batch);
        const prepared = await this.#prepare(
          caller,
          order,
          language,
          some.map((index) => texts[index] ?? ''),
          signal,
        );
        const { translations } = await prepared.run(signal);
        for (const [position, index] of some.entries()) texts[index] = translations[position]?.text ?? '';
        done += some.length;
        onProgress(done / sentences.length);
      }
    return texts;
  }

  async #prepare(
    caller: Requester,
    { targetLanguage, formality = 'default', glossaryId }: SentenceOrder,
    sourceLanguage: string,
    texts: readonly string[],
    signal: AbortSignal,
  ): ReturnType<TextTranslation['prepare']> {
    const { translation, stored } = this.#options;
    const request: TranslationRequest = {
      texts,
      sourceLanguage,
      targetLanguage,
      formality,
      preserveFormatting: false,
      customInstructions: [],
      keepCode: 'off',
      interfacePhrases: false,
      accountId: caller.identity.account.id,
      ...(glossaryId === undefined ? {} : { glossaries: [glossaryId] }),
    };
    const resources = await resolveResources(stored, caller, request);
    return translation.prepare(request, signal, resources);
  }
}

function isSame(language: string, { targetLanguage }: SentenceOrder): boolean {
  return baseLanguage(language) === baseLanguage(targetLanguage);
}

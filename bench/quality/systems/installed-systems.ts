import type { TranslationRoute, TranslationRouter } from '../../../src/contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../../src/contracts/language-pair.ts';
import { createTranslationRouter, type RouterOptions } from '../../../src/engines/router.ts';
import type { RankedTranslator } from '../../../src/engines/routing/ranked-translator.ts';
import { TextTranslation } from '../../../src/features/translation/text-translation.ts';
import { createTextDetector } from '../../../src/language/tasks/text-detector.ts';
import { InlineTextWork } from '../../../src/threads/inline-text-work.ts';
import type { SystemUnderTest } from './system-under-test.ts';

/** As many texts as a request of the interface may have. */
const textsPerRequest = 50;

/** Enough to keep engines busy while an answer is on its way back. */
const requestsInFlight = 3;

/**
 * Each engine that serves the pair alone, be it over a third language, and the route that the server takes if that is
 * none of these; of the engines only those `wanted`, if given. All go through the code of a request to the server: sentences, engine, joining.
 */
export function installedSystems(
  engines: readonly RankedTranslator[],
  pair: LanguagePair,
  { wanted, ...options }: RouterOptions & { readonly wanted?: readonly string[] | undefined } = {},
): readonly SystemUnderTest[] {
  const alone = engines.flatMap((engine) => {
    if (wanted !== undefined && !wanted.includes(engine.engine.id)) return [];
    const router = createTranslationRouter([engine]);
    const route = router.find(pair);
    return route === undefined ? [] : [{ router, chain: describe(route) }];
  });
  const server = createTranslationRouter(engines, options);
  const best = server.find(pair);
  if (best === undefined) return alone.map(({ router, chain }) => routedSystem(chain, router, pair));
  const chain = describe(best);
  const systems = alone.map((one) =>
    routedSystem(one.chain === chain ? `${chain} (server)` : one.chain, one.router, pair),
  );
  return wanted !== undefined || alone.some((one) => one.chain === chain)
    ? systems
    : [...systems, routedSystem(`${chain} (server)`, server, pair)];
}

/** `apertium`, or `bergamot en→es, apertium es→pt` where it is more than one hop. */
function describe({ hops }: TranslationRoute): string {
  if (hops.length === 1) return hops[0]?.engine.id ?? '';
  return hops.map(({ engine, source, target }) => `${engine.id} ${source}→${target}`).join(', ');
}

function routedSystem(name: string, router: TranslationRouter, pair: LanguagePair): SystemUnderTest {
  const translation = new TextTranslation({
    router,
    detector: createTextDetector(),
    textWork: new InlineTextWork(),
    events: { translationDone() {} },
  });
  const translateSome = async (texts: readonly string[], signal: AbortSignal): Promise<readonly string[]> => {
    const request = {
      texts,
      sourceLanguage: pair.source,
      targetLanguage: pair.target,
      preserveFormatting: false,
      formality: 'default',
      customInstructions: [],
    } as const;
    const { translations } = await (await translation.prepare(request, signal)).run(signal);
    return translations.map(({ text }) => text);
  };
  return {
    name,
    async translate(sources, signal) {
      const failure = new AbortController();
      const either = AbortSignal.any([signal, failure.signal]);
      const translated: string[] = [];
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < sources.length) {
          const start = next;
          next += textsPerRequest;
          const texts = await translateSome(sources.slice(start, start + textsPerRequest), either);
          for (const [index, text] of texts.entries()) translated[start + index] = text;
        }
      };
      try {
        await Promise.all(Array.from({ length: requestsInFlight }, work));
      } catch (error) {
        failure.abort(error);
        throw error;
      }
      return translated;
    },
  };
}

import type { TranslationWarning } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { baseLanguage, languageName, upperCaseCode } from '../../language/codes.ts';
import { servedLanguage } from '../../language/detection/detection.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { resolveSource, servedSources, unservedSource } from './resolve-languages.ts';
import type { TranslationRequest } from './translation-request.ts';

/** Texts of one request that share a source language, and so a route. */
export interface SourceGroup {
  readonly source: string;
  readonly indexes: readonly number[];
  /** The texts are returned as they are, and not billed: they are in no language, or in one that is not served. */
  readonly kept: boolean;
}

export interface SourceGroups {
  readonly groups: readonly SourceGroup[];
  readonly warnings: readonly TranslationWarning[];
}

/** What is done with texts that are certainly in a language without a route to the target. */
export type UnservedSource = 'refuse' | 'keep';

interface Dependencies {
  readonly router: TranslationRouter;
  readonly detector: TextDetector;
  readonly unservedSource?: UnservedSource;
}

/**
 * Finds the source language of each text (`facts.md`, Language detection). Throws what the same request with the
 * `source_lang` of a text would be refused with, and names the text.
 */
export async function groupBySource(
  { router, detector, unservedSource: treatment = 'refuse' }: Dependencies,
  request: TranslationRequest,
  target: string,
  session: WorkSession,
): Promise<SourceGroups> {
  if (request.sourceLanguage !== undefined) {
    const source = resolveSource(router, request.sourceLanguage, target);
    return { groups: [{ source, indexes: [...request.texts.keys()], kept: false }], warnings: [] };
  }
  const { texts, tagHandling } = request;
  const detected = await detector.detect({ texts, format: tagHandling?.format }, session);
  const served = servedSources(router, target);
  const groups = new Groups();
  const without: number[] = [];
  const uncertain: Named[] = [];
  const unserved: Named[] = [];
  for (const [index, detection] of detected.entries()) {
    const found = servedLanguage(detection, served);
    if (found.kind === 'none') without.push(index);
    else if (found.kind === 'served') {
      groups.add(found.served, index, false);
      if (!found.certain) uncertain.push({ language: found.served, index });
    } else {
      if (treatment === 'refuse')
        throw unservedSource(router, { source: found.language, target }, `the text at index ${index}`);
      groups.add(found.language, index, true);
      unserved.push({ language: found.language, index });
    }
  }
  const ofOthers = groups.mostFrequent() ?? baseLanguage(target);
  for (const index of without) groups.add(ofOthers, index, true);
  return {
    groups: groups.all(),
    warnings: [
      ...warning('source_language_uncertain', uncertain, 'may be in {language}, from which it was translated'),
      ...warning('source_language_not_served', unserved, 'is in {language}, which no engine here translates'),
    ],
  };
}

interface Named {
  readonly language: string;
  readonly index: number;
}

function warning(code: string, [first]: readonly Named[], words: string): readonly TranslationWarning[] {
  if (first === undefined) return [];
  const { language, index } = first;
  const named = `${languageName(language)} (${upperCaseCode(language)})`;
  return [{ code, message: `the text at index ${index} ${words.replace('{language}', named)}.` }];
}

/** In the order of their first texts. */
class Groups {
  readonly #groups = new Map<string, { source: string; indexes: number[]; kept: boolean }>();

  add(source: string, index: number, kept: boolean): void {
    const name = `${source} ${kept}`;
    const group = this.#groups.get(name);
    if (group === undefined) this.#groups.set(name, { source, indexes: [index], kept });
    else group.indexes.push(index);
  }

  mostFrequent(): string | undefined {
    const [most] = this.all().toSorted((one, other) => other.indexes.length - one.indexes.length);
    return most?.source;
  }

  all(): readonly SourceGroup[] {
    return [...this.#groups.values()];
  }
}

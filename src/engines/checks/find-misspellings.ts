import type { EvaluationRequest, EvaluationWarning } from '../../contracts/engines/quality-evaluator.ts';
import type { SpellingDictionary } from '../../contracts/language/spelling-dictionary.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { listWordsToCheck, sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import { languageOf } from './correct-targets.ts';

/** What the slips to a word may cost: one letter that nothing explains, or two likely ones. */
const mostCost = 1;
/** Shorter words are near to many others. */
const shortestWord = 4;
/** A word that a text has as often is a term or a name. */
const mostTimes = 2;

/**
 * Words of the translations that no dictionary has and that are near to one that it has, with that one. Words with a capital,
 * words of other languages and words that come again and again stay: they are names and terms.
 */
export async function findMisspellings(
  { segments, target, work }: EvaluationRequest,
  dictionaries: readonly SpellingDictionary[],
  warn: (warning: EvaluationWarning) => void,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string> | undefined> {
  const found = dictionaries.flatMap((dictionary) => {
    const language = languageOf(dictionary.spelledLanguages(), target);
    return language === undefined ? [] : [{ dictionary, language }];
  })[0];
  if (found === undefined) return undefined;
  const { dictionary, language } = found;
  const texts = [...new Set(segments.map((segment) => segment.target))];
  const session = work ?? inlineSession(signal);
  const lists = await session.run(listWordsToCheck, { texts, language }, sizeOf(texts));
  const times = new Map<string, number>();
  for (const word of lists.flat()) times.set(word, (times.get(word) ?? 0) + 1);
  const words = [...times]
    .filter(([word, count]) => count <= mostTimes && word.length >= shortestWord && /^\p{Ll}/u.test(word))
    .map(([word]) => word);
  try {
    const unknown = await dictionary.unknownWords({ language, words, work }, signal);
    return new Map(
      [...unknown].flatMap(([word, { suggestions, isForeign }]) => {
        const [best] = suggestions
          .filter((suggestion) => /^\p{Ll}[\p{L}\p{M}]*$/u.test(suggestion.word))
          .sort((one, other) => one.cost - other.cost);
        return best === undefined || isForeign || best.cost > mostCost ? [] : [[word, best.word] as const];
      }),
    );
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError) || error.code === 'work_too_large') throw error;
    warn({
      code: 'spelling_not_checked',
      message: `The dictionaries failed, so unknown words were not looked for: ${error.message}`,
    });
    return undefined;
  }
}

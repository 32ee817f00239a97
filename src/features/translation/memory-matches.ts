import type { TranslationExample, TranslationWarning } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import { hasCodes, plainText, textSegment } from '../../language/segments.ts';
import { repairIdentifier } from '../../language/translation-memory/repair-translation.ts';
import { languageFit } from '../../language/translation-memory/same-language.ts';
import { type MemoryWork, repairWords, type SimilarSegment } from './repair-words.ts';

/*
 *   match ─┬─ exact ──────────────────────────────────────────────────────────────► as it was stored
 *          └─ fuzzy ─┬─ one identifier differs ───────────────────────────────────► exchanged
 *                    ├─ the engine takes examples ─► example ─────────────────────► the engine translates
 *                    ├─ one word differs ─► both texts through the engine ─► sure ─► exchanged
 *                    └─ left out ─────────────────────────────────────────────────► the engine translates
 */

export interface MemoryAnswers {
  /** What a memory has for each segment; undefined as a whole where no memory serves. */
  readonly targets: readonly (Segment | undefined)[] | undefined;
  /** Of fuzzy matches, for engines that take them. */
  readonly examples: readonly TranslationExample[];
  readonly warnings: readonly TranslationWarning[];
}

const memoryUnfit: TranslationWarning = {
  code: 'translation_memory_not_used',
  message: 'The translation memory has another source language than was detected.',
};

/** Examples of one batch: the room of a prompt belongs to its texts. */
const mostExamples = 20;
const longestExample = 500;

/** What the memory of a request has for its segments. A fuzzy match is used only as far as it is certain to say the same. */
export async function askMemory(
  router: TranslationRouter,
  work: MemoryWork,
  signal: AbortSignal,
): Promise<MemoryAnswers> {
  const { memory, batch } = work;
  if (memory === undefined) return { targets: undefined, examples: [], warnings: [] };
  const { source, target, segments, urgency } = batch;
  if (languageFit(source, memory.sourceLanguage) === 0)
    return { targets: undefined, examples: [], warnings: [memoryUnfit] };
  const matches = await memory.find({ targetLanguage: target, threshold: memory.threshold, segments, urgency });
  signal.throwIfAborted();
  const targets = matches.map((match) => (match?.kind === 'exact' ? match.target : undefined));
  const similar: SimilarSegment[] = [];
  for (const [position, match] of matches.entries()) {
    const segment = segments[position];
    if (match?.kind !== 'fuzzy' || segment === undefined) continue;
    const text = plainText(segment);
    const repaired = hasCodes(segment) ? undefined : repairIdentifier(text, match.source, match.target);
    if (repaired !== undefined) targets[position] = textSegment(repaired.text);
    else similar.push({ position, text, match });
  }
  if (takesExamples(work)) return { targets, examples: chooseExamples(similar), warnings: [] };
  const plain = similar.filter(({ position }) => !hasCodes(segments[position] ?? { inlines: [] }));
  for (const { position, text } of await repairWords(router, work, plain, signal))
    targets[position] = textSegment(text);
  return { targets, examples: [], warnings: [] };
}

function takesExamples({ plan: { route } }: MemoryWork): boolean {
  const [only, ...others] = route.hops;
  return only !== undefined && others.length === 0 && only.engine.capabilities(only).examples === true;
}

/** The most similar ones, each once. */
function chooseExamples(similar: readonly SimilarSegment[]): readonly TranslationExample[] {
  const best = similar
    .map(({ match }) => match)
    .filter(({ source, target }) => source.length + target.length <= longestExample)
    .sort((one, other) => other.score - one.score);
  return [...new Map(best.map(({ source, target }) => [source, { source, target }])).values()].slice(0, mostExamples);
}

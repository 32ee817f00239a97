import type { Segment } from '../../../contracts/segment.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import { ignoreGone } from './message-memory.ts';

interface ExactQuery {
  readonly id: string;
  readonly targetLanguage: string;
  readonly segments: readonly Segment[];
}

/** Each part is copied to a thread, and its matches back: this many take a few milliseconds. */
const atOnce = 1_000;

/** For each segment, the translation of the same words in a memory. A memory that somebody has deleted since knows nothing. */
export async function exactMatches(
  memories: Pick<TranslationMemories, 'find'>,
  accountId: string,
  { id, targetLanguage, segments }: ExactQuery,
  signal: AbortSignal,
): Promise<readonly (Segment | undefined)[]> {
  const found: (Segment | undefined)[] = [];
  for (let start = 0; start < segments.length; start += atOnce) {
    signal.throwIfAborted();
    const some = segments.slice(start, start + atOnce);
    const query = { targetLanguage, threshold: 100, segments: some, urgency: 'background' } as const;
    const matches = await memories.find(accountId, id, query).catch(ignoreGone);
    for (const [index] of some.entries()) {
      const match = matches?.[index];
      found.push(match?.kind === 'exact' && match.score === 100 ? match.target : undefined);
    }
  }
  return found;
}

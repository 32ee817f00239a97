import type { StyleRuleList } from '../../../contracts/stores/style-rules.ts';
import type { MemoryMatch, MemoryQuery, TranslationMemory } from '../../../contracts/stores/translation-memories.ts';
import type { TermMatcher } from '../../../language/terminology/term-matcher.ts';

/** What an account stored and a request names, found and checked: it applies to every text of the request. */
export interface Steering {
  /** In the order in which the glossaries were named. */
  readonly glossaries: readonly TermMatcher[];
  readonly styleRules?: StyleRuleList;
  readonly memory?: UsedMemory;
}

export interface UsedMemory extends Pick<TranslationMemory, 'sourceLanguage' | 'targets'> {
  readonly threshold: number;
  find(query: MemoryQuery): Promise<readonly (MemoryMatch | undefined)[]>;
}

export const noSteering: Steering = { glossaries: [] };

import type { FoundTerm } from '../../../contracts/engines/text-translator.ts';
import type { Morphology } from '../../../contracts/language/morphology.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { InterfacePhrases } from '../../../contracts/stores/interface-phrases.ts';
import type { MemoryMatch, MemoryQuery, TranslationMemory } from '../../../contracts/stores/translation-memories.ts';
import type { WorkSession } from '../../../contracts/text-work.ts';
import type { TermMatcher } from '../../../language/terminology/term-matcher.ts';

/** What an account stored and a request names, found and checked: it applies to every text of the request. */
export interface RequestResources {
  /** In the order in which the glossaries were named. */
  readonly glossaries: readonly TermMatcher[];
  /** Finds the terms of glossaries in other forms; without it, letters decide. */
  readonly morphology?: Morphology;
  /** Makes the style rule list ready for one direction. */
  readonly style?: (pair: LanguagePair, work: WorkSession) => Promise<StyleRewriting>;
  readonly memory?: UsedMemory;
  /** Whatever a request names. */
  readonly phrases?: Pick<InterfacePhrases, 'find'>;
}

export interface UsedMemory extends Pick<TranslationMemory, 'sourceLanguage' | 'targets'> {
  readonly threshold: number;
  find(query: MemoryQuery): Promise<readonly (MemoryMatch | undefined)[]>;
}

/** A style rule list made ready for one direction. */
export interface StyleRewriting {
  /** Does what can be done by rule to translated segments; the terms that were to be in each stay as they are. */
  rewrite(translated: readonly Segment[], terms: readonly (readonly FoundTerm[])[]): Promise<readonly Segment[]>;
  /** Prompts of the custom instructions that are for this source language. */
  readonly instructions: readonly string[];
  /** Rules that only an engine which follows instructions can honour, in words. */
  readonly rulesInWords: readonly string[];
}

export const noResources: RequestResources = { glossaries: [] };

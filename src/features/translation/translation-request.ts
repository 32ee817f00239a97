import type { SplitSentences } from '../../language/segmentation/segment-text.ts';

/** `interface.md`, Text translation: the parameters of `POST /v2/translate`, types settled, languages not yet. */
export interface TranslationRequest {
  readonly texts: readonly string[];
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly context?: string;
  readonly modelType?: ModelType;
  /** Id of the engine that alone may translate. */
  readonly engine?: string;
  /** Absent means the default, which depends on tag handling and the model. */
  readonly splitSentences?: SplitSentences;
  readonly preserveFormatting: boolean;
  /** `auto`, the default: what is no prose is not translated. */
  readonly keepCode?: KeepCode;
  /** Default true: texts that are a phrase of interfaces are translated as message catalogues have them. */
  readonly interfacePhrases?: boolean;
  readonly formality: RequestedFormality;
  readonly customInstructions: readonly string[];
  readonly tagHandling?: TagHandlingRequest;
  /** Ids in the order that decides which goes first; they need a source language. */
  readonly glossaries?: readonly string[];
  readonly styleId?: string;
  /** Least score that counts as a match, 0 to 100. */
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly reportingTag?: string;
  /** Whose request it is; what engines keep between requests is kept apart by it. */
  readonly accountId?: string;
}

export type ModelType = 'latency_optimized' | 'quality_optimized' | 'prefer_quality_optimized';

export type KeepCode = 'auto' | 'off';

export type RequestedFormality = 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less';

export interface TagHandlingRequest {
  readonly format: 'html' | 'xml';
  readonly version: 'v1' | 'v2';
  readonly outlineDetection: boolean;
  readonly splittingTags: readonly string[];
  readonly nonSplittingTags: readonly string[];
  readonly ignoreTags: readonly string[];
}

export interface TranslatedText {
  readonly text: string;
  /** Base language, canonical. */
  readonly sourceLanguage: string;
  /** Unicode code points of the source text. */
  readonly billedCharacters: number;
  readonly modelType: 'latency_optimized' | 'quality_optimized';
}

export interface TranslationResult {
  readonly translations: readonly TranslatedText[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  /** Ids of the engines that worked, in order of first use. */
  readonly engines: readonly string[];
}

import type { TextSpan } from '../../../language/text-edit.ts';
/** Dialects of English that Harper distinguishes. */
export type HarperDialect = 'American' | 'British';

/** One question at a time; the answer is `Answer`. */
export interface Question {
  readonly dialect: HarperDialect;
  readonly texts: readonly string[];
}

/** What Harper found; positions are UTF-16 units. */
export interface Finding extends TextSpan {
  readonly rule: string;
  readonly kind: string;
  /** What may be there instead, the likeliest first. */
  readonly replacements: readonly string[];
  /** Why, in a sentence. */
  readonly message?: string;
}

export type Answer =
  /** By text. */
  | { readonly kind: 'found'; readonly findings: readonly (readonly Finding[])[] }
  | { readonly kind: 'failed'; readonly reason: string };

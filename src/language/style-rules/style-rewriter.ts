import type { TextEdit as Edit, TextSpan } from '../text-edit.ts';

/** A change of a text by a rewriter. */
export interface TextEdit extends Edit {
  /** Edits of one rewriter with the same group are made together or not at all: the two marks of a quotation. */
  readonly group?: number;
  /** Where the rule of a language pack is that wrote it: `languages/de/styles/formal.rules:12`. */
  readonly rule?: string;
}

/** A part of a text that stays as it is: an address, code, a placeholder, a term of a glossary. */
export type ProtectedRange = TextSpan;

/** What a rewriter may look at beside the text. */
export interface StyleContext {
  /** Canonical target language, with its variant where one was asked for: `de`, `de-CH`, `zh-Hant`. */
  readonly language: string;
  /** No edit that touches one of them is made; a rewriter looks here only to save itself work. */
  readonly protectedRanges: readonly ProtectedRange[];
}

/**
 * Brings a text of the target language into line with one value of one rule. Pure and deterministic.
 *
 * - Answers edits in reading order that do not overlap; none when nothing is to be changed.
 * - Applied to its own result it changes nothing.
 * - Sure rather than complete: what might be right as it is stays (a number that may be a year is no date).
 * - Linear in the text, whatever the text.
 *
 * Every category of rewriters passes `test/contracts/style-rewriters.ts`.
 */
export interface StyleRewriter {
  (text: string, context: StyleContext): readonly TextEdit[];
  /**
   * Everything that it can write in a language, as far as that is listed and not computed from the text, so that a test can
   * look every word up (`test/integration/written-words.test.ts`).
   */
  readonly writes?: WrittenTexts | undefined;
}

export type WrittenTexts = (language: string) => Iterable<string>;

/** One value that is done by rule. */
export interface RewrittenValue {
  /** Base languages and variants that the rewriter knows (`de`, `zh-Hant`); a base language covers its variants. */
  readonly languages: readonly string[];
  readonly rewrite: StyleRewriter;
}

/** Rules of one category that are done by rewriters: rule → value → how. Names are those of the catalogue. */
export type RewrittenRules = Readonly<Record<string, Readonly<Record<string, RewrittenValue>>>>;

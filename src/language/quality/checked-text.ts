import { allMatches } from '../all-matches.ts';
import { sourceOf } from '../code/recognisers.ts';
import { baseLanguage } from '../codes.ts';
import { findCodes } from '../placeholders/find-inline-codes.ts';
import { findSentences } from '../segmentation/find-sentences.ts';
import { replaceSpans, type TextSpan, withoutOverlaps } from '../text-edit.ts';

export type CodeKind = 'address' | 'placeholder' | 'tag' | 'reference' | 'kept';

/** Something that is no prose and comes back as it is. */
export interface TextCode extends TextSpan {
  readonly kind: CodeKind;
  readonly text: string;
}

/** Replaces code in `prose`; no text has it. */
export const masked = '\0';

const addresses = new Set(['address', 'mail']);
const placeholders = new Set([
  'template',
  'template-section',
  'script-placeholder',
  'placeholder',
  'printf',
  'colon-name',
]);
const kept = new Set(['code-span', 'file-name', 'unix-path', 'windows-path', 'mention-or-identifier', 'hash']);
const patternOf = (ids: ReadonlySet<string>): RegExp =>
  new RegExp(
    sourceOf(({ id }) => ids.has(id)),
    'gu',
  );
const patterns: readonly (readonly [CodeKind, RegExp])[] = [
  ['address', patternOf(addresses)],
  ['placeholder', patternOf(placeholders)],
  ['kept', patternOf(kept)],
];
/** Nothing of this kind is without one of these. */
const hint = /[@#{}%_\\/<&`:$]|[.]\p{L}/u;

/** A text as checks read it. What is expensive is read when a check asks for it. */
export class CheckedText {
  readonly text: string;
  /** Canonical code, with its variant. */
  readonly language: string;
  readonly base: string;
  #codes: readonly TextCode[] | undefined;
  #prose: string | undefined;
  #sentences: readonly TextSpan[] | undefined;

  constructor(text: string, language: string) {
    this.text = text;
    this.language = language;
    this.base = baseLanguage(language);
  }

  /** Addresses, placeholders, tags and other code, in order, none overlapping another. */
  get codes(): readonly TextCode[] {
    this.#codes ??= readCodes(this.text);
    return this.#codes;
  }

  /** The text with code masked; as long as the text, so that positions are the same. */
  get prose(): string {
    this.#prose ??= replaceSpans(this.text, this.codes, (code) => masked.repeat(code.length));
    return this.#prose;
  }

  get sentences(): readonly TextSpan[] {
    this.#sentences ??= findSentences(this.text, this.language, { newlines: true });
    return this.#sentences;
  }

  slice({ start, end }: TextSpan): string {
    return this.text.slice(start, end);
  }
}

function readCodes(text: string): readonly TextCode[] {
  if (!hint.test(text)) return [];
  const found: TextCode[] = [];
  for (const { start, end } of findCodes(text)) {
    const code = text.slice(start, end);
    found.push({ kind: code.startsWith('&') ? 'reference' : 'tag', start, end, text: code });
  }
  for (const [kind, pattern] of patterns)
    for (const { 0: code, index } of allMatches(text, pattern))
      if (code !== '') found.push({ kind, start: index, end: index + code.length, text: code });
  return withoutOverlaps(found) as readonly TextCode[];
}

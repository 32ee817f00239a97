import { isOpening, isSpace } from './marks.ts';
import type { AbbreviationKind, CompiledRules } from './rules/compiled-rules.ts';

/** What comes after a stop. `mark` is punctuation that continues with the sentence. */
export interface Following {
  readonly kind: 'upper' | 'lower' | 'caseless' | 'digit' | 'mark' | 'other';
  /** The first word, for comparison with words that start sentences; empty unless it has a capital. */
  readonly word: string;
  /** Where it starts, after opening quotes and the like. */
  readonly at: number;
}

/** A stop that may end a sentence, and its surroundings. */
export interface StopPosition {
  /** Where the sentence in hand starts. */
  readonly start: number;
  /** The first stop of a run (`?!`, `...`). */
  readonly at: number;
  /** After the run. */
  readonly stopsEnd: number;
  /** After the run and the closing marks that belong to it. */
  readonly end: number;
  /** The first character after white space. */
  readonly next: number;
  readonly following: Following;
}

export function readFollowing(text: string, next: number): Following {
  let at = next;
  while (
    at < text.length &&
    at < next + 8 &&
    (isOpening(text.charCodeAt(at)) || (at > next && isSpace(text.charCodeAt(at))))
  )
    at++;
  // Dutch `'s Avonds`: the sentence starts with a word in lower case.
  if (at === next + 1 && isSpace(text.charCodeAt(at + 1)) && /^['’][stnk]\s+\p{Lu}/u.test(text.slice(next, at + 4))) {
    return { kind: 'upper', word: '', at };
  }
  const code = text.charCodeAt(at);
  if (code >= 0x61 && code <= 0x7a)
    return { kind: isCapital(text.charCodeAt(at + 1)) ? 'upper' : 'lower', word: '', at };
  if (code >= 0x41 && code <= 0x5a) return { kind: 'upper', word: wordAt(text, at), at };
  if (code >= 0x30 && code <= 0x39) return { kind: 'digit', word: '', at };
  if (code < 0x80) return { kind: /[.,;:!?)\]}%]/.test(text.charAt(at)) ? 'mark' : 'other', word: '', at };
  // Represents a code that acts as a word.
  if (code === 0xfffc) return { kind: 'caseless', word: '', at };
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  if (/\p{Lu}|\p{Lt}/u.test(character)) return { kind: 'upper', word: wordAt(text, at), at };
  // Georgian letters count as lower case in Unicode, but no sentence starts with a capital.
  if (/[\u10d0-\u10ff]/.test(character)) return { kind: 'caseless', word: '', at };
  if (/\p{Ll}/u.test(character)) return { kind: 'lower', word: '', at };
  if (/\p{L}|\p{M}/u.test(character)) return { kind: 'caseless', word: '', at };
  if (/\p{N}/u.test(character)) return { kind: 'digit', word: '', at };
  return { kind: /[、。，．；：！？…،؛۔।]/.test(character) ? 'mark' : 'other', word: '', at };
}

/** Whether a single full stop ends the sentence, given that white space and no small letter follows. */
export function endsAfterFullStop(text: string, stop: StopPosition, rules: CompiledRules): boolean {
  const { at, start, following } = stop;
  const tokenStart = startOfToken(text, start, at);
  const token = text.slice(tokenStart, at);
  const atStart = tokenStart === start;
  // `wait . . . what`
  if (token === '') return text.charCodeAt(at - 2) !== 0x2e;
  const startsSentence = (): boolean => following.kind === 'other' || startsAnother(text, following, rules);
  if (/^\d+$/.test(token)) return endsAfterNumber(token, atStart, following, rules, startsSentence);
  const known = abbreviationKind(token, rules);
  switch (known) {
    case 'leading':
      return false;
    case 'numbered':
      return following.kind !== 'digit' && !isNumeral(text, following, rules);
    case 'units':
      return followsNumber(text, tokenStart);
    case 'doubtful':
      return startsSentence();
    case 'closing':
      return true;
    default:
  }
  if (/^[\p{L}]$/u.test(token)) {
    // The second of `A. N. Other` is an initial, whatever follows.
    if (atStart || /\p{Lu}\.\s?$/u.test(text.slice(Math.max(start, tokenStart - 3), tokenStart))) return false;
    // English `you and I. Did you …`, unlike `Albert I. Jones`.
    if (
      token === 'I' &&
      rules.starters.has('Did') &&
      /(?:^|\s)[a-z]+\s$/.test(text.slice(Math.max(0, tokenStart - 12), tokenStart))
    )
      return true;
    return /\p{Lu}|\p{Ll}/u.test(token) && startsSentence();
  }
  if (/^n[°º]$/i.test(token)) return following.kind !== 'digit';
  if (/^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(token) || /^(?:\p{Lu}\.?-)+\p{Lu}$/u.test(token)) return startsSentence();
  if (/^[IVXLC]{2,}$/.test(token) && rules.ordinals) return !atStart && startsSentence();
  // `4.5 kg`: symbols of units are written without a stop, so this one ends the sentence.
  if (unitSymbol.test(token) && followsNumber(text, tokenStart)) return true;
  // `Mgr`, `Hrn`: a word without vowels is an abbreviation nobody listed.
  if (/^[BCDFGHJKLMNPQRSTVWXZbcdfghjklmnpqrstvwxz][bcdfghjklmnpqrstvwxz]{1,3}$/.test(token)) return startsSentence();
  return true;
}

function abbreviationKind(token: string, rules: CompiledRules): AbbreviationKind | undefined {
  const exact = rules.abbreviations.get(token);
  // A single capital is an initial before it is anything else.
  if (exact !== undefined || token.length === 1) return exact;
  const known = rules.abbreviations.get(token.toLowerCase());
  // German street names: `Bahnhofstr. 5`.
  return known ?? (token.endsWith('str') ? rules.abbreviations.get('str') : undefined);
}

const unitSymbol = /^(?:[kcm]m|k?g|mg|[cdm]l|[kMGT]?B|[kM]W|[kMG]?Hz|km\/h|kWh)$/;

const numeral = /(?:[IVXLC]{2,}|[A-Z])(?![\p{L}'’])/uy;

/** `Vol. XI`, `Fig. B`; not `No. I will not`. */
function isNumeral(text: string, following: Following, rules: CompiledRules): boolean {
  numeral.lastIndex = following.at;
  return !rules.starters.has(following.word) && numeral.test(text);
}

function endsAfterNumber(
  token: string,
  atStart: boolean,
  following: Following,
  rules: CompiledRules,
  startsSentence: () => boolean,
): boolean {
  // `1. First item`
  if (atStart && token.length <= 3) return false;
  if (!rules.ordinals || token.length > 3) return true;
  return following.kind !== 'digit' && startsSentence();
}

function startsAnother(text: string, following: Following, rules: CompiledRules): boolean {
  if (following.word === '' || !rules.starters.has(following.word)) return false;
  // `A.` of `J. A. Smith` is an initial, not an article.
  return text.charCodeAt(following.at + following.word.length) !== 0x2e;
}

const longestToken = 40;

function startOfToken(text: string, start: number, at: number): number {
  let from = at;
  const limit = Math.max(start, at - longestToken);
  while (from > limit) {
    const code = text.charCodeAt(from - 1);
    if (isSpace(code) || (isOpening(code) && code !== 0x2d) || code === 0x2f) break;
    from--;
  }
  return from;
}

function followsNumber(text: string, tokenStart: number): boolean {
  let at = tokenStart - 1;
  while (at > 0 && isSpace(text.charCodeAt(at))) at--;
  return /[\dIVXLC]/.test(text.charAt(at));
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

const word = /\p{L}+/uy;

function wordAt(text: string, at: number): string {
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? '';
}

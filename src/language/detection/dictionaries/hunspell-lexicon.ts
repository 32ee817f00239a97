import { withCapital } from '../../letter-case.ts';
import { type Affixes, decode, parseAffixes } from './hunspell-affixes.ts';
import type { Lexicon, WordKind } from './lexicon.ts';

/** A part of a compound has as many letters, so that a foreign word is seldom one. */
const shortestPart = 3;
const longestWord = 40;
const longestPrefix = 6;

/**
 * The words of a hunspell dictionary: stems, stems with one suffix, one prefix or both, and, where the language joins
 * words, compounds of two. `capitalizesNouns`: a capital letter does not make a word a name.
 */
export function createHunspellLexicon(words: Uint8Array, affixBytes: Uint8Array, capitalizesNouns: boolean): Lexicon {
  const affixes = parseAffixes(affixBytes);
  const stems = readStems(decode(words, affixes.encoding), affixes);
  const flagsOf = (stem: string): readonly (readonly string[])[] =>
    (stems.get(stem) ?? []).map((written) => affixes.parseFlags(written));

  const isForm = (form: string): boolean => isStem(form) || isSuffixed(form) || isPrefixed(form);
  const isStem = (form: string): boolean =>
    flagsOf(form).some((flags) => !flags.some((flag) => affixes.unusable.has(flag)));

  /** With `prefixFlag` only forms of stems that take that prefix as well. */
  function isSuffixed(form: string, prefixFlag?: string): boolean {
    for (let length = 0; length <= Math.min(affixes.longestSuffix, form.length - 1); length++) {
      const start = form.slice(0, form.length - length);
      for (const { flag, strip, condition } of affixes.suffixes.get(form.slice(form.length - length)) ?? []) {
        const stem = start + strip;
        if (stems.has(stem) && condition?.test(stem) !== false && takes(stem, flag, prefixFlag)) return true;
      }
    }
    return false;
  }

  function isPrefixed(form: string): boolean {
    for (let length = 1; length <= Math.min(longestPrefix, form.length - 1); length++)
      for (const { flag, strip, condition } of affixes.prefixes.get(form.slice(0, length)) ?? []) {
        const rest = strip + form.slice(length);
        if (condition?.test(rest) !== false && (takes(rest, flag) || isSuffixed(rest, flag))) return true;
      }
    return false;
  }

  const takes = (stem: string, ...wanted: readonly (string | undefined)[]): boolean =>
    flagsOf(stem).some((flags) => wanted.every((flag) => flag === undefined || flags.includes(flag)));

  const isCompound = (word: string): boolean => {
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)];
      if (!isForm(withCapital(end)) && !isForm(end)) continue;
      if ([start, start.replace(/(?<=.{3})s$/u, '')].some((part) => isForm(part) || isForm(part.toLowerCase())))
        return true;
    }
    return false;
  };

  return {
    kindOf(word): WordKind | undefined {
      if (word.length > longestWord) return undefined;
      const isCapital = word !== word.toLowerCase();
      if (isForm(word)) return isCapital && !capitalizesNouns ? 'name' : 'word';
      return affixes.compounds && isCompound(word) ? 'word' : undefined;
    },
  };
}

/** Flags of each stem as they are written. */
function readStems(text: string, { parseFlags, forbidden }: Affixes): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, readonly string[]>();
  // The first line is their number.
  for (const line of text.split(/\r?\n/).slice(1)) {
    const entry = /^([^\s/]+)(?:\/(\S+))?/.exec(line);
    if (entry === null) continue;
    const [, stem = '', flags = ''] = entry;
    if (flags !== '' && parseFlags(flags).some((flag) => forbidden.has(flag))) continue;
    const known = stems.get(stem);
    stems.set(stem, known === undefined ? [flags] : [...known, flags]);
  }
  return stems;
}

import { editMatches } from '../edit-text.ts';
import type { StyleRewriter } from '../style-rewriter.ts';
import type { PhraseTable } from '../words.ts';
import { anyPhrase, capitalized, startsSentence } from '../words.ts';

/** Abbreviations that may be the last word of a sentence, whose full stop then stays. */
const maybeLast = /^(?:and )?(?:etc|ecc|usw|usf|et ?al|o\. ?ä|u\. ?ä|[uv]ds?|ee\. ?uu)\.$/iu;
const sentenceEnd = /^(?:["”»)’]?$|\n|["”»)’]? \p{Lu}|["”»’]\s)/u;

/**
 * Writes the full forms of abbreviations, with or without their spaces (`z. B.`). At the start of a sentence they may
 * have a capital, but not where they would look like initials (`M. E.`).
 */
export function expandAbbreviations(table: PhraseTable, following = ''): StyleRewriter {
  const full = new Map(Object.entries(table).map(([short, long]) => [keyOf(short), { short, long }]));
  const shortForms = anyPhrase(Object.keys(table))
    .replace(/\\\.\[ [^\]]*\]/g, '\\.[ \\u00a0\\u202f]?')
    .replace(/(?<=^|\|)\p{Ll}(?!\\\.(?:\[[^\]]*\]\?)?\p{Lu})/gu, (initial) => `[${initial}${initial.toUpperCase()}]`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_.@#/\\\\-])(?:${shortForms})(?![\\p{L}\\p{N}_/-])${following}`, 'gu');
  return (text) =>
    editMatches(text, pattern, ({ 0: found, index }) => {
      const known = full.get(keyOf(found));
      if (known === undefined) return undefined;
      const after = text.slice(index + found.length, index + found.length + 3);
      const hasCapital =
        known.short[0] === found[0] && found[0] !== found[0]?.toLowerCase()
          ? startsSentence(text, index)
          : found[0] !== found[0]?.toLowerCase();
      const beginsEllipsis = found.endsWith('.') && after.startsWith('..');
      const stop = beginsEllipsis || (maybeLast.test(found) && sentenceEnd.test(after)) ? '.' : '';
      const long = known.long.endsWith(',') && /^[,;:)]/.test(after) ? known.long.slice(0, -1) : known.long;
      return (hasCapital ? capitalized(long) : long) + stop;
    });
}

function keyOf(short: string): string {
  return short
    .toLowerCase()
    .replace(/[ \u00a0\u202f]/g, ' ')
    .replaceAll('. ', '.');
}

import { editMatches } from '../edit-text.ts';
import type { StyleRewriter } from '../style-rewriter.ts';
import { anyPhrase, inCaseOf, type PhraseTable } from '../words.ts';

/** Abbreviations that may be the last word of a sentence, whose full stop then stays. */
const maybeLast = /^(?:and |y |e )?(?:etc|ecc|usw|usf|et ?al|asap|o\. ?ä|u\. ?ä|tel|tél|uds?|dpto|ee\. ?uu)\.?$/i;

/** Writes the full forms of abbreviations (`z. B.`), with or without their spaces. */
export function expandAbbreviations(table: PhraseTable, following = ''): StyleRewriter {
  const full = new Map(Object.entries(table).map(([short, long]) => [keyOf(short), long]));
  const shortForms = anyPhrase(Object.keys(table))
    .replace(/\\\.\[ [^\]]*\]/g, '\\.[ \\u00a0\\u202f]?')
    .replace(/(?<=^|\|)\p{Ll}/gu, (initial) => `[${initial}${initial.toUpperCase()}]`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_.@#/\\\\-])(?:${shortForms})(?![\\p{L}\\p{N}_/-])${following}`, 'gu');
  return (text) =>
    editMatches(text, pattern, ({ 0: found, index }) => {
      const long = full.get(keyOf(found));
      if (long === undefined) return undefined;
      const after = text.slice(index + found.length, index + found.length + 3);
      const isLast =
        found.endsWith('.') && maybeLast.test(found) && /^(?:["”»)’]?$|\n|["”»)’]? \p{Lu}|["”»’]\s)/u.test(after);
      return inCaseOf(found.slice(0, 1), long) + (isLast ? '.' : '');
    });
}

function keyOf(short: string): string {
  return short
    .toLowerCase()
    .replace(/[ \u00a0\u202f]/g, ' ')
    .replaceAll('. ', '.');
}

import { packTable, packWords } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { capitalized, inEach, matching, space, startsSentence } from '../words.ts';

/** Languages whose titles begin with a small letter inside of a sentence. */
const smallTitles: readonly RewrittenLanguage[] = ['es', 'fr', 'it'];

/** Capitalized words that make the title part of something else, as a pattern. */
function noNames(language: RewrittenLanguage): string {
  return packWords(language, 'abbreviations', 'no-names').join('|');
}

/** A name follows, perhaps after its particle or an initial. */
const name = (noName: string) =>
  `(?=${space}(?!(?:${noName})(?!\\p{L}))(?:\\p{Lu}\\.${space}?|(?:d[eiua]|del|la|van|von|zu|[dDlL]['’])${space}?){0,2}\\p{Lu}\\p{Ll})`;
const escaped = (forms: readonly string[]) =>
  [...forms]
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.');
/** `Oak Dr.` is a street; `Jean M. Dupont` has an initial. */
const noTitle = '(?<!\\d \\p{Lu}\\p{Ll}{1,20} )(?<!(?:^|\\P{L})\\p{Lu}\\. ?)';
/** Not the words that begin a sentence about somebody. */
const afterFirstName =
  /(?<!(?:^|\P{L})(?:Avec|Chez|Pour|Et|Selon|Mais|Quand|Que|Si|Comme|Lorsque|Puis|Car|Ainsi|Alors|Ni|Sans|Par|De|À|Contre|Après|Avant|Cher|Bonjour|Merci)[ \u00a0])(?<=\p{Lu}\p{Ll}+[ \u00a0])$/u;

function abbreviate(language: RewrittenLanguage): StyleRewriter {
  const both = packTable(language, 'abbreviations', 'titles');
  const shortOf = new Map(Object.entries(both).map(([long, short]) => [long.toLowerCase(), short]));
  const anyLong = Object.keys(both).map((long) => `[${long[0]?.toUpperCase()}${long[0]}]${long.slice(1)}`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped(anyLong)})${name(noNames(language))}`, 'gu');
  return matching(pattern, ({ 0: found, index, input }) => {
    if (startsSentence(input, index) && isAddress(input.slice(index))) return undefined;
    const short = shortOf.get(found.toLowerCase()) ?? found;
    return found[0] === found[0]?.toUpperCase() ? capitalized(short) : short;
  });
}

/** `Madame Dupont,` at the start is how a letter begins. */
function isAddress(text: string): boolean {
  return /^\S+(?:[ \u00a0]\p{Lu}[\p{L}’'-]*){1,3}[,!]/u.test(text.slice(0, 80));
}

function resolve(language: RewrittenLanguage): StyleRewriter {
  const both = packTable(language, 'abbreviations', 'titles');
  const resolved = packTable(language, 'abbreviations', 'resolved-titles');
  const longOf = new Map([
    ...Object.entries(both).map(([long, short]) => [short.toLowerCase(), long] as const),
    ...Object.entries(resolved).map(([short, long]) => [short.toLowerCase(), long] as const),
  ]);
  const anyShort = escaped([...Object.values(both), ...Object.keys(resolved)]).replace(
    /(?<=^|\|)\p{Ll}/gu,
    (initial) => `[${initial}${initial.toUpperCase()}]`,
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.-])${noTitle}(?:${anyShort})${name(noNames(language))}`, 'gu');
  return matching(pattern, ({ 0: found, index, input }) => {
    const before = input.slice(Math.max(0, index - 30), index);
    if (found === 'M.' && afterFirstName.test(before)) return undefined;
    const long = longOf.get(found.toLowerCase()) ?? found;
    if (!smallTitles.includes(language)) return long;
    return startsSentence(input, index) ? capitalized(long) : long;
  });
}

export const personalTitles: Readonly<Record<string, RewrittenValue>> = {
  abbreviate: inEach(europeanLanguages, abbreviate),
  do_not_abbreviate: inEach(europeanLanguages, resolve),
};

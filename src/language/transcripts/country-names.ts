import { packWords } from '../packs/tables.ts';

type Phrase = readonly string[];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const commonWords: ReadonlySet<string> = new Set(packWords('en', 'speech', 'common-words'));
let phrases: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** The words among some in small letters that name a country or a language in English (CLDR), as they are written, by index. */
export function findCountryNames(words: readonly string[]): ReadonlyMap<number, string> {
  phrases ??= readPhrases();
  const found = new Map<number, string>();
  for (let at = 0; at < words.length; ) {
    const from = at;
    const [phrase] = (phrases.get(words[from] ?? '') ?? []).filter((each) =>
      each.every((word, offset) => word.toLowerCase() === words[from + offset]),
    );
    for (const [offset, word] of phrase?.entries() ?? []) found.set(from + offset, word);
    at += phrase?.length ?? 1;
  }
  return found;
}

/** By their first word, the longest first. */
function readPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const names = (type: 'region' | 'language', codes: readonly string[]): readonly string[] => {
    const display = new Intl.DisplayNames('en', { type, fallback: 'none' });
    return codes.flatMap((code) => display.of(code) ?? []);
  };
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const all = [...names('region', codes), ...names('language', codes)]
    .map((name) => name.replaceAll('&', 'and').split(' '))
    .filter(
      (phrase) => phrase.every((word) => /^[\p{L}']+$/u.test(word)) && !commonWords.has(phrase.join(' ').toLowerCase()),
    )
    .toSorted((one, other) => other.length - one.length);
  return Map.groupBy(all, ([first = '']) => first.toLowerCase());
}

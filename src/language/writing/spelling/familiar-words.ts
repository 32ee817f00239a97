import { commonEnd, commonStart } from './compare-spellings.ts';
import { wordFrequencies } from './frequent-words.ts';

/*
 * A second source for languages of which no lexicon is installed: whether books have a word of the same stem. A dictionary
 * alone has rare words as well, which are hardly ever meant: `einförmigen` where `eiförmigen` is written.
 */

const shortestStem = 4;
const shortestPart = 4;
/** No frequent word is as long, with its prefix and its ending. */
const longestPart = 60;

const endings =
  /(?:ung(?:en)?|(?:ig|lich|isch)(?:e[mnrs]?)?|i?er(?:in|s|n)?|end(?:e[mnrs]?)?|(?:e?t|st)(?:e[mnrst]?|en)?|e[mnrs]?|[ns])$/;
const prefixes =
  /^(?:(?:ab|an|auf|aus|bei|ein|fort|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen|wieder)?(?:be|ge|er|ent|ver|zer|un|zu)|ab|an|auf|aus|bei|ein|fort|her|hin|los|mit|nach|um|vor|weg|weiter|zurück|zusammen|wieder)/;

const stemsByLanguage = new Map<string, ReadonlySet<string>>();

/** Whether books have the word often, or one of its stem, or the part of a compound in which it differs from `written`. */
export function isFamiliar(meant: string, written: string, base: string): boolean {
  const stems = stemsOf(base);
  const small = meant.toLowerCase();
  if (isKnown(small, stems)) return true;
  // `alterniert` is no compound of what has `Niere` in it.
  if (/iere?(?:n|s?t|te[nst]?|en?d)$/.test(meant) && /^\p{Ll}/u.test(meant)) return false;
  const other = written.toLowerCase();
  const { length } = small;
  const [start, end] = [commonStart(small, other), commonEnd(small, other)];
  for (let at = Math.max(shortestPart, length - longestPart); at <= Math.min(start, length - shortestPart); at += 1)
    if (isKnown(small.slice(at), stems)) return true;
  for (let at = Math.max(shortestPart, length - end); at <= Math.min(longestPart, length - shortestPart); at += 1)
    if (isKnown(small.slice(0, at), stems)) return true;
  return false;
}

function isKnown(word: string, stems: ReadonlySet<string>): boolean {
  return readings(word).some((stem) => stems.has(stem));
}

function stemsOf(base: string): ReadonlySet<string> {
  const known = stemsByLanguage.get(base);
  if (known !== undefined) return known;
  const made = new Set([...wordFrequencies(base).keys()].flatMap((word) => readings(word.toLowerCase())));
  stemsByLanguage.set(base, made);
  return made;
}

/** The word, and what is left of it without its ending and without its prefix. */
function readings(word: string): readonly string[] {
  const bare = word.replace(endings, '');
  const root = bare.replace(prefixes, '');
  return [word, bare, ...(root.length > shortestStem ? [root] : [])].filter(({ length }) => length >= shortestStem);
}

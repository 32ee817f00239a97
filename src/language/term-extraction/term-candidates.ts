import { ownEntry } from '../own-entry.ts';
/**
 * What a lexicon says of a word, as letters: `n` noun or proper noun, `a` adjective or participle, `v` verb, `p` preposition,
 * `f` another word of grammar, `x` anything else. A word that no lexicon has is not in the list: names and words of a field.
 */
export interface WordClass {
  readonly classes: string;
  /** The dictionary form, of a noun if it can be one. */
  readonly lemma: string;
}

export type WordClasses = Readonly<Record<string, WordClass>>;

export interface TermCandidate {
  /** The same for all forms of it: dictionary forms in lower case. */
  readonly key: string;
  readonly form: string;
  readonly words: number;
}

const mostWords = 4;
/** Of a segment; what follows is not looked at. */
const mostWordsRead = 80;
const longestWord = 40;

/** Words with what may be in them, and everything that ends a phrase as one mark. */
const parts = /[\p{L}\p{M}\p{N}]+(?:['’\-‐][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s]+/gu;

/**
 * The noun phrases of a segment, each key once: one to four words without a word of grammar at either end, with a noun, and with
 * nothing but nouns, adjectives and prepositions within. `isCommon` says which words are words of grammar where no lexicon does.
 */
export function termCandidates(
  text: string,
  classes: WordClasses,
  isCommon: (word: string) => boolean,
): ReadonlyMap<string, TermCandidate> {
  const found = new Map<string, TermCandidate>();
  for (const phrase of phrasesOf(text)) {
    const read = phrase.map((form) => readWord(form, classes, isCommon));
    for (let start = 0; start < read.length; start += 1) {
      if (!canBegin(read[start])) continue;
      for (let end = start + 1; end <= Math.min(read.length, start + mostWords); end += 1) {
        const words = read.slice(start, end);
        if (end > start + 1 && !words.slice(1, -1).every(canBeWithin)) break;
        if (!canEnd(words.at(-1)) || !words.some(({ isNoun }) => isNoun)) continue;
        const key = words.map(({ key: one }) => one).join(' ');
        if (key.length > 1 && !found.has(key))
          found.set(key, { key, form: words.map(({ form }) => form).join(' '), words: words.length });
      }
    }
  }
  return found;
}

interface ReadWord {
  readonly form: string;
  readonly key: string;
  readonly isNoun: boolean;
  readonly isModifier: boolean;
  readonly isPreposition: boolean;
}

function readWord(form: string, classes: WordClasses, isCommon: (word: string) => boolean): ReadWord {
  const lower = form.toLowerCase();
  // Words of texts can be names that every object has, such as `constructor`.
  const known = ownEntry(classes, lower);
  if (known === undefined) {
    const isWord = /\p{L}/u.test(form) && form.length > 1 && !isCommon(lower);
    return { form, key: lower, isNoun: isWord, isModifier: false, isPreposition: false };
  }
  const has = (letter: string): boolean => known.classes.includes(letter);
  const isGrammar = has('f') || has('p');
  return {
    form,
    key: known.lemma.toLowerCase(),
    isNoun: has('n') && !isGrammar,
    isModifier: has('a') && !isGrammar,
    isPreposition: has('p'),
  };
}

function canBegin(word: ReadWord | undefined): boolean {
  return word !== undefined && (word.isNoun || word.isModifier);
}

function canEnd(word: ReadWord | undefined): boolean {
  return canBegin(word);
}

function canBeWithin(word: ReadWord): boolean {
  return word.isNoun || word.isModifier || word.isPreposition;
}

function phrasesOf(text: string): readonly (readonly string[])[] {
  const phrases: string[][] = [[]];
  let count = 0;
  for (const [part] of text.matchAll(parts)) {
    if (!/[\p{L}\p{N}]/u.test(part) || part.length > longestWord) phrases.push([]);
    else if (++count > mostWordsRead) break;
    else phrases.at(-1)?.push(part);
  }
  return phrases;
}

/** The distinct words of texts, in lower case, the most frequent first. */
export function distinctWords(texts: readonly string[], most: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const phrase of phrasesOf(text))
      for (const word of phrase) {
        const lower = word.toLowerCase();
        if (/\p{L}/u.test(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
      }
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return sorted.slice(0, most).map(([word]) => word);
}

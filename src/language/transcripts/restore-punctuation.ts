import type { SpokenSegment, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { baseLanguage } from '../codes.ts';
import { withCapital } from '../letter-case.ts';
import { packWords } from '../packs/tables.ts';
import { findCountryNames } from './country-names.ts';
import { findCommas } from './english-commas.ts';
import { isQuestion } from './english-questions.ts';

export interface Restoring {
  /** The segment before ended a sentence, or there is none. */
  readonly beginsSentence: boolean;
  /** Words that are names, by the words in small letters, as they are written: dictionaries have them with capitals only. */
  readonly names: ReadonlyMap<string, string>;
}

const capitalized: ReadonlySet<string> = new Set(packWords('en', 'speech', 'capitalized'));
const neverLast: ReadonlySet<string> = new Set(packWords('en', 'speech', 'never-last'));

/**
 * Gives a segment the capitals and marks that its recognizer does not write: a capital at the beginning of a sentence and of
 * names, a full stop or a question mark at its end. Words that have capitals, as spoken terms do, keep theirs. In English, a
 * pause behind a word that cannot be the last one ends no sentence, and commas are written before and behind some words.
 */
export function restorePunctuation(segment: SpokenSegment, { beginsSentence, names }: Restoring): SpokenSegment {
  const { words, language } = segment;
  const texts = words.map(({ text }) => text);
  const isEnglish = baseLanguage(language) === 'en';
  const countries = isEnglish ? findCountryNames(texts) : new Map<number, string>();
  const commas = isEnglish ? findCommas(texts, beginsSentence) : new Set<number>();
  const restored = words.map((word, index): SpokenWord => {
    let text = names.get(word.text) ?? countries.get(index) ?? word.text;
    if ((index === 0 && beginsSentence) || (isEnglish && capitalized.has(text))) text = withCapital(text);
    if (commas.has(index)) text = `${text},`;
    return text === word.text ? word : { ...word, text };
  });
  const last = restored.at(-1);
  const endsSentence = segment.endsSentence && !(isEnglish && neverLast.has(texts.at(-1) ?? ''));
  if (endsSentence && last !== undefined && /[\p{L}\p{M}\p{N}]$/u.test(last.text)) {
    const mark = isEnglish && beginsSentence && isQuestion(texts.map((text) => text.toLowerCase())) ? '?' : '.';
    restored[restored.length - 1] = { ...last, text: `${last.text}${endMarkOf(language, mark)}` };
  }
  return { ...segment, words: restored, endsSentence };
}

function endMarkOf(language: string, mark: '.' | '?'): string {
  const base = baseLanguage(language);
  if (base === 'zh' || base === 'ja') return mark === '.' ? '。' : '？';
  if (base === 'hi' || base === 'bn') return mark === '.' ? '।' : '?';
  return mark;
}

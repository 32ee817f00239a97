import type { SpokenSegment, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { baseLanguage } from '../codes.ts';
import english from './english.json' with { type: 'json' };

export interface Restoring {
  /** The segment before ended a sentence, or there is none. */
  readonly beginsSentence: boolean;
  /** Words, in small letters, that are names: their dictionaries have them with a capital only. */
  readonly names: ReadonlySet<string>;
}

const capitalized: ReadonlySet<string> = new Set(english.capitalized);
const questionWords: ReadonlySet<string> = new Set(english.questionWords);
const withNoun: ReadonlySet<string> = new Set(english.questionWordsWithNoun);
const degrees: ReadonlySet<string> = new Set(english.degrees);
const auxiliaries: ReadonlySet<string> = new Set(english.auxiliaries);
const subjects: ReadonlySet<string> = new Set(english.subjects);

/**
 * Gives a segment the capitals and marks that its recognizer does not write: a capital at the beginning of a sentence and of
 * names, a full stop or a question mark at its end. Words that have capitals, as spoken terms do, keep theirs. Nothing is
 * written inside a sentence: where commas belong cannot be heard.
 */
export function restorePunctuation(segment: SpokenSegment, { beginsSentence, names }: Restoring): SpokenSegment {
  const { words, language, endsSentence } = segment;
  const isEnglish = baseLanguage(language) === 'en';
  const restored = words.map((word, index): SpokenWord => {
    const isName = names.has(word.text) || (isEnglish && capitalized.has(word.text));
    return isName || (index === 0 && beginsSentence) ? { ...word, text: capitalize(word.text) } : word;
  });
  const last = restored.at(-1);
  if (endsSentence && last !== undefined && /[\p{L}\p{M}\p{N}]$/u.test(last.text)) {
    const mark = isEnglish && beginsSentence && isQuestion(words.map(({ text }) => text.toLowerCase())) ? '?' : '.';
    restored[restored.length - 1] = { ...last, text: `${last.text}${endMarkOf(language, mark)}` };
  }
  return { ...segment, words: restored };
}

/** `what is …`, `how many people are …`, `do you …`: an auxiliary before its subject. */
function isQuestion(words: readonly string[]): boolean {
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (auxiliaries.has(first)) return subjects.has(second);
  if (!questionWords.has(first)) return false;
  if (auxiliaries.has(second)) return true;
  if (first === 'how' && degrees.has(second)) return auxiliaries.has(third) || auxiliaries.has(fourth);
  return withNoun.has(first) && auxiliaries.has(third) && subjects.has(fourth);
}

function capitalize(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

function endMarkOf(language: string, mark: '.' | '?'): string {
  const base = baseLanguage(language);
  if (base === 'zh' || base === 'ja') return mark === '.' ? '。' : '？';
  if (base === 'hi' || base === 'bn') return mark === '.' ? '।' : '?';
  return mark;
}

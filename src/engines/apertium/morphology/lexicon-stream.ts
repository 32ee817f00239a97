import type { SentenceWord, WordReading } from '../../../contracts/language/morphology.ts';
import { escaped, readReading, readTokens, unescaped, writeTags } from '../terms/lexical-units.ts';

/** No dictionary has it in a word, and no multiword entry reaches over it. */
const separator = '¶';

/** What a lexicon can have; none of it has a meaning in the stream. */
const word = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’.·-]| (?! ))*(?<! )$/u;
const tag = /^[\w:.-]+$/;
const longest = 100;

/** Whether a lexicon may have readings of a text. */
export function mayHaveReadings(text: string): boolean {
  return text.length <= longest && word.test(text);
}

export function writeWords(words: readonly string[]): string {
  return words.map((text) => text.replaceAll('’', "'") + separator).join('');
}

/** The readings of each word of `writeWords`; none for what the analyser took for several units, or does not know. */
export function readAnalyses(analysis: string, lexicon: string): readonly (readonly WordReading[])[] {
  const words: (readonly WordReading[])[] = [];
  let units: (readonly string[])[] = [];
  for (const { surface, readings } of readTokens(analysis)) {
    if (surface === separator) {
      const [only, ...others] = units;
      words.push(only === undefined || others.length > 0 ? [] : only.flatMap((text) => readWord(text, lexicon)));
      units = [];
    } else if (readings !== undefined) units.push(readings);
    // Part of a word that the analyser did not take for a whole.
    else if (surface.trim() !== '') units.push([], []);
  }
  return words;
}

export function writeSentence(sentence: string): string {
  return escaped(sentence).replaceAll('\n', ' ').replaceAll('’', "'");
}

/**
 * The words of a sentence, of what the analyser alone answers to it and of what is left behind the rules. None where one of
 * them did not keep to the letters of the sentence, or they do not have the same words.
 */
export function readSentence(
  sentence: string,
  analysis: string,
  left: string,
  lexicon: string,
): readonly SentenceWord[] {
  const [all, likely] = [analysis, left].map((answer) => placedWords(sentence, answer, lexicon));
  if (all === undefined || likely === undefined || all.length !== likely.length) return [];
  return all.map(({ start, end, readings }, index) => {
    const own = likely[index]?.readings ?? [];
    return { start, end, readings, likely: own.length > 0 ? own : readings };
  });
}

function placedWords(
  sentence: string,
  answer: string,
  lexicon: string,
): readonly Omit<SentenceWord, 'likely'>[] | undefined {
  const words: Omit<SentenceWord, 'likely'>[] = [];
  let position = 0;
  const plain = sentence.replaceAll('\n', ' ').replaceAll('’', "'");
  for (const { raw, surface, readings } of readTokens(answer)) {
    const text = readings === undefined ? unescaped(raw) : unescaped(surface);
    // Behind an elision (`l'uomo`) analysers write a space that is not there.
    const isAdded = text.startsWith(' ') && plain.charAt(position - 1) === "'" && !plain.startsWith(text, position);
    const written = isAdded ? text.slice(1) : text;
    if (!plain.startsWith(written, position)) return undefined;
    const start = position;
    position += written.length;
    if (readings !== undefined)
      words.push({ start, end: position, readings: readings.flatMap((text) => readWord(text, lexicon)) });
  }
  return position === plain.length ? words : undefined;
}

const joinedWords = /^((?:[^\\<>+]|\\.)+(?:<[^<>]*>)+)\+(.+)$/su;

function readWord(text: string, lexicon: string): readonly WordReading[] {
  const [, first = text, joined] = joinedWords.exec(text) ?? [];
  const reading = readReading(first);
  if (reading === undefined) return [];
  const { lemma, tags, queue } = reading;
  // Words as parts of compounds; the same words have readings of their own.
  if (tags.some((one) => one.startsWith('compound-'))) return [];
  return [
    {
      lemma: unescaped(lemma),
      tags,
      ...(queue === '' ? {} : { invariable: unescaped(queue.slice(1)) }),
      ...(joined === undefined ? {} : { joined }),
      lexicon,
    },
  ];
}

const joinedForm = /^[\p{L}\p{M}\p{N}'’.# ·-]+(?:<[\w:.-]+>)+(?:\+[\p{L}\p{M}\p{N}'’.# ·-]+(?:<[\w:.-]+>)+)*$/u;

/** A form as the generator takes it; undefined if none can be meant by it. */
export function writeForm({ lemma, tags, invariable = '', joined = '' }: WordReading): string | undefined {
  const valid = mayHaveReadings(lemma) && tags.length > 0 && tags.every((one) => tag.test(one));
  if (!valid || (invariable !== '' && !mayHaveReadings(invariable.trim()))) return undefined;
  if (joined.length > longest || (joined !== '' && !joinedForm.test(joined))) return undefined;
  return lemma + writeTags(tags) + (invariable && `#${invariable}`) + (joined && `+${joined}`);
}

export function writeForms(forms: readonly string[]): string {
  return forms.map((form) => `^${form}$${separator}`).join('');
}

/** What the generator wrote for each of `writeForms`; undefined for forms that it does not know. */
export function readForms(output: string): readonly (string | undefined)[] {
  const pieces = output.split(separator).slice(0, -1);
  // The mark that wakes up the spelling of neighbouring words is no letter of the word.
  return pieces.map((piece) =>
    /^\s*[#@*]/.test(piece) ? undefined : unescaped(firstOf(piece).replaceAll('~', '')).trim(),
  );
}

/** Of two spellings, which some generators write with the year of their rules (`venen/vénen<v:pre2017>`), the first. */
function firstOf(piece: string): string {
  return piece.replace(/^([^/<>]+)(?:<[^<>]*>)?\/.*<v:[^<>]*>.*$/su, '$1');
}

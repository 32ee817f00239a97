import type { Disagreement } from './disagreement.ts';
import { kindOf, personsOf } from './features.ts';
import type { AgreementGrammar, Mood } from './grammar.ts';
import { isJoined, isOnly, type ReadSentence, textOf } from './phrases.ts';

/** Words of the subject, and what is before a verb. */
const mostBefore = 5;

/** Verbs that state something where the subjunctive has to be: `espero que puede`, `sembra che vuole`. */
export function missingSubjunctives(read: ReadSentence, { moods = [] }: AgreementGrammar): readonly Disagreement[] {
  if (moods.length === 0) return [];
  return read.words.flatMap((_, index) => {
    const asked = moods.filter(({ behind }) => behind.some((sequence) => endsAt(read, index, sequence)));
    const verb = asked.length === 0 ? undefined : verbBehind(read, index + 1);
    if (verb === undefined) return [];
    const readings = read.words[verb]?.readings ?? [];
    const mood = asked.find(({ from }) => readings.every(({ tags }) => tags.includes(from) || tags.includes('imp')));
    if (mood === undefined) return [];
    const forms = readings.filter(({ tags }) => tags.includes(mood.from)).map((reading) => inMood(reading, mood));
    return forms.length === 0 || personsOf(forms).size === 0
      ? []
      : [{ rule: 'agreement/mood', compared: [index, verb], change: { index: verb, forms } }];
  });
}

function inMood<Reading extends { readonly tags: readonly string[] }>(reading: Reading, { from, to }: Mood): Reading {
  return { ...reading, tags: reading.tags.map((tag) => (tag === from ? to : tag)) };
}

/** Whether these words are the last ones up to this one. */
function endsAt(read: ReadSentence, index: number, sequence: string): boolean {
  const words = sequence.split(' ');
  return words.every((word, offset) => {
    const at = index - words.length + 1 + offset;
    return textOf(read, at).toLowerCase() === word && (offset === 0 || isJoined(read, at));
  });
}

/** The first finite verb, with nothing but words that may be a subject or a pronoun before it. */
function verbBehind(read: ReadSentence, start: number): number | undefined {
  for (let index = start; index <= start + mostBefore && isJoined(read, index); index += 1) {
    if (isOnly(read, index, ['finite'])) return index;
    const readings = read.words[index]?.readings ?? [];
    const isOther = readings.some(
      (reading) => kindOf(reading) === 'finite' || /^(?:rel|cnj)/.test(reading.tags[0] ?? ''),
    );
    // `pensava che, se Dio voleva`: another clause.
    if (readings.some(({ tags }) => /^cnj/.test(tags[0] ?? '')) && !readings.some(({ tags }) => tags[0] === 'n'))
      return undefined;
    const isInfinitive = readings.some(({ tags }) => tags.includes('inf') || tags.includes('ger') || tags[0] === 'pr');
    const isSubject = readings.some(({ tags }) =>
      ['n', 'adj', 'det', 'prn', 'np', 'adv', 'predet'].includes(tags[0] ?? ''),
    );
    if (
      !isSubject ||
      (isOther && !readings.some(({ tags }) => ['n', 'det', 'prn'].includes(tags[0] ?? ''))) ||
      isInfinitive
    )
      return undefined;
  }
  return undefined;
}

import type { Morphology, WordReading } from '../../../contracts/language/morphology.ts';
import type { WordClass, WordClasses } from '../../../language/term-extraction/term-candidates.ts';

/** Symbols of Apertium that are no noun, adjective, verb or preposition and that no term begins or ends with. */
const grammar: ReadonlySet<string> = new Set(
  'det prn cnjcoo cnjsub cnjadv rel ij preadv predet vbmod vbser vbhaver vbaux vaux vbdo adv'.split(' '),
);
const batch = 500;

/** What the lexicons of a language say of words; those that they do not have are left out. Empty without a lexicon. */
export async function wordClasses(
  morphology: Morphology | undefined,
  language: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<WordClasses> {
  const classes: Record<string, WordClass> = Object.create(null);
  if (morphology?.languages().includes(language) !== true) return classes;
  for (let start = 0; start < words.length; start += batch) {
    const some = words.slice(start, start + batch);
    const readings = await morphology.analyse({ language, words: some, urgency: 'background' }, signal);
    for (const [index, word] of some.entries()) {
      const known = classOf(readings[index] ?? [], word);
      if (known !== undefined) classes[word] = known;
    }
  }
  return classes;
}

function classOf(readings: readonly WordReading[], word: string): WordClass | undefined {
  if (readings.length === 0) return undefined;
  const noun = readings.find(isNoun);
  const lemma = (noun ?? readings.find(({ tags }) => tags[0] === 'adj') ?? readings[0])?.lemma ?? word;
  return { classes: [...new Set(readings.map(letterOf))].join(''), lemma };
}

function isNoun({ tags }: WordReading): boolean {
  return tags[0] === 'n' || tags[0] === 'np';
}

function letterOf(reading: WordReading): string {
  const [first = ''] = reading.tags;
  if (isNoun(reading)) return 'n';
  if (first === 'pr') return 'p';
  if (grammar.has(first) || reading.joined !== undefined) return 'f';
  if (first === 'adj' || reading.tags.includes('pp')) return 'a';
  return first === 'vblex' ? 'v' : 'x';
}

import type { Morphology, WordReading } from '../../../contracts/language/morphology.ts';
import type { WordList } from './word-list.ts';

/** A few milliseconds of work between which others have their turns. */
const wordsAtOnce = 20;

/** The forms of the words of a list, as the lexicons write them. Words that no lexicon can inflect are absent. */
export async function inflectWords(
  morphology: Morphology,
  language: string,
  list: WordList,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly (string | undefined)[]>> {
  const likeness = new Map(list.like.map(({ word, as }) => [word, as]));
  const asked = [...new Set(list.words.map((word) => likeness.get(word) ?? word))];
  const readings = await morphology.analyse({ language, words: asked }, signal);
  const inflected = new Map<string, readonly (string | undefined)[]>();
  for (let start = 0; start < asked.length; start += wordsAtOnce) {
    const part = asked.slice(start, start + wordsAtOnce);
    const bases = part.map((word, index) =>
      (readings[start + index] ?? []).filter((reading) => isBase(reading, word, list)),
    );
    const lines = await writeLines(morphology, language, bases, list, signal);
    for (const [index, line] of lines.entries()) if (bases[index]?.length) inflected.set(part[index] as string, line);
  }
  return new Map(list.words.flatMap((word) => withLikeness(word, likeness.get(word), inflected, list)));
}

/** For each word, given by its readings, the form of each slot. */
async function writeLines(
  morphology: Morphology,
  language: string,
  words: readonly (readonly WordReading[])[],
  list: WordList,
  signal: AbortSignal,
): Promise<readonly (readonly (string | undefined)[])[]> {
  const slots = allSlots(list).map((slot) => tagsOf(slot).map((tags) => tags.split('.')));
  const forms = words.flatMap((bases) =>
    slots.flatMap((choices) =>
      choices.flatMap((tags) => bases.map((base) => ({ ...base, tags: [...base.tags.slice(0, 1), ...tags] }))),
    ),
  );
  const written = await morphology.generate({ language, forms }, signal);
  let next = 0;
  return words.map((bases) =>
    slots.map((choices) => {
      const start = next;
      next += choices.length * bases.length;
      return written.slice(start, next).find((form) => form !== undefined);
    }),
  );
}

function isBase({ lemma, tags, joined, invariable }: WordReading, word: string, list: WordList): boolean {
  return (
    lemma === word &&
    joined === undefined &&
    invariable === undefined &&
    isOfClass(tags[0] ?? '', list.class) &&
    list.base.includes(tags.slice(1).join('.'))
  );
}

function isOfClass(tag: string, name: string): boolean {
  return name.endsWith('*') ? tag.startsWith(name.slice(0, -1)) : tag === name;
}

function withLikeness(
  word: string,
  model: string | undefined,
  inflected: ReadonlyMap<string, readonly (string | undefined)[]>,
  list: WordList,
): readonly (readonly [string, readonly (string | undefined)[]])[] {
  const forms = inflected.get(model ?? word);
  if (forms === undefined) return [];
  const own = model === undefined ? forms : forms.map((form) => likened(form, word, model));
  const respelled = list.respelled.filter(({ of }) => new RegExp(of, 'u').test(word));
  const written = list.written.filter((one) => one.word === word);
  const names = allSlots(list).map(nameOf);
  return [[word, own.map((form, index) => corrected(form, names[index] ?? '', { respelled, written }))]];
}

/** `utilises` → `utilizes`: what two words have before their common ending is exchanged. */
function likened(form: string | undefined, word: string, model: string): string | undefined {
  let common = 0;
  while (common < word.length && common < model.length && word.at(-1 - common) === model.at(-1 - common)) common += 1;
  const [start, other] = [word.slice(0, word.length - common), model.slice(0, model.length - common)];
  return form?.startsWith(other) === true ? start + form.slice(other.length) : undefined;
}

/** What the list says of a word against the lexicon. */
function corrected(
  form: string | undefined,
  slot: string,
  { respelled, written }: Pick<WordList, 'respelled' | 'written'>,
): string | undefined {
  const known = written.find((one) => one.slot === slot);
  if (known !== undefined) return known.form;
  return respelled
    .filter(({ slots }) => slots.some((start) => slot.startsWith(start)))
    .reduce((spelled, { pattern, written: put }) => spelled?.replace(new RegExp(pattern, 'u'), put), form);
}

/** The name that a slot is given (`n.pl=m.pl|f.pl`), else its tags, of several the last. */
export function nameOf(slot: string): string {
  return slot.includes('=') ? slot.slice(0, slot.indexOf('=')) : (slot.split('|').at(-1) ?? slot);
}

/** The tags that a slot may have, in the order in which they count. */
function tagsOf(slot: string): readonly string[] {
  return slot.slice(slot.indexOf('=') + 1).split('|');
}

function allSlots({ slots, named }: WordList): readonly string[] {
  return [...slots, ...named];
}

/**
 * The forms of words that rules name, written by a lexicon. A table holds one language; it is made once, off the threads that
 * work on texts (`features/writing/inflection/`), and read there.
 */
export interface Inflection {
  /** The forms that each word has, by the tags of the lexicon, in order: `pri.p3.sg`. */
  readonly slots: readonly string[];
  /** Of these, the first ones, which stand for a word that a rule names without a slot. */
  readonly open: number;
  /** The words that the table has. */
  readonly words: readonly string[];
  /**
   * The forms of a word in the order of `slots`; undefined where the lexicon cannot write one. Empty for a word that the table does
   * not have, so that rules of it leave texts as they are.
   */
  forms(lemma: string): readonly (string | undefined)[];
}

/** For languages without a lexicon. */
export const noInflection: Inflection = { slots: [], open: 0, words: [], forms: () => [] };

/** A line for the slots, those behind a bar only by name, then one for each word: the word and its forms, between tabs. */
export function writeTable(
  { slots, named }: { readonly slots: readonly string[]; readonly named: readonly string[] },
  words: ReadonlyMap<string, readonly (string | undefined)[]>,
): SharedArrayBuffer {
  const lines = [...words].map(([word, forms]) => [word, ...Array.from(forms, (form) => form ?? '')].join('\t'));
  const encoded = new TextEncoder().encode(
    [['', ...slots, ...named.map((slot) => `|${slot}`)].join('\t'), ...lines].join('\n'),
  );
  const bytes = new SharedArrayBuffer(encoded.length);
  new Uint8Array(bytes).set(encoded);
  return bytes;
}

export function readTable(bytes: SharedArrayBuffer): Inflection {
  // Decoders refuse shared memory.
  const [head = '', ...lines] = new TextDecoder().decode(new Uint8Array(bytes).slice()).split('\n');
  const words = new Map<string, readonly (string | undefined)[]>();
  for (const line of lines) {
    const [word = '', ...forms] = line.split('\t');
    words.set(
      word,
      forms.map((form) => (form === '' ? undefined : form)),
    );
  }
  const slots = head.split('\t').slice(1);
  return {
    slots: slots.map((slot) => slot.replace('|', '')),
    open: slots.filter((slot) => !slot.startsWith('|')).length,
    words: [...words.keys()],
    forms: (lemma) => words.get(lemma) ?? [],
  };
}

/** Of a word, the form that a slot names. */
export function formOf({ slots, forms }: Inflection, lemma: string, slot: string): string | undefined {
  return forms(lemma)[slots.indexOf(slot)];
}

/** The words that have a form in a slot: with `inf` the verbs. */
export function wordsWith(inflection: Inflection, slot: string): readonly string[] {
  return inflection.words.filter((word) => formOf(inflection, word, slot) !== undefined);
}

/** Forms of one slot with those of the same words in another: `tiene` → `tengo`. The first word that has a form counts. */
export function relatedForms(
  inflection: Inflection,
  words: readonly string[],
  [from, to]: readonly [from: string, to: string],
): Readonly<Record<string, string>> {
  const related: Record<string, string> = {};
  for (const word of words) {
    const [found, written] = [formOf(inflection, word, from), formOf(inflection, word, to)];
    if (found !== undefined && written !== undefined && found !== written) related[found] ??= written;
  }
  return related;
}

/** What is made of the forms of a language, once for each table of them. */
export function perInflection<Made>(make: (inflection: Inflection) => Made): (inflection: Inflection) => Made {
  const made = new WeakMap<Inflection, { readonly value: Made }>();
  return (inflection) => {
    const known = made.get(inflection) ?? { value: make(inflection) };
    made.set(inflection, known);
    return known.value;
  };
}

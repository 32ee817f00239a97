import { withCapital } from '../../../language/letter-case.ts';
/** A word as the generator takes it: `tener<vbmod><pri><p2><sg># que`. The lemma keeps the escapes of the stream. */
export interface Word {
  readonly lemma: string;
  readonly tags: readonly string[];
  /** The part of a multiword that is not inflected, with its `#`; mostly empty. */
  readonly queue: string;
}

/** One `^…$` of a stream: several words if they are written as one. */
export interface Unit {
  /** What is between it and the unit before. */
  readonly before: string;
  /** The blank bound to it, or nothing. */
  readonly bound: string;
  /** None when the word is unknown. */
  readonly words: readonly Word[];
  readonly form: string;
}

export interface FormStream {
  readonly units: readonly Unit[];
  /** What comes after the last unit. */
  readonly after: string;
}

const unitPattern = /(\[\[[^[\]]*\]\])?\^((?:[^\\$]|\\.)*)\$/gsu;

export function readForms(stream: string): FormStream {
  const units: Unit[] = [];
  let position = 0;
  for (const match of stream.matchAll(unitPattern)) {
    const [whole, bound = '', form = ''] = match;
    units.push({ before: stream.slice(position, match.index), bound, words: readWords(form), form });
    position = match.index + whole.length;
  }
  return { units, after: stream.slice(position) };
}

const wordPattern = /((?:[^\\<>+]|\\.)+)((?:<[^<>]*>)+)((?:#(?:[^\\+]|\\.)*)?)(\+|$)/suy;

export function readWords(form: string): readonly Word[] {
  if (form.startsWith('*') || form.startsWith('@')) return [];
  const words: Word[] = [];
  wordPattern.lastIndex = 0;
  while (wordPattern.lastIndex < form.length) {
    const [, lemma, tags, queue = ''] = wordPattern.exec(form) ?? [];
    if (lemma === undefined || tags === undefined) return [];
    words.push({ lemma, tags: tags.slice(1, -1).split('><'), queue });
  }
  return words;
}

export function writeWord({ lemma, tags, queue }: Word): string {
  return `${lemma}<${tags.join('><')}>${queue}`;
}

export function writeWords(words: readonly Word[]): string {
  return words.map(writeWord).join('+');
}

export function withWords(unit: Unit, words: readonly Word[]): Unit {
  return { ...unit, words, form: writeWords(words) };
}

/** A word of that lemma and tags (`prn.tn.p3`), with a capital if the other has one. */
export function wordLike(model: Word, lemma: string, tags: string): Word {
  return { lemma: capitalLike(model.lemma, lemma), tags: tags.split('.'), queue: '' };
}

export function capitalLike(model: string, lemma: string): string {
  return /^\p{Lu}/u.test(model) ? withCapital(lemma) : lemma;
}

export function withoutCapital(word: Word): Word {
  return { ...word, lemma: word.lemma.charAt(0).toLowerCase() + word.lemma.slice(1) };
}

export function has(word: Word | undefined, ...tags: readonly string[]): boolean {
  return word !== undefined && tags.every((tag) => word.tags.includes(tag));
}

export function withTag(word: Word, tag: string, replacement: string): Word {
  return { ...word, tags: word.tags.map((one) => (one === tag ? replacement : one)) };
}

export function lemmaOf(word: Word): string {
  return word.lemma.toLowerCase();
}

export function isVerb(word: Word | undefined): boolean {
  return /^(?:vb|vaux|cuavb)/.test(word?.tags[0] ?? '');
}

export function isFiniteVerb(word: Word | undefined): boolean {
  return isVerb(word) && (has(word, 'p1') || has(word, 'p2') || has(word, 'p3'));
}

/** An object pronoun that is beside its verb or is written as one with it. */
export function isClitic(word: Word | undefined): boolean {
  return has(word, 'prn') && (has(word, 'pro') || has(word, 'enc'));
}

export function isStrongPronoun(word: Word | undefined): boolean {
  return has(word, 'prn', 'tn') && !has(word, 'pos');
}

export function isPossessive(word: Word | undefined): boolean {
  return has(word, 'pos');
}

export function numberOf(word: Word): 'sg' | 'pl' {
  return word.tags.includes('pl') ? 'pl' : 'sg';
}

export function isSentenceEnd(unit: Unit): boolean {
  return has(unit.words[0], 'sent');
}

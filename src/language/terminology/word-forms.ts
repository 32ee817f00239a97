import { baseLanguage } from '../codes.ts';

/**
 * Endings that inflection puts on or takes off, by language; accents do not count where `plain` says so. A language that
 * is not here changes its words in more ways than a list holds, or keeps them: there a common beginning decides.
 */
const endings: Readonly<Record<string, { readonly plain: boolean; readonly list: readonly string[] }>> = {
  en: inflection(false, 's es y ies ed d ing'),
  de: inflection(true, 'e en em er es n s ns se sen nen'),
  nl: inflection(true, 'e en s n er ers eren'),
  sv: inflection(true, 'a ar er or n en et s r na arna erna orna ens ets ene'),
  da: inflection(true, 'e er en et s r ne erne ene ens ets'),
  nb: inflection(true, 'e er en et s r a ne ene ens ets'),
  es: inflection(true, 's es a as o os e'),
  pt: inflection(true, 's es a as o os e ao oes aos aes l is ais eis m ns il'),
  gl: inflection(true, 's es a as o os e l is n ns'),
  ca: inflection(true, 's es a os e o ns'),
  fr: inflection(true, 's x e es al ale ales aux au eau eaux f ve ves eur euse euses se ses'),
  it: inflection(true, 'o a i e he hi ia io ie'),
};

/** Plurals that keep the sound of a stem by another letter. */
const spellings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [[/ces$/u, 'z']],
  gl: [[/ces$/u, 'z']],
  ca: [
    [/ques$/u, 'ca'],
    [/gues$/u, 'ga'],
    [/ges$/u, 'ja'],
    [/ces$/u, 'ca'],
  ],
};

/** Languages that write a word and what it belongs to as one: `Fahrradsattel` has the term `Sattel`. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'fi', 'is', 'et', 'hu']);

/** Word beginnings that are words of their own in others (Arabic article, Hebrew prepositions). */
const prefixing = new Set(['ar', 'he', 'fa', 'ur']);

const leastStem = 3;

function inflection(plain: boolean, list: string) {
  return { plain, list: ['', ...list.split(' ')] };
}

/** Whether a word is, as far as its letters show, a form of another. Both without difference of case. Numbers have no forms. */
export function isFormOf(word: string, term: string, language: string): boolean {
  if (word === term) return true;
  if (/^\p{N}/u.test(term)) return false;
  const base = baseLanguage(language);
  if (prefixing.has(base) && word.length - term.length <= 4 && term.length >= leastStem && word.includes(term))
    return true;
  const known = endings[base];
  const [one, other] = known?.plain ? [stemSpelling(word, base), stemSpelling(term, base)] : [word, term];
  if (known === undefined ? beginsAlike(one, other) : sharesStem(one, other, known.list)) return true;
  if (isFormOfVerb(one, other, base)) return true;
  if (!compounding.has(base) || other.length < 5) return false;
  const head = one.lastIndexOf(other.slice(0, -2));
  return head >= 2 && isFormOf(one.slice(head), other, base);
}

/**
 * Whether a word may have a term in it though lexicons know both as different words: a compound with the term at its end, or the same
 * word with other accents.
 */
export function mayBeOf(word: string, term: string, language: string): boolean {
  const base = baseLanguage(language);
  if (stemSpelling(word, base) === stemSpelling(term, base)) return true;
  return compounding.has(base) && term.length >= 5 && word.length > term.length && word.includes(term.slice(0, -2), 2);
}

function stemSpelling(word: string, language: string): string {
  const plain = /^[ -~]*$/u.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
  return (spellings[language] ?? []).reduce((text, [ending, other]) => text.replace(ending, other), plain);
}

function sharesStem(one: string, other: string, list: readonly string[]): boolean {
  // What shares a stem begins alike, and most words do not.
  if (!one.startsWith(other.slice(0, leastStem))) return false;
  const stems = (word: string) =>
    list.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, word.length - ending.length)] : []));
  const ofOther = new Set(stems(other));
  return stems(one).some((stem) => stem.length >= leastStem && ofOther.has(stem));
}

const infinitives: Readonly<Record<string, RegExp>> = {
  es: /[aei]r(?:se)?$/u,
  pt: /[aeio]r$/u,
  gl: /[aei]r$/u,
  ca: /(?:[aei]r|re)$/u,
  fr: /(?:er|o?ir|re)$/u,
  it: /(?:[aei]re|rre)$/u,
};

const longestVerbEnding = 8;

/** A Romance verb given in the infinitive has more endings than a list holds: the stem decides, however it is spelt. */
function isFormOfVerb(word: string, term: string, language: string): boolean {
  const stem = term.replace(infinitives[language] ?? /$/u, '');
  if (stem === term || stem.length < leastStem || word.length - stem.length > longestVerbEnding) return false;
  return stemSound(word).startsWith(stemSound(stem));
}

/** Without what a stem changes between its forms: `cuento` of `contar`, `empiece` of `empezar`, `jette` of `jeter`. */
function stemSound(word: string): string {
  return word
    .replace(/qu|ch?|z/gu, 'c')
    .replace(/g[uh]|j/gu, 'g')
    .replace(/ie|[iy]/gu, 'e')
    .replace(/ue|u/gu, 'o')
    .replace(/(.)\1/gu, '$1');
}

/** Two thirds of the term, three letters at least, and at most five letters that differ. */
function beginsAlike(word: string, term: string): boolean {
  let common = 0;
  while (common < term.length && word[common] === term[common]) common += 1;
  const least = Math.max(Math.min(leastStem, term.length), Math.ceil((term.length * 2) / 3));
  return common >= least && word.length - common <= 5;
}

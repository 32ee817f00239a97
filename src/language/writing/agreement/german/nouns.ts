import { wordFrequencies } from '../../spelling/frequent-words.ts';
import { cellsIn, cellsOf, everyCell, type Gender } from './cells.ts';
import { isStem } from './declension.ts';
import { nounPhrases } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';

/** What a noun can be. */
export interface NounReading {
  /** Every cell where it may stand; all where nobody knows. */
  readonly cells: number;
  /** Those of the entries of the dictionary, where there are any: what is likely meant. */
  readonly listed: number;
  /** Genders of the word where it is a dictionary form, and nothing else. */
  readonly genders: readonly Gender[];
  /** Of the dictionary form; absent where the dictionary has none or several. */
  readonly plural: string | undefined;
}

const severalGenders: Readonly<Record<string, string>> = nounPhrases.severalGenders;
const weakNouns = new Set(nounPhrases.weakNouns);
const participle =
  /^(?:(?:\p{Ll}{2,6})?ge\p{Ll}{2,}(?:t|en)|(?:\p{Ll}{2,4})?(?:be|ver|er|ent|zer)\p{Ll}{2,}(?:t|en))$/u;
/** Endings that say the gender, whatever else the dictionary says. */
const genderEndings: readonly (readonly [RegExp, Gender])[] = [
  [/(?:ung|heit|keit|schaft|tät|ion)$/, 'f'],
  [/(?:chen|lein|um|ment|ma|nis|[aoy]eder)$/, 'n'],
  [/(?:ismus|ling)$/, 'm'],
];
const shortestHead = 4;
/** Of a compound that the dictionary has: `Ort`. */
const shortestListedHead = 3;
const shortestStart = 3;
/** Endings of plurals beside those that the dictionary has. */
const pluralEndings = ['e', 'er', 'en', 'n', 'nen', 's'];
const linking = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const adjectiveEndings = ['er', 'en', 'es', 'em', 'e'];

/** Undefined where neither the word nor its last part is known. */
export function readNoun(words: GermanWords, word: string): NounReading | undefined {
  const whole = known(words, word) ?? smallNoun(words, word);
  if (whole === undefined) return compound(words, word);
  // `Tastenkürzel {m}`, `Bestimmungsort {f}`: what the dictionary says of the last part counts as well.
  const parts = whole.cells === everyCell ? undefined : compound(words, word, shortestListedHead);
  return parts === undefined ? whole : { ...whole, cells: whole.cells | parts.cells };
}

/** `ein Liedlein` is no flax: what the dictionary lacks with these endings is neuter. */
function smallNoun(words: GermanWords, word: string): NounReading | undefined {
  const base = /^(.{3,})(?:chen|lein)$/.exec(word)?.[1];
  if (base === undefined || words.find(withoutUmlaut(base)) === undefined) return undefined;
  const cells = cellsIn('n', 'NAD') | pluralCells(word);
  return { cells, listed: cells, genders: ['n'], plural: word };
}

function known(words: GermanWords, word: string): NounReading | undefined {
  if (word.length < shortestHead && words.find(word) === undefined) return undefined;
  if (isOfAdjective(words, word)) return { cells: everyCell, listed: everyCell, genders: [], plural: undefined };
  const entry = words.find(word);
  // `Nachbarregionen {f}`: no singular of the feminine ends so.
  const inList = entry?.classes ?? '';
  const own = severalGenders[word] ?? (/^f.*/.test(inList) && word.endsWith('en') ? `${inList}p` : inList);
  const genders = (['m', 'f', 'n'] as const).filter((gender) => own.includes(gender));
  let cells = genders.reduce((all, gender) => all | cellsIn(gender, 'NADG'), 0);
  if (own.includes('p')) cells |= pluralCells(word);
  // `Lehrer`, `Mädchen`: the plural is the same.
  const hasOtherPlural = (entry?.plural ?? word) !== word || /ie[lr]$/.test(word);
  if (
    /(?:er|el|en|chen|lein)$/.test(word) &&
    /[mn]/.test(own) &&
    !hasOtherPlural &&
    !nounPhrases.uncountable.includes(word)
  )
    cells |= pluralCells(word);
  // `die Gelände`, `die Gebäude`
  if (/^Ge\p{Ll}+e$/u.test(word) && own.includes('n')) cells |= pluralCells(word);
  // `das Runde`, beside the round `die Runde`
  if (word.endsWith('e') && own === 'f' && isStem(words, small(word.slice(0, -1)))) cells |= cellsOf('Nn An');
  const listed = cells;
  if (genders.length > 0)
    for (const [ending, gender] of genderEndings) if (ending.test(word)) cells |= cellsIn(gender, 'NADG');
  // `den Vorfahren`: without its singular, nobody knows whether it is of a weak noun.
  if (own === 'p' && word.endsWith('en') && !['n', 'en'].some((ending) => hasGender(words, without(word, ending))))
    cells |= cellsIn('m', 'ADG');
  // `die Remis`
  if (genders.length > 0 && /(?:is|os|as)$/.test(word)) cells |= pluralCells(word);
  cells |= infinitiveCells(words, word) | inflectedCells(words, word) | neuterCells(words, word);
  // What is a form of no noun as dictionaries have it may be misspelt.
  if (cells === 0)
    return mayBePlural(words, word)
      ? { cells: everyCell, listed: everyCell, genders: [], plural: undefined }
      : undefined;
  if (!own.includes('p') && mayBePlural(words, word)) cells |= pluralCells(word);
  return {
    cells,
    listed: listed === 0 ? cells : listed,
    genders: own.includes('p') ? [] : genders,
    plural: entry?.plural,
  };
}

/** `Angestellte`, `Deutschen`, `Gutes`. */
function isOfAdjective(words: GermanWords, word: string): boolean {
  const entry = words.find(word);
  // `der Linken`: what the dictionary has as a plural is of such a word as well.
  const lemma = word.replace(/e[mnrs]$/, 'e');
  if (lemma.endsWith('e') && /^(?:mf|fm)/.test(words.find(lemma)?.classes ?? '')) return true;
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return adjectiveEndings.some((ending) => {
    if (!small.endsWith(ending)) return false;
    const stem = small.slice(0, small.length - ending.length);
    const [asNoun, asPlain] = [entry?.classes ?? '', words.find(stem)?.classes ?? ''];
    if (/[mfn]/.test(asNoun)) return false;
    return (
      asPlain.includes('a') ||
      // `der Auskunftspflichtige`
      (entry === undefined && isStem(words, stem)) ||
      words.find(`${stem}e`)?.classes.includes('a') === true ||
      nounPhrases.adjectives.includes(stem) ||
      /(?:end|iert)$/.test(stem) ||
      participle.test(stem)
    );
  });
}

function small(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function pluralCells(word: string): number {
  // Only the dative needs its n: `den Kindern`, `den Autos`.
  return cellsIn('p', /[^e]?(?:n|s)$/.test(word) || /[aiou]$/.test(word) ? 'NADG' : 'NAG');
}

/** `das Lesen`. */
function infinitiveCells(words: GermanWords, word: string): number {
  const infinitive = word.endsWith('s') ? word.slice(0, -1) : word;
  if (!/n$/.test(infinitive)) return 0;
  const small = infinitive.charAt(0).toLowerCase() + infinitive.slice(1);
  const nouns = [infinitive, infinitive.slice(0, -1), infinitive.slice(0, -2)].map(
    (one) => words.find(one)?.classes ?? '',
  );
  // `das Chatten`: also what the dictionary does not have as a verb, where it is no form of a noun.
  const isVerb =
    (/[sv]/.test(words.find(small)?.classes ?? '') && !/sten$/.test(small)) ||
    (words.find(word) !== undefined && !nouns.some((classes) => /[mfn]/.test(classes)));
  return isVerb ? cellsIn('n', word === infinitive ? 'NAD' : 'G') : 0;
}

/** `aufs Neue`, `das Gute`, which a dictionary may have as a feminine noun only. */
function neuterCells(words: GermanWords, word: string): number {
  return word.endsWith('e') && isStem(words, small(word.slice(0, -1))) ? cellsOf('Nn An') : 0;
}

/** Of forms that the dictionary does not have: genitives, weak nouns, datives of plurals. */
function inflectedCells(words: GermanWords, word: string): number {
  const gendersOf = (lemma: string): string => words.find(lemma)?.classes ?? '';
  let cells = 0;
  for (const ending of ['s', 'es', 'ses']) {
    const lemma = without(word, ending);
    const classes = ending === 's' && /[szxß]$/.test(lemma) ? '' : gendersOf(lemma);
    if (classes.includes('m')) cells |= cellsOf('Gm');
    if (classes.includes('n')) cells |= cellsOf('Gn');
  }
  for (const ending of ['n', 'en', 'ns', 'ens']) {
    const lemma = without(word, ending);
    if (gendersOf(lemma).includes('m') && isWeak(lemma)) cells |= cellsIn('m', ending.endsWith('s') ? 'G' : 'ADG');
    if (lemma === 'Herz') cells |= cellsOf('Dn Gn');
  }
  if (gendersOf(without(word, 'n')).includes('p')) cells |= cellsOf('Dp');
  // `in einer Variablen`: some have the endings of the adjectives that they were.
  const variable = without(word, 'n');
  if (variable.endsWith('e') && gendersOf(variable) === 'f' && isStem(words, small(variable.slice(0, -1))))
    cells |= cellsOf('Df Gf');
  const withE = gendersOf(without(word, 'e'));
  // `im Jahre`
  if (cells !== 0 || words.find(word) !== undefined) {
    if (withE.includes('m')) cells |= cellsOf('Dm');
    if (withE.includes('n')) cells |= cellsOf('Dn');
  }
  return cells;
}

/** A plural that the dictionary leaves out. */
export function mayBePlural(words: GermanWords, word: string): boolean {
  return pluralEndings.some((ending) => {
    const stem = without(word, ending);
    if (stem.length < shortestStart) return false;
    return [stem, withoutUmlaut(stem)].some((lemma) => {
      const classes = words.find(lemma)?.classes ?? '';
      return /[mfn]/.test(classes) && (ending !== 's' || /[aeiouyrlkptm]$/.test(lemma));
    });
  });
}

function hasGender(words: GermanWords, word: string): boolean {
  return /[mfn]/.test(words.find(word)?.classes ?? '');
}

function without(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '';
}

function isWeak(lemma: string): boolean {
  return weakNouns.has(lemma) || nounPhrases.weakEndings.some((ending) => lemma.endsWith(ending));
}

function withoutUmlaut(word: string): string {
  return word.replace(/äu|[äöü](?!.*[äöü])/u, (found) => ({ äu: 'au', ä: 'a', ö: 'o', ü: 'u' })[found] ?? found);
}

/** All last parts that are known, each behind a first part that is known as well: `Rustenburg` is no castle. */
function compound(words: GermanWords, word: string, shortest = shortestHead): NounReading | undefined {
  const parts = word.split('-');
  if (parts.length > 1) {
    const last = parts.at(-1) ?? '';
    return /^\p{Lu}\p{Ll}/u.test(last) ? readNoun(words, last) : undefined;
  }
  let all: NounReading | undefined;
  for (let at = shortestStart; at <= word.length - shortest; at += 1) {
    const head = word.charAt(at).toUpperCase() + word.slice(at + 1);
    const found = known(words, head);
    if (found === undefined || !isFirstPart(words, word.slice(0, at))) continue;
    const { cells, listed, genders, plural } = found;
    const whole = plural === undefined ? undefined : word.slice(0, at) + plural.toLowerCase();
    // `Aufenthalts|orte` and `Aufenthalt|sorte`
    all =
      all === undefined
        ? { cells: cells | cellsOfDerivation(word), listed, genders, plural: whole }
        : { cells: all.cells | cells, listed: all.listed | listed, genders: [], plural: all.plural };
  }
  return all;
}

/** `Pfleg|schaft` is no shaft. */
function cellsOfDerivation(word: string): number {
  return /(?:ung|heit|keit|schaft)$/.test(word) ? cellsIn('f', 'NADG') : 0;
}

function isFirstPart(words: GermanWords, part: string): boolean {
  const small = part.charAt(0).toLowerCase() + part.slice(1);
  if (/[av]/.test(words.find(small)?.classes ?? '') || words.find(`${small}en`)?.classes.includes('v') === true)
    return true;
  return linking.some((ending) => {
    if (!part.endsWith(ending)) return false;
    const noun = part.slice(0, part.length - ending.length);
    if (noun.length < shortestStart) return false;
    if (/[mfnp]/.test(words.find(noun)?.classes ?? '')) return true;
    // `Schul`, `Straßenbau`: of a noun with e, or of two.
    return (
      /[mfn]/.test(words.find(`${noun}e`)?.classes ?? '') ||
      (ending.length < 2 && noun.length > 7 && isOfTwo(words, noun))
    );
  });
}

function isOfTwo(words: GermanWords, noun: string): boolean {
  for (let at = shortestStart; at <= noun.length - shortestHead; at += 1) {
    const head = noun.charAt(at).toUpperCase() + noun.slice(at + 1);
    if (/[mfn]/.test(words.find(head)?.classes ?? '') && /[mfnp]/.test(words.find(noun.slice(0, at))?.classes ?? ''))
      return true;
  }
  return false;
}

/** In shorter ones other words end by chance. */
const shortestFrequent = 4;
const longestRead = 60;

/** Whether books have the noun often, or the last part of it: `Schulgebäude`. */
export function isFrequentNoun(word: string): boolean {
  const frequencies = wordFrequencies('de');
  if (frequencies.has(word)) return true;
  const part = word.replace(/^.*-/, '').slice(-longestRead);
  for (let at = 0; at <= part.length - shortestFrequent; at += 1)
    if (frequencies.has(part.charAt(at).toUpperCase() + part.slice(at + 1))) return true;
  return false;
}

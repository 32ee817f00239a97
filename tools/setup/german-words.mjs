import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say, step } from './progress.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { fileSignature, readStamp, writeStamp } from './stamp.mjs';

/** The word list of Debian's package `trans-de-en`. */
const dictionary = '/usr/share/trans/de-en';

/** Where set-up writes the German words with their gender, plural and class; the engine `agreement` reads them there. @param {string} root */
export function germanWordsPath(root) {
  return join(root, 'node_modules/.dragoman/german-words.tsv');
}

/** @param {string} root */
function signature(root) {
  return fileSignature(dictionary, join(root, 'tools/setup/german-words.mjs'));
}

/** Whether `ensureGermanWords` has nothing to do. @param {string} root */
export function germanWordsAreReady(root) {
  return (
    !existsSync(dictionary) || (existsSync(germanWordsPath(root)) && readStamp(root).germanWords === signature(root))
  );
}

/**
 * Writes the list of German words where the dictionary is installed. Without it, German grammar is checked by rules alone.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether the list was written
 */
export async function ensureGermanWords(root) {
  if (germanWordsAreReady(root)) return false;
  return withSetupLock(root, async () => {
    if (germanWordsAreReady(root)) return false;
    const written = await step('listing German words', () => writeList(germanWordsPath(root)));
    if (written) writeStamp(root, { ...readStamp(root), germanWords: signature(root) });
    return written;
  });
}

/** The list appears whole or not at all. @param {string} path */
function writeList(path) {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, listGermanWords(readFileSync(dictionary, 'utf8')));
    renameSync(draft, path);
    return true;
  } catch (error) {
    say(`set-up: ${/** @type {Error} */ (error).message}`);
    rmSync(draft, { force: true });
    return false;
  }
}

/** Classes of words, as the list writes them: genders, plurals, small words, adjectives, verbs. */
const classes = ['m', 'f', 'n', 'p', 's', 'a', 'v'];
const entry = /^\s*(?:(?:\([^()]*\)|etw\.|jdn\.|jdm\.|sich)\s+)*([\p{L}-]*\p{L})\s+\{([a-z, ]+)\}/u;
/** Of the grammar and of the subject: not words of the language. */
const marks = /\{[^{}]*\}|\[[^[\]]*\]/g;
const smallWord = /(?<![\p{L}\p{M}….-])\p{Ll}+(?![\p{L}\p{M}….-])/gu;
const capitalWord = /(?<![\p{L}\p{M}….-])\p{Lu}\p{Ll}+(?![\p{L}\p{M}….-])/gu;
/** A noun with a small letter in one of so many places is an error of the dictionary. */
const seldom = 20;
/** A gender that is at one entry of so many is an error of the dictionary, unless the word has a plural of its own there: Bands, Bände. */
const rare = 5;

/**
 * A line for each word, in the order of its letters: the word, its classes, and its plural where the dictionary says which one it is.
 *
 *     Haus {n} | Häuser {pl} :: house | houses   ──▶   Haus⇥n⇥Häuser   Häuser⇥p
 *
 * @param {string} text the dictionary
 */
export function listGermanWords(text) {
  /** @type {Map<string, number[]>} */
  const words = new Map();
  /** How often the dictionary has each plural of a word. @type {Map<string, Map<string, number>>} */
  const plurals = new Map();
  /** Of each gender. @type {Map<string, Map<string, Set<string>>>} */
  const pluralsOfGenders = new Map();
  /** How often words stand with a capital. @type {Map<string, number>} */
  const capitals = new Map();
  /** @param {string} word @param {string} name */
  const count = (word, name) => {
    const counts = words.get(word) ?? classes.map(() => 0);
    const index = classes.indexOf(name);
    counts[index] = (counts[index] ?? 0) + 1;
    words.set(word, counts);
  };
  for (const line of text.split('\n')) {
    const end = line.indexOf(' :: ');
    if (end < 0 || line.startsWith('#')) continue;
    const german = line.slice(0, end);
    const written = german.replace(marks, ' ');
    for (const [word] of written.matchAll(smallWord)) count(word, 's');
    for (const [word] of written.matchAll(capitalWord)) capitals.set(word, (capitals.get(word) ?? 0) + 1);
    const groups = german.split('|').map((group) => group.split(';').map((part) => read(part)));
    for (const { word, tags } of groups.flat())
      for (const tag of tags) count(word, tag === 'pl' ? 'p' : tag === 'adj' ? 'a' : tag);
    const [first = [], second = []] = groups;
    if (first.length !== second.length) continue;
    for (const [index, { word, tags }] of first.entries()) {
      const plural = second[index];
      if (plural === undefined || !plural.tags.includes('pl') || !tags.some((tag) => 'mfn'.includes(tag))) continue;
      const known = plurals.get(word) ?? new Map();
      known.set(plural.word, (known.get(plural.word) ?? 0) + 1);
      plurals.set(word, known);
      const ofGenders = pluralsOfGenders.get(word) ?? new Map();
      for (const tag of tags) ofGenders.set(tag, (ofGenders.get(tag) ?? new Set()).add(plural.word));
      pluralsOfGenders.set(word, ofGenders);
    }
  }
  return [...words]
    .map(([word, counts]) => {
      const most = Math.max(...counts.slice(0, 3));
      const frequent = classes.filter((_, index) => index > 2 || (counts[index] ?? 0) * rare >= most);
      const own = classes.filter(
        (name, index) =>
          (counts[index] ?? 0) > 0 &&
          (frequent.includes(name) || hasOwnPlural(name, frequent, pluralsOfGenders.get(word))),
      );
      const known = [...(plurals.get(word) ?? [])].sort((one, other) => other[1] - one[1]);
      // Of several, nobody knows which one is meant: Bänke, Banken.
      const plural = known.length === 1 ? known[0]?.[0] : undefined;
      const others = capitals.get(capital(word)) ?? 0;
      if (own.join('') === 's' && (counts[classes.indexOf('s')] ?? 0) * seldom < others) return '';
      return [word, own.join(''), ...(plural === undefined ? [] : [plural])].join('\t');
    })
    .filter((line) => line !== '')
    .sort()
    .concat('')
    .join('\n');
}

/**
 * Whether a word has a plural in a gender that it does not have in others: it is a namesake there.
 *
 * @param {string} gender
 * @param {readonly string[]} others
 * @param {ReadonlyMap<string, ReadonlySet<string>> | undefined} plurals
 */
function hasOwnPlural(gender, others, plurals) {
  return [...(plurals?.get(gender) ?? [])].some((plural) => !others.some((other) => plurals?.get(other)?.has(plural)));
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const known = new Set(['m', 'f', 'n', 'pl', 'adj', 'v', 'vt', 'vi', 'vr']);

/** @param {string} part @returns {{ word: string, tags: string[] }} */
function read(part) {
  const [, word = '', list = ''] = entry.exec(part) ?? [];
  const tags = list.split(',').map((tag) => tag.trim());
  if (word === '' || !tags.every((tag) => known.has(tag))) return { word: '', tags: [] };
  const isNoun = tags.some((tag) => ['m', 'f', 'n', 'pl'].includes(tag));
  if (isNoun !== /^\p{Lu}/u.test(word) || word.length > 60) return { word: '', tags: [] };
  return { word, tags: [...new Set(tags.map((tag) => (/^v/.test(tag) ? 'v' : tag)))] };
}

const lowerCase = /\p{Ll}/u;
const upperCaseWord = /\p{Lu}\P{L}*\p{Lu}/u;

/** Capitals up to a colon: a label such as `WARNING:`. */
const label = /^[^\p{Ll}:\n]{0,80}\p{Lu}\P{L}{0,8}\p{Lu}[^\p{Ll}:\n]{0,80}:/u;

/**
 * A text in capitals, of more than one letter, is translated into capitals, and so is a label before a colon: Apertium
 * keeps only those of whole words.
 */
export function keepCapitals(source: string, translation: string, target: string): string {
  if (!upperCaseWord.test(source)) return translation;
  if (!lowerCase.test(source)) return translation.toLocaleUpperCase(target);
  const end = label.test(source) ? translation.indexOf(':') : -1;
  return end < 0 ? translation : translation.slice(0, end).toLocaleUpperCase(target) + translation.slice(end);
}

const firstWord = /\p{L}[\p{L}\p{M}'’]*/u;

/** Before feminine words such as *agua*, Apertium writes the article that begins a sentence in capitals. */
const spanishArticle = /^(?:EL|UN)$/;

/** English words with a capital wherever they are. */
const alwaysCapital = new RegExp(
  String.raw`^(?:I(?:['’]\p{L}+)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|` +
    'September|October|November|December|Christmas|Easter|God|Christians?|Catholics?|Muslims?|Jews?|Jewish|Latin|Esperanto|' +
    'English|Spanish|French|Germans?|Italians?|Portuguese|Catalans?|Basques?|Galicians?|Occitan|Dutch|Danish|Danes?|Swedish|' +
    'Swedes?|Norwegians?|Icelandic|Finnish|Polish|Poles?|Russians?|Ukrainians?|Bulgarians?|Macedonians?|Serbians?|Serbs?|' +
    'Croatians?|Bosnians?|Slovenians?|Greeks?|Turkish|Turks?|Chinese|Japanese|Koreans?|Arabs?|Arabic|Americans?|British|' +
    'Irish|Scottish|Welsh|Europeans?|Africans?|Asians?|Australians?|Mexicans?|Brazilians?|Romans?)$',
  'u',
);

/**
 * Begins the translation with a capital exactly when the source begins with one. Many modes begin with a capital always,
 * as if every text were a sentence. A word that both texts share, or that is never written small, is left alone.
 */
export function keepFirstLetter(source: string, translation: string, target: string): string {
  const from = firstWord.exec(source);
  const to = firstWord.exec(translation);
  if (from === null || to === null || from[0] === to[0]) return translation;
  // What begins with digits, such as a date, has its first letter further on.
  if (/\d/.test(translation.slice(0, to.index) + source.slice(0, from.index))) return translation;
  const [given] = from[0];
  const [made] = to[0];
  if (given === undefined || made === undefined) return translation;
  const rest = to[0].slice(made.length);
  if (spanishArticle.test(to[0]) && lowerCase.test(source))
    return withFirst(translation, to.index, to[0], made + rest.toLowerCase());
  if (isLower(given) && isUpper(made)) {
    const keeps = rest !== rest.toLowerCase() || source.includes(to[0]) || from[0] !== from[0].toLowerCase();
    if (keeps || (target.startsWith('en') && alwaysCapital.test(to[0]))) return translation;
    return withFirst(translation, to.index, made, made.toLocaleLowerCase(target));
  }
  if (isUpper(given) && isLower(made) && rest === rest.toLowerCase() && !source.includes(to[0])) {
    return withFirst(translation, to.index, made, made.toLocaleUpperCase(target));
  }
  return translation;
}

function withFirst(text: string, index: number, letter: string, replacement: string): string {
  return text.slice(0, index) + replacement + text.slice(index + letter.length);
}

function isLower(letter: string): boolean {
  return /\p{Ll}/u.test(letter);
}

function isUpper(letter: string): boolean {
  return /\p{Lu}/u.test(letter);
}

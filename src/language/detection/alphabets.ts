/**
 * Letters that spelling in a language does without (the first string, of the plain alphabet) and letters it has besides
 * (the second). A word with a letter foreign to a language speaks against that language.
 */
const latinAlphabets: Readonly<Record<string, readonly [absent: string, added: string]>> = {
  en: ['', ''],
  es: ['', 'áéíñóúü'],
  de: ['', 'äöüß'],
  fr: ['', 'àâæçéèêëîïôœùûüÿ'],
  it: ['jkwxy', 'àèéìíîòóùú'],
  pt: ['kwy', 'áâãàçéêíóôõúü'],
  nl: ['', 'áéëèêïóöüĳ'],
  ca: ['kwy', 'àçéèíïóòúü·'],
  gl: ['jkwy', 'áéíïñóúü'],
  oc: ['kwy', 'àáçéèíïóòúü·'],
  an: ['jkw', 'áéíñóúü·'],
  ast: ['jkw', 'áéíñóúüḥḷ'],
  ro: ['qw', 'ăâîșțşţ'],
  sc: ['hkqwxy', 'àèìòùáéíóú'],
  frp: ['w', 'âèéêëîôûàùœç'],
  eo: ['qwxy', 'ĉĝĥĵŝŭ'],
  la: ['kw', 'āēīōūæœ'],
  da: ['', 'æøåé'],
  nb: ['', 'æøåéòôê'],
  nn: ['', 'æøåéòôêó'],
  sv: ['', 'åäöéà'],
  is: ['cqwz', 'áðéíóúýþæö'],
  af: ['cqz', 'áéèêëîïôöûúʼ'],
  pl: ['qvx', 'ąćęłńóśźż'],
  szl: ['qvx', 'ãćłńōŏôõśźżó'],
  cs: ['qw', 'áčďéěíňóřšťúůýž'],
  sk: ['qw', 'áäčďéíĺľňóôŕšťúýž'],
  sl: ['qwxy', 'čšž'],
  hr: ['qwxy', 'čćđšž'],
  bs: ['qwxy', 'čćđšž'],
  sr: ['qwxy', 'čćđšž'],
  sq: ['w', 'çë'],
  lt: ['qwx', 'ąčęėįšųūž'],
  lv: ['qwxy', 'āčēģīķļņšūž'],
  et: ['cqwxy', 'äõöüšž'],
  fi: ['qwxz', 'äöåšž'],
  hu: ['qwx', 'áéíóöőúüű'],
  tr: ['qwx', 'çğıöşüâîûi̇'],
  az: ['w', 'çəğıöşüi̇'],
  eu: ['cqvwy', 'ñüç'],
  mt: ['cy', 'ċġħżàèìòù'],
  cy: ['kqvxz', 'âêîôûŵŷáéíóúàèìòùäëïöüẁỳẃý'],
  br: ['qx', 'âêîôûùüñé'],
  ga: ['jkqvwxyz', 'áéíóú'],
  id: ['qx', 'é'],
  ms: ['qx', 'é'],
  tl: ['', 'ñ'],
  vi: ['fjwz', 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ'],
  sw: ['qx', ''],
  ku: ['', 'çêîşû'],
  yo: ['cqvxz', 'áàéèíìóòúùẹọṣńǹḿ'],
};

const cyrillicBase = 'абвгдежзиклмнопрстуфхцчш';
const otherAlphabets: Readonly<Record<string, string>> = {
  ru: `${cyrillicBase}йщъыьэюяё`,
  uk: `${cyrillicBase}йщьюяґєії`,
  be: `${cyrillicBase.replace('и', '')}йыьэюяёіў`,
  bg: `${cyrillicBase}йщъьюяѝ`,
  mk: `${cyrillicBase}ѓѕјљњќџѐѝ`,
  sr: `${cyrillicBase}ђјљњћџ`,
  kk: `${cyrillicBase}йщъыьэюяёәғқңөұүһі`,
  ky: `${cyrillicBase}йщъыьэюяёңөү`,
  tt: `${cyrillicBase}йщъыьэюяёәҗңөүһ`,
  ba: `${cyrillicBase}йщъыьэюяёғҙҡңөҫүһә`,
  mn: `${cyrillicBase}йщъыьэюяёөү`,
  tg: `${cyrillicBase}йъэюяёғӣқӯҳҷ`,
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  fa: 'ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنهوپچژکگیۀة\u200c',
  ur: 'ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنوپچژکگیٹڈڑںھہےۓۂة',
  ckb: 'ئابتجحخدرزسشعغفقلمنوپچژکگیڕڵۆێەھڤه',
  ku: 'ئابتجحخدرزسشعغفقلمنوپچژکگیڕڵۆێەھڤه',
  ps: 'ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنهوپچژکګیټډړڼښږځڅېۍيىګ',
  ug: 'ئابتجخدرزسشغفقكلمنوپچژگڭەھۇۆۈۋېىي',
  sd: 'ءآابتثجحخدذرزسشصضطظعغفقلمنوهيٻڀٺٽٿڄڃچڇڌڏڊڍڙڦڪگڳڱڻھ',
};

/** For each letter the languages that have it. */
export type LetterUsers = ReadonlyMap<string, ReadonlySet<string>>;

export function createLetterUsers(): LetterUsers {
  const users = new Map<string, Set<string>>();
  const add = (letters: string, language: string) => {
    for (const letter of letters) users.set(letter, (users.get(letter) ?? new Set()).add(language));
  };
  for (const [language, [absent, added]] of Object.entries(latinAlphabets)) {
    add([...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !absent.includes(letter)).join(''), language);
    add(added, language);
  }
  for (const [language, letters] of Object.entries(otherAlphabets)) add(letters, language);
  return users;
}

/** For each of `languages` the part of `words` that it could not spell; letters that nobody lists count for nothing. */
export function foreignShares(
  words: readonly string[],
  languages: readonly string[],
  users: LetterUsers,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const strangers = new Set<string>();
    for (const letter of new Set(word)) {
      const having = users.get(letter);
      if (having === undefined || having.size > languages.length) continue;
      for (const language of languages) if (!having.has(language)) strangers.add(language);
    }
    for (const stranger of strangers) counts.set(stranger, (counts.get(stranger) ?? 0) + 1);
  }
  for (const [language, count] of counts) counts.set(language, count / words.length);
  return counts;
}

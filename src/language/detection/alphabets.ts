import type { LanguageIndex, Tally } from './language-index.ts';

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
  fo: ['cqwxz', 'áðíóúýæø'],
  lb: ['', 'äëéöü'],
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
  gd: ['jkqvwxyz', 'àèìòùáéó'],
  id: ['qx', 'é'],
  ms: ['qx', 'é'],
  tl: ['', 'ñ'],
  vi: ['fjwz', 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ'],
  sw: ['qx', ''],
  ku: ['', 'çêîşû'],
  ig: ['cqx', 'ịọụṅñáàéèíìóòúùāēīōū'],
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

/** For each letter (by UTF-16 unit) the places of the languages of its script that do without it. */
export type LetterLackers = ReadonlyMap<number, readonly number[]>;

export function createLetterLackers(index: LanguageIndex): LetterLackers {
  const lackers = new Map<number, number[]>();
  const latin = Object.entries(latinAlphabets).map(
    ([language, [absent, added]]) =>
      [
        language,
        [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !absent.includes(letter)).join('') + added,
      ] as const,
  );
  const cyrillic = Object.entries(otherAlphabets).filter(([, letters]) => letters.startsWith('а'));
  const arabic = Object.entries(otherAlphabets).filter(([, letters]) => !letters.startsWith('а'));
  for (const alphabets of [latin, cyrillic, arabic]) {
    for (const letter of new Set(alphabets.flatMap(([, letters]) => [...letters]))) {
      const lacking = alphabets.filter(([, letters]) => !letters.includes(letter));
      if (lacking.length === 0) continue;
      lackers.set(
        letter.charCodeAt(0),
        lacking.flatMap(([language]) => index.all(language)),
      );
    }
  }
  return lackers;
}

/** Adds up, for each language, the part of the words that it could not spell; unlisted letters count for nothing. */
export function foreignShares(words: readonly string[], lackers: LetterLackers, tally: Tally): void {
  const counted = new Int32Array(tally.length).fill(-1);
  for (const [number, word] of words.entries()) {
    for (let position = 0; position < word.length; position++) {
      for (const slot of lackers.get(word.charCodeAt(position)) ?? []) {
        if (counted[slot] === number) continue;
        counted[slot] = number;
        tally[slot] = (tally[slot] ?? 0) + 1 / words.length;
      }
    }
  }
}

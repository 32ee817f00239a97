/** The writing systems that matter, each with the languages written in it that detection knows. */
interface Script {
  readonly name: string;
  readonly letters: RegExp;
  /** How many letters of an alphabet one character is worth. */
  readonly weight: number;
  readonly languages: readonly string[];
}

function script(name: string, languages: string, options: { weight?: number; letters?: string } = {}): Script {
  const letters = options.letters ?? `\\p{Script=${name}}`;
  return { name, letters: new RegExp(letters, 'gu'), weight: options.weight ?? 1, languages: languages.split(' ') };
}

const latin = script(
  'Latin',
  'en es de fr it pt nl ca gl oc an ast ro sc frp eo la da nb nn sv is fo af lb pl cs sk sl hr bs sr szl sq lt lv et fi hu ' +
    'tr az eu mt cy ga gd br id ms tl vi sw yo ig ku',
);

const others: readonly Script[] = [
  script('Cyrillic', 'ru uk be bg sr mk kk ky tt ba mn tg'),
  script('Greek', 'el'),
  script('Arabic', 'ar fa ur ckb ps sd ug'),
  script('Hebrew', 'he yi'),
  script('Devanagari', 'hi mr ne bho'),
  script('Bengali', 'bn as', { weight: 1 }),
  script('Gurmukhi', 'pa'),
  script('Gujarati', 'gu'),
  script('Oriya', 'or'),
  script('Tamil', 'ta'),
  script('Telugu', 'te'),
  script('Kannada', 'kn'),
  script('Malayalam', 'ml'),
  script('Sinhala', 'si'),
  script('Thai', 'th'),
  script('Lao', 'lo'),
  script('Khmer', 'km'),
  script('Myanmar', 'my'),
  script('Tibetan', 'bo'),
  script('Georgian', 'ka'),
  script('Armenian', 'hy'),
  script('Ethiopic', 'am ti', { weight: 2 }),
  script('Hangul', 'ko', { weight: 2 }),
  script('Kana', 'ja', { weight: 1.5, letters: '[\\p{Script=Hiragana}\\p{Script=Katakana}]' }),
  script('Han', 'zh ja', { weight: 3 }),
];

/** Every language that some script lists, once. */
export function knownLanguages(): readonly string[] {
  return [...new Set([latin, ...others].flatMap(({ languages }) => languages))];
}

export interface ScriptShare {
  readonly name: string;
  readonly languages: readonly string[];
  /** Part of the text in this script, 0..1. */
  readonly share: number;
  /** How many letters of an alphabet one character is worth. */
  readonly weight: number;
}

/** The scripts of a text, the one with most of it first. Kana among Han means that both are Japanese. */
export function scriptShares(text: string): readonly ScriptShare[] {
  if (text === '') return [];
  if (/^[\0-\u02ff\u1e00-\u1eff]*$/.test(text)) {
    return [{ name: latin.name, languages: latin.languages, share: 1, weight: 1 }];
  }
  const amounts = new Map<Script, number>();
  for (const candidate of [latin, ...others]) {
    const amount = (text.match(candidate.letters)?.length ?? 0) * candidate.weight;
    if (amount > 0) amounts.set(candidate, amount);
  }
  joinJapanese(amounts);
  let total = 0;
  for (const amount of amounts.values()) total += amount;
  return [...amounts]
    .sort((left, right) => right[1] - left[1])
    .map(([{ name, languages, weight }, amount]) => ({ name, languages, weight, share: amount / total }));
}

function joinJapanese(amounts: Map<Script, number>): void {
  const named = (name: string) => [...amounts.keys()].find((candidate) => candidate.name === name);
  const [kana, han] = [named('Kana'), named('Han')];
  if (kana === undefined || han === undefined) return;
  const kanaAmount = amounts.get(kana) ?? 0;
  const hanAmount = amounts.get(han) ?? 0;
  // A stray kana (a brand, の in a shop sign) does not make a Chinese text Japanese.
  if (kanaAmount < hanAmount / 30) return;
  amounts.set(kana, kanaAmount + hanAmount);
  amounts.delete(han);
}

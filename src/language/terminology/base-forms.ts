import { baseLanguage } from '../codes.ts';

/** An ending and what base forms may have instead. */
type Ending = readonly [ending: string, bases: readonly string[]];

/** What inflection makes of the words of a language, longest endings first; regular forms only. */
const endings: Readonly<Record<string, readonly Ending[]>> = {
  en: [
    ['ies', ['y']],
    ['ied', ['y']],
    ['ves', ['f', 'fe', 've']],
    ['ing', ['', 'e']],
    ['es', ['', 'e']],
    ['ed', ['', 'e']],
    ['s', ['']],
  ],
  es: [
    ['ces', ['z']],
    ['ones', ['ón', 'one', 'on']],
    ['es', ['', 'e']],
    ['as', ['a', 'o', '']],
    ['os', ['o']],
    ['a', ['o', '']],
    ['s', ['']],
  ],
  pt: [
    ['ões', ['ão']],
    ['ãs', ['ã', 'ão']],
    ['ais', ['al', 'ai']],
    ['éis', ['el']],
    ['eis', ['el', 'il']],
    ['óis', ['ol']],
    ['ns', ['m', 'n']],
    ['es', ['', 'e']],
    ['as', ['a', 'o', '']],
    ['os', ['o']],
    ['a', ['o', '']],
    ['s', ['']],
  ],
  ca: [
    ['ques', ['ca']],
    ['gues', ['ga']],
    ['ons', ['ó']],
    ['ins', ['í']],
    ['ans', ['à']],
    ['es', ['a', 'e', '']],
    ['os', ['', 'o']],
    ['ns', ['n', '']],
    ['a', ['', 'e', 'o']],
    ['s', ['']],
  ],
  gl: [
    ['ións', ['ión']],
    ['áns', ['án']],
    ['es', ['', 'e']],
    ['as', ['a', 'o', '']],
    ['os', ['o']],
    ['a', ['o', '']],
    ['s', ['']],
  ],
  fr: [
    ['aux', ['al', 'ail', 'au']],
    ['eaux', ['eau']],
    ['elles', ['el']],
    ['elle', ['el']],
    ['es', ['e', '']],
    ['e', ['']],
    ['x', ['']],
    ['s', ['']],
  ],
  it: [
    ['chi', ['co']],
    ['che', ['ca']],
    ['ghi', ['go']],
    ['ghe', ['ga']],
    ['i', ['o', 'e', 'io']],
    ['e', ['a']],
    ['a', ['o']],
  ],
  eo: [
    ['jn', ['']],
    ['j', ['']],
    ['n', ['']],
  ],
};

/** Parts of speech that share no letters with their base forms, where they are many in texts. */
const irregular: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['children', 'child'],
    ['feet', 'foot'],
    ['geese', 'goose'],
    ['men', 'man'],
    ['mice', 'mouse'],
    ['teeth', 'tooth'],
    ['women', 'woman'],
  ]),
};

const leastStem = 2;

/**
 * Words that a word may be a form of, by its spelling alone and without the word itself: `cities` may be of `city`,
 * `running` of `run`, `runn` or `runne`. Anyone who uses them has to know better; empty for languages without a list.
 */
export function possibleBaseForms(word: string, language: string): readonly string[] {
  const base = baseLanguage(language);
  const list = endings[base];
  if (list === undefined) return [];
  const known = irregular[base]?.get(word.toLowerCase());
  const forms = new Set<string>(known === undefined ? [] : [known]);
  for (const [ending, bases] of list) {
    if (!word.endsWith(ending) || word.length - ending.length < leastStem) continue;
    const stem = word.slice(0, -ending.length);
    for (const other of bases) forms.add(stem + other);
    if ((ending === 'ing' || ending === 'ed') && stem.at(-1) === stem.at(-2)) forms.add(stem.slice(0, -1));
  }
  forms.delete(word);
  return [...forms];
}

import { packWords } from '../../packs/tables.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf, byLanguage, inCaseOf, matching } from '../words.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

const persons = new Map<string, ReadonlySet<string>>();

/** Whether it is the stem of a noun of persons, whose double is one of gender. */
function isPerson(language: 'es' | 'it', stem: string): boolean {
  const known = persons.get(language) ?? new Set(packWords(language, 'gender', 'persons'));
  persons.set(language, known);
  return known.has(stem);
}

/** A word with both endings behind a slash or in brackets: `niños/as`, `niño(a)`, `niñ@s`, `todxs`. */
const spanishSlash =
  /(?<![\p{L}\p{N}_@/.-])(\p{L}{0,30}?)(o|os|or|ores|e|es|el|los|un|al)(?:\/(-?)(a|as|ora|oras|la|las|una)|\((a|as)\))(?![\p{L}\p{N}_@/]|[.-]\p{L})/gu;
const spanishSign = /(?<![\p{L}\p{N}_@/.-])(\p{L}{1,30})@(s)?(?![\p{L}\p{N}_@.-])/gu;

/** The two full forms of what is written with a slash; undefined for what only looks alike. */
function readSlash(stem: string, masculine: string, feminine: string): readonly [string, string] | undefined {
  const word = stem + masculine;
  const small = word.toLowerCase();
  if (small === 'el' && feminine === 'la') return [word, inCaseOf(word, 'la')];
  if (small === 'los' && (feminine === 'as' || feminine === 'las')) return [word, inCaseOf(word, 'las')];
  if (small === 'un' && (feminine === 'a' || feminine === 'una')) return [word, inCaseOf(word, 'una')];
  if (stem.length < 2) return undefined;
  if (masculine === 'o' && feminine === 'a') return [word, `${stem}a`];
  if (masculine === 'os' && feminine === 'as') return [word, `${stem}as`];
  if (masculine === 'or' && (feminine === 'a' || feminine === 'ora')) return [word, `${word}a`];
  if (masculine === 'ores' && (feminine === 'as' || feminine === 'oras')) return [word, `${stem}oras`];
  return undefined;
}

/** What joins names in an address or a unit is no ending. */
function inBothForms(write: (masculine: string, feminine: string) => string | undefined): StyleRewriter {
  return allOf(
    matching(spanishSlash, ([, stem = '', masculine = '', , slashed, bracketed]) => {
      const forms = readSlash(stem, masculine, slashed ?? bracketed ?? '');
      return forms === undefined ? undefined : write(...forms);
    }),
    matching(spanishSign, ([, stem = '', plural = '']) =>
      (stem.length < 2 && !(/^l$/i.test(stem) && plural)) || !/[bcdfghjlmnñprstvzx]$/iu.test(stem)
        ? undefined
        : write(`${stem}o${plural}`, `${stem}a${plural}`),
    ),
  );
}

const spanishDouble =
  /(?<![\p{L}\p{N}_-])(?:([Ll]os|[Ll]as) )?(\p{L}{2,30})(os|as) (?:y|e|o) (?:(los|las) )?(\p{L}{2,30})(as|os)(?![\p{L}\p{N}_-])/gu;

/** `los alumnos y las alumnas`: the masculine represents both. */
const collapseSpanish = matching(
  spanishDouble,
  ([, article, one = '', end = '', second, other = '', otherEnd = '']) => {
    const stem = one.toLowerCase().replace(/e$/, '');
    if (one.toLowerCase() !== other.toLowerCase() || end === otherEnd || !isPerson('es', stem)) return undefined;
    if ((article === undefined) !== (second === undefined) && second !== undefined) return undefined;
    const masculine = `${one}os`;
    return article === undefined ? masculine : `${inCaseOf(article, 'los')} ${masculine}`;
  },
);

const italianSlash =
  /(?<![\p{L}\p{N}_@/.-])(\p{L}{2,30})(?:(o)(?:\/a|\(a\))|(i)(?:\/e|\(e\))|([oaie])?\*)(?![\p{L}\p{N}_@/*]|[.-]\p{L})/gu;
const italianDouble =
  /(?<![\p{L}\p{N}_-])(?:([Ii]|[Gg]li|[Ll]e) )?(\p{L}{2,30}?)(h?e|i) e (?:(i|gli|le) )?(\p{L}{2,30}?)(h?e|i)(?![\p{L}\p{N}_-])/gu;

function joinItalian(write: (stem: string, masculine: string, article: string | undefined) => string): StyleRewriter {
  return matching(italianDouble, ([, article, one = '', end = '', second, other = '', otherEnd = '']) => {
    if (one.toLowerCase() !== other.toLowerCase() || end === otherEnd || (end !== 'i' && otherEnd !== 'i'))
      return undefined;
    if (!isPerson('it', one.toLowerCase()) || (second !== undefined && article === undefined)) return undefined;
    const hard = end === 'he' || otherEnd === 'he';
    return write(one + (hard ? 'h' : ''), `${one}i`, article);
  });
}

const masculineArticle = (article: string, word: string) =>
  inCaseOf(article, /^(?:[aeiou]|s[^aeiou]|z|gn|ps)/iu.test(word) ? 'gli' : 'i');

export const italianSchwa: Values = {
  use_the_singular_and_plural_schwa: byLanguage({
    it: () =>
      allOf(
        matching(italianSlash, ([, stem = '', one, several]) =>
          one === undefined && several === undefined ? undefined : stem + (one === undefined ? 'ɜ' : 'ə'),
        ),
        joinItalian(
          (stem, _masculine, article) => `${article === undefined ? '' : `${inCaseOf(article, 'lɜ')} `}${stem}ɜ`,
        ),
      ),
  }),
};

/** Articles with both endings and a noun with both, and no adjective that would have to agree. */
const spanishGroup =
  /(?<![\p{L}\p{N}_/-])([Ll])os\/(?:l?as) (\p{L}{2,30})(os|ores)\/(?:-?)(?:as|oras)(?![\p{L}\p{N}_/-])(?! (?:y )?\p{L}{2,30}\/)/gu;

export const genderOfMixedGroups: Values = {
  use_both_feminine_and_masculine_forms: byLanguage({
    es: () =>
      matching(
        spanishGroup,
        ([, initial = '', stem = '', ending = '']) =>
          `${initial}os ${stem}${ending} y las ${stem}${ending === 'os' ? 'as' : 'oras'}`,
      ),
  }),
  use_feminine_form_only: byLanguage({ es: () => inBothForms((_masculine, feminine) => feminine) }),
  use_masculine_form_only: byLanguage({
    es: () =>
      allOf(
        inBothForms((masculine) => masculine),
        collapseSpanish,
      ),
    it: () =>
      allOf(
        matching(italianSlash, ([, stem = '', one, several]) =>
          one === undefined && several === undefined ? undefined : stem + (one ?? several),
        ),
        joinItalian((_stem, masculine, article) =>
          article === undefined ? masculine : `${masculineArticle(article, masculine)} ${masculine}`,
        ),
      ),
  }),
};

/** Pronouns with both forms, and the neutral ones, which are resolved into each other. */
const he =
  /(?<![\p{L}\p{N}_/-])(?:(él) ?\/ ?ella|(ella) ?\/ ?él|(él) o ella|(ella) o él|(ell)[oa]s ?\/ ?(?:ell)?[ao]s|(ell)os o ellas|(ell)as o ellos|(ell)@s|(ell)[ex]s?)(?![\p{L}\p{N}_/@-])/giu;

function neutralPronoun(one: string, several: string): RewrittenValue {
  return byLanguage({
    es: () => matching(he, ({ 0: found }) => inCaseOf(found, /s$/i.test(found) ? several : one)),
  });
}

export const nonBinarySpanish: Values = {
  use_spanish_word_elle: neutralPronoun('elle', 'elles'),
  use_spanish_word_ellx: neutralPronoun('ellx', 'ellxs'),
};

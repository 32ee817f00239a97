import type { WordReading } from '../../../contracts/language/morphology.ts';
import { ownEntry } from '../../own-entry.ts';
import type { Disagreement } from './disagreement.ts';
import { featuresOf, feminine, kindOf } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isDeterminer, isJoined, isOnly, type ReadSentence, textOf } from './phrases.ts';

/** `il uomo`, `uno gesto`: the form that the letters behind it do not have. */
export function articlesBeforeLetters(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return [...articlesByLetters(read, grammar), ...elisionsBeforeMasculine(read, grammar)];
}

/** `un'uomo`, `un'attimo` */
function elisionsBeforeMasculine(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const written = textOf(read, index).toLowerCase().replace('’', "'");
    const text = ownEntry(grammar.feminineElisions ?? {}, written);
    const next = textOf(read, index + 1).toLowerCase();
    if (text === undefined || !isJoined(read, index + 1)) return [];
    const readings = read.words[index + 1]?.readings ?? [];
    const isMasculine =
      readings.length === 0
        ? /^\p{Ll}{4,}o$/u.test(next) && !grammar.feminineInO?.some((start) => next.startsWith(start))
        : isOnly(read, index + 1, ['noun', 'finite']) &&
          hasKind(read, index + 1, 'noun') &&
          (featuresOf(readings, 'noun') & feminine) === 0;
    if (!isMasculine) return [];
    return [{ rule: 'agreement/article', compared: [index, index + 1], change: { index, forms: [], text } }];
  });
}

function articlesByLetters(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((word, index) => {
    const written = textOf(read, index).toLowerCase().replace('’', "'");
    const next = textOf(read, index + 1);
    if (!isJoined(read, index + 1)) return [];
    // `dai uno sguardo`: a verb, since an article follows.
    if (
      hasKind(read, index, 'finite') &&
      read.words[index + 1]?.readings.some(({ tags }) => tags.includes('ind')) === true
    )
      return [];
    const isPure = grammar.pureArticles?.includes(written) === true && isWord(read, index + 1);
    if (!isPure && !isDeterminer(read, index)) return [];
    // `lo amo`: a pronoun; Catalan ones lose their vowel as articles do.
    const elides = grammar.initialArticles?.includes(written) === true;
    if (!isPure && !elides && !word.likely.every(isDetermining)) return [];
    // `quello europeo`, `lo amo`: a pronoun.
    const isPronoun = word.readings.some(({ tags }) => tags[0] === 'prn' && tags.includes('tn'));
    if (!isPure && !isOnly(read, index + 1, isPronoun ? ['noun'] : ['noun', 'adjective'])) return [];
    const apart = ownEntry(grammar.contractions, written)?.split(' ');
    const [preposition, article] = apart ?? [undefined, written];
    const text = articleBefore(article ?? '', next, grammar);
    if (text === undefined || text === article || grammar.articleExceptions.includes(next.toLowerCase())) return [];
    const change = { index, forms: [], text, ...(preposition === undefined ? {} : { preposition }) };
    return [{ rule: 'agreement/article', compared: [index, index + 1], change }];
  });
}

/** In small letters, of the language, and no name of a letter: `il altro uomo`. */
function isWord({ sentence, words }: ReadSentence, index: number): boolean {
  const word = words[index];
  return (
    word !== undefined &&
    word.readings.length > 0 &&
    /^\p{Ll}{3,}$/u.test(sentence.slice(word.start, word.end)) &&
    !/^['’]/.test(sentence.slice(word.end))
  );
}

function isDetermining(reading: WordReading): boolean {
  return kindOf(reading) === 'determiner';
}

/**
 * `il` before `zaino` is `lo`, before `amico` it is `l'`: the form of an article that the letters of the next word ask for.
 * Undefined where they do not say it (`whisky`, `iodio`), or where the form may stay (`la amica`).
 */
export function articleBefore(form: string, next: string, grammar: AgreementGrammar): string | undefined {
  const rows = Object.values(grammar.articles).filter((row) => row.includes(form));
  const sound = soundOf(next, grammar);
  if (rows.length === 0 || sound === undefined) return undefined;
  const fitting = new Set(rows.map((row) => row[sound]));
  if (fitting.has(form)) return form;
  const [only, ...others] = fitting;
  const mayStay = rows.some(([plain, , elided]) => plain === form && elided?.endsWith("'") && /a$/.test(form));
  return others.length > 0 || mayStay ? undefined : only;
}

/** The position in a row of `articles`: before most letters, before two consonants of some kinds, before a vowel. */
export function soundOf(next: string, { plainLetters = '' }: AgreementGrammar): 0 | 1 | 2 | undefined {
  const lower = next.toLowerCase();
  if (lower !== '' && plainLetters.includes(lower.charAt(0))) return 0;
  if (/^[aeiouàèéìòù]/.test(lower)) return /^(?:i[aeou]|u[oaei])/.test(lower) && !/^uo/.test(lower) ? undefined : 2;
  if (/^(?:s[bcdfglmnpqrtvz]|z|gn|ps)/.test(lower)) return 1;
  return /^(?:[bcdflmnqrv]|t(?!s)|g(?!n)|s(?=[aeiouàèéìòù])|p(?![snt]))/.test(lower) ? 0 : undefined;
}

import { editMatches } from '../../style-rules/edit-text.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { matching, phraseRewriter, wordEnd, wordStart } from '../../style-rules/words.ts';
import { outsideNames } from './outside-names.ts';
import { vocabularyToBrazilian, vocabularyToEuropean } from './portuguese-vocabulary.ts';

const forms =
  'estou|está|estás|estamos|estão|estava|estavam|estávamos|estive|esteve|estiveram|estar|estará|estarão|estaria|esteja|estejam|continuo|continua|continuam|continuamos|continuou|continuava';
const pronouns = 'me|te|se|nos|lhe|lhes';

/** `está falando` → `está a falar`, `está se preparando` → `está a preparar-se`. */
const infinitives: StyleRewriter = matching(
  new RegExp(
    `(?<=${wordStart}(?:${forms}) )(?:(${pronouns}) )?(\\p{Ll}{1,20})(ando|endo|indo)${wordEnd}(?!-| (?:${pronouns}) )`,
    'giu',
  ),
  ([found, pronoun, stem = '', ending = '']) =>
    irregular.test(found)
      ? short[found.toLowerCase()]
      : `a ${stem}${ending.charAt(0)}r${pronoun === undefined ? '' : `-${pronoun.toLowerCase()}`}`,
);
/** Verbs that are all ending. */
const short: Readonly<Record<string, string>> = { indo: 'a ir', vindo: 'a vir', pondo: 'a pôr' };
const irregular =
  /^(?:\p{L}+ )?(?:quando|pondo|\p{L}*pondo|indo|vindo|comando|fernando|mundo|lindo|bando|brando|horrendo|estupendo|tremendo)$/iu;

const gerunds: StyleRewriter = matching(
  new RegExp(`(?<=${wordStart}(?:${forms}) )a (\\p{Ll}{1,20})([aei])r(?:-(${pronouns}))?${wordEnd}(?!-)`, 'giu'),
  ([, stem = '', vowel = '', pronoun]) =>
    /^(?:pa|luga)$/i.test(stem + vowel)
      ? undefined
      : `${pronoun === undefined ? '' : `${pronoun.toLowerCase()} `}${stem}${vowel}ndo`,
);

/** Words whose stressed vowel before `m` or `n` is closed in Brazil and open in Portugal: `econômico`, `económico`. */
function nasals(from: string, to: string): StyleRewriter {
  const written = new Map([...from].map((letter, index) => [letter, to[index] as string]));
  return matching(
    new RegExp(`${wordStart}\\p{L}{0,20}[${from}][mn][aeiouáéíóú]\\p{L}{0,20}${wordEnd}`, 'giu'),
    ([found]) =>
      sameOnBothSides.test(found)
        ? undefined
        : found.replace(new RegExp(`[${from}](?=[mn][aeiouáéíóú])`, 'u'), (letter) => written.get(letter) ?? letter),
  );
}
const sameOnBothSides = /^(?:estômagos?|fêmeas?|sêmola|cônego)$/iu;

/** Where nothing that would have to agree comes after. */
const aloneBehind = `(?=[.,;:!?)]|$|\\n| (?:do|da|de|dos|das|para|com|e|que|em|no|na|antes|depois|quando|dele|dela|ontem|hoje|amanhã)(?!\\p{L}))`;

/** Names have a capital wherever they are. */
function namesOf(table: Readonly<Record<string, string>>): StyleRewriter {
  const pattern = new RegExp(`${wordStart}(?:${Object.keys(table).join('|')})${wordEnd}(?! \\p{Lu}|-)`, 'gu');
  return matching(pattern, ([found]) => table[found]);
}

/** Brazil does not write `«»`; in Portugal both are right. */
const quotationMarks: StyleRewriter = (text) =>
  editMatches(text, /«([^«»"“”\n]{1,400})»/gu, ([, inside = '']) => `“${inside.trim()}”`);

const billions: StyleRewriter = matching(
  new RegExp(`${wordStart}(?:(um) bilhão|bilhões)${wordEnd}`, 'giu'),
  () => 'mil milhões',
);
const count = '(?:\\d|dois|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|cem|vários|muitos)';
const thousandMillions: StyleRewriter = matching(
  new RegExp(`(?<=${count} )mil milhões${wordEnd}`, 'giu'),
  () => 'bilhões',
);
const computerFile = '(?= (?:PDF|ZIP|Word|Excel|JSON|CSV|XML|YAML|MP3)(?!\\p{L}))';

export const toEuropean = (): readonly StyleRewriter[] => {
  const { genders, names, spellings, words } = vocabularyToEuropean();
  return [
    outsideNames(phraseRewriter(genders, aloneBehind)),
    phraseRewriter({ arquivo: 'ficheiro', arquivos: 'ficheiros' }, computerFile),
    outsideNames(phraseRewriter(words)),
    outsideNames(phraseRewriter(spellings)),
    outsideNames(nasals('êôÊÔ', 'éóÉÓ')),
    namesOf(names),
    billions,
    infinitives,
  ];
};

export const toBrazilian = (): readonly StyleRewriter[] => {
  const { genders, names, spellings, words } = vocabularyToBrazilian();
  return [
    outsideNames(phraseRewriter(genders, aloneBehind)),
    outsideNames(phraseRewriter(words)),
    outsideNames(phraseRewriter(spellings)),
    outsideNames(nasals('éóÉÓ', 'êôÊÔ')),
    namesOf(names),
    thousandMillions,
    quotationMarks,
    gerunds,
  ];
};

/** `1º de maio` in Brazil is `1 de maio` in Portugal. */
const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
export const firstOfMonth: StyleRewriter = matching(
  new RegExp(`${wordStart}1(?:º|\\.º|°)(?= de (?:${months})(?!\\p{L}))`, 'gu'),
  () => '1',
);
export const firstOfMonthBrazilian: StyleRewriter = matching(
  new RegExp(
    `(?<=(?:^|[^\\p{L}\\p{N}]|\\n)(?:dia |em |no dia |até |desde |de |a ))1(?= de (?:${months})(?!\\p{L}))`,
    'gu',
  ),
  () => '1º',
);

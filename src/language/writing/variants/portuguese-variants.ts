import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { inverted, matching, phraseRewriter, wordEnd, wordStart } from '../../style-rules/words.ts';
import { outsideNames } from './outside-names.ts';
import { europeanSpellings, europeanWords } from './portuguese-words.ts';

const forms = 'estou|está|estamos|estão|estava|estavam|estávamos|estive|esteve|estiveram';

/** `está falando` → `está a falar`; not where a pronoun stands beside the verb, which would have to move. */
const infinitives: StyleRewriter = matching(
  new RegExp(`(?<=${wordStart}(?:${forms}) )(\\p{Ll}{1,20})(ando|endo|indo)${wordEnd}(?!-)`, 'giu'),
  ([found, stem = '', ending = '']) => (irregular.test(found) ? undefined : `a ${stem}${ending.charAt(0)}r`),
);
const irregular = /^(?:quando|pondo|\p{L}*pondo|indo|vindo|comando|fernando|mundo|lindo|bando|brando)$/iu;

const gerunds: StyleRewriter = matching(
  new RegExp(`(?<=${wordStart}(?:${forms}) )a (\\p{Ll}{1,20})([aei])r${wordEnd}(?!-)`, 'giu'),
  ([, stem = '', vowel = '']) => (/^(?:p|v|luga?)$/i.test(stem) || stem.length < 2 ? undefined : `${stem}${vowel}ndo`),
);

export const toEuropean = (): readonly StyleRewriter[] => [
  outsideNames(phraseRewriter(europeanWords)),
  outsideNames(phraseRewriter(europeanSpellings)),
  infinitives,
];

/** `fato` is a suit and `metro` a measure in Portugal: only words with one reading go back. */
const ambiguous = new Set([
  'gelado',
  'gelados',
  'equipa',
  'rato',
  'controlo',
  'sumo',
  'sumos',
  'hospedeira',
  'hospedeiras',
  'gerir',
  'registo',
  'comboio',
  'comboios',
  'peões',
]);

function backwards(table: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(inverted(table)).filter(([european]) => !ambiguous.has(european)));
}

export const toBrazilian = (): readonly StyleRewriter[] => [
  outsideNames(
    phraseRewriter({
      ...backwards(europeanWords),
      equipa: 'equipe',
      equipas: 'equipes',
      registo: 'registro',
      comboio: 'trem',
      comboios: 'trens',
    }),
  ),
  outsideNames(phraseRewriter(backwards(europeanSpellings))),
  gerunds,
];

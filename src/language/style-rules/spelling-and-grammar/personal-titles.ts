import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { byLanguage, capitalized, matching, space, startsSentence } from '../words.ts';

interface Titles {
  /** Long and short form. */
  readonly both: Readonly<Record<string, string>>;
  /** Short forms that are only resolved: their long form is no title everywhere. */
  readonly resolved?: Readonly<Record<string, string>>;
  /** Capitalized words that make the title part of something else. */
  readonly noName: string;
  /** Whether long forms begin with a small letter inside of a sentence. */
  readonly small: boolean;
}

const titles: Readonly<Record<'de' | 'en' | 'es' | 'fr' | 'it', Titles>> = {
  de: {
    both: { Doktor: 'Dr.' },
    resolved: { 'Herr Prof.': 'Herr Professor', 'Frau Prof.': 'Frau Professorin', 'Hr.': 'Herr', 'Hrn.': 'Herrn' },
    noName: 'Oetker|Best',
    small: false,
  },
  en: {
    both: { Doctor: 'Dr.', Professor: 'Prof.', Reverend: 'Rev.', Senator: 'Sen.', Sergeant: 'Sgt.', Lieutenant: 'Lt.' },
    resolved: { 'Capt.': 'Captain', 'Gov.': 'Governor' },
    noName: 'Who|Strange|Pepper|Seuss|Dre|Emeritus|Moriarty|Colonel|General|Governor|Martens',
    small: false,
  },
  es: {
    both: {
      señor: 'Sr.',
      señora: 'Sra.',
      señorita: 'Srta.',
      señores: 'Sres.',
      doctor: 'Dr.',
      doctora: 'Dra.',
      profesor: 'Prof.',
      profesora: 'Prof.ª',
    },
    resolved: { 'Dña.': 'doña' },
    noName: 'Presidente|Presidenta|Ministro|Ministra|Director|Directora|Alcalde|Alcaldesa|Juez|Jueza|Dios|Jesús',
    small: true,
  },
  fr: {
    both: {
      monsieur: 'M.',
      messieurs: 'MM.',
      madame: 'Mme',
      mesdames: 'Mmes',
      mademoiselle: 'Mlle',
      docteur: 'Dr',
      professeur: 'Pr',
      monseigneur: 'Mgr',
    },
    noName: 'Bovary|Butterfly|Tussauds?|Hulot|Teste|Tout|Propre|Bricolage|Loyal',
    small: true,
  },
  it: {
    both: {
      signor: 'sig.',
      signora: 'sig.ra',
      signorina: 'sig.na',
      signori: 'sigg.',
      dottor: 'dott.',
      dottoressa: 'dott.ssa',
      professor: 'prof.',
      professoressa: 'prof.ssa',
      avvocato: 'avv.',
      ingegner: 'ing.',
      architetto: 'arch.',
      onorevole: 'on.',
    },
    noName: 'Presidente|Ministro|Direttore|Sindaco|Giudice|Gesù',
    small: true,
  },
};

/** A name follows, perhaps after its particle or an initial. */
const name = (noName: string) =>
  `(?=${space}(?!(?:${noName})(?!\\p{L}))(?:\\p{Lu}\\.${space}?|(?:d[eiua]|del|la|van|von|zu|[dDlL]['’])${space}?){0,2}\\p{Lu}\\p{Ll})`;
const escaped = (forms: readonly string[]) =>
  [...forms]
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.');
/** `Oak Dr.` is a street; `Jean M. Dupont` has an initial. */
const noTitle = '(?<!\\d \\p{Lu}\\p{Ll}{1,20} )(?<!(?:^|\\P{L})\\p{Lu}\\. ?)';
/** Not the words that begin a sentence about somebody. */
const afterFirstName =
  /(?<!(?:^|\P{L})(?:Avec|Chez|Pour|Et|Selon|Mais|Quand|Que|Si|Comme|Lorsque|Puis|Car|Ainsi|Alors|Ni|Sans|Par|De|À|Contre|Après|Avant|Cher|Bonjour|Merci)[ \u00a0])(?<=\p{Lu}\p{Ll}+[ \u00a0])$/u;

function abbreviate({ both, noName }: Titles): StyleRewriter {
  const shortOf = new Map(Object.entries(both).map(([long, short]) => [long.toLowerCase(), short]));
  const anyLong = Object.keys(both).map((long) => `[${long[0]?.toUpperCase()}${long[0]}]${long.slice(1)}`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped(anyLong)})${name(noName)}`, 'gu');
  return matching(pattern, ({ 0: found, index, input }) => {
    if (startsSentence(input, index) && isAddress(input.slice(index))) return undefined;
    const short = shortOf.get(found.toLowerCase()) ?? found;
    return found[0] === found[0]?.toUpperCase() ? capitalized(short) : short;
  });
}

/** `Madame Dupont,` at the start is how a letter begins. */
function isAddress(text: string): boolean {
  return /^\S+(?:[ \u00a0]\p{Lu}[\p{L}’'-]*){1,3}[,!]/u.test(text.slice(0, 80));
}

function resolve({ both, resolved = {}, noName, small }: Titles): StyleRewriter {
  const longOf = new Map([
    ...Object.entries(both).map(([long, short]) => [short.toLowerCase(), long] as const),
    ...Object.entries(resolved).map(([short, long]) => [short.toLowerCase(), long] as const),
  ]);
  const anyShort = escaped([...Object.values(both), ...Object.keys(resolved)]).replace(
    /(?<=^|\|)\p{Ll}/gu,
    (initial) => `[${initial}${initial.toUpperCase()}]`,
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.-])${noTitle}(?:${anyShort})${name(noName)}`, 'gu');
  return matching(pattern, ({ 0: found, index, input }) => {
    const before = input.slice(Math.max(0, index - 30), index);
    if (found === 'M.' && afterFirstName.test(before)) return undefined;
    const long = longOf.get(found.toLowerCase()) ?? found;
    if (!small) return long;
    return startsSentence(input, index) ? capitalized(long) : long;
  });
}

export const personalTitles: Readonly<Record<string, RewrittenValue>> = {
  abbreviate: byLanguage({
    de: () => abbreviate(titles.de),
    en: () => abbreviate(titles.en),
    es: () => abbreviate(titles.es),
    fr: () => abbreviate(titles.fr),
    it: () => abbreviate(titles.it),
  }),
  do_not_abbreviate: byLanguage({
    de: () => resolve(titles.de),
    en: () => resolve(titles.en),
    es: () => resolve(titles.es),
    fr: () => resolve(titles.fr),
    it: () => resolve(titles.it),
  }),
};

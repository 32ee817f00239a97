import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { anyPhrase, byLanguage, capitalized, matching, startsSentence, wordEnd, wordStart } from '../words.ts';

type Names = Readonly<Record<string, string>>;

const english: Names = {
  'the United States': 'the United States of America',
  'the United Kingdom': 'the United Kingdom of Great Britain and Northern Ireland',
  Germany: 'the Federal Republic of Germany',
  France: 'the French Republic',
  Italy: 'the Italian Republic',
  Spain: 'the Kingdom of Spain',
  Switzerland: 'the Swiss Confederation',
  Austria: 'the Republic of Austria',
  Portugal: 'the Portuguese Republic',
  Poland: 'the Republic of Poland',
  Greece: 'the Hellenic Republic',
  Czechia: 'the Czech Republic',
  Russia: 'the Russian Federation',
  China: "the People's Republic of China",
  'South Korea': 'the Republic of Korea',
  India: 'the Republic of India',
  Brazil: 'the Federative Republic of Brazil',
};

const spanish: Names = {
  'Estados Unidos': 'Estados Unidos de América',
  'Reino Unido': 'Reino Unido de Gran Bretaña e Irlanda del Norte',
  Alemania: 'la República Federal de Alemania',
  Francia: 'la República Francesa',
  Italia: 'la República Italiana',
  Suiza: 'la Confederación Suiza',
  Austria: 'la República de Austria',
  Portugal: 'la República Portuguesa',
  Polonia: 'la República de Polonia',
  Rusia: 'la Federación de Rusia',
  China: 'la República Popular China',
  'Corea del Sur': 'la República de Corea',
  Brasil: 'la República Federativa de Brasil',
};

const french: Names = {
  'États-Unis': "États-Unis d'Amérique",
  'Royaume-Uni': "Royaume-Uni de Grande-Bretagne et d'Irlande du Nord",
  'la France': 'la République française',
  "l'Allemagne": "la République fédérale d'Allemagne",
  "l'Italie": 'la République italienne',
  "l'Autriche": "la République d'Autriche",
  'la Suisse': 'la Confédération suisse',
  'la Pologne': 'la République de Pologne',
  'la Chine': 'la République populaire de Chine',
  'la Russie': 'la Fédération de Russie',
  'la Corée du Sud': 'la République de Corée',
};

const italian: Names = {
  'Stati Uniti': "Stati Uniti d'America",
  'Regno Unito': 'Regno Unito di Gran Bretagna e Irlanda del Nord',
  'la Germania': 'la Repubblica Federale di Germania',
  'della Germania': 'della Repubblica Federale di Germania',
  'alla Germania': 'alla Repubblica Federale di Germania',
  'la Francia': 'la Repubblica Francese',
  'della Francia': 'della Repubblica Francese',
  'alla Francia': 'alla Repubblica Francese',
  'la Svizzera': 'la Confederazione Svizzera',
  'della Svizzera': 'della Confederazione Svizzera',
  'la Russia': 'la Federazione Russa',
  'della Russia': 'della Federazione Russa',
  'la Cina': 'la Repubblica Popolare Cinese',
  'della Cina': 'della Repubblica Popolare Cinese',
  "l'Italia": 'la Repubblica Italiana',
  "dell'Italia": 'della Repubblica Italiana',
  "all'Italia": 'alla Repubblica Italiana',
};

/** With its article, which shows the case. */
const german: Names = {
  'die USA': 'die Vereinigten Staaten von Amerika',
  'den USA': 'den Vereinigten Staaten von Amerika',
  'der USA': 'der Vereinigten Staaten von Amerika',
  'die Schweiz': 'die Schweizerische Eidgenossenschaft',
  'der Schweiz': 'der Schweizerischen Eidgenossenschaft',
  'das Vereinigte Königreich': 'das Vereinigte Königreich Großbritannien und Nordirland',
  'dem Vereinigten Königreich': 'dem Vereinigten Königreich Großbritannien und Nordirland',
  'im Vereinigten Königreich': 'im Vereinigten Königreich Großbritannien und Nordirland',
};
/** After these the long name is in the dative; elsewhere `der Bundesrepublik` may be a genitive. */
const germanLong: Names = {
  'in der Bundesrepublik Deutschland': 'in Deutschland',
  'aus der Bundesrepublik Deutschland': 'aus Deutschland',
  'mit der Bundesrepublik Deutschland': 'mit Deutschland',
  'von der Bundesrepublik Deutschland': 'von Deutschland',
  'in der Tschechischen Republik': 'in Tschechien',
  'aus der Tschechischen Republik': 'aus Tschechien',
  'in der Slowakischen Republik': 'in der Slowakei',
  'in der Französischen Republik': 'in Frankreich',
  'die Bundesrepublik Deutschland': 'Deutschland',
};

/** `East Germany`, `Air France` and `China Town` are other names; a short name may be the beginning of a longer one. */
function rename(names: Names, guard: string): StyleRewriter {
  const target = new Map(Object.entries(names).map(([from, to]) => [keyOf(from), to]));
  // What has been renamed is found too, so that nothing inside of it is.
  const starts = anyPhrase([...Object.keys(names), ...Object.values(names)]).replace(
    /(?<=^|\|)\p{Ll}/gu,
    (initial) => `[${initial}${initial.toUpperCase()}]`,
  );
  const pattern = new RegExp(
    `${wordStart}(?<!(?:^|\\P{L})(?:East|West|North|Nazi|Air|Team|Imperial|Mainland|Radio|Telecom|Medieval|Miss) )(?<!\\p{Lu}\\p{Ll}{1,20} (?<!(?:^|[.!?] |\\n)\\p{L}{1,20} ))(?:${starts})${wordEnd.replace("'’", '')}${guard}`,
    'gu',
  );
  return matching(pattern, ({ 0: found, index, input }) => {
    const name = target.get(keyOf(found));
    if (name === undefined) return undefined;
    return found[0] === found[0]?.toUpperCase() && startsSentence(input, index) ? capitalized(name) : name;
  });
}

function keyOf(name: string): string {
  return name
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

function turned(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([short, long]) => [long, short]));
}

const notLonger = "(?! (?:of|de|von) ?\\p{Lu}| \\p{Lu}|[’'](?!s ))";
/** Adjectives may follow the French and Italian names, and articles go with prepositions. */
const clauseFollows =
  "(?=[,.;:!?)»]|$| (?:et|ou|a|est|ont|avec|pour|dans|en|qui|que|par|aux?|à|e|o|è|ha|con|per|che|sono|in)(?!\\p{L}))(?! (?:de|d['’]|di) ?\\p{Lu}| [a-z]['’]Am)";

export const countryNames: Readonly<Record<string, RewrittenValue>> = {
  use_long_form: byLanguage({
    de: () => rename(german, notLonger),
    en: () => rename(english, notLonger),
    es: () => rename(spanish, notLonger),
    fr: () => rename(french, clauseFollows),
    it: () => rename(italian, clauseFollows),
  }),
  use_short_form: byLanguage({
    de: () => rename({ ...turned(german), ...germanLong }, ''),
    en: () => rename(turned(english), ''),
    es: () => rename(turned(spanish), ''),
    fr: () => rename(turned(french), ''),
    it: () => rename(turned(italian), ''),
  }),
};

import type { RewrittenLanguage } from '../style-languages.ts';
import { alternatives } from './alternatives.ts';
import { currencies, readableNames } from './currency-names.ts';
import { symbolEnd, symbolPattern, unitsByName } from './unit-patterns.ts';

/** Words after a number that only counts or measures. */
const words: Readonly<Record<RewrittenLanguage, string>> = {
  de: 'Prozent|Millionen|Million|Milliarden|Mio\\.|Mrd\\.|Mal|mal|Punkte|Menschen|Personen|Einwohner|Besucher|Stück|Mitarbeiter|Kinder|Frauen|Männer|Exemplare|Kalorien|Tonnen|Jahre alt|Teilnehmer|Stimmen|Zuschauer|Soldaten|Tote|Schüler|Studenten|Studierende|Wörter|Zeichen|Seiten|Bücher|Häuser|Autos',
  en: 'percent|per cent|million|billion|times|points|people|persons|men|women|children|inhabitants|residents|visitors|employees|workers|students|copies|calories|tons|tonnes|votes|soldiers|words|characters|pages|books|houses|homes|cars|items|users|customers|participants|miles',
  es: 'por ciento|por cien|millones|veces|puntos|personas|habitantes|visitantes|empleados|niños|mujeres|hombres|copias|ejemplares|calorías|toneladas|votos|soldados|palabras|páginas|libros|casas|coches|estudiantes|usuarios|clientes',
  fr: 'pour cent|millions|milliards|fois|points|personnes|habitants|visiteurs|employés|enfants|femmes|hommes|exemplaires|calories|tonnes|voix|soldats|mots|pages|livres|maisons|voitures|étudiants|utilisateurs|clients',
  it: 'per cento|percento|milioni|miliardi|volte|punti|persone|abitanti|visitatori|dipendenti|bambini|donne|uomini|copie|calorie|tonnellate|voti|soldati|parole|pagine|libri|case|auto|studenti|utenti|clienti',
  ja: '人|円|個|件|本|枚|台|冊|匹|頭|軒|世帯|票|点|倍|名|戸|ドル|ユーロ|パーセント|キロ|メートル|トン',
  ko: '명|원|개|건|권|대|마리|표|배|점|가구|달러|유로|퍼센트|미터|킬로|톤',
  zh: '人|元|个|個|件|本|张|張|台|册|頭|头|户|戶|票|倍|名|辆|輛|座|公里|米|吨|噸|美元|欧元|歐元|亿|億|万|萬',
};

const patterns = new Map<RewrittenLanguage, RegExp>();

function countedPattern(language: RewrittenLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const names = alternatives([
    ...unitsByName(language).keys(),
    ...currencies.flatMap((currency) => readableNames(currency, language)),
  ]);
  const codes = currencies.map(({ code }) => code).join('|');
  const european = !/^(?:ja|ko|zh)$/.test(language);
  const pattern = new RegExp(
    `^[ \\u00a0\\u202f]?(?:[%\\uff05]|\\p{Sc}|°[CF]|(?:${symbolPattern})${symbolEnd}|(?:${words[language]}|${names}|${codes})${european ? '(?!\\p{L})' : '(?![民素形])'})`,
    'u',
  );
  patterns.set(language, pattern);
  return pattern;
}

/** True where the text after or before says that a number is an amount and no name, year or section. */
export function isCounted(text: string, start: number, end: number, language: RewrittenLanguage): boolean {
  return (
    /\p{Sc}[ \u00a0\u202f]?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|KRW)[ \u00a0]$/u.test(text.slice(Math.max(0, start - 5), start)) ||
    countedPattern(language).test(text.slice(end, end + 32))
  );
}

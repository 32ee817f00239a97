import type { RewrittenLanguage } from '../style-languages.ts';

/** Words for small numbers; one is left out where it is the article as well. */
const written: Partial<Record<RewrittenLanguage, string>> = {
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert',
  en: 'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta cien',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante cent',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta cento',
};

/** Words for an amount that is no number: units after them are used without numeral. */
const quantities: Partial<Record<RewrittenLanguage, string>> = {
  de: 'mehrere einige viele wenige pro',
  en: 'several many few some per',
  es: 'varios varias muchos muchas pocos pocas unos unas',
  fr: 'plusieurs quelques',
  it: 'alcuni alcune molti molte pochi poche parecchi parecchie diversi',
};

export function numberWords(language: RewrittenLanguage): readonly string[] {
  return written[language]?.split(' ') ?? [];
}

export function quantityWords(language: RewrittenLanguage): readonly string[] {
  return quantities[language]?.split(' ') ?? [];
}

/** `per kilometer`, but `several kilometers`. */
export function takesSingular(word: string): boolean {
  return word === 'per' || word === 'pro';
}

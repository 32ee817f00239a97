/** How the numbers of centuries are written out, the first century first. */
export const centuryWords: Readonly<Record<string, readonly string[]>> = {
  de: split(
    'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt ' +
      'siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst',
  ),
  en: split(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
      'sixteenth seventeenth eighteenth nineteenth twentieth twenty-first',
  ),
  es: split(
    'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo once doce trece catorce quince dieciséis ' +
      'diecisiete dieciocho diecinueve veinte veintiuno',
  ),
  fr: split(
    'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième ' +
      'quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième vingt_et_unième',
  ),
  it: split(
    'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo ' +
      'quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo',
  ),
};

export const romanNumerals: readonly string[] = split(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI',
);

function split(words: string): readonly string[] {
  return words.split(' ').map((word) => word.replaceAll('_', ' '));
}

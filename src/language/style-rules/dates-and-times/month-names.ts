/** Full names of the months in text, January first. */
export const monthNames: Readonly<Record<string, readonly string[]>> = {
  de: split('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  en: split('January February March April May June July August September October November December'),
  es: split('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  fr: split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  it: split('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
};

/** Other spellings and abbreviations, without the period that may follow them. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  de: split('Jan|Jänner Feb|Febr|Feber Mrz|Mär Apr - Jun Jul Aug Sep|Sept Okt Nov Dez'),
  en: split('Jan Feb Mar Apr - Jun Jul Aug Sep|Sept Oct Nov Dec'),
  es: split('ene feb mar abr may jun jul ago sep|sept|setiembre|set oct nov dic'),
  fr: split('janv févr|fév - avr - - juil - sept oct nov déc'),
  it: split('gen feb mar apr mag giu lug ago set|sett ott nov dic'),
};

function split(names: string): readonly string[] {
  return names.split(' ');
}

/** Every way to write a month of the language, with its number; lower case. */
export function monthNumbers(language: string): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const names of [monthNames, otherNames])
    for (const [index, written] of (names[language] ?? []).entries())
      for (const name of written.split('|')) if (name !== '-') numbers.set(name.toLowerCase(), index + 1);
  return numbers;
}

import { anyOf, contextRule, from } from '../context-rule.ts';

/** After words that stand with one case only, before a noun that shows which one it is. */
const masculine =
  'Hund|Bruder|Vater|Bus|Zug|Freund|Sohn|Chef|Arzt|Mann|Hut|Tisch|Garten|Onkel|Opa|Schlüssel|Regen|Unterricht|Urlaub|Sommer|Winter';
const feminine =
  'Schwester|Mutter|Frau|Tochter|Arbeit|Schule|Schweiz|Stadt|Freundin|Tante|Oma|Firma|Bahn|Straßenbahn|Türkei|Ukraine|Pause|Kollegin|Nachbarin|Prüfung';
const neuter = 'Essen|Kind|Auto|Haus|Fahrrad|Spiel|Mittagessen|Frühstück|Abendessen|Konzert|Flugzeug|Boot|Schiff|Handy';
const dativeOf: Readonly<Record<string, string>> = {
  mein: 'meinem',
  dein: 'deinem',
  sein: 'seinem',
  unser: 'unserem',
  ein: 'einem',
  den: 'dem',
  meinen: 'meinem',
  deinen: 'deinem',
  seinen: 'seinem',
  ihren: 'ihrem',
  unseren: 'unserem',
  einen: 'einem',
};
const feminineDative: Readonly<Record<string, string>> = {
  die: 'der',
  meine: 'meiner',
  deine: 'deiner',
  seine: 'seiner',
  ihre: 'ihrer',
  unsere: 'unserer',
  eine: 'einer',
};
const neuterDative: Readonly<Record<string, string>> = {
  das: 'dem',
  mein: 'meinem',
  dein: 'deinem',
  sein: 'seinem',
  ihr: 'ihrem',
  unser: 'unserem',
  ein: 'einem',
};
const accusativeOf: Readonly<Record<string, string>> = {
  dem: 'den',
  meinem: 'meinen',
  deinem: 'deinen',
  seinem: 'seinen',
  ihrem: 'ihren',
  unserem: 'unseren',
  einem: 'einen',
};
const acceptedOf: Readonly<Record<string, string>> = {
  der: 'den',
  mein: 'meinen',
  dein: 'deinen',
  sein: 'seinen',
  unser: 'unseren',
  ein: 'einen',
};
const strictlyMasculine =
  'Hund|Bruder|Bus|Zug|Freund|Sohn|Arzt|Hut|Tisch|Garten|Schlüssel|Termin|Stuhl|Computer|Laptop|Film|Brief|Job|Parkplatz|Flug|Kurs|Vertrag|Vorschlag|Kuchen|Fehler|Drucker|Schrank|Koffer';
const countries = 'Iran|Irak|Libanon|Sudan|Jemen|Vatikan';
const nounOf = (nouns: string): string => ` (?:${nouns})(?:[.,!?]|$| )`;

/** Behind the noun there is no other one that the article might belong to. */
const sure = (table: Readonly<Record<string, string>>) => ({
  unless: (found: string, { input, index }: RegExpExecArray): boolean =>
    /^ \p{L}+(?: \p{Lu}\p{Ll}+s?[,.]| \p{L}+ende)/u.test(input.slice(index + found.length, index + found.length + 60)),
  right: from(table),
});

const withDative = 'mit|bei|von|zu|nach|aus|seit';
const numbers = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\d{1,2}|einigen|mehreren|wenigen|vielen';
const pluralDative = { jahre: 'Jahren', tage: 'Tagen', monate: 'Monaten' };

export const germanCases = contextRule('grammar/case', [
  { before: withDative, wrong: anyOf(dativeOf), next: nounOf(masculine), ...sure(dativeOf) },
  {
    before: 'aus|in',
    wrong: 'den',
    next: nounOf(countries),
    where: (_, { input, index }) => /aus $/i.test(input.slice(Math.max(0, index - 4), index)),
    ...sure(dativeOf),
  },
  { before: withDative, wrong: anyOf(feminineDative), next: nounOf(feminine), ...sure(feminineDative) },
  { before: withDative, wrong: anyOf(neuterDative), next: nounOf(neuter), ...sure(neuterDative) },
  { before: withDative, wrong: 'den', next: nounOf(`${neuter}`), ...sure({ den: 'dem' }) },
  { before: 'mit', wrong: 'der', next: nounOf('Bus|Zug|Hund'), right: 'dem' },
  { before: 'für|ohne|gegen|durch', wrong: anyOf(accusativeOf), next: nounOf(masculine), ...sure(accusativeOf) },
  {
    before: '(?:warte|wartet|warten|wartest|gewartet|freue mich|freuen uns|freut sich) auf',
    wrong: anyOf(acceptedOf),
    next: nounOf(`${masculine}|Besuch|Tag|Abend|Anruf|Brief|Kaffee|Termin|Film|Frühling|Handwerker`),
    ...sure(acceptedOf),
  },
  {
    before:
      '(?:brauche|brauchen|habe|haben|suche|suchen|kaufe|kaufen|möchte|möchten|bekomme|hätte gern|hätten gern)(?: noch| auch| nur| schon| jetzt| gerade)?',
    wrong: 'ein',
    next: nounOf(`${strictlyMasculine}`),
    right: 'einen',
  },
  { wrong: 'ein', next: ` \\p{L}{2,}en(?:${nounOf(strictlyMasculine)})`, right: 'einen' },
  { before: 'seit', wrong: 'ein', next: nounOf('Jahr|Monat|Tag'), right: 'einem' },
  { before: 'seit', wrong: 'eine', next: nounOf('Woche|Stunde|Minute|Ewigkeit'), right: 'einer' },
  {
    before: `(?:seit|vor|nach) (?:${numbers})`,
    wrong: anyOf(pluralDative),
    initial: 'capital',
    next: '[.,!?]|$| (?!alt)',
    right: from(pluralDative),
  },
]);

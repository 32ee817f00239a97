import { rewriting } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { allOf, capitalized, matching, wordEnd, wordStart } from '../words.ts';

/** Nouns that make a compound with any of the others, so that the place where it parts is certain. */
const first = 'Software|Hardware|Online|Internet|Computer|Marketing|Service|Team|Web|Video|Audio';
/** Nobody parts what these begin, but many are written with a hyphen by mistake. */
const firstOfOneWord = `${first}|Projekt|Produkt|Daten|Kunden|Netzwerk|System|Test|Standard`;
const second =
  'Abteilung|Adresse|Anbieter|Angebot|Anwendung|Architektur|Archiv|Ausgabe|Bereich|Berater|Beratung|Bericht|Datei|Dienst|Dokumentation|Einstellung|Entwickler|Entwicklung|Experte|Fehler|Firma|Format|Formular|Funktion|Händler|Hersteller|Kampagne|Kanal|Katalog|Kenntnisse|Komponente|Konferenz|Konfiguration|Konzept|Kosten|Kurs|Leiter|Leitung|Lösung|Manager|Mitarbeiter|Modell|Nutzer|Paket|Plan|Plattform|Problem|Produkt|Prozess|Qualität|Recherche|Schnittstelle|Schulung|Seite|Spiel|Strategie|Suche|System|Umgebung|Unternehmen|Verwaltung|Werbung|Werkzeug|Zugang';
const inflected = '(?:innen|in|en|es|er|em|n|s|e)?';
const whole = new RegExp(`${wordStart}(?:${firstOfOneWord})-(?:${second})${inflected}${wordEnd}`, 'gu');
const smallSecond = second.toLowerCase();
const parted = new RegExp(`${wordStart}(${first})((?:${smallSecond})${inflected})${wordEnd}`, 'gu');

/** Compounds of foreign words that German writes either way. */
const borrowed = new Map(
  Object.entries({
    'Know-how': 'Knowhow',
    'Make-up': 'Makeup',
    'Come-back': 'Comeback',
    'Black-out': 'Blackout',
    'Feed-back': 'Feedback',
    'Play-back': 'Playback',
    'Count-down': 'Countdown',
    'Show-down': 'Showdown',
    'Lay-out': 'Layout',
    'Burn-out': 'Burnout',
    'Knock-out': 'Knockout',
    'Science-Fiction': 'Sciencefiction',
    'Midlife-Crisis': 'Midlifecrisis',
    'Job-Sharing': 'Jobsharing',
    'Desktop-Publishing': 'Desktoppublishing',
    'Tee-Ernte': 'Teeernte',
    'Kaffee-Ernte': 'Kaffeeernte',
    'See-Elefant': 'Seeelefant',
    'Schnee-Eule': 'Schneeeule',
    'Schiff-Fahrt': 'Schifffahrt',
    'Fußball-Länderspiel': 'Fußballländerspiel',
  }),
);
const joined = new Map([...borrowed].map(([hyphenated, one]) => [one, hyphenated]));
const genitive = `(?:s|en|n)?${wordEnd}`;
const anyHyphenated = new RegExp(`${wordStart}(${[...borrowed.keys()].join('|')})(${genitive})`, 'gu');
const anyJoined = new RegExp(`${wordStart}(${[...joined.keys()].join('|')})(${genitive})`, 'gu');

const oneWord = allOf(
  matching(whole, ([found]) => {
    const [one = '', other = ''] = found.split('-');
    return one + other.toLowerCase();
  }),
  matching(anyHyphenated, ([, word = '', ending = '']) => `${borrowed.get(word)}${ending}`),
);
const hyphen = allOf(
  matching(parted, ([, one = '', other = '']) => `${one}-${capitalized(other)}`),
  matching(anyJoined, ([, word = '', ending = '']) => `${joined.get(word)}${ending}`),
);

export const compoundNouns: Readonly<Record<string, RewrittenValue>> = {
  write_as_one_word: rewriting(['de'], oneWord),
  write_with_hyphen: rewriting(['de'], hyphen),
};

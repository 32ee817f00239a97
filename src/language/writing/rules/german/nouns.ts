import { capital, contextRule } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';

const weekdays = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const months = 'januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember';

/** Nouns that are never another word in small letters, nor an English one among English words behind these. */
const nouns =
  'kinder|kindern|auto|autos|haus|häuser|wohnung|garten|küche|bad|zimmer|tür|fenster|tisch|stuhl|bett|schrank|straße|stadt|dorf|schule|lehrer|lehrerin|schüler|kurs|prüfung|hausaufgaben|universität|büro|firma|chef|chefin|kollege|kollegen|kollegin|kunde|kunden|termin|termine|vertrag|rechnung|rechnungen|angebot|bestellung|lieferung|paket|brief|nachricht|problem|probleme|lösung|antwort|information|informationen|unterlagen|dokument|dokumente|datei|dateien|computer|laptop|drucker|internet|handy|nummer|telefonnummer|adresse|passwort|konto|geld|preis|preise|bank|arzt|ärztin|krankenhaus|apotheke|krankheit|fieber|mutter|vater|eltern|bruder|schwester|geschwister|oma|opa|familie|freund|freunde|freunden|freundin|freundinnen|frau|mann|männer|frauen|leute|leuten|mensch|menschen|baby|hund|hunde|katze|katzen|vogel|pferd|baum|bäume|blume|blumen|wald|fluss|berg|berge|meer|strand|wetter|sonne|winter|sommer|herbst|frühling|jahr|jahre|jahren|monat|monate|woche|wochen|tag|tage|stunde|stunden|minute|minuten|uhr|wochenende|abend|nachmittag|vormittag|zeit|urlaub|ferien|zug|bus|bahn|bahnhof|flughafen|flugzeug|fahrrad|ticket|koffer|hotel|restaurant|kaffee|tee|brot|milch|wasser|obst|gemüse|fleisch|fisch|suppe|kuchen|frühstück|mittagessen|abendessen|geburtstag|geschenk|geschenke|hochzeit|musik|lied|buch|bücher|zeitung|spaß|idee|ideen|gruppe|thema|aufgabe|aufgaben|fehler|beispiel|bild|bilder|foto|fotos|sprache|wort|wörter|satz|text|geschichte|musik|stück|welt|land|grund|seite|platz|treppe|wand|dach|supermarkt|jacke|hose|schuhe|kleid|tasche|schlüssel|zahn|kopf|gesicht|auge|augen|fuß|finger|bauch|rücken|herz|glück|unfall|polizei|feuerwehr|regierung|partei|wirtschaft|gesellschaft|projekt|projekte|team|meeting|besprechung|sitzung|ergebnis|ergebnisse|vorschlag|entscheidung|erfahrung|ausbildung|bewerbung|gehalt|vermieter|nachbar|nachbarn|nachbarin|schnee';
const articles =
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|keinen|keinem|keiner|mein|meine|meinen|meinem|meiner|dein|deine|deinen|deinem|deiner|sein|seine|seinen|seinem|seiner|unser|unsere|unseren|unserem|unserer|ihre|ihren|ihrem|ihrer|dieser|diese|dieses|diesen|diesem|jeder|jede|jedes|jeden|jedem|im|am|zum|zur|vom|beim|ins|ans';
const adjectives =
  '(?:neue|neuen|neuer|neues|neuem|alte|alten|alter|altes|alten|große|großen|großer|großes|kleine|kleinen|kleiner|kleines|gute|guten|guter|gutes|schöne|schönen|schöner|schönes|nette|netten|netter|nettes|ganze|ganzen|ganzer|ganzes|erste|ersten|letzte|letzten|nächste|nächsten|lange|langen|kurze|kurzen|wichtige|wichtigen|wichtiges|viele|vielen|eigene|eigenen|eigenes|beste|besten|rote|roten|andere|anderen|deutsche|deutschen)';

/** What follows begins no noun, of which this might be the first part or a name. */
function isAlone(found: string, { input, index }: RegExpExecArray): boolean {
  return !/^[ \u00a0]*(?:\p{Lu}|[-–/&„"“»«(])/u.test(input.slice(index + found.length, index + found.length + 3));
}

const commonNouns = contextRule('grammar/capital', [
  {
    before: `(?:${articles})(?: ${adjectives})?|(?:meine|ein|eine) ${adjectives}`,
    wrong: nouns,
    initial: 'small',
    where: (found, match) => isAlone(found, match),
    right: capital,
  },
  {
    before:
      'viel|viele|vielen|alle|zwei|drei|vier|fünf|sechs|zehn|paar|einige|einigen|mehrere|mehreren|ohne|mit|für|gute|guten|schönen|schönes|nette|netten|liebe|keine|kein',
    wrong:
      'kinder|kindern|autos|häuser|freunde|freunden|kollegen|kunden|leute|leuten|menschen|jahre|jahren|tage|tagen|wochen|monate|monaten|stunden|minuten|spaß|zeit|geld|glück|probleme|problemen|ideen|bücher|fotos|bilder|katzen|hunde|uhr|termine|dokumente|dateien|wochenende|geburtstag|urlaub|schüler|eltern|frauen|männer',
    initial: 'small',
    where: (found, match) => isAlone(found, match),
    right: capital,
  },
  {
    before: 'eine|keine|diese|meine|kurze|letzte|wichtige|gute',
    wrong: 'frage',
    next: ' (?!ich|mich)|[.,:!?]',
    initial: 'small',
    where: (found, match) => isAlone(found, match),
    right: capital,
  },
  { before: 'das', wrong: 'essen', after: 'war|ist|hat|schmeckt|schmeckte', initial: 'small', right: capital },
  {
    before: 'zum|beim|vom|nach dem|vor dem|mit dem',
    wrong: 'essen',
    initial: 'small',
    where: (found, match) => isAlone(found, match),
    right: capital,
  },
  { before: '\\d{1,2}(?:[:.]\\d\\d)?', wrong: 'uhr', initial: 'small', right: capital },
  {
    before:
      'gib|gibst|gibt|geben|gebe|gebt|sag|sage|sagt|sagen|weiß|wissen|gesagt|gegeben|mir|uns|dir|ihm|ihr|euch|ihnen|kurz|sie',
    wrong: 'bescheid',
    initial: 'small',
    right: capital,
  },
]);

const wants = contextRule('grammar/capital', [
  {
    before: 'du|ich|er|wir|habe|hat|haben|keine|keinen|viel|großen|große|solche|kein',
    wrong: 'hunger|durst|angst|lust|zeit|fieber|pech|glück|geld|kopfschmerzen|bauchschmerzen',
    initial: 'small',
    where: (found, match) => isAlone(found, match),
    right: capital,
  },
  {
    before: 'tut (?:mir|uns|ihm|ihr|es mir|es uns|mir sehr|mir wirklich|mir so|uns sehr)',
    wrong: 'Leid',
    initial: 'capital',
    right: 'leid',
  },
]);

const goodOnes =
  'neues|gutes|schlechtes|wichtiges|besonderes|schönes|interessantes|ähnliches|passendes|konkretes|spannendes|süßes|warmes|kaltes|leckeres|schlimmes|böses|großes|kleines|weiteres|genaues|lustiges|gesundes|richtiges|brauchbares|vernünftiges|sinnvolles|nützliches|schöneres|besseres|schlimmeres|größeres|wichtigeres';
const closes =
  '[.,!?]|$| (?:zu|zum|zur|für|mit|aus|von|über|an|auf|ist|war|hat|habe|haben|gibt|passiert|gemacht|gesagt|gehört|gesehen|gelernt|vergessen|erlebt|gefunden|erfahren|essen|trinken|machen|tun|sagen|kaufen|als|und|oder|dabei|geplant|vor)(?!\\p{L})';
const nominalized = contextRule('grammar/capital', [
  {
    before: 'nichts|etwas|viel|wenig|allerlei',
    wrong: goodOnes,
    next: closes,
    initial: 'small',
    right: capital,
  },
  {
    before: 'alles',
    wrong: 'gute|liebe',
    next: '[.,!]|$| (?:zum|zur|für|und|dir|euch|ihnen|von|deiner|deinem|weiterhin)(?!\\p{L})',
    initial: 'small',
    right: capital,
  },
  { before: 'im', wrong: 'großen und ganzen', initial: 'small', right: 'Großen und Ganzen' },
  {
    before: 'im',
    wrong: 'allgemeinen|folgenden|wesentlichen|einzelnen|übrigen|voraus|nachhinein|grunde',
    next: '[.,!?]|$| (?:ist|sind|war|waren|wird|werden|gilt|gelten|finden|findet|geht|gehen|hat|haben|bin|habe|möchte|wollen|bezahlt|genommen|betrachtet|bin|und|vielen|herzlichen|besten)(?!\\p{L})',
    initial: 'small',
    right: capital,
  },
]);

const times = contextRule('grammar/capital', [
  {
    before: 'am|den|jeden|bis|ab|diesen|nächsten|letzten|kommenden',
    wrong: weekdays,
    initial: 'small',
    where: (found, match) =>
      isAlone(found, match) ||
      /^ (?:Abend|Morgen|Mittag|Nachmittag|Vormittag)/.test(match.input.slice(match.index + found.length)),
    right: capital,
  },
  { before: 'im|seit|ende|anfang|mitte|bis', wrong: months, initial: 'small', right: capital },
  { before: '\\d{1,2}\\.', wrong: months, initial: 'small', right: capital },
  {
    before: 'freundlichen|herzlichen|besten|vielen|lieben|schönen',
    wrong: 'grüßen|grüssen|grüße',
    right: (found) => capital(found.replace('ss', 'ß')),
  },
  {
    before: 'gestern|heute|vorgestern|übermorgen',
    wrong: 'abend|morgen|nachmittag|vormittag|mittag|nacht',
    initial: 'small',
    right: capital,
  },
  {
    before:
      'ich|du|er|wir|ihr|man|habe|hat|haben|bin|sind|fahre|fährt|gehe|geht|immer|nur|meist|meistens|oft|nicht|auch|kommt|komme',
    wrong:
      'Gestern|Vorgestern|Heute|Morgens|Abends|Nachts|Mittags|Vormittags|Nachmittags|Montags|Dienstags|Mittwochs|Donnerstags|Freitags|Samstags|Sonntags',
    initial: 'capital',
    right: (found) => found.toLowerCase(),
  },
]);

const polite = contextRule('grammar/polite-capital', [
  {
    before: '(?:bitte) \\p{L}{3,}en',
    wrong: 'sie',
    after:
      'mir|uns|mich|sich|bis|die|das|den|dem|ihre|ihren|ihr|dieses|diese|diesen|auf|in|an|zu|nicht|kurz|noch|einen|eine|ein|auch|hier',
    initial: 'small',
    right: capital,
  },
  {
    before: '(?:können|könnten|würden|haben|hätten)',
    wrong: 'sie',
    next: ' (?:mir|uns) (?:bitte|vielleicht|kurz)(?!\\p{L})',
    initial: 'small',
    where: (_, { input, index }) => /\?/.test(input.slice(index, index + 200)),
    right: capital,
  },
  {
    before: 'für|auf',
    wrong: 'ihre|ihr|ihren',
    next: ' (?:schnelle |freundliche |nette |ausführliche |baldige )?(?:Antwort|Rückmeldung|Verständnis|Interesse|Vertrauen|Anfrage|Bestellung|Bewerbung)(?!\\p{L})',
    initial: 'small',
    where: (_, { input, index }) =>
      /(?:[Dd]anke|Dank|freue[n]?(?: mich| uns)(?: sehr)?) (?:für|auf) $/u.test(
        input.slice(Math.max(0, index - 30), index),
      ),
    right: capital,
  },
  {
    wrong: 'ihre|ihr|ihren|ihrem|ihrer|ihnen',
    initial: 'small',
    where: (_, { input, index }) =>
      /(?:^|\n)Sehr geehrte(?:r|) [^\n.!?]{3,60},\s+(?:\p{L}+ ){0,6}$/u.test(
        input.slice(Math.max(0, index - 160), index),
      ) &&
      !/\p{Lu}\p{L}+ (?:\p{L}+ )*$/u.test(
        input
          .slice(Math.max(0, index - 160), index)
          .split(',')
          .at(-1)
          ?.replace(/^\s+\p{Lu}?/u, '') ?? '',
      ),
    right: capital,
  },
]);

export const germanNouns: readonly CorrectionRule[] = [commonNouns, wants, nominalized, times, polite];

/** What a rule of German has to know about a clause to say that one begins or ends: not a parser, only sure signs. */

/** Forms that are no infinitives and no participles. */
const finiteForms =
  'bin|bist|ist|sind|seid|war|warst|waren|wart|habe|hast|hat|habt|hatte|hattest|hatten|hätte|hättest|hätten|wäre|wärst|wären|würde|würdest|würden|werde|wirst|wird|wurde|wurden|kann|kannst|konnte|konnten|könnte|könnten|will|willst|wollte|wollten|muss|musst|musste|mussten|müsste|müssten|soll|sollst|sollte|sollten|darf|darfst|durfte|durften|mag|möchte|möchten|kam|kamen|ging|gingen|weiß|weißt|wusste|gibt|gab|geht|kommt|kommst|macht|machst|steht|stand|liegt|lag|regnet|schneit|brauchst|braucht|brauche|bleibt|blieb|fand|nahm|sah|sieht|siehst|hieß|heißt|klappt|stimmt|fehlt|dauert|läuft|passt|funktioniert|klingt|schmeckt|kostet|hängt|stammt|gefällt|riecht|wirkt|scheint|wohnt|arbeitet|verdient|spielt|fährt|bellt';
export const finite = `(?:${finiteForms})`;
const finitePattern = new RegExp(`^${finite}$`, 'u');
/** Also forms that may be infinitives, where their place says that they are none. */
const openingForms = new RegExp(
  `^(?:${finiteForms}|haben|werden|können|müssen|sollen|wollen|dürfen|ruf|rufen|sag|sagen|schreib|schreiben|melde|melden|gib|geben|komm|kommen|frag|fragen|schick|schicken|lass|lassen|gehen|gehe|bleiben|bleibe|machen|fahren|fahre|komme|rufe|schreibe)$`,
  'u',
);
const irregular =
  /^(?:ging|kam|gab|sprach|schrieb|rief|lief|fuhr|trug|half|aß|traf|bekam|fiel|verstand|begann|hielt|ließ|tun)$/;
/** Words that end like verbs. */
const noVerb =
  /^(?:nicht|gut|oft|jetzt|heute|gerne|morgen|gestern|eben|oben|unten|hinten|zusammen|bereits|leicht|schlecht|recht|vielleicht|selbst|fast|sonst|meist|echt|dort|fort|gegen|neben|wegen|zwischen|alle|viele|beide|eine|keine|meine|deine|seine|ihre|unsere|diese|ohne|gerade|müde|lange|ende|daneben|draußen|drinnen|selten|inzwischen|mitten|bitte|danke|spät|laut|alt|kalt|bekannt|bereit|mit|seit|zuletzt|zuerst|überhaupt|insgesamt|bestimmt|genannten?)$/;

/** Of a clause without its comma: its last word may be a verb that is at the end. */
export function endsInVerb(clause: string): boolean {
  const last = /(?:^|\s)(\p{Ll}+)\s*$/u.exec(clause)?.[1];
  if (last === undefined || noVerb.test(last)) return false;
  return finitePattern.test(last) || irregular.test(last) || /(?:[^e]t|et|st|en|[rl]n|te)$/.test(last);
}

/** From a position to the next sign. */
export function clauseFrom(text: string, index: number): string {
  return /^[^,.;:!?\n–()"“”„«»]{0,140}/u.exec(text.slice(index, index + 141))?.[0] ?? '';
}

/** The part of a sentence before a place, back to the last sign of any kind. */
export function clauseBefore(text: string, index: number): string {
  return /[^,.;:!?\n–()"“”„«»]*$/u.exec(text.slice(Math.max(0, index - 140), index))?.[0] ?? '';
}

export function sentenceBefore(text: string, index: number): string {
  return /[^.!?\n]*$/.exec(text.slice(Math.max(0, index - 200), index))?.[0] ?? '';
}

const subjectBehind =
  /^ (?:(?:mich|mir|uns|dich|dir|euch|sie|Sie|ihn|ihm|Ihnen|es|bitte|doch|einfach|ich|du|er|wir|ihr|man|das|die|der|den|dem|niemand|alle|alles|viele|ein|eine|einen|kein|keine|keinen|mein|meine|nicht|auch|sich|immer|schon|bald|noch|sehr|zu|leer|nett|gut|schön|teuer|wahr|egal|klar|falsch|richtig|wichtig|neu|alt|ganz|so|in|im|auf|an|am|nach|bei|von|vor|weg)(?!\p{L})|\p{Lu})/u;

/**
 * Where a clause with its verb at the end runs into the main clause behind it: `… gesehen haben | war …`. The place behind
 * the first of two finite verbs.
 */
export function endOfClause(
  clause: string,
  isVerb: (word: string) => boolean = (word) => finitePattern.test(word),
): number {
  for (const match of clause.matchAll(/(?<=\s)(\p{Ll}+)(?= (\p{Ll}+))/gu)) {
    const [, first = '', second = ''] = match;
    const behind = match.index + first.length;
    if (!isVerb(first) || !openingForms.test(second)) continue;
    const rest = clause.slice(behind + 1 + second.length);
    if (/^ \p{L}/u.test(rest) && (finitePattern.test(second) || subjectBehind.test(rest))) return behind;
  }
  return -1;
}

/** Whether a word can be the verb of a subject. */
export function isVerbOf(subject: string): (word: string) => boolean {
  const ending =
    {
      ich: /(?:[^e]e|te)$/,
      wir: /^(?!ge)\p{Ll}{3,}en$/u,
      du: /st$/,
      er: /[^e]t$|te$/,
      man: /[^e]t$|te$/,
      es: /[^e]t$|te$/,
    }[subject] ?? /^$/;
  return (word) => finitePattern.test(word) || irregular.test(word) || (ending.test(word) && !noVerb.test(word));
}

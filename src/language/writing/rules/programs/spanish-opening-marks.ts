import { editMatches } from '../../../style-rules/edit-text.ts';
import { type CorrectionContext, type CorrectionRule, writingNoWords, writingTexts } from '../correction-rules.ts';

const asking: Readonly<Record<string, string>> = {
  que: 'qué',
  donde: 'dónde',
  cuando: 'cuándo',
  como: 'cómo',
  cuanto: 'cuánto',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  cuanta: 'cuánta',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
};

const beings: Readonly<Record<string, string>> = { esta: 'está', estas: 'estás', estan: 'están' };

function accented(found: string): string {
  const right = asking[found.toLowerCase()] ?? found;
  return /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** Of the words that also begin other clauses, those that ask before these. */
const plainQuestions = [
  'donde (?:está|esta|estás|estas|están|estan|vive|vives|trabajas?|puedo|podemos|queda|quedamos|hay|vas|es|se|nos|compraste|te)',
  'cuando (?:llegas?|es|sale|empieza|termina|abren?|cierran?|puedes|nos vemos|tienes|vuelves|te vas)',
  'como (?:te|se llama|estás|estas|está|esta|están|estan|va|vas|fue|se dice|se escribe|puedo|podemos|sabes|lo haces|quieres)',
  'cuant[oa]s? (?:cuestan?|vale|valen|es|son|dura|tiempo|tardas?|mide|pesa|\\p{L}+s)',
  'quien(?:es)? (?:es|eres|son|viene|ha|está|te|va|quiere|sabe|llamó)',
  'cual(?:es)? (?:es|son|prefieres|quieres|te|fue)',
  'que (?:hora|día|es|pasa|pasó|haces|hacen|quieres|tal|dices|tienes|hay|significa|opinas|piensas|te parece|vas a|tiempo|estás|estas|hiciste|necesitas)',
].join('|');

const sentence = '[^.,;:!?¿¡\\n"“”«»]';
const unmarked = new RegExp(
  `(?<=^|\\n|[.!?] )((?:${plainQuestions})(?!\\p{L}))(?=${sentence}{0,70}\\?(?![?!]))`,
  'giu',
);
const unmarkedWhy = new RegExp(`(?<=^|\\n|[.!?] )([Pp]or) que(?= ${sentence}{2,70}\\?(?![?!]))`, 'gu');

const begun = writingTexts([...Object.values(asking), ...Object.values(beings), '¿Por qué'], (text) =>
  [
    ...editMatches(text, unmarked, ([found]) => {
      const [word = '', ...others] = found.split(' ');
      return `¿${[accented(word), ...others.map(being)].join(' ')}`;
    }),
    ...editMatches(text, unmarkedWhy, ([, word]) => `¿${word} qué`),
  ].map((edit) => ({ ...edit, rule: 'typography/opening-mark' })),
);

function being(word: string): string {
  return beings[word.toLowerCase()] ?? word;
}

const starters = [
  '(?:A|De|En|Con|Para|Por|Desde|Hasta)? ?(?:[Qq]ué|[Dd]ónde|[Cc]ómo|[Cc]uándo|[Qq]uién(?:es)?|[Cc]uánt[oa]s?|[Cc]uál(?:es)?)',
  'Has|Han|Hay|Te|Me|Le|Os|Nos|Puedes|Puede|Puedo|Podemos|Podrías|Podría|Pueden|Tienes|Tiene|Tienen|Quieres|Quiere|Quieren|Sabes|Sabe|Eres|Estás|Está|Están|Vas|Vienes|Viene|Conoces|Necesitas|Crees|Podéis|Queréis|Tenéis|Sabéis|Estáis|Prefieres|Recuerdas|Viste|Fuiste|Hiciste|Recibiste|Llegaste|Hablaste|Compraste',
  'Es (?:posible|verdad|cierto|tuyo|tuya|usted|muy|necesario|tarde)|Ya (?:has|han|está|llegó|llegaste|terminaste|comiste|vienes|sabes)|Y (?:tú|usted|qué|cómo|dónde|cuándo|si)|No (?:te|me|le|tienes|puedes|quieres|vienes|sabes|hay|crees|es|está)|Se (?:puede|puede|sabe|llama)|Lo (?:sabes|has|viste|tienes|quieres)|La (?:has|conoces|viste)',
].join('|');
const questionStart = new RegExp(`(?<=^|\\n|[.!?] )(?=(?:${starters}) ${sentence}{2,80}\\?(?![?!]))`, 'gu');
const shortQuestion =
  /(?<=^|\n|[.!?] )(?=(?:Cómo|Qué|Dónde|Cuándo|Quién|Cuánto|Por qué|Y tú|Y usted|En serio|De verdad)\?(?![?!]))/gu;
const afterGreeting = new RegExp(
  `(?<=(?:^|\\n|[.!?] )(?:Hola|Oye|Perdona|Perdone|Disculpe|Disculpa|Perdón|Entonces|Buenos días|Buenas tardes|Buenas)(?: \\p{Lu}\\p{Ll}+)?, )(?=(?:por qué|qué|dónde|cómo|cuándo|quién|cuánto|puedes|puede|tienes|tiene|sabes|sabe|hay|me puedes|me puede|podrías|podría)(?!\\p{L})${sentence}{0,80}\\?(?![?!]))`,
  'gu',
);

const shout =
  'Feliz|Felices|Muchas gracias|Muchísimas gracias|Mil gracias|Gracias por|Felicidades|Enhorabuena|Bienvenid[oa]s?|Ojalá|Viva|Cuidado con|Buena suerte|Mucha suerte|Buen viaje|Buen fin|Buenos días|Buenas tardes|Buenas noches|Te echo|Te quiero|Nos vemos|Hasta (?:mañana|luego|pronto)|Por fin|Claro que|Vaya|Menos mal|Me encanta|Me alegro';
const shoutStart = new RegExp(
  `(?<=^|\\n|[.!?] )(?=(?:(?:${shout})(?!\\p{L})|Qué (?:bonit|buen|lind|bell|suert|pen|lástim|alegrí|rápid|mal|ric|guap|divertid|interesant|bien|calor|frí|asc|emocion)\\p{Ll}*(?!\\p{L}))[^.;:!?¿¡\\n"“”«»]{0,80}!(?![?!]))`,
  'gu',
);
const shortShout =
  /(?<=^|\n|[.!?] )(?=(?:Hola|Gracias|Felicidades|Enhorabuena|Suerte|Salud|Cuidado|Vamos|Claro|Genial|Perfecto|Adelante|Bienvenid[oa]s?)!(?![?!]))/gu;

const openings = writingNoWords((text, context) =>
  [
    ...[questionStart, shortQuestion, afterGreeting].flatMap((pattern) =>
      editMatches(text, pattern, (match) => opened('¿', match, context)),
    ),
    ...[shoutStart, shortShout].flatMap((pattern) =>
      editMatches(text, pattern, (match) => opened('¡', match, context)),
    ),
  ].map((edit) => ({ ...edit, rule: 'typography/opening-mark' })),
);

/** A sentence with a word in small letters that no dictionary of Spanish has may be of another language. */
function opened(mark: string, { input, index }: RegExpExecArray, { spelling }: CorrectionContext): string | undefined {
  const words =
    /^[^.;:!?¿¡\n]*/.exec(input.slice(index, index + 120))?.[0].match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? [];
  return words.filter((word) => spelling?.unknown(word)?.suggestions.length === 0).length > 1 ? undefined : mark;
}

/** Opening marks of questions and exclamations, with the accents of the words that ask. */
export const spanishOpeningMarks: CorrectionRule = Object.assign(
  (text: string, context: CorrectionContext) => [...begun(text, context), ...openings(text, context)],
  { writes: begun.writes },
);

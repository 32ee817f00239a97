import { editMatches } from '../../../style-rules/edit-text.ts';
import { anyOf, atStart, contextRule, from } from '../context-rule.ts';
import { type CorrectionRule, writingTexts } from '../correction-rules.ts';
import { feminineNouns, firstNames, masculineNouns } from './words.ts';

const before = ({ input, index }: RegExpExecArray): string => input.slice(Math.max(0, index - 40), index);
const rest = ({ input, index }: RegExpExecArray): string => input.slice(index, index + 80);

const ends = '[.,;!?]|$';
const ownNouns = `${masculineNouns}|${feminineNouns}`;

/**
 * `El también actor`, `el no cumplimiento`, `el No Remorse Tour`: what follows the article is a noun with its adverb, or a
 * name. After the pronoun a verb follows.
 */
function beginsPhrase(match: RegExpExecArray): boolean {
  const [, adverb = '', next = ''] = /^el (\p{L}+)(?: (\p{L}+))?/iu.exec(rest(match)) ?? [];
  if (/^\p{Lu}/u.test(adverb)) return true;
  return /^(?:también|no)$/.test(adverb) && !verbsOfPersons.test(next);
}
const verbsOfPersons =
  /^(?:es|era|fue|está|estaba|estuvo|ha|había|tiene|tenía|tuvo|quiere|quería|quiso|sabe|sabía|viene|vino|vive|va|iba|puede|podía|pudo|dice|dijo|hace|hizo|me|te|se|nos|lo|la|le|les|los|las)$/;

const pronouns = contextRule('grammar/accent', [
  {
    before: atStart,
    wrong: 'el',
    after: 'es|era|fue|será|está|tiene|tenía|dice|dijo|quiere|sabe|vive|va|viene|no|me|te|se|nos|lo|la|le|también|y yo',
    unless: (_, match) =>
      /^el es (?:un|una) (?:art|pron|verb|palab|sustant)|^el es uno|^el no va más/iu.test(rest(match)) ||
      beginsPhrase(match),
    right: (found) => found.replace(/e(?=l$)/i, (first) => (first === 'E' ? 'É' : 'é')),
  },
  {
    before: 'que|con|de|a|para|por|y|porque|cuando|si',
    wrong: 'el',
    after: 'es|era|fue|será|está|tiene|tenía|dice|dijo|quiere|sabe|vive|viene|no|me|te|se|nos|también',
    unless: (_, match) =>
      (/\b(?:y|si|que|de|a|por) $/i.test(before(match)) && /^el (?:no|se|me|te|nos) (?!\p{Ll}+)/u.test(rest(match))) ||
      beginsPhrase(match),
    right: 'él',
  },
  { before: 'a|de|con|para|por|sin|en|sobre|contra|como|que|y|ni', wrong: 'el', next: '[.,;!?]', right: 'él' },
  {
    before: '(?:mi|tu|su|nuestro|nuestra) \\p{L}+ y',
    wrong: 'el',
    after: 'son (?:muy|los|buenos|amigos|primos|hermanos)|están|van|tienen|vienen|viven|eran|fueron|estaban',
    right: 'él',
  },
  { before: `${atStart}|que|con|de|a|en|por|para|y`, wrong: 'él', after: masculineNouns, right: 'el' },
  {
    before: 'para|a|de|sin|hacia|por|contra',
    wrong: 'mi',
    next: `${ends}| (?:no|me|es|también|y|que)(?!\\p{L})`,
    right: 'mí',
  },
  { before: `${atStart}|con|de|a|en|por|para|y|es`, wrong: 'mí', after: ownNouns, right: 'mi' },
  {
    wrong: 'tu',
    after:
      'eres|tienes|sabes|quieres|puedes|dices|vas|vienes|estás|debes|crees|piensas|haces|mismo|misma|has|habías|eras|estabas|podrías|deberías|tenías|tendrías|serás|fuiste|hiciste|dijiste|vives|hablas|comes|trabajas|sales|pones|necesitas|prefieres|conoces|qué|y yo|y él|y ella',
    right: 'tú',
  },
  {
    before: `${atStart}|y|que|si|cuando|porque|pero`,
    wrong: 'tu',
    after: 'no (?:me|te|lo|la|le|nos|has|eres|estás|tienes|puedes|sabes|quieres|vas)|también|nunca|siempre|ya',
    right: 'tú',
  },
  { before: 'y|como|que|eres|ni|o|entre|e', wrong: 'tu', next: ends, right: 'tú' },
  { before: `${atStart}|con|de|a|en|por|para|y|es`, wrong: 'tú', after: ownNouns, right: 'tu' },
]);

const asked: Readonly<Record<string, string>> = {
  que: 'qué',
  donde: 'dónde',
  cuando: 'cuándo',
  como: 'cómo',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
  'por que': 'por qué',
};
const knowing = contextRule('grammar/accent', [
  // No pronoun is between no and such a word.
  {
    before: 'no',
    wrong: `se (?:${anyOf(asked)})`,
    after: '\\p{L}+',
    right: (found) => `sé ${from(asked)(found.slice(3))}`,
  },
  {
    before: 'no|ya|yo|ya lo|no lo|lo|aún|todavía|tampoco',
    wrong: 'se',
    after: 'qué|cómo|dónde|cuándo|quién|cuánto|cuál|si|por qué|lo que',
    right: 'sé',
  },
  { before: 'yo|ya', wrong: 'se', after: 'que|muy bien|muchas cosas|mucho', right: 'sé' },
  { before: 'yo|lo|yo no', wrong: 'se', next: ends, right: 'sé' },
  { before: 'no lo|ya lo|yo lo', wrong: 'se', after: 'todo|bien|muy|seguro|todavía|aún|hacer', right: 'sé' },
  {
    before: '(?:no )?(?:sé|sabe|sabes|sabemos|saben|sabía)',
    wrong: 'que',
    after: 'hacer|decir|quiere|quiero|quieres|es|pasa|pasó|hora|pensar|significa|ponerme|comprar|comer|regalar',
    where: (_, match) => /no \p{L}+ $/iu.test(before(match)) && !/^que (?:es|quiero|quieres)/i.test(rest(match)),
    right: 'qué',
  },
  { before: 'no (?:sé|sabe|sabemos|saben|entiendo|entiende)', wrong: 'por que', right: 'por qué' },
  {
    before: 'no (?:sé|sabe|sabemos|saben|recuerdo|entiendo)',
    wrong: 'donde|cuando|como|quien',
    after: 'está|estás|están|vive|es|se|lo|la|llega|viene|empieza|hacer|hacerlo|ir',
    right: from(asked),
  },
  { before: 'que (?:me|le|nos|les|se)', wrong: 'de', after: 'usted|una|un|la|el|las|los|su', right: 'dé' },
]);

/** Nouns that are verbs without their accent: `medico`. */
const nouns = {
  medico: 'médico',
  numero: 'número',
  publico: 'público',
  termino: 'término',
  calculo: 'cálculo',
  titulo: 'título',
  articulo: 'artículo',
  capitulo: 'capítulo',
  circulo: 'círculo',
  limite: 'límite',
  diagnostico: 'diagnóstico',
  ejercito: 'ejército',
  tramite: 'trámite',
  catalogo: 'catálogo',
  dialogo: 'diálogo',
  habito: 'hábito',
  ultimo: 'último',
  animo: 'ánimo',
  vehiculo: 'vehículo',
  deposito: 'depósito',
  transito: 'tránsito',
  pagina: 'página',
  maquina: 'máquina',
  ultima: 'última',
  formula: 'fórmula',
  practica: 'práctica',
  lampara: 'lámpara',
  camara: 'cámara',
};
const namedNoun = from(nouns);
const yesAndMore = contextRule('grammar/accent', [
  {
    before: atStart,
    wrong: 'si',
    next: ', (?:quiero|claro|por supuesto|gracias|lo|me|es|señora?|voy|puedo|puede|tengo|está|estoy|vamos|ya|así)(?!\\p{L})|, [^.,;!?¿¡\\n]{1,60}[.!](?: |$)',
    right: 'sí',
  },
  {
    before: 'que|tú|él|ella|usted|eso|esta vez|y yo|ellos|ahora',
    wrong: 'si',
    next: '[.,;!]',
    // `igual que si, llegado el caso, viniera`
    unless: (_, match) =>
      /^si,/iu.test(rest(match)) &&
      !/(?:eso|tú|(?<!(?:igual|mismo|mejor|peor|más|menos|tal) )que) $/iu.test(before(match)),
    right: 'sí',
  },
  { wrong: 'si', before: 'a|de|por|en|para|entre', after: 'mism[oa]s?', right: 'sí' },
  {
    before: '\\p{L}+',
    wrong: 'mas',
    after:
      '(?!(?:no|si|sí|es|era|fue|ya|yo|él|ella|el|la|los|las|su|sus|eso|este|esta|nunca|también|me|te|se|lo|al|a|con|para|por|como|cuando|aún|ni|hay|ha|he)(?!\\p{L}))\\p{L}+',
    right: 'más',
  },
  { before: '\\p{L}+', wrong: 'mas', next: ends, right: 'más' },
  {
    before:
      'el|la|los|las|lo|mucho|un poco|es|está|son|poco|algo|nada|gusta|gustan|quiero|tengo|hay|tiene|nunca|una vez|dos veces|cada vez|aún|todavía|era|más o',
    wrong: 'mas',
    right: 'más',
  },
  { before: atStart, wrong: 'mas', after: 'tarde|o menos|de|información|vale|bien', right: 'más' },
  {
    before: 'un|el|de|tomar|tomo|toma|beber|bebo|quiero|mi|taza de',
    wrong: 'te',
    after: 'con|verde|negro|frío|caliente|helado|de',
    right: 'té',
  },
  {
    wrong: 'aun',
    after:
      'no (?!\\p{L}+(?:ando|iendo|yendo|ado|ido)(?!\\p{L}))\\p{L}+|está|están|estoy|estamos|sigue|siguen|queda|quedan|falta|faltan|hay|tengo|tenemos|recuerdo|es pronto|más',
    right: 'aún',
  },
  { before: 'más|mejor|peor|menos', wrong: 'aun', next: '[.,;!?]|$', right: 'aún' },
  {
    before: 'un|del|al|mi|su|tu|otro|mismo|buen|nuestro|este|primer|nuevo',
    wrong:
      'medico|numero|publico|termino|calculo|titulo|articulo|capitulo|circulo|limite|diagnostico|ejercito|tramite|catalogo|dialogo|habito|ultimo|animo|vehiculo|deposito|transito',
    right: namedNoun,
  },
  {
    before: `${atStart}|en|con|de|por|que|para|es|y|porque`,
    wrong: 'el (?:medico|numero|titulo|articulo|capitulo|circulo|limite|ejercito|tramite|ultimo|catalogo|vehiculo)',
    right: (found) => `${found.slice(0, 3)}${namedNoun(found.slice(3))}`,
  },
  {
    before: 'una|mi|tu|su|esta|otra|en la|de la|a la|por la|con la',
    wrong: 'pagina|maquina|ultima|formula|practica|lampara|camara',
    right: namedNoun,
  },
  { before: 'la', wrong: 'ultima|pagina|maquina', right: namedNoun },
  { before: 'por', wrong: 'ultimo', right: 'último' },
  {
    before:
      'hablo|habla|hablan|hablar|hablamos|(?:clases?|profesora?|nivel|curso|examen|libro) de|estudio|estudia|estudiar|aprender|aprendo|idioma|en',
    wrong: 'ingles',
    right: 'inglés',
  },
  { before: 'un|mi|su|tu|nuestro|del|al', wrong: 'bebe', right: 'bebé' },
  {
    before: 'mi|tu|su',
    wrong: 'papa|mama',
    after: 'me|te|se|no|es|está|dice|dijo|y|vive|trabaja|tiene|también|compró|llegó',
    right: from({ papa: 'papá', mama: 'mamá' }),
  },
]);

const states =
  'frí|cerrad|abiert|rot|suci|limpi|list|llen|vací|ocupad|cansad|enferm|content|dormid|preparad|terminad|acabad|muert|viv|casad|equivocad|enfadad|enojad|encendid|apagad|estropead|averiad|mojad|sec|agotad|nervios|preocupad|perdid|bloquead|buen|ric|embarazad|loc|aburrid|guap|pagad|reservad|confirmad|incluid';
const noGerund = 'cuando|entiendo|atiendo|defiendo|enciendo|recomiendo|mando|demando|comando|bando';
const being = contextRule('grammar/accent', [
  {
    before:
      'perro|gato|niño|niña|libro|coche|casa|puerta|mesa|comida|ella|él|hermano|hermana|padre|madre|usted|todo|hija|hijo|juan|maría|no|ya|todavía|aún',
    wrong: 'esta',
    after: `en|aquí|allí|muy|bien|mal|(?:${states})[oa]|(?!(?:${noGerund})(?!\\p{L}))\\p{L}+(?:ando|iendo|yendo)|de acuerdo|disponible`,
    right: 'está',
  },
  {
    wrong: 'esta',
    after: `(?!(?:${noGerund})(?!\\p{L}))\\p{L}{2,}(?:ando|iendo|yendo)|(?:muy|tan|bastante|demasiado) (?:${states})o|(?:${states})o`,
    right: 'está',
  },
  { wrong: 'estas', after: `(?!(?:${noGerund})(?!\\p{L}))\\p{L}{2,}(?:ando|iendo|yendo)`, right: 'estás' },
  {
    before: '(?:el|la|mi|tu|su|del|este|nuestro|nuestra|al) \\p{L}{3,}',
    wrong: 'esta',
    after: `(?:(?:muy|tan|bastante|demasiado) )?(?:${states})a`,
    next: ` (?:(?:muy|tan|bastante|demasiado) )?\\p{L}+(?:[.,;!?]|$| (?:y|pero|porque|desde|hoy|por|para)(?!\\p{L}))`,
    right: 'está',
  },
  {
    before: '(?:el|la|mi|tu|su|del|nuestro|nuestra) \\p{L}{3,}',
    wrong: 'esta',
    after:
      'muy|aquí|allí|bien|mal|disponible|cerca|lejos|en (?:el|la|un|una|mi|tu|su|casa|camino|venta|obras)(?! (?:que|cual))',
    right: 'está',
  },
  {
    before: 'dónde|donde|cómo|como',
    wrong: 'esta',
    after: 'el|la|los|las|mi|tu|su|usted|todo|nuestro|nuestra',
    right: 'está',
  },
  {
    before: 'cómo|como|qué|dónde|donde|qué tal|tú|no',
    wrong: 'estas',
    after: 'hoy|tú|haciendo|ahora|seguro|bien|de acuerdo|en casa|contento|contenta|listo|lista|cansado|cansada',
    right: 'estás',
  },
  { before: 'cómo|dónde|tú|qué tal', wrong: 'estas', next: '[?,.!]|$', right: 'estás' },
  {
    before: '(?:los|las|mis|tus|sus) \\p{L}+s',
    wrong: 'esta',
    after:
      '(?!(?:los|las|unos|unas|dos|nos|otros|otras|todos|todas|estos|estas|esos|esas|algunos|algunas|mas|más)(?!\\p{L}))\\p{L}+(?:os|as)|muy|bien|en (?:el|la|un|una|mi|tu|su)(?! (?:que|cual))',
    unless: (_, match) => /(?:en|con|de|por|para|a|y|sobre) (?:los|las|mis|tus|sus) \p{L}+ $/iu.test(before(match)),
    right: 'están',
  },
]);

const beingSomebody = new RegExp(
  `(?<=(?:^|[.!?] |[Qq]ue |[Pp]orque |[Cc]uando |[Ss]i )(?:${firstNames}) (?:ya |no |también )?)esta(?= (?:en|aquí|allí|muy|bien|mal|de|con|(?:${states})[oa])(?!\\p{L}))`,
  'gu',
);
const somebody = writingTexts(['está'], (text) =>
  editMatches(text, beingSomebody, () => 'está').map((edit) => ({ ...edit, rule: 'grammar/accent' })),
);

export const spanishAccents: readonly CorrectionRule[] = [pronouns, knowing, yesAndMore, being, somebody];

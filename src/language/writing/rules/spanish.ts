import { editMatches } from '../../style-rules/edit-text.ts';
import { alwaysWrong, anyOf, atStart, capital, contextRule, from, once, small } from './context-rule.ts';
import type { CorrectionRule } from './correction-rules.ts';

const spellings = alwaysWrong('spelling', {
  enserio: 'en serio',
  talvez: 'tal vez',
  osea: 'o sea',
  derrepente: 'de repente',
  apesar: 'a pesar',
  aveces: 'a veces',
  nose: 'no sé',
  escribido: 'escrito',
  rompido: 'roto',
  volvido: 'vuelto',
  ponido: 'puesto',
  abrido: 'abierto',
  decido: 'dicho',
  hacido: 'hecho',
  morido: 'muerto',
  aser: 'hacer',
  tambien: 'también',
  despues: 'después',
  cafe: 'café',
  musica: 'música',
  telefono: 'teléfono',
  autobus: 'autobús',
  dificil: 'difícil',
  facil: 'fácil',
  aqui: 'aquí',
  asi: 'así',
  dia: 'día',
  dias: 'días',
  ademas: 'además',
  jamas: 'jamás',
  todavia: 'todavía',
  recivir: 'recibir',
  recivimos: 'recibimos',
  desición: 'decisión',
  exelente: 'excelente',
});

const have = contextRule('grammar/haber-a-ver', [
  {
    before: 'me|te|se|nos|le|les',
    wrong: 'a',
    after: '\\p{L}{2,}(?:ado|ido)|dicho|hecho|visto|puesto|escrito|vuelto|roto',
    right: 'ha',
  },
  {
    before: 'me|te|nos|le|les|lo|la|los|las|no|ya',
    wrong: 'e',
    after: '\\p{L}{2,}(?:ado|ido)|dicho|hecho|visto|puesto|escrito|vuelto|roto',
    right: 'he',
  },
  { before: 'digas|diga|dime|sabes|sabe|pregunta|preguntó', wrong: 'que', after: 'hora es', right: 'qué' },
  {
    before: 'vamos|voy|vas|va|van|ven|venga|vengan',
    wrong: 'haber',
    after: 'qué|si|quién|cómo|cuándo|dónde|que|la|el|los|las|una|un',
    right: (_, { input, index }) =>
      /(?:va|van|vamos) $/i.test(input.slice(Math.max(0, index - 40), index)) &&
      /^haber (?:que|un|una|el|la|los|las) /i.test(input.slice(index))
        ? undefined
        : 'a ver',
  },
  {
    before:
      'voy|vas|va|vamos|vais|van|iba|ibas|íbamos|iban|fui|fuiste|fue|fuimos|fueron|iré|irá|iremos|irán|vengo|viene|vienen|vine|vino|vinieron|volví|volvió|volveré|salí|salió|salimos|empecé|empezó|empieza|empiezo',
    wrong: 'ha',
    after: '\\p{L}*(?:ar|er|ir)(?:me|te|se|nos|os|l[aeo]s?)?',
    right: 'a',
  },
  { before: atStart, wrong: 'haber', after: 'si|qué|quién|cómo|cuándo', right: 'a ver' },
  {
    before: 'debe|debería|puede|podría|tiene que|tendría que|suele',
    wrong: 'a ver',
    after: 'un|una|algún|alguna|otro|otra|más|mucho|mucha|muchos|muchas|algo|alguien|gente|llegado|sido|estado',
    right: 'haber',
  },
  {
    before: 'no|que|aquí|siempre|ya|también|donde|si',
    wrong: 'ay|ahí',
    after:
      'nadie|nada|nada|muchos|muchas|mucho|mucha|que|un|una|más|tiempo|gente|problemas?|dos|tres|otro|otra|ningún|ninguna',
    right: (found, { input, index }) =>
      found.toLowerCase() === 'ahí' && !/no $/i.test(input.slice(Math.max(0, index - 40), index)) ? undefined : 'hay',
  },
  {
    before: `(?:en|sobre) (?:la|el|mi|tu|su|esta|este) \\p{L}+`,
    wrong: 'ay|ahí',
    after: 'un|una|unos|unas|dos|tres|cuatro|cinco|muchos|muchas|mucho|mucha|varios|varias',
    right: 'hay',
  },
  {
    before: '(?:he|has|ha|hemos|han|había|habían|habría)',
    wrong: 'echo',
    after: 'la|el|los|las|un|una|mi|tu|su|mucho|mucha|algo|nada|todo|lo|bien|mal|frío|calor|daño|falta',
    right: (_, { input, index }) =>
      /^echo (?:de menos|la culpa|un vistazo|mano)/i.test(input.slice(index)) ? 'echado' : 'hecho',
  },
  { before: '(?:espero|esperamos|quizá|quizás|ojalá|ojalá que|no creo) ?(?:que)?', wrong: 'halla', right: 'haya' },
  {
    before: 'que',
    wrong: 'halla',
    after: '\\p{L}+(?:ado|ido)|hecho|dicho|visto|puesto|vuelto|escrito|tiempo|problemas',
    right: 'haya',
  },
  {
    before: atStart,
    wrong: 'valla',
    after: 'sorpresa|día|susto|suerte|problema|lío|tontería|por|con|usted',
    right: 'vaya',
  },
  { before: atStart, wrong: 'boy', after: 'a', right: 'voy' },
  {
    wrong: 'hechar|hecho',
    after: 'de menos',
    right: (found) => found.replace(/^h/, '').replace(/^H(.)/, (_, letter: string) => letter.toUpperCase()),
  },
  { before: '(?:había|habían|he|has|ha|hemos|han)', wrong: 'dijo', right: 'dicho' },
]);

const marks = contextRule('grammar/accent', [
  {
    before: atStart,
    wrong: 'el',
    after:
      'es|era|fue|será|está|tiene|tenía|dice|dijo|quiere|sabe|vive|va|viene|no|me|te|se|nos|lo|la|le|también|mismo|y yo',
    right: 'él',
  },
  {
    before: 'que|con|de|a|para|por|y|porque|cuando|si',
    wrong: 'el',
    after: 'es|era|fue|será|está|tiene|tenía|dice|dijo|quiere|sabe|vive|viene|no|me|te|se|nos|también',
    right: (_, { input, index }) =>
      /(?:\b(?:y|si|que|de|a|por) )$/i.test(input.slice(Math.max(0, index - 40), index)) &&
      /^el (?:no|se|me|te|nos) (?!\p{Ll}+)/u.test(input.slice(index))
        ? undefined
        : 'él',
  },
  {
    before: 'para|a|de|sin|hacia|por|contra',
    wrong: 'mi',
    next: '[.,;!?]|$| (?:no|me|es|también|y|que)(?!\\p{L})',
    right: 'mí',
  },
  {
    before: `${atStart}|y|que|si|cuando|porque`,
    wrong: 'tu',
    after:
      'eres|tienes|sabes|quieres|puedes|dices|vas|vienes|no|también|y yo|qué|estás|debes|crees|piensas|haces|mismo',
    right: 'tú',
  },
  { before: atStart, wrong: 'tu', next: ' qué', right: 'tú' },
  {
    before: 'no|ya|yo|ya lo|no lo|lo',
    wrong: 'se',
    after: 'qué|cómo|dónde|cuándo|quién|cuánto|si|por qué',
    right: 'sé',
  },
  { before: 'yo|ya lo|yo no|no lo', wrong: 'se', next: '[.,;!?]|$', right: 'sé' },
  {
    before: atStart,
    wrong: 'si',
    next: ', (?:quiero|claro|por|gracias|lo|me|es|señor|señora|voy|puedo|puede|tengo|está|estoy|vamos|por supuesto|ya|así)(?!\\p{L})',
    right: 'sí',
  },
  {
    before:
      'es|está|son|mucho|un poco|poco|algo|nada|gusta|gustan|no puedo \\p{L}+|quiero|tengo|hay|tiene|nunca|una vez|dos veces|lo|la|el|los|las|cada vez|aún|todavía|dos|tres|hablar|espera|era|más o',
    wrong: 'mas',
    right: 'más',
  },
  {
    wrong: 'mas',
    after:
      'que|de|alto|alta|grande|pequeño|caro|barato|tarde|temprano|o menos|bonito|bonita|importante|fácil|difícil|rápido|cerca|lejos|bien',
    right: (_, { input, index }) =>
      /[,;] $/.test(input.slice(Math.max(0, index - 40), index)) || index === 0 ? undefined : 'más',
  },
  {
    before: 'un|el|de|tomar|tomo|toma|beber|bebo|quiero|mi|taza de',
    wrong: 'te',
    after: 'con|verde|negro|frío|caliente|helado|de',
    right: 'té',
  },
  { before: 'que (?:me|le|nos|les|se)', wrong: 'de', after: 'usted|una|un|la|el|las|los|su', right: 'dé' },
  {
    before: '(?:no )?(?:sé|sabe|sabes|sabemos|saben|sabía)',
    wrong: 'que',
    after: 'hacer|decir|quiere|quiero|quieres|es|pasa|pasó|hora|pensar|significa',
    right: (_, { input, index }) =>
      /no \p{L}+ $/iu.test(input.slice(Math.max(0, index - 40), index)) &&
      !/^que (?:es|quiero|quieres)/i.test(input.slice(index))
        ? 'qué'
        : undefined,
  },
  {
    before:
      'perro|gato|niño|niña|libro|coche|casa|puerta|mesa|comida|ella|él|hermano|hermana|padre|madre|usted|todo|hija|hijo|juan|maría|no|ya',
    wrong: 'esta',
    after:
      'en|aquí|allí|muy|bien|mal|cansado|cansada|contento|contenta|listo|lista|abierto|abierta|cerrado|cerrada|roto|rota|enfermo|enferma|\\p{L}+ando|\\p{L}+iendo|vacío|vacía|llena|lleno|de',
    right: 'está',
  },
  {
    before: '(?:los|las|mis|tus|sus) \\p{L}+s',
    wrong: 'esta',
    after: '\\p{L}+(?:os|as)|muy|en|bien',
    right: (_, { input, index }) =>
      /(?:en|con|de|por|para|a|y|sobre) (?:los|las|mis|tus|sus) \p{L}+ $/iu.test(
        input.slice(Math.max(0, index - 40), index),
      )
        ? undefined
        : 'están',
  },
]);

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
const questions: CorrectionRule = (text) => {
  const accents = editMatches(
    text,
    /(?<=¿)(?:donde|cuando|como|cuant[oa]s?|quien(?:es)?|cual(?:es)?|que(?= (?:hora|día|es|pasa|haces|quieres|tal|dices|tiene|tienes|hay|significa)(?!\p{L})))(?= (?!\p{L}*(?:a|e)s? lo )\p{L}+)/giu,
    ([found]) => {
      const right = asking[found.toLowerCase()];
      return right !== undefined && /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    },
  ).map((edit) => ({ ...edit, rule: 'grammar/accent' }));
  const openings = editMatches(
    text,
    /(?<=^|\n|[.!?] )(?=(?:(?:[Dd]ónde|[Cc]ómo|[Cc]uándo|[Qq]uién(?:es)?|[Cc]uánt[oa]s?|[Cc]uál(?:es)?|Qué|[Pp]or qué|Puedes|Puede|Podrías|Tienes|Quieres|Sabes|Hay|Está|Vienes) [^.,;:!?¿¡\n]{2,80}\?|Qué (?:bonit|buen|lind|bell|suert|pen|lástim|alegrí|rápid|mal)\p{Ll}+(?: [^.;:!?¿¡\n]{2,80})?!))/gu,
    (match) => (/^[^.!?\n]*\?/.test(match.input.slice(match.index)) ? '¿' : '¡'),
  ).map((edit) => ({ ...edit, rule: 'typography/opening-mark' }));
  return [...accents, ...openings];
};

const articleOf: Readonly<Record<string, string>> = { la: 'el', una: 'un', esta: 'este', nuestra: 'nuestro' };
const womanly: Readonly<Record<string, string>> = { el: 'la', un: 'una', este: 'esta' };
const agreement = contextRule('grammar/agreement', [
  {
    wrong: anyOf(articleOf),
    after: 'problema|mapa|sistema|tema|programa|planeta|idioma|clima|poema|día|agua fría',
    right: from(articleOf),
  },
  { wrong: 'la', after: 'agua|águila|alma|hacha|hambre|aula|área', right: 'el' },
  {
    wrong: anyOf(womanly),
    after: 'mano|foto|radio|moto|casa|mesa|mujer|ciudad|canción|noche|tarde|semana|gente|leche|sal',
    right: from(womanly),
  },
  {
    before: '(?:muchos|unos|estos|esos|varios|mis|tus|sus|pocos|dos|tres|cuatro|cinco|seis|diez)',
    wrong:
      'amigo|niño|libro|perro|gato|año|hermano|hijo|coche|problema|día|minuto|chico|alumno|euro|kilo|kilómetro|documento|archivo|vecino|primo',
    right: (found) => `${found}s`,
  },
  {
    before: '(?:muchas|unas|estas|esas|varias|mis|tus|sus|pocas|dos|tres|cuatro|cinco|seis|diez)',
    wrong:
      'amiga|niña|casa|mesa|hora|semana|hermana|hija|persona|silla|cosa|pregunta|respuesta|foto|chica|alumna|carta|puerta|ventana|palabra',
    right: (found) => `${found}s`,
  },
  {
    before: 'los',
    wrong: 'niño|chico|perro|gato|amigo|libro|alumno|hijo|coche|vecino',
    after: 'son|están|esta|juegan|fueron|eran|tienen|han|van|pueden|deben|viven|comen|de|que|y',
    right: (found) => `${found}s`,
  },
  {
    before: 'las',
    wrong: 'niña|chica|casa|mesa|amiga|silla|puerta|ventana|carta|alumna|hija',
    after: 'son|están|esta|juegan|fueron|eran|tienen|han|van|pueden|deben|viven|comen|de|que|y',
    right: (found) => `${found}s`,
  },
  {
    wrong: 'y',
    after: '(?:hij|hist|inter|ingl|igl|idea|imp|inv|ind|isla|itali)\\p{L}*',
    right: (_, { input, index }) =>
      /[.!?¿¡] ?$|^$/.test(input.slice(Math.max(0, index - 40), index)) ? undefined : 'e',
  },
  { wrong: 'o', after: 'ocho|otro|otra|otros|otras|hombres?|hora|horas|oro|once|oeste', right: 'u' },
  { wrong: 'e', after: 'yo|ya|yolanda|hielo|hierba', right: 'y' },
]);

const capitals = contextRule('grammar/capital', [
  {
    before: 'el|los|este|próximo|cada|del',
    wrong: 'Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Sábados|Domingos',
    initial: 'capital',
    right: small,
  },
  {
    before: 'en|de|desde|hasta',
    wrong: 'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre',
    next: '[.,;!?]|$| (?:y|o|de \\d|hasta|a|con)',
    initial: 'capital',
    right: small,
  },
  {
    before:
      '(?:hablo|habla|hablas|hablan|hablar|hablamos|estudio|estudia|estudiar|aprender|aprendo|aprende)(?: muy bien| bien| un poco de)?',
    wrong: 'Inglés|Francés|Alemán|Español|Italiano|Portugués|Chino|Ruso',
    initial: 'capital',
    right: small,
  },
  {
    before: 'en|de',
    wrong: 'españa|francia|alemania|italia|méxico|argentina|colombia|chile|perú|portugal|inglaterra|europa',
    initial: 'small',
    right: capital,
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    wrong: 'de de|en en|el el|un un|una una|y y|los los|las las|del del|con con|por por|para para|es es|al al',
    right: once,
  },
]);

export const spanish: readonly CorrectionRule[] = [spellings, have, marks, questions, agreement, capitals, repeated];

import { anyOf, capital, contextRule, from, once, small } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { spanishAccents } from './accents.ts';
import { spanishQuestions } from './questions.ts';
import { spanishSpellings } from './spellings.ts';
import { spanishVerbs } from './verbs.ts';
import { adjectiveStems, feminineNouns, firstNames, masculineNouns } from './words.ts';

const articleOf: Readonly<Record<string, string>> = {
  la: 'el',
  una: 'un',
  esta: 'este',
  esa: 'ese',
  nuestra: 'nuestro',
  mucha: 'mucho',
  otra: 'otro',
  ninguna: 'ningún',
  alguna: 'algún',
  ninguno: 'ningún',
  alguno: 'algún',
};
const womanly: Readonly<Record<string, string>> = {
  el: 'la',
  un: 'una',
  este: 'esta',
  ese: 'esa',
  nuestro: 'nuestra',
  otro: 'otra',
  ningún: 'ninguna',
  algún: 'alguna',
  primer: 'primera',
  tercer: 'tercera',
  del: 'de la',
  al: 'a la',
};
const amounts: Readonly<Record<string, string>> = {
  mucho: 'mucha',
  poco: 'poca',
  tanto: 'tanta',
  demasiado: 'demasiada',
  cuánto: 'cuánta',
};
const agreement = contextRule('grammar/agreement', [
  {
    wrong: anyOf(articleOf),
    after:
      'problema|mapa|sistema|tema|programa|planeta|idioma|clima|poema|drama|esquema|diploma|síntoma|dilema|aroma|panorama|día',
    right: inSmall(articleOf),
  },
  { wrong: 'la', after: 'agua|águila|alma|hacha|hambre|aula|área|arma', right: 'el' },
  { wrong: anyOf(womanly), after: feminineNouns, right: inSmall(womanly) },
  {
    wrong: 'los',
    after:
      'manos|fotos|motos|mesas|mujeres|noches|semanas|personas|playas|calles|llaves|sillas|casas|ventanas|puertas|botellas|flores',
    right: 'las',
  },
  {
    wrong: 'las',
    after:
      'problemas|sistemas|temas|programas|idiomas|mapas|días|coches|libros|perros|zapatos|árboles|trenes|hoteles|países',
    right: 'los',
  },
  {
    wrong: 'muchas|unas|estas|esas|varias|algunas|otras',
    after:
      'problemas|sistemas|temas|programas|idiomas|mapas|días|coches|libros|perros|zapatos|árboles|trenes|hoteles|países|amigos|niños',
    right: (found) => found.replace(/as$/, 'os'),
  },
  {
    wrong: 'muchos|unos|estos|esos|varios|algunos|otros',
    after:
      'manos|fotos|motos|mesas|mujeres|noches|semanas|personas|playas|calles|llaves|sillas|casas|ventanas|puertas|botellas|flores|cosas|veces|palabras|amigas|niñas|horas',
    right: (found) => found.replace(/os$/, 'as'),
  },
  {
    wrong: anyOf(amounts),
    after:
      'gente|agua|hambre|suerte|prisa|sed|leche|ropa|comida|música|información|ayuda|paciencia|experiencia|luz|nieve|lluvia|energía|importancia',
    right: from(amounts),
  },
  {
    wrong: 'mucha|poca|tanta|demasiada',
    after:
      'trabajo|dinero|tiempo|ruido|frío|miedo|sueño|tráfico|café|pan|vino|espacio|interés|cuidado|éxito|humo|dolor|amor|esfuerzo|estrés',
    right: (found) => found.replace(/a$/, 'o'),
  },
  {
    before: `(?:la|una|mi|tu|su|esta) (?:${feminineNouns}) (?:es|está|era|estaba|fue)(?: (?:muy|tan|bastante|demasiado))?`,
    wrong: `(?:${adjectiveStems})o`,
    next: '[.,;!]|$| (?:y|pero|para|porque)(?!\\p{L})',
    right: (found, match) =>
      /(?:la (?:verdad|gente)|vez) es/iu.test(lead(match)) ? undefined : `${found.slice(0, -1)}a`,
  },
  {
    before: `(?:el|un|mi|tu|su|este) (?:${masculineNouns}) (?:es|está|era|estaba|fue)(?: (?:muy|tan|bastante|demasiado))?`,
    wrong: `(?:${adjectiveStems})a`,
    next: '[.,;!]|$| (?:y|pero|para|porque)(?!\\p{L})',
    right: (found) => `${found.slice(0, -1)}o`,
  },
  {
    before: `(?:la|una|mi|tu|su|esta) (?:${feminineNouns})`,
    wrong: '(?:blanc|negr|roj|amarill|bonit|pequeñ|nuev|viej|modern|antigu|simpátic)o',
    next: '[.;!]|$',
    right: (found) => `${found.slice(0, -1)}a`,
  },
  { wrong: 'a el', after: masculineNouns, right: inSmallOf('al') },
  { wrong: 'de el', after: masculineNouns, right: inSmallOf('del') },
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
    after: '(?!hi(?:t|ts|p|ps|pster|pop|ppies?|ppy|gh|yab|jab)(?!\\p{L}))(?:hi|i|í)[^aeouáéóú\\P{L}]\\p{L}*',
    right: (_, { input, index }) =>
      /(?:[.!?¿¡:] ?|^|\n)$/.test(input.slice(Math.max(0, index - 40), index)) ||
      !/^. (?:\p{Lu}\p{Ll}|\p{Ll}{2})/u.test(input.slice(index))
        ? undefined
        : 'e',
  },
  {
    wrong: 'o',
    after: '(?!ho(?:bby|bbies|t|me|lding|ckey|st|sting|use)(?!\\p{L}))h?[oó]\\p{L}+',
    right: (_, { input, index }) => (/^o \p{Lu}{2}/u.test(input.slice(index)) ? undefined : 'u'),
  },
  { wrong: 'e', after: 'yo|ya|yolanda|hielo|hierba', right: 'y' },
]);

const capitals = contextRule('grammar/capital', [
  {
    before: 'el|los|este|próximo|cada|del',
    wrong: 'Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Sábados|Domingos',
    next: '(?! (?:de (?:Ramos|Resurrección|Gloria|Pascua)|Santo|Negro))',
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
    before: 'en|de|a|desde|hasta|por|para|hacia',
    wrong: 'españa|francia|alemania|italia|méxico|argentina|colombia|chile|perú|portugal|inglaterra|europa',
    initial: 'small',
    right: capital,
  },
]);

const cities =
  'madrid|barcelona|sevilla|bilbao|zaragoza|málaga|londres|parís|berlín|bogotá|caracas|montevideo|lisboa|bruselas|moscú|tokio|pekín|américa|áfrica|asia|bolivia|ecuador|venezuela|uruguay|paraguay|guatemala|honduras|nicaragua|panamá|cuba|brasil|japón|china|suiza|austria|grecia|polonia|rusia';
const names = contextRule('grammar/capital', [
  { before: 'en|de|desde|hasta|para|por', wrong: cities, initial: 'small', right: capital },
  { before: 'me llamo|se llama|te llamas', wrong: firstNames, initial: 'small', right: capital },
  {
    before:
      'amigas?|amigos?|chic[oa]s?|profesora?|comida|empresas?|cultura|gobierno|ciudad|hombres?|mujer|mujeres|equipo|cocina|vinos?|cine|gente|estudiantes?|turistas?|vecin[oa]s?',
    wrong:
      '(?:Español|Frances|Ingles|Aleman|Portugues)(?:a|as|es)?|Inglés|Francés|Alemán|Portugués|Italian[oa]s?|Mexican[oa]s?|Argentin[oa]s?|Colombian[oa]s?|Chin[oa]s?|Rus[oa]s?|Europe[oa]s?|Japones(?:a|as|es)|Japonés',
    initial: 'capital',
    right: (found, { input, index }) =>
      /\p{Lu}\p{Ll}+ $/u.test(input.slice(Math.max(0, index - 20), index)) ? undefined : found.toLowerCase(),
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    wrong: 'de de|en en|el el|un un|una una|y y|los los|las las|del del|con con|por por|para para|es es|al al',
    right: once,
  },
]);

/** Of the nouns behind, names with a capital stay: `el Casa Verde`. */
function inSmall(
  table: Readonly<Record<string, string>>,
): (found: string, match: RegExpExecArray) => string | undefined {
  return (found, match) => (hasSmallNoun(found, match) ? from(table)(found) : undefined);
}

function inSmallOf(right: string): (found: string, match: RegExpExecArray) => string | undefined {
  return (found, match) => (hasSmallNoun(found, match) ? right : undefined);
}

function hasSmallNoun(found: string, { input, index }: RegExpExecArray): boolean {
  return /^\s\p{Ll}/u.test(input.slice(index + found.length));
}

function lead({ input, index }: RegExpExecArray): string {
  return input.slice(Math.max(0, index - 40), index);
}

export const spanish: readonly CorrectionRule[] = [
  ...spanishSpellings,
  ...spanishQuestions,
  ...spanishVerbs,
  ...spanishAccents,
  agreement,
  capitals,
  names,
  repeated,
];

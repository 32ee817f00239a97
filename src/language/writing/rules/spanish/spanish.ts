import { inverted } from '../../../style-rules/words.ts';
import { anyOf, beginsName, capital, contextRule, endsInName, forms, from, once, small } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { spanishAccents } from './accents.ts';
import { spanishQuestions } from './questions.ts';
import { spanishSpellings } from './spellings.ts';
import { spanishVerbs } from './verbs.ts';
import { adjectives, feminineNouns, firstNames, masculineNouns } from './words.ts';

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
/** Of what is counted, in both genders. */
const countedMany: Readonly<Record<string, string>> = {
  muchas: 'muchos',
  unas: 'unos',
  estas: 'estos',
  esas: 'esos',
  varias: 'varios',
  algunas: 'algunos',
  otras: 'otros',
};
const countedManyWomen = inverted(countedMany);
const fewer = inverted({ mucho: 'mucha', poco: 'poca', tanto: 'tanta', demasiado: 'demasiada' });
const agreement = contextRule('grammar/agreement', (inflection) => {
  const feminine = forms(inflection, adjectives, 'adj.m.sg > adj.f.sg', 'pp.m.sg > pp.f.sg');
  const masculine = forms(inflection, adjectives, 'adj.f.sg > adj.m.sg', 'pp.f.sg > pp.m.sg');
  const behindNouns = forms(
    inflection,
    'blanco negro rojo amarillo bonito pequeño nuevo viejo moderno antiguo simpático',
    'adj.m.sg > adj.f.sg',
  );
  const many = forms(
    inflection,
    'amigo niño libro perro gato año hermano hijo coche problema día minuto chico alumno euro kilo kilómetro documento archivo vecino primo',
    'n.sg > n.pl',
  );
  const manyWomen = {
    ...forms(
      inflection,
      'casa mesa hora semana persona silla cosa pregunta respuesta foto carta puerta ventana palabra',
      'n.sg > n.pl',
    ),
    ...forms(inflection, 'amigo niño hermano hijo chico alumno', 'n.f.sg > n.f.pl'),
  };
  const acting = forms(inflection, 'niño chico perro gato amigo libro alumno hijo coche vecino', 'n.sg > n.pl');
  const actingWomen = {
    ...forms(inflection, 'casa mesa silla puerta ventana carta', 'n.sg > n.pl'),
    ...forms(inflection, 'niño chico amigo alumno hijo', 'n.f.sg > n.f.pl'),
  };
  return [
    {
      wrong: anyOf(articleOf),
      after:
        'problema|mapa|sistema|tema|programa|planeta|idioma|clima|poema|drama|esquema|diploma|síntoma|dilema|aroma|panorama|día',
      where: hasSmallNoun,
      right: from(articleOf),
    },
    { wrong: 'la', after: 'agua|águila|alma|hacha|hambre|aula|área|arma', right: 'el' },
    {
      wrong: anyOf(womanly),
      after: feminineNouns,
      where: hasSmallNoun,
      // `un cabeza de familia` may be a man, and `el boca a boca` is no mouth.
      unless: (_, { input, index }) =>
        /^\p{L}+ (?:cabeza (?:de|rapada)|(\p{L}+) a \1)(?!\p{L})/iu.test(input.slice(index)),
      right: from(womanly),
    },
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
      wrong: anyOf(countedMany),
      after:
        'problemas|sistemas|temas|programas|idiomas|mapas|días|coches|libros|perros|zapatos|árboles|trenes|hoteles|países|amigos|niños',
      right: from(countedMany),
    },
    {
      wrong: anyOf(countedManyWomen),
      after:
        'manos|fotos|motos|mesas|mujeres|noches|semanas|personas|playas|calles|llaves|sillas|casas|ventanas|puertas|botellas|flores|cosas|veces|palabras|amigas|niñas|horas',
      right: from(countedManyWomen),
    },
    {
      wrong: anyOf(amounts),
      after:
        'gente|agua|hambre|suerte|prisa|sed|leche|ropa|comida|música|información|ayuda|paciencia|experiencia|luz|nieve|lluvia|energía|importancia',
      right: from(amounts),
    },
    {
      wrong: anyOf(fewer),
      after:
        'trabajo|dinero|tiempo|ruido|frío|miedo|sueño|tráfico|café|pan|vino|espacio|interés|cuidado|éxito|humo|dolor|amor|esfuerzo|estrés',
      right: from(fewer),
    },
    {
      before: `(?:la|una|mi|tu|su|esta) (?:${feminineNouns}) (?:es|está|era|estaba|fue)(?: (?:muy|tan|bastante|demasiado))?`,
      wrong: anyOf(feminine),
      next: '[.,;!]|$| (?:y|pero|para|porque)(?!\\p{L})',
      unless: (_, match) => /(?:la (?:verdad|gente)|vez) es/iu.test(lead(match)),
      right: from(feminine),
    },
    {
      before: `(?:el|un|mi|tu|su|este) (?:${masculineNouns}) (?:es|está|era|estaba|fue)(?: (?:muy|tan|bastante|demasiado))?`,
      wrong: anyOf(masculine),
      next: '[.,;!]|$| (?:y|pero|para|porque)(?!\\p{L})',
      right: from(masculine),
    },
    {
      before: `(?:la|una|mi|tu|su|esta) (?:${feminineNouns})`,
      wrong: anyOf(behindNouns),
      next: '[.;!]|$',
      right: from(behindNouns),
    },
    { wrong: 'a el', after: masculineNouns, where: hasSmallNoun, right: 'al' },
    { wrong: 'de el', after: masculineNouns, where: hasSmallNoun, right: 'del' },
    {
      before: '(?:muchos|unos|estos|esos|varios|mis|tus|sus|pocos|dos|tres|cuatro|cinco|seis|diez)',
      wrong: anyOf(many),
      right: from(many),
    },
    {
      before: '(?:muchas|unas|estas|esas|varias|mis|tus|sus|pocas|dos|tres|cuatro|cinco|seis|diez)',
      wrong: anyOf(manyWomen),
      right: from(manyWomen),
    },
    {
      before: 'los',
      wrong: anyOf(acting),
      after: 'son|están|esta|juegan|fueron|eran|tienen|han|van|pueden|deben|viven|comen|de|que|y',
      right: from(acting),
    },
    {
      before: 'las',
      wrong: anyOf(actingWomen),
      after: 'son|están|esta|juegan|fueron|eran|tienen|han|van|pueden|deben|viven|comen|de|que|y',
      right: from(actingWomen),
    },
    {
      wrong: 'y',
      after: '(?!hi(?:t|ts|p|ps|pster|pop|ppies?|ppy|gh|yab|jab)(?!\\p{L}))(?:hi|i|í)[^aeouáéóú\\P{L}]\\p{L}*',
      unless: (_, { input, index }) =>
        /(?:[.!?¿¡:] ?|^|\n)$/.test(input.slice(Math.max(0, index - 40), index)) ||
        !/^. (?:\p{Lu}\p{Ll}|\p{Ll}{2})/u.test(input.slice(index)),
      right: 'e',
    },
    {
      wrong: 'o',
      after: '(?!ho(?:bby|bbies|t|me|lding|ckey|st|sting|use)(?!\\p{L}))h?[oó]\\p{L}+',
      unless: (_, { input, index }) => /^o \p{Lu}{2}/u.test(input.slice(index)),
      right: 'u',
    },
    { wrong: 'e', after: 'yo|ya|yolanda|hielo|hierba', right: 'y' },
  ];
});

const capitals = contextRule('grammar/capital', [
  {
    before: 'el|los|este|próximo|cada|del',
    wrong: 'Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Sábados|Domingos',
    next: '(?! (?:de (?:Ramos|Resurrección|Gloria|Pascua)|Santo|Negro))',
    initial: 'capital',
    unless: beginsName,
    right: small,
  },
  {
    before: 'en|de|desde|hasta',
    wrong: 'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre',
    next: '[.,;!?]|$| (?:y|o|de \\d|hasta|a|con)',
    initial: 'capital',
    // `Estadio 11 de Junio`
    unless: (_, match) => /\p{Lu}\p{L}+ \d{1,2} de $/u.test(lead(match)),
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
    unless: (found, match) =>
      beginsName(found, match) ||
      /\p{Lu}\p{Ll}+ $/u.test(match.input.slice(Math.max(0, match.index - 20), match.index)),
    right: (found) => found.toLowerCase(),
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    wrong: 'de de|en en|el el|un un|una una|y y|los los|las las|del del|con con|por por|para para|es es|al al',
    unless: endsInName,
    right: once,
  },
]);

/** Of the nouns behind, names with a capital stay: `el Casa Verde`. */
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

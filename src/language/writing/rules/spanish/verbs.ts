import { editMatches } from '../../../style-rules/edit-text.ts';
import { anyOf, atStart, contextRule, from } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { firstNames, firstPersonStems, participle, pastStems } from './words.ts';

const before = ({ input, index }: RegExpExecArray): string => input.slice(Math.max(0, index - 40), index);
const rest = ({ input, index }: RegExpExecArray): string => input.slice(index, index + 80);

/** Participles that are nothing else, so that whatever sounds like haber before them is a form of it. */
const verbal =
  'sido|tenido|podido|ido|venido|llegado|habido|comprado|vendido|comido|bebido|empezado|terminado|salido|vivido|hablado|dejado|quedado|olvidado|subido|bajado|cambiado|gustado|encontrado|pagado|trabajado|estudiado|aprendido|decidido|recibido|crecido|mejorado|aumentado|dormido|leído|visto|dicho que|roto|vuelto|abierto';

const have = contextRule('grammar/haber-a-ver', [
  { before: 'me|te|se|nos|le|les', wrong: 'a', after: participle, right: 'ha' },
  {
    before: '\\p{L}{3,}',
    wrong: 'a',
    after: verbal,
    right: (_, match) => (/(?:de|del|pasar|pasó|pasa|pasado|igual|frente) $/iu.test(before(match)) ? undefined : 'ha'),
  },
  { before: 'me|te|nos|le|les|lo|la|los|las|no|ya', wrong: 'e', after: participle, right: 'he' },
  {
    before: 'nunca|jamás|yo|hoy|también|tampoco',
    wrong: 'e',
    after: '(?!h?i)(?:\\p{L}{2,}(?:ado|ido)|dicho|hecho|visto|puesto|escrito)',
    right: 'he',
  },
  {
    before: atStart,
    wrong: 'e',
    after: 'estado|sido|tenido|visto|hecho|dicho|comprado|recibido|leído|hablado',
    right: 'he',
  },
  { before: atStart, wrong: 'a', after: 'sido|habido', right: 'ha' },
  { wrong: 'an', after: participle, right: 'han' },
  { before: 'te|lo|no|ya|que|nunca|cómo|qué|dónde|me', wrong: 'as', after: participle, right: 'has' },
  { before: 'hoy|mañana|allí|porque', wrong: 'ay', after: '\\p{L}+', right: 'hay' },
  { before: 'digas|diga|dime|sabes|sabe|pregunta|preguntó', wrong: 'que', after: 'hora es', right: 'qué' },
  {
    before: 'vamos|voy|vas|va|van|ven|venga|vengan',
    wrong: 'haber',
    after: 'qué|si|quién|cómo|cuándo|dónde|que|la|el|los|las|una|un',
    right: (_, match) =>
      /(?:va|van|vamos) $/i.test(before(match)) && /^haber (?:que|un|una|el|la|los|las) /i.test(rest(match))
        ? undefined
        : 'a ver',
  },
  {
    before:
      'vengas|vengan|vengáis|vayas|vayan|vayamos|voy|vas|va|vamos|vais|van|iba|ibas|íbamos|iban|fui|fuiste|fue|fuimos|fueron|iré|irá|iremos|irán|vengo|viene|vienen|vine|vino|vinieron|volví|volvió|volveré|salí|salió|salimos|empecé|empezó|empieza|empiezo',
    wrong: 'ha',
    after: '\\p{L}*(?:ar|er|ir)(?:me|te|se|nos|os|l[aeo]s?)?',
    right: 'a',
  },
  {
    before: 'voy|vas|va|vamos|van|fui|fuimos|fue|llegué|llegó',
    wrong: 'ha',
    after: 'la|casa|clase|mi|tu|su',
    right: 'a',
  },
  {
    before: 'voy|vas|va|vamos|vais|van',
    wrong:
      'hacer|comprar|ver|comer|salir|tener|estar|ser|decir|trabajar|estudiar|llegar|hablar|viajar|venir|dormir|pedir|llamar|ganar|empezar|cambiar|llover',
    right: (found) => `a ${found.toLowerCase()}`,
  },
  { before: 'para', wrong: 'haber', after: 'si|qué|quién|cómo|cuándo|dónde', right: 'ver' },
  {
    before: `${atStart}|y|pues|bueno|pero|espera|mira|dime|oye|llama|pregunta`,
    wrong: 'haber',
    after: 'si|qué|quién|cómo|cuándo|dónde',
    right: 'a ver',
  },
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
      'nadie|nada|muchos|muchas|mucho|mucha|que|un|una|más|tiempo|gente|problemas?|dos|tres|otro|otra|ningún|ninguna',
    right: (found, match) => (found.toLowerCase() === 'ahí' && !/no $/i.test(before(match)) ? undefined : 'hay'),
  },
  { before: atStart, wrong: 'ay', after: 'que|un|una|muchos|muchas|mucho|mucha|varios|varias|dos|tres', right: 'hay' },
  {
    before: `${atStart}|y|pero|no|ya|si`,
    wrong: 'ahí que',
    after: '\\p{L}{2,}(?:ar|er|ir)(?:lo|la|los|las|se)?',
    right: 'hay que',
  },
  {
    before: `(?:en|sobre) (?:la|el|mi|tu|su|esta|este) \\p{L}+`,
    wrong: 'ay|ahí',
    after: 'un|una|unos|unas|dos|tres|cuatro|cinco|muchos|muchas|mucho|mucha|varios|varias',
    right: 'hay',
  },
  { before: '(?:espero|esperamos|quizá|quizás|ojalá|ojalá que|no creo) ?(?:que)?', wrong: 'halla', right: 'haya' },
  {
    before: 'que|ojalá',
    wrong: 'halla|aya',
    after: '\\p{L}+(?:ado|ido)|hecho|dicho|visto|puesto|vuelto|escrito|tiempo|problemas|sitio|gente|mucha|mucho',
    right: 'haya',
  },
  { before: '(?:había|habían|he|has|ha|hemos|han)', wrong: 'dijo', right: 'dicho' },
  // Of what there is, haber is in the singular.
  {
    wrong: 'habían|hubieron|habrán',
    after:
      '(?:muchos|muchas|varios|varias|pocos|pocas|algunos|algunas|demasiados|demasiadas|bastantes|dos|tres|cuatro|cinco|diez|unos|unas) (?!veces|días|años|de )(?!\\p{L}+(?:ado|ido)s?(?!\\p{L}))\\p{L}+|problemas',
    right: from({ habían: 'había', hubieron: 'hubo', habrán: 'habrá' }),
  },
]);

const asSingular = {
  son: 'es',
  están: 'está',
  piensan: 'piensa',
  dicen: 'dice',
  creen: 'cree',
  quieren: 'quiere',
  tienen: 'tiene',
  van: 'va',
  hacen: 'hace',
  viven: 'vive',
  hablan: 'habla',
  saben: 'sabe',
  pueden: 'puede',
  eran: 'era',
  estaban: 'estaba',
};
const asPlural = {
  está: 'están',
  tiene: 'tienen',
  va: 'van',
  quiere: 'quieren',
  puede: 'pueden',
  hace: 'hacen',
  vive: 'viven',
  come: 'comen',
  juega: 'juegan',
  habla: 'hablan',
  trabaja: 'trabajan',
  viene: 'vienen',
  dice: 'dicen',
  necesita: 'necesitan',
  duerme: 'duermen',
};
const asFirst = {
  tiene: 'tengo',
  va: 'voy',
  quiere: 'quiero',
  puede: 'puedo',
  está: 'estoy',
  hace: 'hago',
  vive: 'vivo',
  viene: 'vengo',
  trabaja: 'trabajo',
  sabe: 'sé',
};
const asOurs = {
  tiene: 'tenemos',
  va: 'vamos',
  quiere: 'queremos',
  puede: 'podemos',
  está: 'estamos',
  vive: 'vivimos',
  tienen: 'tenemos',
  van: 'vamos',
  quieren: 'queremos',
  están: 'estamos',
};
const people =
  'niños|niñas|amigos|amigas|padres|hermanos|hermanas|hijos|hijas|vecinos|alumnos|alumnas|chicos|chicas|perros|gatos|profesores|clientes|estudiantes|trabajadores|abuelos|compañeros|jóvenes';
const liking = { gusta: 'gustan', encanta: 'encantan', interesa: 'interesan', duele: 'duelen', gustó: 'gustaron' };
const agreement = contextRule('grammar/agreement', [
  { before: '(?:que|porque|pero|donde) la gente', wrong: anyOf(asSingular), right: from(asSingular) },
  {
    wrong: 'la gente (?:son|están|piensan|dicen|creen|quieren|tienen|van|hacen|viven|hablan|saben|pueden)',
    before: atStart,
    right: (found) => found.replace(/\p{L}+$/u, (verb) => from(asSingular)(verb) ?? verb).toLowerCase(),
  },
  {
    wrong: `(?:los|las|mis|tus|sus) (?:${people}) (?:${anyOf(asPlural)})`,
    before: atStart,
    right: (found, match) => {
      const [words, verb = ''] = [found.slice(0, found.lastIndexOf(' ') + 1), found.split(' ').at(-1)];
      return /^[^.!?]*\?/.test(rest(match)) ? undefined : words + (from(asPlural)(verb) ?? verb);
    },
  },
  {
    before: `(?:yo|yo no|yo también)`,
    wrong: anyOf(asFirst),
    right: (found, match) =>
      /(?:^|[.!?] )yo (?:no |también )?$/iu.test(before(match)) ? from(asFirst)(found) : undefined,
  },
  {
    before: 'ellos|ellas|ustedes',
    wrong: anyOf(asPlural),
    right: (found, match) =>
      /(?:^|[.!?] )(?:ell[oa]s|ustedes) $/iu.test(before(match)) ? from(asPlural)(found) : undefined,
  },
  {
    before: 'nosotros|nosotras',
    wrong: anyOf(asOurs),
    right: (found, match) => (/(?:^|[.!?] )nosotr[oa]s $/iu.test(before(match)) ? from(asOurs)(found) : undefined),
  },
  {
    before: 'me|te|le|nos|os|les',
    wrong: anyOf(liking),
    after:
      '(?:los|las|estos|estas|esos|esas|tus|mis|sus) (?!lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines|veranos|inviernos|noches|mañanas|tardes|que)\\p{L}+s',
    right: from(liking),
  },
  { before: 'me|te|le|nos|os|les', wrong: 'gustan', after: '\\p{L}{2,}(?:ar|er|ir)', right: 'gusta' },
]);

/** Nobody forgets himself to do something: `se me olvido`. */
const mishaps = contextRule('grammar/past', [
  {
    before: 'se (?:me|te|le|nos|les)',
    wrong: 'olvido|acabo|paso|quedo|escapo|termino',
    right: (found) => `${found.slice(0, -1)}ó`,
  },
]);

const subjunctives: Readonly<Record<string, string>> = {
  estás: 'estés',
  está: 'esté',
  estáis: 'estéis',
  están: 'estén',
  tienes: 'tengas',
  tiene: 'tenga',
  puedes: 'puedas',
  puede: 'pueda',
  pueden: 'puedan',
  vienes: 'vengas',
  viene: 'venga',
  vienen: 'vengan',
  haces: 'hagas',
  hace: 'haga',
  eres: 'seas',
  es: 'sea',
  son: 'sean',
  vas: 'vayas',
  va: 'vaya',
  sabes: 'sepas',
  hay: 'haya',
  dices: 'digas',
};
const conditions: Readonly<Record<string, string>> = {
  tendría: 'tuviera',
  sería: 'fuera',
  podría: 'pudiera',
  habría: 'hubiera',
  haría: 'hiciera',
  estaría: 'estuviera',
  sabría: 'supiera',
  querría: 'quisiera',
};
const moods = contextRule('grammar/mood', [
  {
    before:
      '(?:espero|esperamos|quiero|queremos|quieren|prefiero|ojalá|dudo|no creo|no pienso|es necesario|es importante|es posible)(?: que)?(?: no)?',
    wrong: anyOf(subjunctives),
    right: (found, match) => (/(?:que|ojalá)(?: no)? $/iu.test(before(match)) ? from(subjunctives)(found) : undefined),
  },
  {
    before: atStart,
    wrong: `si (?:yo )?(?:${anyOf(conditions)})`,
    right: (found, match) =>
      /^[^.,;!?]+, (?:\p{L}+ ){0,3}\p{L}+r[ií]a(?:n|s|mos)?(?!\p{L})/u.test(rest(match))
        ? found.replace(/\p{L}+$/u, (verb) => from(conditions)(verb) ?? verb)
        : undefined,
  },
]);

const someone = `(?:[Mm]i|[Tt]u|[Ss]u|[Ee]l|[Ll]a|[Nn]uestr[oa]) (?:herman[oa]|madre|padre|hij[oa]|jef[ea]|profesora?|médic[oa]|tren|avión|autobús|niñ[oa]|novi[oa]|amig[oa]|primo|abuel[oa]|tí[oa]|vecin[oa]|marido|mujer|cliente|directora?|policía|equipo|mamá|papá|perro|gato)|${firstNames}|[Ee]lla|Él|[Uu]sted`;
/** Whoever comes before the verb did something: `Carlos llamo` lacks its accent. */
const pastOfSomeone = new RegExp(
  `(?<=(?:^|\\n|[.!?] |(?:[Qq]ue|[Pp]orque|[Pp]ero|[Cc]uando) )(?:[Aa]yer |[Aa]noche )?(?:${someone}) (?:(?:no|me|te|se|le|lo|la|nos|les|los|las) ){0,3})(${pastStems})o(?![\\p{L}-])`,
  'gu',
);
/** After a time that is over there is no optative: `Ayer compre`. */
const pastOfMine = new RegExp(
  `(?<=(?:[Aa]yer|[Aa]noche|[Aa]nteayer|pasad[oa]),? (?:(?:yo|no|me|te|se|le|lo|la|nos|les|los|las) ){0,3})(${firstPersonStems})e(?![\\p{L}-])`,
  'gu',
);
const pasts: CorrectionRule = (text) =>
  [
    ...editMatches(text, pastOfSomeone, ([, stem]) => `${stem}ó`),
    ...editMatches(text, pastOfMine, ([, stem]) => `${stem}é`),
  ].map((edit) => ({ ...edit, rule: 'grammar/past' }));

export const spanishVerbs: readonly CorrectionRule[] = [have, agreement, moods, mishaps, pasts];

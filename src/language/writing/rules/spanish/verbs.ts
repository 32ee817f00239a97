import { formOf, type Inflection, noInflection, perInflection } from '../../../inflection/inflection.ts';
import { editMatches } from '../../../style-rules/edit-text.ts';
import { anyOf, atStart, contextRule, forms, from, lastWord } from '../context-rule.ts';
import type { CorrectionContext, CorrectionRule } from '../correction-rules.ts';
import { firstNames, participle } from './words.ts';

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
    unless: (_, match) => /(?:de|del|pasar|pasó|pasa|pasado|igual|frente) $/iu.test(before(match)),
    right: 'ha',
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
    unless: (_, match) =>
      /(?:va|van|vamos) $/i.test(before(match)) && /^haber (?:que|un|una|el|la|los|las) /i.test(rest(match)),
    right: 'a ver',
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
    unless: (found, match) => found.toLowerCase() === 'ahí' && !/no $/i.test(before(match)),
    right: 'hay',
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

const people =
  'niños|niñas|amigos|amigas|padres|hermanos|hermanas|hijos|hijas|vecinos|alumnos|alumnas|chicos|chicas|perros|gatos|profesores|clientes|estudiantes|trabajadores|abuelos|compañeros|jóvenes';
const agreement = contextRule('grammar/agreement', (inflection) => {
  const asSingular = forms(
    inflection,
    'ser estar pensar decir creer querer tener ir hacer vivir hablar saber poder',
    'pri.p3.pl > pri.p3.sg',
  );
  const wasPlural = forms(inflection, 'ser estar', 'pii.p3.pl > pii.p3.sg');
  const ofPeople = { ...asSingular, ...wasPlural };
  const asPlural = forms(
    inflection,
    'estar tener ir querer poder hacer vivir comer jugar hablar trabajar venir decir necesitar dormir',
    'pri.p3.sg > pri.p3.pl',
  );
  const asFirst = forms(
    inflection,
    'tener ir querer poder estar hacer vivir venir trabajar saber',
    'pri.p3.sg > pri.p1.sg',
  );
  const asOurs = {
    ...forms(inflection, 'tener ir querer poder estar vivir', 'pri.p3.sg > pri.p1.pl'),
    ...forms(inflection, 'tener ir querer estar', 'pri.p3.pl > pri.p1.pl'),
  };
  const liking = {
    ...forms(inflection, 'gustar encantar interesar doler', 'pri.p3.sg > pri.p3.pl'),
    ...forms(inflection, 'gustar', 'ifi.p3.sg > ifi.p3.pl'),
  };
  return [
    { before: '(?:que|porque|pero|donde) la gente', wrong: anyOf(ofPeople), right: from(ofPeople) },
    {
      wrong: `la gente (?:${anyOf(asSingular)})`,
      before: atStart,
      right: lastWord(from(asSingular)),
    },
    {
      wrong: `(?:los|las|mis|tus|sus) (?:${people}) (?:${anyOf(asPlural)})`,
      before: atStart,
      unless: (_, match) => /^[^.!?]*\?/.test(rest(match)),
      right: lastWord(from(asPlural)),
    },
    {
      before: `(?:yo|yo no|yo también)`,
      wrong: anyOf(asFirst),
      where: (_, match) => /(?:^|[.!?] )yo (?:no |también )?$/iu.test(before(match)),
      right: from(asFirst),
    },
    {
      before: 'ellos|ellas|ustedes',
      wrong: anyOf(asPlural),
      where: (_, match) => /(?:^|[.!?] )(?:ell[oa]s|ustedes) $/iu.test(before(match)),
      right: from(asPlural),
    },
    {
      before: 'nosotros|nosotras',
      wrong: anyOf(asOurs),
      where: (_, match) => /(?:^|[.!?] )nosotr[oa]s $/iu.test(before(match)),
      right: from(asOurs),
    },
    {
      before: 'me|te|le|nos|os|les',
      wrong: anyOf(liking),
      after:
        '(?:los|las|estos|estas|esos|esas|tus|mis|sus) (?!lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines|veranos|inviernos|noches|mañanas|tardes|que)\\p{L}+s',
      right: from(liking),
    },
    { before: 'me|te|le|nos|os|les', wrong: 'gustan', after: '\\p{L}{2,}(?:ar|er|ir)', right: 'gusta' },
  ];
});

/** Forms of the past without their accents. */
const withoutAccent = (inflection: Inflection, verbs: string, slot: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    verbs.split(' ').flatMap((verb) => {
      const form = formOf(inflection, verb, slot);
      return form === undefined ? [] : [[form.replace(/ó$/, 'o').replace(/é$/, 'e'), form]];
    }),
  );
/** Nobody forgets himself to do something: `se me olvido`. */
const mishaps = contextRule('grammar/past', (inflection) => {
  const mishap = withoutAccent(inflection, 'olvidar acabar pasar quedar escapar terminar', 'ifi.p3.sg');
  return [
    {
      before: 'se (?:me|te|le|nos|les)',
      wrong: anyOf(mishap),
      right: from(mishap),
    },
  ];
});

const moods = contextRule('grammar/mood', (inflection) => {
  const subjunctives = {
    ...forms(inflection, 'estar tener poder venir hacer ser ir saber decir', 'pri.p2.sg > prs.p2.sg'),
    ...forms(inflection, 'estar tener poder venir hacer ser ir', 'pri.p3.sg > prs.p3.sg'),
    ...forms(inflection, 'estar poder venir ser', 'pri.p3.pl > prs.p3.pl'),
    ...forms(inflection, 'estar', 'pri.p2.pl > prs.p2.pl'),
    hay: 'haya',
  };
  const conditions = forms(inflection, 'tener ser poder haber hacer estar saber querer', 'cni.p3.sg > pis.p3.sg');
  return [
    {
      before:
        '(?:espero|esperamos|quiero|queremos|quieren|prefiero|ojalá|dudo|no creo|no pienso|es necesario|es importante|es posible)(?: que)?(?: no)?',
      wrong: anyOf(subjunctives),
      where: (_, match) => /(?:que|ojalá)(?: no)? $/iu.test(before(match)),
      right: from(subjunctives),
    },
    {
      before: atStart,
      wrong: `si (?:yo )?(?:${anyOf(conditions)})`,
      where: (_, match) => /^[^.,;!?]+, (?:\p{L}+ ){0,3}\p{L}+r[ií]a(?:n|s|mos)?(?!\p{L})/u.test(rest(match)),
      right: lastWord(from(conditions)),
    },
  ];
});

const someone = `(?:[Mm]i|[Tt]u|[Ss]u|[Ee]l|[Ll]a|[Nn]uestr[oa]) (?:herman[oa]|madre|padre|hij[oa]|jef[ea]|profesora?|médic[oa]|tren|avión|autobús|niñ[oa]|novi[oa]|amig[oa]|primo|abuel[oa]|tí[oa]|vecin[oa]|marido|mujer|cliente|directora?|policía|equipo|mamá|papá|perro|gato)|${firstNames}|[Ee]lla|Él|[Uu]sted`;
/** Verbs whose past is heard of most. */
const pastVerbs =
  'comprar hablar llamar llegar preguntar contestar mandar encontrar dejar pasar olvidar terminar trabajar estudiar escuchar mirar visitar viajar ganar bailar cantar cocinar cenar comentar intentar instalar descargar pagar buscar cambiar confirmar firmar enviar preparar limpiar lavar reparar arreglar reservar cancelar alquilar entregar quedar levantar acostar despertar invitar regalar prestar ayudar esperar tomar gustar caminar mejorar explicar tocar sacar cerrar entrar';
/** Of them, those of which `-e` is no noun. */
const ownPastVerbs =
  'comprar hablar llamar llegar preguntar contestar mandar encontrar dejar olvidar terminar trabajar estudiar escuchar mirar visitar ganar cocinar cenar comentar intentar instalar descargar pagar buscar cambiar confirmar enviar preparar limpiar lavar reparar arreglar reservar cancelar alquilar entregar quedar levantar acostar despertar invitar regalar prestar ayudar tomar caminar mejorar explicar';
const doer = `(?:${someone}) (?:(?:no|me|te|se|le|lo|la|nos|les|los|las) ){0,3}`;
const pastPatterns = perInflection((inflection) => {
  const [past, ownPast] = [
    withoutAccent(inflection, pastVerbs, 'ifi.p3.sg'),
    withoutAccent(inflection, ownPastVerbs, 'ifi.p1.sg'),
  ];
  return {
    past,
    ownPast,
    /** Whoever comes before the verb did something: `Carlos llamo` lacks its accent. */
    ofSomeone: new RegExp(
      `(?<=(?:^|\\n|[.!?] |(?:[Qq]ue|[Pp]orque|[Pp]ero|[Cc]uando) )(?:[Aa]yer |[Aa]noche )?${doer})(?:${anyOf(past)})(?![\\p{L}-])`,
      'gu',
    ),
    /** After a time that is over there is no optative: `Ayer compre`. */
    ofMine: new RegExp(
      `(?<=(?:[Aa]yer|[Aa]noche|[Aa]nteayer|pasad[oa]),? (?:(?:yo|no|me|te|se|le|lo|la|nos|les|los|las) ){0,3})(?:${anyOf(ownPast)})(?![\\p{L}-])`,
      'gu',
    ),
  };
});
const findPasts = (text: string, { inflection = noInflection }: CorrectionContext) => {
  const { past, ownPast, ofSomeone, ofMine } = pastPatterns(inflection);
  return [
    ...editMatches(text, ofSomeone, ([found]) => past[found]),
    ...editMatches(text, ofMine, ([found]) => ownPast[found]),
  ].map((edit) => ({ ...edit, rule: 'grammar/past' }));
};
const pasts = Object.assign(findPasts, {
  writes: (_language: string, inflection: Inflection = noInflection) => {
    const { past, ownPast } = pastPatterns(inflection);
    return [...Object.values(past), ...Object.values(ownPast)];
  },
});

export const spanishVerbs: readonly CorrectionRule[] = [have, agreement, moods, mishaps, pasts];

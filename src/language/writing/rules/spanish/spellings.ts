import { formOf } from '../../../inflection/inflection.ts';
import { alwaysWrong, anyOf, atStart, contextRule, from, oneOf } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { feminineNouns } from './words.ts';

const wrongWords = alwaysWrong('spelling', {
  enserio: 'en serio',
  retrazo: 'retraso',
  retrazos: 'retrasos',
  talvez: 'tal vez',
  talves: 'tal vez',
  osea: 'o sea',
  esque: 'es que',
  derrepente: 'de repente',
  apesar: 'a pesar',
  aveces: 'a veces',
  nose: 'no sé',
  porfavor: 'por favor',
  asique: 'así que',
  asíque: 'así que',
  atraves: 'a través',
  deacuerdo: 'de acuerdo',
  sinembargo: 'sin embargo',
  almenos: 'al menos',
  encambio: 'en cambio',
  porsupuesto: 'por supuesto',
  escribido: 'escrito',
  rompido: 'roto',
  volvido: 'vuelto',
  ponido: 'puesto',
  abrido: 'abierto',
  hacido: 'hecho',
  morido: 'muerto',
  dijieron: 'dijeron',
  trajieron: 'trajeron',
  aser: 'hacer',
  haser: 'hacer',
  hize: 'hice',
  hiso: 'hizo',
  abía: 'había',
  abia: 'había',
  habia: 'había',
  abían: 'habían',
  habian: 'habían',
  haiga: 'haya',
  haigan: 'hayan',
  hiba: 'iba',
  hibamos: 'íbamos',
  estubo: 'estuvo',
  estube: 'estuve',
  estubimos: 'estuvimos',
  estubieron: 'estuvieron',
  tubimos: 'tuvimos',
  tubieron: 'tuvieron',
  bemos: 'vemos',
  hechar: 'echar',
  haora: 'ahora',
  aora: 'ahora',
  porke: 'porque',
  dió: 'dio',
  fué: 'fue',
  fuí: 'fui',
  vió: 'vio',
  ví: 'vi',
  tí: 'ti',
  fé: 'fe',
  ésto: 'esto',
  éso: 'eso',
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

/** `-s` of other tenses, heard in the past. */
const secondPersons = contextRule('spelling', (inflection) => {
  const pasts =
    'ir hacer decir poder tener estar querer poner venir saber traer comer conocer entender escribir perder salir subir llegar hablar comprar llamar mandar dejar olvidar pasar pensar preguntar mirar tomar encontrar empezar ganar jugar terminar trabajar estudiar contestar'
      .split(' ')
      .flatMap((verb) => formOf(inflection, verb, 'ifi.p2.sg') ?? []);
  const heard = Object.fromEntries(pasts.map((form) => [`${form}s`, form]));
  return [{ wrong: anyOf(heard), right: from(heard) }];
});

/** Words taken apart, put together, or written for others that sound alike, where those around show. */
const soundAlike = contextRule('grammar/confusion', [
  { before: 'una|otra|cada|alguna|rara|primera|última|tal', wrong: 'ves', right: 'vez' },
  { before: 'en|de', wrong: 'ves', after: 'en cuando|de', right: 'vez' },
  { before: 'a la', wrong: 'ves', right: 'vez' },
  { before: 'a|muchas|pocas|varias|dos|tres', wrong: 'veses', right: 'veces' },
  { before: '(?:nada|algo|mucho|poco) que', wrong: 'haber', after: 'con|conmigo|contigo', right: 'ver' },
  { before: 'gracias', wrong: 'ha', after: 'todos|todas|ti|usted|ustedes|mi|tu|su', right: 'a' },
  {
    before: 'ir|voy|vas|va|vamos|van|fui|fue|fuimos|salir|salgo|llegar|llegué|llegamos|volver|volví',
    wrong: 'ala',
    after: feminineNouns,
    right: 'a la',
  },
  { wrong: 'devido', after: 'a', right: 'debido' },
  {
    wrong: 'tubo|tube',
    after: 'que (?:\\p{L}+(?:ar|er|ir)(?:me|te|se|lo|la|los|las|le|les|nos)?)',
    right: from({ tubo: 'tuvo', tube: 'tuve' }),
  },
  {
    before: 'no|nunca|siempre|él|ella|se|yo',
    wrong: 'tubo|tube',
    after: 'un|una|que|tiempo|suerte|miedo|razón|problemas|éxito|nada|más|mucho|mucha',
    right: from({ tubo: 'tuvo', tube: 'tuve' }),
  },
  { before: 'muy|tan|bastante|era|está|estaba|fue', wrong: 'grabe', right: 'grave' },
  { before: 'muy|tan|bastante|eran|están|estaban|fueron', wrong: 'grabes', right: 'graves' },
  { wrong: 'haci', after: 'no|que|es|como|de|mismo', right: 'así' },
  { before: 'de', wrong: 'echo', right: 'hecho' },
  { before: 'está|están|estaba|fue|bien', wrong: 'echo', right: 'hecho' },
  {
    wrong: 'echo',
    before: 'he|has|ha|hemos|han|había|habían|habría|haber',
    right: oneOf(['echado', 'hecho'], (_, { input, index }) =>
      /^echo (?:de menos|la culpa|un vistazo|una mano|mano|una siesta|a perder|de casa)(?!\p{L})/iu.test(
        input.slice(index),
      )
        ? 'echado'
        : 'hecho',
    ),
  },
  {
    wrong: 'hechar|hecho',
    after: 'de menos',
    right: from({ hechar: 'echar', hecho: 'echo' }),
  },
  { before: 'me|te|se|le|nos|les|yo|no|que|ya', wrong: 'iva', after: 'a|al', right: 'iba' },
  { before: 'me|te|le|nos|os|les', wrong: 'callo', after: 'muy bien|muy mal|bien|mal|fatal|genial', right: 'cayó' },
  { before: 'se', wrong: 'callo', after: 'al|del|de la|por las|por la|en el|en la', right: 'cayó' },
  { before: '(?:que|ojalá) (?:me|te|le|se|nos|os|les)', wrong: 'valla', right: 'vaya' },
  { before: 'que|ojalá', wrong: 'valla', after: 'a|al|bien|mal|todo', right: 'vaya' },
  {
    before: atStart,
    wrong: 'valla',
    after: 'sorpresa|día|susto|suerte|problema|lío|tontería|por|con|usted',
    right: 'vaya',
  },
  { before: atStart, wrong: 'boy', after: 'a', right: 'voy' },
  { wrong: 'has', after: 'clic|click|lo que|un|una|la|el|los|las|tus|caso', right: 'haz' },
  {
    before: 'me|te|lo|la|nos|le|no|ya|que',
    wrong: 'haz',
    after: '\\p{L}{2,}(?:ado|ido)|hecho|dicho|visto|puesto|escrito',
    right: 'has',
  },
  { before: 'va|voy|vas|vamos|van|fue|fui|iba|mira|corrió', wrong: 'asia', after: 'el|la|los|las', right: 'hacia' },
  { wrong: 'ace', after: 'calor|frío|mucho|dos|tres|años|poco|tiempo|falta|días', right: 'hace' },
  { wrong: 'sobretodo', before: 'y|pero|gusta|gustan|importa|son', right: 'sobre todo' },
]);

/** Two words that are one. */
const joined = contextRule('grammar/confusion', [
  { wrong: 'con (?:ti|tí)', right: 'contigo' },
  { wrong: 'con (?:mi|mí|yo)', next: '[.,;!?]|$', right: 'conmigo' },
  { wrong: 'para yo', next: '[.,;!?]|$', right: 'para mí' },
]);

export const spanishSpellings: readonly CorrectionRule[] = [wrongWords, secondPersons, soundAlike, joined];

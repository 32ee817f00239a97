import type { StyleOrTone } from '../../../../contracts/engines/writing-engine.ts';
import type { Inflection } from '../../../inflection/inflection.ts';
import type { StyleRewriter } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import * as casual from './casual-words.ts';
import { finiteVerbs } from './finite-verbs.ts';
import * as formal from './formal-words.ts';
import { announced, planned } from './future-words.ts';
import * as plain from './plain-words.ts';
import { exclamations, politeRequest } from './sentences.ts';
import * as stances from './stance-words.ts';
import * as warmth from './warm-words.ts';

const infinitives =
  'abrir aceptar acabar actualizar añadir aprender aprovechar asegurar aumentar avanzar ayudar bajar buscar cambiar cancelar celebrar cerrar comer comprar comprobar compartir comentar conocer confirmar conseguir contar contratar construir crear crecer creer cumplir dar decir dejar descansar devolver disfrutar dormir elegir empezar encontrar enseñar entender entregar entrar enviar escribir escuchar esperar estar estudiar evitar explicar firmar ganar garantizar gastar guardar hablar hacer informar instalar intentar invertir invitar ir jugar lanzar leer llamar llegar llevar lograr mandar mantener mejorar mirar mostrar mover obtener ofrecer organizar pagar participar pasar pedir pensar perder poder poner preguntar preparar presentar probar proponer publicar quedar recibir recoger recordar reducir rellenar renovar reparar repetir reservar resolver responder reunir revisar saber sacar salir seguir ser solicitar solucionar subir sugerir tener terminar tomar trabajar traer usar utilizar vender venir ver viajar visitar vivir volver agradecer felicitar actualizar analizar anular aparcar apagar archivar arreglar atender avisar bañar beber borrar caminar colaborar colgar comparar completar concretar corregir cocinar cumplimentar darse decidir demostrar desarrollar descargar devolver disponer encender equivocar estrenar exigir faltar fijar gestionar imprimir incluir indicar influir limpiar localizar madrugar medir montar negociar ordenar patentar pintar plantear prestar prever prohibir probar quitar recargar reclamar reconocer recuperar regar reforzar reiniciar renunciar retirar retrasar rodear sentar señalar separar sumar superar suspender tramitar trasladar vacunar valorar vigilar alquilar arrancar bailar cantar cenar cobrar coger conducir cuidar demostrar desayunar detener dudar echar eliminar exportar fallar fumar importar inaugurar insistir justificar liberar marcar mudarme ocupar olvidar parar pasear pelear permitir ponerme probarlo quejar recordar regresar repetir repetirlo respetar reír soñar tirar tocar tratar';
/** Adjectives by which people judge, in the forms that come after `es`. */
const goodWords = judgements(
  'buen rápid cómod tranquil práctic modern acogedor:acogedora silencios divertid sencill bonit segur delicios limpi eficaz: útil: amable: fácil: interesante: agradable: excelente: original: emocionante: brillante: elegante: fiable:',
);
const badWords = judgements(
  'mal lent car suci ruidos peligros complicad larg aburrid fe confus incómod caótic pobre: triste: difícil: insuficiente: desagradable: imposible: deficiente: inaceptable:',
);
const gerunds =
  'abriendo aprendiendo ayudando bajando buscando cayendo comiendo creciendo dando diciendo durmiendo esperando estudiando escribiendo fallando funcionando ganando hablando haciendo intentando jugando leyendo llegando lloviendo mejorando pagando pensando perdiendo preparando recibiendo siendo subiendo teniendo trabajando usando vendiendo viendo viviendo';
/** Nouns of which there may be many. */
const many =
  'alumnos amigos años cambios ciudades clientes colegios comentarios compañeros consultas correos cosas cursos datos días dudas ejemplos ejercicios empleados empresas errores estudiantes estudios expertos familias fotos horas hoteles ideas jóvenes lectores libros mensajes museos niños noticias opciones países personas películas preguntas problemas productos profesores proyectos pueblos quejas razones recetas regalos restaurantes socios tiendas trabajadores trenes turistas usuarios vecinos ventajas veces viajes viajeros visitantes';

/** `buen` → `bueno buena buenos buenas`; with a colon what is one for both genders. */
function judgements(words: string): string {
  return words
    .split(' ')
    .flatMap((word) => {
      const [base = '', other] = word.split(':');
      if (other === undefined) return ['o', 'a', 'os', 'as'].map((ending) => base + ending);
      const plural = base.endsWith('z') ? `${base.slice(0, -1)}ces` : /[aeiou]$/.test(base) ? `${base}s` : `${base}es`;
      return other === '' ? [base, plural] : [base, other, plural, `${other}s`];
    })
    .join(' ');
}

/** `enviar`, `enviarme`, `enviarlo`. */
function withPronouns(verbs: string): string {
  const endings = ['', 'me', 'te', 'se', 'lo', 'la', 'los', 'las', 'le', 'les', 'nos'];
  return verbs
    .split(' ')
    .flatMap((verb) => endings.map((ending) => verb + ending))
    .join(' ');
}

export const spanish: RuleLanguage = {
  language: 'es',
  habits: { splitsApostrophes: false, capitalNouns: false },
  groups: {
    subject:
      'yo nosotros ellos ellas él ella usted ustedes el la los las un una mi mis su sus nuestro nuestra este esta estos estas no hay',
    clause:
      'yo nosotros ellos ellas él ella usted ustedes el la los las un una mi mis su sus nuestro nuestra este esta estos estas no hay deberíamos debería podemos podríamos es está son',
    article: 'el la los las un una este esta estos estas su sus mi nuestro nuestra',
    not: 'no nunca jamás nada nadie ningún ninguna sin ni poco tampoco lamentablemente',
    infinitive: withPronouns(infinitives),
    good: goodWords,
    bad: badWords,
    judged: `${goodWords} ${badWords}`,
    gerund: gerunds,
    announced,
    planned,
    purpose:
      'evitar mejorar reducir garantizar obtener asegurar confirmar solicitar revisar preparar modificar cambiar informar participar aumentar facilitar resolver solucionar pedir conocer ofrecer lograr conseguir crear cumplir actualizar completar',
    mark: '¿ ¡ ( « "',
    many,
    him: 'el un al del mi tu su este ese gran buen nuestro cada otro los las',
    det: 'el la los las un una unos unas mi tu su mis tus sus este esta estos estas ese esa del al buen buena gran cada otro otra nuestro nuestra',
    // A clause behind one of them is no sentence of its own, nor is a part of a question.
    sub: 'que cuando si aunque mientras como porque donde quien quienes cual cuyo cuya para sin ¿ ¡ ( : ; qué cómo cuándo dónde quién según desde ni tampoco entre tanto',
  },
  // `realizamos` is of today or of yesterday: another verb may distinguish the two.
  chooseForm: () => -1,
  fit: (word, next) => {
    if (word === 'y' || word === 'e') return /^h?i(?![ae])/.test(next) ? 'e' : 'y';
    if (word === 'o' || word === 'u') return /^h?o/.test(next) ? 'u' : 'o';
    return word;
  },
};

/** Letters of offices, or to people who are called by a title. */
const office =
  /^(?:(?:Estimad[oa]s?|Distinguid[oa]s?|Apreciad[oa]s?|Muy) (?:señor|Sr|doctor|Dr|profesor|director|client|usuari)|(?:El |La )?(?:departamento|servicio|atención|equipo|dirección|oficina|secretaría|administración) )/imu;

export function spanishWith(inflection: Inflection): RuleLanguage {
  const finite = finiteVerbs(inflection);
  const groups = { ...spanish.groups, goes: finite.join(' '), Goes: finite.map(capitalized).join(' ') };
  return { ...spanish, groups, inflection };
}

const phrased = phraseStyles(
  spanishWith,
  { ...plain, ...formal, ...casual, ...stances, ...warmth },
  {
    formal: {
      greetings: {},
      closings: { 'Un abrazo': 'Un cordial saludo', Besos: 'Un cordial saludo', Saludos: 'Un cordial saludo' },
    },
    casual: {
      unless: office,
      greetings: { Estimado: 'Hola,', Estimada: 'Hola,', Querido: 'Hola,', Querida: 'Hola,' },
      closings: { 'Un cordial saludo': 'Un abrazo', 'Saludos cordiales': 'Un abrazo', Atentamente: 'Un abrazo' },
    },
    friendly: {
      unless: office,
      greetings: { Estimado: 'Querido', Estimada: 'Querida' },
      closings: {
        'Un cordial saludo': 'Un saludo muy afectuoso',
        'Saludos cordiales': 'Un saludo muy afectuoso',
        Atentamente: 'Un saludo muy afectuoso',
      },
    },
  },
);

const then = (made: StylesOfLanguage[StyleOrTone], other: StyleRewriter) => (inflection: Inflection) => [
  ...(made?.(inflection) ?? []),
  other,
];

export const spanishStyles: StylesOfLanguage = {
  ...phrased,
  enthusiastic: then(phrased.enthusiastic, exclamations(spanish)),
  friendly: then(phrased.friendly, politeRequest(spanish)),
  diplomatic: then(phrased.diplomatic, politeRequest(spanish)),
};

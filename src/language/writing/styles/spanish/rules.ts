import { phraseManners } from '../phrases/phrase-manners.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import * as words from './style-words.ts';
import * as tones from './tone-words.ts';

const infinitives =
  'ser estar hacer tener ir ver tomar saber evitar mejorar reducir encontrar garantizar entender obtener ayudar asegurar responder confirmar enviar leer firmar rellenar revisar pagar preparar hablar cambiar reservar terminar devolver mandar comprar esperar buscar abrir cerrar participar informar pedir';

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
    infinitive: infinitives,
  },
  endings: {
    ar: 'o a as an amos ar ando ado ada ados adas aba aban ará arán ó aron',
  },
  fit: (word, next) => {
    if (word === 'y' || word === 'e') return /^h?i(?![ae])/.test(next) ? 'e' : 'y';
    if (word === 'o' || word === 'u') return /^h?o/.test(next) ? 'u' : 'o';
    return word;
  },
};

export const spanishManners = phraseManners(
  spanish,
  { ...words, ...tones },
  {
    formal: {
      greetings: {},
      closings: { 'Un abrazo': 'Un cordial saludo', Besos: 'Un cordial saludo', Saludos: 'Un cordial saludo' },
    },
    casual: {
      greetings: { Estimado: 'Hola,', Estimada: 'Hola,', Querido: 'Hola,', Querida: 'Hola,' },
      closings: { 'Un cordial saludo': 'Un abrazo', 'Saludos cordiales': 'Un abrazo', Atentamente: 'Un abrazo' },
    },
    friendly: {
      greetings: { Estimado: 'Querido', Estimada: 'Querida' },
      closings: {
        'Un cordial saludo': 'Un saludo muy afectuoso',
        'Saludos cordiales': 'Un saludo muy afectuoso',
        Atentamente: 'Un saludo muy afectuoso',
      },
    },
  },
);

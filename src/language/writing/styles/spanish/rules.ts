import type { StyleOrTone } from '../../../../contracts/engines/writing-engine.ts';
import type { Inflection } from '../../../inflection/inflection.ts';
import { wordGroups } from '../../../packs/word-groups.ts';
import type { StyleRewriter } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import { finiteVerbs } from './finite-verbs.ts';
import { exclamations, politeRequest } from './sentences.ts';

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
  const groups = {
    infinitive: withPronouns(wordGroups('es').words.infinitive ?? ''),
    goes: finite.join(' '),
    Goes: finite.map(capitalized).join(' '),
  };
  return { ...spanish, groups, inflection };
}

const phrased = phraseStyles(spanishWith, {
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
});

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

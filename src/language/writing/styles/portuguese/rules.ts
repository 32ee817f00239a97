import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';

/** For both variants: only words that both have. */
export const portuguese: RuleLanguage = {
  language: 'pt',
  habits: { splitsApostrophes: false, capitalNouns: false },
};

/** Letters of offices, or to people who are called by a title. */
const office =
  /^(?:(?:Prezad[oa]s?|Car[oa]s?|Ex\.m[oa]|Estimad[oa]s?) (?:senhor|Sr|doutor|Dr|professor|diretor|client|usuári|utilizador)|(?:A |O )?(?:departamento|serviço|central|equipa|equipe|direção|diretoria|secretaria|administração|atendimento)(?: |$))/imu;

export const portugueseStyles = phraseStyles(portuguese, {
  formal: {
    greetings: {},
    closings: { Abraços: 'Atenciosamente', Beijos: 'Atenciosamente', Abraço: 'Atenciosamente' },
  },
  casual: {
    unless: office,
    greetings: { Caro: 'Olá', Cara: 'Olá' },
    closings: { Atenciosamente: 'Abraços', Cumprimentos: 'Abraços', 'Com os melhores cumprimentos': 'Abraços' },
  },
  friendly: {
    unless: office,
    greetings: {},
    closings: { Atenciosamente: 'Um abraço', Cumprimentos: 'Um abraço', 'Com os melhores cumprimentos': 'Um abraço' },
  },
});
